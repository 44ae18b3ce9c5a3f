"""What a seat may not know reaches it by no way: whole games over a real port, every byte compared.

At many moments of a game all that a seat cannot know is replaced behind the server's back, and with it all that has
happened since the seat's last decision: whether that can be taken back is proved from it. Whatever the seat, or
somebody who only watches, then asks or is told must stay the same to the byte. Leaks that are put in must be found.
"""

import contextlib
import copy
import json
import logging
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.responses import Response
from websockets.sync.client import ClientConnection

from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.drawing.boards import draw_board
from camarilla.drawing.named_parts import Board
from camarilla.testkit.pasts import another_past
from camarilla.web.http import metrics
from camarilla.web.live import beat_news, board_news, page_frames
from camarilla.web.live.program_frames import MODES
from camarilla.web.tables.session import TableSession
from camarilla.web.live.outbox import Outbox
from camarilla.web.storage.health import Health
from camarilla.web.tables import standing_orders
from camarilla.web.tables.plans import Plan, terms_of
from camarilla.web.storage.schema import EntryRow, StoredTable, Terms
from camarilla.web.http.site import Site
from camarilla.web.http.study import reviews
from camarilla.web.live.watchers import SocketBroadcaster, Watcher
from camarilla.web.http.language import page_voice
from tests.web.port import Server, real_server
from tests.web.wire import Leak, Seat, same

MOMENTS = 3
"""Of a game at which everything is compared, besides its beginning, and those at which undo is offered first."""
SECRET_CHOICES = "principe"
"""Where all choose in secret at once, a choice can be taken back as long as another one still chooses."""
TRIES = 60
"""How often another past is guessed until one fits all that the seat has seen."""


class Evening:
    """A table of people at a real server, and all that its seats have been told."""

    def __init__(self, server: Server, game: Game) -> None:
        self.server, self.game = server, game
        self.chance = FastChance(17)
        self.truth = ""
        """The digest of the world in which the game is really played, while another one is shown."""
        self.places = max(3, game.seats[0])
        with httpx2.Client(base_url=server.address) as client:
            seats = ["me", *["friend"] * (self.places - 1)]
            terms = {"game": game.id, "seats": seats, "name": "Anna", "undo": True, "hints": True}
            made = client.post("/api/tables", json=terms).json()
            keys = [made["seats"][0]["key"]]
            for row in made["seats"][1:]:
                headers = {"authorization": f"Bearer {row['key']}"}
                answer = client.post("/api/seat/join", json={"name": "Béla"}, headers=headers)
                keys.append(answer.json()["key"])
        self.table: str = made["table"]
        self.seats = [Seat(server, self.table, number, key) for number, key in enumerate(keys)]
        self.watcher = Seat(server, self.table, None, None)
        self.received: dict[int | None, list[str]] = {seat.number: [] for seat in [*self.seats, self.watcher]}

    @property
    def match(self) -> TableSession:
        match: TableSession = self.server.app.state.site.tables.get(self.table)
        return match

    def told(self, seat: Seat) -> dict[str, str]:
        self.match._lines.clear()
        told = dict(seat.everything(self.game, self.match))
        self.received[seat.number] += told.values()
        return told

    def compare(self, seat: Seat) -> bool:
        """All that the seat, and one who watches, is told in this world and in another; whether they differ."""
        match, truth, marks, stood = self.match, self.match.table, self.match._marks, self.match._stood
        tries = (another_past(truth, seat.number or 0, self.chance) for _ in range(TRIES))
        other = next((past for past in tries if past is not None), None)
        if other is None:
            return False
        before = [self.told(seat), self.told(self.watcher)]
        self.truth = truth._position.digest()
        try:
            match._table = other
            match._marks = [*[step.events for step in other._steps], other.happened()]
            match._stood = match._marks[:-1]
            after = [self.told(seat), self.told(self.watcher)]
        finally:
            match._table, match._marks, match._stood = truth, marks, stood
        for one, another in zip(before, after, strict=True):
            same(one, another)
        return truth._position.digest() != other._position.digest()

    def play(self) -> Generator[int, None, None]:
        """The whole game over the seats' own sockets; stops before every decision."""
        with contextlib.ExitStack() as stack:
            sockets = [
                stack.enter_context(seat.socket("/api/socket", key=seat.key, **{"as": "data"})) for seat in self.seats
            ]
            states = [self._heard(number, socket, "state") for number, socket in enumerate(sockets)]
            for step in range(5000):
                yield step
                if states[0]["state"] == "over":
                    return
                actor = states[0]["acts"][0]
                legal = states[actor]["legal"]
                action = legal[self.chance.below(len(legal))]["id"]
                sockets[actor].send(
                    json.dumps({"type": "play", "v": states[0]["v"], "id": f"d{step}", "action": action})
                )
                states = [self._heard(number, socket, "state") for number, socket in enumerate(sockets)]
                self._heard(actor, sockets[actor], "ack")

    def _heard(self, seat: int, socket: ClientConnection, kind: str) -> Any:
        """The next frame of that kind; whatever comes is kept."""
        while True:
            frame = str(socket.recv(30))
            self.received[seat].append(frame)
            told = json.loads(frame)
            if told["type"] == kind:
                return told


