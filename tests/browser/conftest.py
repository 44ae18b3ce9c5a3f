"""One server and one browser for all tests of this folder; no window may have anything to complain about."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.person import DESK, PATIENCE, Person
from tests.browser.server import Server
from tools.browser import FLAGS, found

Invite = Callable[..., Person]
expect.set_options(timeout=PATIENCE)


# While a browser is open, this thread runs an event loop: not for longer than the tests of this folder.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = found()
    assert chromium, "no Chromium: run python tools/browser.py"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()
    assert running.log() == ""


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Brings people, each with a window of their own."""
    people: list[Person] = []

    def come(size: ViewportSize = DESK, **more: Any) -> Person:
        people.append(Person(browser, server.address, size, **more))
        return people[-1]

    yield come
    assert [trouble for person in people for trouble in person.leave()] == []


@pytest.fixture(scope="package")
def finished(browser: Browser, server: Server) -> tuple[str, Any]:
    """A game that is over: its path, and the cookies of the person who played it."""
    person = Person(browser, server.address)
    path = person.open_table("strozzi", "bot:random", "bot:random")
    person.play_to_the_end()
    cookies = person.context.storage_state()
    assert person.leave() == []
    return path, cookies
