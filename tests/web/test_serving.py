"""The command: a free port, an address that answers, and a refusal in one line."""

import socket
from pathlib import Path

import pytest

from camarilla.cli import main
from camarilla.web.serving import address_of, listen


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = str(tmp_path / "db")
        assert main(["serve", "--port", str(port), "--database", database, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert f"127.0.0.1:{port} cannot be listened on" in complaint and len(complaint.splitlines()) == 1


def test_port_0_takes_a_free_one() -> None:
    with listen("127.0.0.1", 0) as one, listen("127.0.0.1", 0) as other:
        assert address_of(one) != address_of(other)
        assert address_of(one) == f"http://127.0.0.1:{one.getsockname()[1]}/"
    with listen("0.0.0.0", 0) as everywhere:
        assert address_of(everywhere).startswith("http://localhost:")