@contextlib.contextmanager
def evening(folder: Path, game_id: str) -> Iterator[Evening]:
    with real_server(folder) as server:
        table = Evening(server, find_game(game_id))
        try:
            yield table
        finally:
            for seat in [*table.seats, table.watcher]:
                seat.browser.close()


@pytest.mark.parametrize("game_id", game_ids())
def test_nothing_that_a_seat_may_not_know_reaches_it_in_a_whole_game(tmp_path: Path, game_id: str) -> None:
    with evening(tmp_path, game_id) as table:
        differing = []
        last = offered = 0
        for step in table.play():
            last = step
            if step in {0, *[7 * 3**at for at in range(MOMENTS)]}:
                # One who has to decide gets a hint; another one gets none.
                asked = table.match.to_act()[:1]
                quiet = [seat for seat in range(table.places) if seat not in table.match.to_act()][:1]
                differing += [table.compare(table.seats[seat]) for seat in [*asked, *quiet]]
            regretful = [seat for seat in table.seats if table.match.table.can_undo(seat.number or 0)]
            if regretful and offered < MOMENTS:
                offered += 1
                differing.append(table.compare(regretful[0]))
        assert offered or game_id != SECRET_CHOICES
        # At the end of a round there may be nothing left to hide; elsewhere the worlds differ.
        assert table.match.table.over and sum(differing) >= MOMENTS, (last, differing)
        assert any('"best"' in text for received in table.received.values() for text in received)
        terms = table.match.terms
        for number, received in table.received.items():
            text = "\n".join(received)
            before_the_end = text.split('"state":"over"')[0]
            assert terms.seed.hex() not in before_the_end and (number is None or terms.seed.hex() in text)
            others = [seat.key for at, seat in enumerate(terms.seats) if at != number]
            assert not any(key in text for key in others)
            assert table.server.app.state.site.cookies._seal.secret_key.decode() not in text


# Leaks put in on purpose ----------------------------------------------------------------


def hand_in_the_log(patch: pytest.MonkeyPatch, table: Evening) -> None:
    brief = MODES["brief"]

    def loose(match: TableSession, *more: Any) -> page_frames.Frame:
        logging.getLogger("camarilla.web.tables.hall").warning("the table is %s", match.table._position.dump())
        return brief(match, *more)

    patch.setitem(MODES, "brief", loose)


def another_seat_s_actions(patch: pytest.MonkeyPatch, table: Evening) -> None:
    legal = page_frames.legal
    patch.setattr(page_frames, "legal", lambda match, _, say: legal(match, match.to_act()[0], say))


