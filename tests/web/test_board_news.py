"""Pages are sent the parts of a board that they do not have yet: nothing less, hardly anything more, and no secrets."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.drawing.boards import draw_board
from camarilla.drawing.named_parts import Board
from camarilla.web.http.language import page_voice
from camarilla.web.live import board_news, page_frames
from camarilla.web.live.beat_news import MOST_BEATS, meanwhile
from camarilla.web.live.board_news import Shown
from camarilla.web.live.watchers import SocketBroadcaster, Watcher
from camarilla.web.storage.schema import StoredTable
from camarilla.web.tables.plans import Plan, terms_of
from camarilla.web.tables.session import TableSession
from tests.web.house import free_links, house, open_table, seated, visitor

SEATS = 4


def people(game: Game) -> TableSession:
    """A table at which only people sit."""
    terms = terms_of(Plan(game.id, ["friend"] * SEATS, ""))
    terms.state, terms.seed = "playing", bytes(32)
    for number, seat in enumerate(terms.seats):
        seat.name, seat.taken = f"player {number}", True
    return TableSession(game, StoredTable(terms))


class Reader(Watcher):
    """A page, as far as its board goes."""

    def __init__(self, session: TableSession, seat: int | None, language: str = "en") -> None:
        super().__init__(seat, page_voice(session.game, language, session.names))
        self.shows = Board("", {})
        self.news: dict[str, Any] = {}
        self.beats: list[dict[str, Any]] = []
        self.bytes = 0
        session.watchers.add(self)

    def read(self) -> None:
        """Put in place what has come."""
        for text in self.outbox.take():
            frame = json.loads(text)
            self.beats, self.news = frame["beats"], frame["board"]
            self.bytes += len(text) - len(json.dumps(self.beats))
            parts = {**self.shows.parts, **self.news["parts"]}
            self.shows = Board(self.news.get("skeleton", self.shows.skeleton), parts)


def played(session: TableSession, seed: int = 1, decisions: int = 60) -> Iterator[int]:
    """Random decisions; stops after each."""
    chance = FastChance(seed)
    for number in range(decisions):
        if session.table.over:
            return
        seat = session.table.to_act()[0]
        legal = session.table.legal(seat)
        session.play(seat, legal[chance.below(len(legal))], None)
        yield number


@pytest.mark.parametrize("game_id", game_ids())
def test_a_page_shows_the_whole_board_whatever_it_had(game_id: str) -> None:
    session = people(find_game(game_id))
    readers = [Reader(session, seat, language) for seat in (None, 0, 1, 2, 3) for language in ("en", "hu")]
    late = [Reader(session, seat) for seat in (None, 0, 2)]
    for reader in [*readers, *late]:
        SocketBroadcaster().catch_up(session, [reader])
    session.watchers.difference_update(late)
    for number in played(session):
        SocketBroadcaster().state(session)
        for reader in readers:
            reader.read()
        for at, reader in enumerate(late):
            if number % (3 + 4 * at) == 0:  # has been away, and says what it has
                SocketBroadcaster().catch_up(session, [reader])
                reader.read()
        shown = [*readers, *[reader for reader in late if reader.have == session.version]]
        for reader in shown:
            whole = draw_board(session.game, session.table.view(reader.seat), reader.say).whole()
            assert reader.shows.whole() == whole


@pytest.mark.parametrize("game_id", game_ids())
def test_little_of_a_board_is_sent(game_id: str) -> None:
    session = people(find_game(game_id))
    readers = [Reader(session, seat) for seat in (None, 0, 1, 2, 3)]
    for reader in readers:
        SocketBroadcaster().catch_up(session, [reader])
        reader.read()
        reader.bytes = 0
    decisions = whole = 0
    for _ in played(session):
        decisions += 1
        SocketBroadcaster().state(session)
        for reader in readers:
            before = reader.shows
            reader.read()
            assert reader.shows.changed_since(before).keys() == reader.news["parts"].keys()
            assert ("skeleton" in reader.news) == (before.skeleton != reader.shows.skeleton)
            whole += len(reader.shows.whole())
    # A short game on a small board has little to save: there the frames around the parts weigh more.
    is_short = session.table.over and decisions <= 40
    assert is_short or sum(reader.bytes for reader in readers) < 0.75 * whole


def test_what_changed_and_changed_back_between_two_looks_is_sent() -> None:
    shown = Shown()
    one, other = Board("<p/>", {"pile": "<p>1</p>"}), Board("<p/>", {"pile": "<p>2</p>"})
    for version, board in ((3, one), (5, one)):
        shown.show(board, version)
    assert shown.news(3).parts == {}
    # Nobody looked at version 4: a client that has it may have seen anything.
    assert shown.news(4) == one
    shown.show(other, 6)
    shown.show(one, 7)
    assert shown.news(6) == Board("", one.parts) and shown.news(7) == Board("", {})


@pytest.mark.parametrize("game_id", game_ids())
def test_a_change_that_a_seat_cannot_know_of_sends_it_no_part(game_id: str) -> None:
    session = people(find_game(game_id))
    chance, differing = FastChance(5), 0
    readers = [Reader(session, seat) for seat in (None, 0, 1)]
    SocketBroadcaster().catch_up(session, readers)
    for number in played(session):
        SocketBroadcaster().state(session)
        if number % 9:
            continue
        for reader in readers:
            reader.read()
        truth = session.table._position
        for reader in readers:
            world = truth.clone()
            world.chance = chance
            world.redeal(reader.seat or 0, chance)
            differing += world.digest() != truth.digest()
            session.table._position = world
            session._entries.append(session._entries[-1])
            session._marks.append(session._marks[-1])
            SocketBroadcaster().catch_up(session, [reader])
            reader.read()
            assert reader.news == {"parts": {}}
            # Those who know what has changed behind their backs look anew.
            session.table._position = truth
            del session._entries[-1], session._marks[-1]
            reader.have = session.version
    assert differing > 4


def test_parts_are_drawn_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def counted(*given: Any) -> Board:
        drawn.append(given)
        return draw_board(*given)

    monkeypatch.setattr(board_news, "draw_board", counted)
    session = people(find_game("strozzi"))
    crowd = [Reader(session, None) for _ in range(50)]
    SocketBroadcaster().catch_up(session, crowd)
    drawn.clear()
    for reader in crowd:
        reader.outbox.take()
    session.play(session.table.to_act()[0], session.table.legal(session.table.to_act()[0])[0], None)
    SocketBroadcaster().state(session)
    assert len(drawn) == 1
    assert len({id(reader.outbox.take()[0]) for reader in crowd}) == 1


def test_boards_are_forgotten_when_nobody_watches(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "strozzi", "me", "friend", "friend")
        for link in free_links(client, path):
            visitor(client).post(link, data={"name": "Béla"})
        session: TableSession = client.app.state.site.tables.get(path.rpartition("/")[2])  # type: ignore[attr-defined]
        with seated(client, path):
            assert session in board_news._BOARDS
        client.get(path)
        assert session not in board_news._BOARDS


def test_a_page_of_another_language_or_seat_is_sent_everything(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "ruse-and-bruise", "me", "bot:random", bot_delay="60")
        with seated(client, path) as whole:
            version = whole.state["v"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        for claim, sent in (
            ({"seat": 0, "language": "en"}, False), ({"seat": None, "language": "en"}, True),
            ({"seat": 0, "language": "hu"}, True),
        ):  # fmt: skip
            with client.websocket_connect(f"{path}/socket", headers={"cookie": cookie}) as socket:
                socket.send_json({"type": "hello", "have": version, "heard": 0, **claim})
                board = socket.receive_json()["board"]
                assert bool(board["parts"]) == ("skeleton" in board) == sent, claim


# Beats -----------------------------------------------------------------------------------


def boards_of(reader: Reader) -> list[Board]:
    """The boards of the beats that came last, worked out as a page does it: from the last one to the first."""
    boards = [reader.shows]
    for beat in reversed(reader.beats):
        following = boards[0]
        boards.insert(0, Board(beat.get("skeleton", following.skeleton), {**following.parts, **beat["parts"]}))
    return boards[:-1]


@pytest.mark.parametrize("game_id", game_ids())
def test_a_page_can_draw_every_beat_that_it_has_missed(game_id: str) -> None:
    session = people(find_game(game_id))
    readers = [Reader(session, seat) for seat in (None, 0, 1)]
    SocketBroadcaster().catch_up(session, readers)
    for reader in readers:
        reader.read()
        assert reader.beats == [], "who has nothing has missed nothing"
    beats = parts = whole = 0
    for number in played(session, decisions=90):
        for at, reader in enumerate(readers):
            if number % (1 + 2 * at):  # some are away for a while
                continue
            since = session.happened_before(reader.have)
            since = since if reader.seat is None else max(since, session.happened_before_own(reader.seat))
            SocketBroadcaster().catch_up(session, [reader])
            reader.read()
            missed = session.table.beats(reader.seat, since)[-MOST_BEATS:]
            assert [beat["pace"] for beat in reader.beats] == [beat.pace for beat in missed]
            for board, beat in zip(boards_of(reader), missed, strict=True):
                drawn = draw_board(session.game, beat.view, reader.say).whole()
                assert board.whole() == drawn
                whole += len(drawn)
            beats += len(missed)
            parts += sum(len(json.dumps(beat["parts"])) for beat in reader.beats)
    assert beats > 40 and parts < 0.75 * whole


def test_beats_are_told_in_words_with_their_reason() -> None:
    session = people(find_game("ruse-and-bruise"))
    reader = Reader(session, None)
    SocketBroadcaster().catch_up(session, [reader])
    told = []
    for _ in played(session, decisions=200):
        SocketBroadcaster().state(session)
        reader.read()
        told += [(beat["events"][-1]["event"], beat["caption"]) for beat in reader.beats]
    assert all(caption for _, caption in told)
    won = next(caption for event, caption in told if event == "won")
    highest = next(caption for event, caption in told if event == "highest")
    assert won.startswith("player ") and "the highest sum wins" in highest and "influence" in highest


@pytest.mark.parametrize("game_id", game_ids())
def test_points_are_told_where_a_stage_begins(game_id: str) -> None:
    session = people(find_game(game_id))
    reader = Reader(session, 0)
    begun: list[Any] = page_frames.players(session, session.table.view(0))
    SocketBroadcaster().catch_up(session, [reader])
    cards: list[list[dict[str, int]]] = []
    for _ in played(session, decisions=2000):
        SocketBroadcaster().state(session)
        reader.read()
        cards += [beat["card"] for beat in reader.beats if "card" in beat]
    assert cards and cards[-1][0]["total"] is not None, "everybody knows at least the own points"
    for seat, player in enumerate(begun):
        gains = [card[seat]["gained"] for card in cards]
        if player["score"] is None:  # nobody else's business
            assert gains == [None] * len(cards)
        else:
            assert player["score"] + sum(gains) == cards[-1][seat]["total"]


def test_what_the_bots_did_is_told_in_one_line_each() -> None:
    session = people(find_game("strozzi"))
    for seat in session.seats[1:]:
        seat.kind = "bot:random"
    reader = Reader(session, 0)
    frames = []
    SocketBroadcaster().catch_up(session, [reader])
    reader.outbox.take()
    for _ in played(session, decisions=80):
        SocketBroadcaster().state(session)
        frames += [json.loads(text) for text in reader.outbox.take()]
    lines = [line for frame in frames for line in frame["meanwhile"]["lines"]]
    assert {line["seat"] for line in lines} == {1, 2, 3}
    assert all(line["event"]["seat"] == line["seat"] and f"player {line['seat']}" in line["text"] for line in lines)
    assert any(line["points"] for line in lines)
    watcher = Reader(session, None)
    SocketBroadcaster().catch_up(session, [watcher])
    assert json.loads(watcher.outbox.take()[0])["meanwhile"] is None


def test_news_stand_in_the_order_in_which_they_happened_and_after_the_own_decision() -> None:
    session = people(find_game("strozzi"))
    for seat in session.seats[1:]:
        seat.kind = "bot:random"
    turned, say = 0, page_voice(session.game, "en", session.names)
    for _ in played(session, decisions=80):
        news: Any = meanwhile(session, 0, say)
        lines, events = news["lines"], news["events"]
        last = [max(at for at, event in enumerate(events) if event.get("seat") == line["seat"]) for line in lines]
        assert last == sorted(last)
        turned += [line["seat"] for line in lines] != sorted(line["seat"] for line in lines)
        since = session.told_since_own(0)
        told = session.table.events(0)
        if since < len(told) and session.happened_before_own(0):
            assert told[since].get("seat") != 0, "what one did oneself is no news"
    assert turned, "the seats' own order was never another"


def test_who_has_seen_a_version_is_sent_what_came_since_the_own_last_decision() -> None:
    session = people(find_game("ruse-and-bruise"))
    for _ in played(session, decisions=30):
        pass
    reader = Reader(session, 1)
    reader.have, reader.seen = session.version, 0
    SocketBroadcaster().catch_up(session, [reader])
    state, recap = map(json.loads, reader.outbox.take())
    assert state["beats"] == [] and recap["type"] == "recap"
    missed = session.table.beats(1, session.happened_before_own(1))
    assert [beat["events"][-1] for beat in recap["beats"]] == [beat.seen for beat in missed]
    SocketBroadcaster().catch_up(session, [reader])
    assert len(reader.outbox.take()) == 1, "once"
