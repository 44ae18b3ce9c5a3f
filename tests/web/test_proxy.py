"""The proxy of the guide to running a server: nginx with TLS before two processes, one of which dies.

`make proxy` runs this where nginx is installed; only addresses, ports and places of files are changed.
"""

import asyncio
import contextlib
import re
import shutil
import ssl
import subprocess
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.paths import ROOT
from tests.postgres import Postgres
from tests.web.crowd import Player, Server, check_kept, free_port, until

pytestmark = pytest.mark.proxy
SITE = "https://camarilla.example"
GAME = "ruse-and-bruise"


def documented(beginning: str) -> str:
    """The example of the guide that begins so."""
    guide = (ROOT / "docs" / "deploying.md").read_text(encoding="utf-8")
    blocks = [
        textwrap.dedent(block).strip() for block in re.findall(r"(?:^    .*\n|^\n(?=    ))+", guide, re.MULTILINE)
    ]
    [found] = [block for block in blocks if block.startswith(beginning)]
    return found


def put(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


class Proxy:
    """nginx before two servers."""

    def __init__(self, folder: Path, servers: list[Server]) -> None:
        self.folder, self.servers = folder, servers
        self.port = free_port()
        self.address = SITE
        certificate = self._certificate()
        self.trust = ssl.create_default_context(cafile=certificate)
        self.way: dict[str, Any] = {"ssl": self.trust, "host": "127.0.0.1", "port": self.port, "proxy": None}
        one, other = [server.address.removeprefix("http://") for server in servers]
        upstream = put(documented("upstream"), ("10.0.0.1:8001", one), ("10.0.0.2:8002", other))
        example = documented("map")
        [single] = re.findall(r"upstream camarilla \{.*?\}", example, re.DOTALL)
        site = put(
            example,
            (single, upstream),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("/etc/letsencrypt/live/camarilla.example/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/camarilla.example/privkey.pem", str(folder / "key.pem")),
        )
        own = [f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
        around = "\n".join([f"access_log {folder}/access.log;", *own])
        begin = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        self.configuration = folder / "nginx.conf"
        self.configuration.write_text(f"{begin}http {{\n{around}\n{site}\n}}\n", encoding="utf-8")

    def _certificate(self) -> Path:
        names = "subjectAltName=DNS:camarilla.example,IP:127.0.0.1"
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=camarilla"]
        command += ["-addext", names, "-keyout", "key.pem", "-out", "certificate.pem"]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, timeout=60)
        return self.folder / "certificate.pem"

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        nginx = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
        assert nginx, "nginx is missing: install it to run this"
        command = [nginx, "-e", str(self.folder / "error.log"), "-c", str(self.configuration)]
        subprocess.run([*command, "-t"], check=True, capture_output=True, timeout=20)
        process = subprocess.Popen(command)
        try:
            deadline = time.monotonic() + 20
            while True:
                with contextlib.suppress(httpx2.TransportError), self.client() as client:
                    assert client.get("/healthz").status_code == 200
                    break
                assert process.poll() is None and time.monotonic() < deadline, "nginx does not answer"
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(20)

    def client(self, local: str = "127.0.0.1", **headers: str) -> httpx2.Client:
        """A browser or a program at some address of this machine."""
        return httpx2.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"host": "camarilla.example", **headers},
            transport=httpx2.HTTPTransport(verify=self.trust, local_address=local),
            timeout=20,
        )

    def logged(self) -> str:
        return "".join((self.folder / name).read_text(encoding="utf-8") for name in ("access.log", "error.log"))


