"""Limits: who is counted as one, when one may ask again, and that the document tells them as they are."""

import time

import pytest
from starlette.requests import HTTPConnection

from camarilla.core.clauses import Refusal
from camarilla.core.game import LONGEST_BOX_LINE
from camarilla.web.http import limits, site
from camarilla.web.http.guards import crowding, slow_clients, strict_requests
from camarilla.web.http.limits import Limits
from camarilla.web.live import sockets
from camarilla.web.tables import hall, plans, session
from tests.paths import ROOT


def test_ipv4_through_ipv6_is_not_one_household() -> None:
    def who(host: str) -> str:
        return limits.who_asks(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert who("::ffff:192.0.2.1") == who("192.0.2.1") != who("::ffff:192.0.2.2")


def test_who_waits_may_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1000 * 24 * 3600.0
    monkeypatch.setattr(time, "time", lambda: moment)
    counted = Limits()
    for name, (most, seconds) in limits.RATES.items():
        for _ in range(most):
            counted.spend(name, "one")
        with pytest.raises(Refusal):
            counted.spend(name, "one")
        counted.spend(name, "another")
        moment += seconds
        counted.spend(name, "one")


def test_the_limits_are_those_of_the_document() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8").replace("\n  ", " ")
    rates = {name: f"{most:,}" for name, (most, _) in limits.RATES.items()}
    for promise in (
        f"by address {rates['requests']} requests, {rates['lessons']} answers in lessons and {rates['forms']} forms",
        f"a minute, {rates['tables']} tables a day,",
        f"{limits.SOCKETS} sockets; by person {limits.OPEN_TABLES} tables opened and not finished",
        f"{rates['reviews']} reviews of games a day, and {rates['hints']} hints and looks of the coach a minute;",
        f"by seat {rates['decisions']} requests a minute;",
        f"by socket {sockets.MESSAGES_A_SECOND} messages a second; by table {sockets.MOST_WATCHERS:,} watchers",
        f"and {hall.MOST_LINES:,} lines of chat, and {session.MOST_UNDONE} decisions taken back by each seat",
        f"{rates['wrong keys']} wrong keys a minute",
        f"{crowding.MOST_UNFINISHED} connections on which no request is complete",
        f"told in steps of a tenth ({limits.STEPS} for each limit)",
        f"Frames over {sockets.LONGEST_MESSAGE // 1024} KiB",
        f"headers over {strict_requests.LONGEST_HEADERS // 1024} KiB, forms over {site.LONGEST_FORM // 1000} KB",
        f"headers that take more than {slow_clients.SECONDS_FOR_HEADERS:.0f} seconds",
        f"forms more than {site.SECONDS_FOR_A_FORM:.0f}, a first message more than {sockets.SECONDS_FOR_HELLO:.0f};",
        f"answers that nobody reads for {slow_clients.SECONDS_TO_READ:.0f} seconds",
        f"a box over {plans.LONGEST_BOX // 1000} KB, a line over {LONGEST_BOX_LINE} characters",
    ):
        assert promise in text, promise