def length_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    put = Outbox.put

    def padded(self: Outbox, text: str) -> None:
        put(self, text + " " * int(table.match.table._position.digest()[:2], 16))

    patch.setattr(Outbox, "put", padded)


def header_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    page = Site.page

    def stamped(self: Site, *given: Any, **more: Any) -> Response:
        answer = page(self, *given, **more)
        answer.headers["etag"] = table.match.table._position.digest()
        return answer

    patch.setattr(Site, "page", stamped)


def refusal_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    refused = page_frames.refused

    def talkative(match: TableSession, *more: Any) -> page_frames.Frame:
        return refused(match, *more) | {"facts": {"left": match.table._position.digest()}}

    patch.setattr(page_frames, "refused", talkative)


def undo_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    whole = MODES["data"]

    def loose(match: TableSession, *more: Any) -> page_frames.Frame:
        return whole(match, *more) | {"undo": match.table._position.digest()}

    patch.setitem(MODES, "data", loose)


def number_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    lines = metrics._lines

    def more(site: Site) -> Iterator[str]:
        yield from lines(site)
        yield f"camarilla_cards {int(table.match.table._position.digest()[:8], 16)}"

    patch.setattr(metrics, "_lines", more)


def health_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    async def sickly(_: Health) -> bool:
        return int(table.match.table._position.digest(), 16) == int(table.truth, 16)

    patch.setattr(Health, "good", sickly)


def part_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    def talkative(*given: Any) -> Board:
        board = draw_board(*given)
        return Board(board.skeleton, board.parts | {"status": f"<p>{table.match.table._position.digest()}</p>"})

    patch.setattr(board_news, "draw_board", talkative)


def caption_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    frames = beat_news.beat_frames

    def talkative(*given: Any) -> list[beat_news.BeatFrame]:
        return [frame | {"caption": table.match.table._position.digest()} for frame in frames(*given)]

    patch.setattr(beat_news, "beat_frames", talkative)


def recap_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    recap = page_frames.recap

    def talkative(match: TableSession, *more: Any) -> page_frames.Frame:
        return recap(match, *more) | {"of": match.table._position.digest()}

    patch.setattr(page_frames, "recap", talkative)


def players_that_tell(patch: pytest.MonkeyPatch, table: Evening) -> None:
    presence = page_frames.presence

    def talkative(match: TableSession, seat: int | None) -> page_frames.Frame:
        return presence(match, seat) | {"of": match.table._position.digest()}

    patch.setattr(page_frames, "presence", talkative)


def hint_that_tells(patch: pytest.MonkeyPatch, table: Evening) -> None:
    patch.setattr(reviews, "hint_lines", lambda *_: [table.match.table._position.digest()])