@pytest.fixture
def proxy(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[str, Proxy]]:
    database = postgres.database()
    servers = [Server(database, "--public-url", SITE) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        found = Proxy(tmp_path, servers)
        with found.running():
            yield database, found
    finally:
        for server in servers:
            server.kill()


def table(proxy: Proxy) -> tuple[str, list[str]]:
    """A table of two people and a bot, and the people's keys."""
    with proxy.client() as client:
        seats = ["me", "friend", "bot:random"]
        made = client.post("/api/tables", json={"game": GAME, "seats": seats, "bot_delay": 0, "name": "Anna"}).json()
        assert made["seats"][1]["link"] == f"{SITE}/seats/{made['seats'][1]['key']}"
        key = {"authorization": f"Bearer {made['seats'][1]['key']}"}
        joined = client.post("/api/seat/join", json={"name": "Béla"}, headers=key).json()
    return made["table"], [made["seats"][0]["key"], joined["key"]]


def test_a_game_through_the_proxy_survives_the_death_of_a_process(proxy: tuple[str, Proxy]) -> None:
    database, front = proxy
    id, keys = table(front)
    players = [Player([front], key, number, pause=0.05) for number, key in enumerate(keys)]

    async def play() -> None:
        games = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(player.frame.get("v", 0) >= 6 for player in players), "a few decisions")
        front.servers[0].kill()
        await asyncio.wait_for(asyncio.gather(*games), 60)

    asyncio.run(play())
    assert all(player.over for player in players)
    assert sum(player.returns for player in players) >= 1, "nobody noticed the death: nothing is proved"
    assert check_kept(database, {id: players}) > 20


def test_no_key_is_in_the_proxy_s_log_even_if_a_process_does_not_answer(proxy: tuple[str, Proxy]) -> None:
    _, front = proxy
    _, keys = table(front)
    front.servers[0].kill()
    with front.client() as browser:
        # In turn to both: the proxy tries the dead one first, or second.
        for _ in range(2):
            assert browser.get(f"/seats/{keys[1]}").status_code == 200
        assert browser.post(f"/seats/{keys[1]}", data={"name": "Béla"}).status_code == 303
    assert "GET /healthz" in front.logged()
    assert [key for key in keys if key in front.logged()] == []


def test_only_our_own_pages_through_the_proxy(proxy: tuple[str, Proxy]) -> None:
    _, front = proxy
    with front.client(origin=SITE) as browser:
        begun = browser.post(f"/play/{GAME}")
        assert begun.status_code == 303
        cookie = begun.headers["set-cookie"]
        assert all(word in cookie for word in ("Secure", "HttpOnly", "SameSite=lax"))
        path = begun.headers["location"]
        assert browser.post("/language", data={"language": "hu"}, headers={"origin": "https://evil.example"}).is_error
        page = browser.get(path).text
        assert 'data-seat="0"' in page
        headers = {"cookie": cookie.partition(";")[0]}
        address = f"wss://camarilla.example{path}/socket"
        way: dict[str, Any] = {"ssl": front.trust, "address": ("127.0.0.1", front.port), "proxy": None}
        with connect(address, **way, origin=Origin(SITE), additional_headers=headers) as socket:
            socket.send('{"type": "hello"}')
            assert '"seat":0' in str(socket.recv(20))
        for foreign in ("https://evil.example", "null", "https://camarilla.example.evil.example"):
            with pytest.raises(InvalidStatus), connect(address, **way, origin=Origin(foreign)):
                pass


def test_addresses_are_those_of_the_proxy_s_clients(proxy: tuple[str, Proxy]) -> None:
    _, front = proxy
    # Each of the two processes lets an address try thirty keys a minute; and a minute may end in between.
    enough = 2 * 2 * 30 + 2

    def guess(client: httpx2.Client, number: int) -> int:
        made_up = {"authorization": f"Bearer guess-{number}", "x-forwarded-for": f"192.0.2.{number}"}
        return client.get("/api/seat", headers=made_up).status_code

    with front.client("127.0.0.2") as nosy, front.client("127.0.0.3") as honest:
        answers = {guess(nosy, number) for number in range(enough)}
        # Whoever makes addresses up is known by its own; nobody else pays for it.
        assert answers == {401, 429}
        assert [guess(honest, number) for number in range(4)] == [401] * 4