LEAKS = [
    hand_in_the_log, another_seat_s_actions, length_that_tells, header_that_tells, refusal_that_tells, undo_that_tells,
    number_that_tells, health_that_tells, part_that_tells, caption_that_tells, recap_that_tells,
    players_that_tell, hint_that_tells,
]  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(
    tmp_path: Path, leak: Callable[[pytest.MonkeyPatch, Evening], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with evening(tmp_path, "ruse-and-bruise") as table, contextlib.closing(table.play()) as play:
        for _ in range(3):  # until there are beats
            next(play)
        asked = leak is hint_that_tells
        [quiet] = [seat for seat in table.seats if (seat.number in table.match.to_act()) == asked][:1]
        assert table.compare(quiet), "the worlds are the same; nothing can be told apart"
        leak(monkeypatch, table)
        with pytest.raises(Leak):
            for _ in range(TRIES):  # another world may look like this one
                table.compare(quiet)


# What is nobody else's business ----------------------------------------------------------


def count_of_commits(patch: pytest.MonkeyPatch) -> None:
    lines = metrics._lines

    def more(site: Site) -> Iterator[str]:
        yield from lines(site)
        yield f"camarilla_commits_total {site.store.commits}"

    patch.setattr(metrics, "_lines", more)


@pytest.mark.parametrize("leak", [None, count_of_commits])
def test_nothing_that_others_can_ask_for_moves_by_a_standing_order(
    tmp_path: Path, leak: Callable[[pytest.MonkeyPatch], None] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standing_orders, "PAUSE", (600_000, 600_000))
    if leak:
        leak(monkeypatch)
    with evening(tmp_path, "strozzi") as table:
        for _ in table.play():
            owner = table.seats[table.match.to_act()[0]]
            if "pass" in [table.game.verbs.action(at).verb.name for at in table.match.table.legal(owner.number or 0)]:
                break
        other = next(seat for seat in table.seats if seat is not owner)
        before, numbers = [table.told(other), table.told(table.watcher)], other.numbers()
        order = {"order": {"verb": "pass-round"}}
        headers = {"authorization": f"Bearer {owner.key}"}
        assert owner.browser.post("/api/seat/order", json=order, headers=headers).json()["orders"]["standing"]
        moved = other.numbers() != numbers
        assert moved == (leak is not None)
        for one, another in zip(before, [table.told(other), table.told(table.watcher)], strict=True):
            same(one, another)


# What is pushed when somebody decides ----------------------------------------------------


def terms_for(game: Game, seats: int, seed: bytes) -> Terms:
    terms = terms_of(Plan(game.id, ["friend"] * seats, ""))
    terms.state, terms.seed = "playing", seed
    for number, seat in enumerate(terms.seats):
        seat.name, seat.taken = f"player {number}", True
    return terms


def pushed(game: Game, terms: Terms, entries: list[EntryRow], actor: int, action: int) -> dict[int | None, list[str]]:
    """What every watcher of every kind is sent after a decision; first, all that it may know."""
    match = TableSession(game, StoredTable(copy.deepcopy(terms), list(entries)))
    readers: list[Watcher] = []
    for seat in (None, *range(len(terms.seats))):
        for state in (page_frames.state, *MODES.values()):
            readers.append(Watcher(seat, page_voice(game, "en", match.names), state))
    match.watchers = set(readers)
    for watcher in readers:
        SocketBroadcaster().catch_up(match, [watcher])
        watcher.outbox.take()
    match.play(actor, action, None)
    SocketBroadcaster().state(match)
    sent: dict[int | None, list[str]] = {}
    for watcher in readers:
        seat, table = watcher.seat, match.table
        known = [table.view(seat), table.events(seat), table.to_act(), [] if seat is None else table.legal(seat)]
        sent.setdefault(seat, [json.dumps(known)]).extend(watcher.outbox.take())
    return sent


def open_part(game: Game, action: int) -> str:
    """What everybody sees of a decision by its nature."""
    spelled = game.verbs.action(action)
    return str({name: value for name, value in spelled.json().items() if name not in spelled.verb.secret})


@pytest.mark.parametrize("game_id", [id for id in game_ids() if any(verb.secret for verb in find_game(id).verbs.verbs)])
def test_decisions_that_look_the_same_are_told_in_the_same_bytes(game_id: str) -> None:
    game, luck = find_game(game_id), FastChance(23)
    compared = 0
    for seed in range(8):
        terms = terms_for(game, max(3, game.seats[0]), bytes([seed] * 32))
        match = TableSession(game, StoredTable(copy.deepcopy(terms)))
        entries: list[EntryRow] = []
        while match.to_act() and compared < 24:
            actor = match.to_act()[0]
            legal = match.table.legal(actor)
            twins = [action for action in legal if open_part(game, action) == open_part(game, legal[0])]
            if len(twins) > 1:
                first = pushed(game, terms, entries, actor, twins[0])
                other = pushed(game, terms, entries, actor, twins[-1])
                for seat in first.keys() - {actor}:
                    if first[seat][0] == other[seat][0]:
                        assert first[seat] == other[seat], seat
                        compared += 1
            entries.append(match.play(actor, legal[luck.below(len(legal))], None))
    assert compared > 8
