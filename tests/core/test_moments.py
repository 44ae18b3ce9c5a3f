"""A record played again: every moment stays at hand, and hands are open only after the game."""

import json

import pytest

from camarilla.core.chance import FastChance, seed_from_text
from camarilla.core.clauses import Refusal
from camarilla.core.events import QUICK
from camarilla.core.record import BadRecord, read_record
from camarilla.core.registry import find_game
from camarilla.core.moments import ALL, Replayed
from camarilla.core.table import Table
from tests.toys.pledges import GAME


def played(game_id: str = "", decisions: int = 10_000) -> Table:
    game = find_game(game_id) if game_id else GAME
    names = [f"player {seat}" for seat in range(game.default_seats)]
    table = Table(game, names, seed=seed_from_text("again"))
    chance = FastChance(1)
    while not table.over and len(table.record().entries) < decisions:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    return table


def test_every_moment_shows_what_the_table_showed_then() -> None:
    table = played()
    replayed = Replayed(GAME, read_record(table.record().text()))
    fresh = Table(GAME, table.names, seed=seed_from_text("again"))
    watchers = [None, 0, 1]
    shown = [[fresh.view(seat) for seat in watchers]]
    told = [[fresh.events(seat) for seat in watchers]]
    for entry in table.record().entries:
        heard = fresh.happened()
        fresh.play(entry.seat, GAME.verbs.parse(entry.play))
        shown.append([fresh.view(seat) for seat in watchers])
        told.append([fresh.events(seat, heard) for seat in watchers])
    # The last one first: going back needs no playing, and earlier moments are not touched by later ones.
    for number in range(replayed.last, -1, -1):
        moment = replayed.moment(number)
        assert moment.number == number
        assert [moment.view(seat) for seat in watchers] == shown[number]
        assert [moment.events(seat) for seat in watchers] == told[number]
        assert (moment.entry is None) == (number == 0)


def test_all_hands_open_are_each_seat_s_own() -> None:
    replayed = Replayed(GAME, played().record())
    opened = replayed.moment(0).view(ALL)
    hands = [player["hand"] for player in opened["players"]]  # type: ignore[union-attr, index, call-overload]
    own = [replayed.moment(0).view(seat)["players"][seat]["hand"] for seat in range(len(hands))]  # type: ignore[index, call-overload]
    assert hands == own and all(hands)
    assert replayed.moment(0).view(None)["players"] != opened["players"]


def test_a_card_under_a_cap_is_open_too() -> None:
    replayed = Replayed(find_game("ruse-and-bruise"), played("ruse-and-bruise").record())
    public = [json.dumps(replayed.moment(number).view(None)) for number in range(replayed.last + 1)]
    capped = [number for number, view in enumerate(public) if '"hidden"' in view]
    assert capped
    for number in capped:
        assert '"hidden"' not in json.dumps(replayed.moment(number).view(ALL))


def test_private_news_is_told_to_all() -> None:
    replayed = Replayed(GAME, played().record())
    dealt = replayed.moment(0)
    assert any(None in event.values() for event in dealt.events(None))
    assert dealt.events(ALL) and not any(None in event.values() for event in dealt.events(ALL))


def test_hands_stay_closed_while_the_game_runs() -> None:
    running = Replayed(GAME, played(decisions=3).record(reveal=True)).moment(3)
    assert running.view(0)["seat"] == 0
    for look in (running.view, running.events):
        with pytest.raises(Refusal, match="only after the game"):
            look(ALL)


def test_an_entry_that_does_not_fit_is_named() -> None:
    text = played().record().text()
    record = read_record(text)
    record.entries[2] = record.entries[0]
    replayed = Replayed(GAME, record)
    assert replayed.moment(2).number == 2
    with pytest.raises(BadRecord, match="entry 3"):
        replayed.moment(3)


def test_a_replay_shows_the_beats_of_every_entry_also_those_of_long_ago() -> None:
    table = played("ruse-and-bruise")
    replayed = Replayed(table.game, table.record())
    replayed.moment(replayed.last)
    opened = [
        number
        for number in range(replayed.last + 1)
        if any(beat.seen["event"] == "opened" for beat in replayed.moment(number).beats(ALL))
    ]
    assert len(opened) == 6, "each of the six rounds ends with cards that are opened"
    first = replayed.moment(opened[0]).beats(None)
    assert [beat.told for beat in first] == sorted({beat.told for beat in first})
    assert first[-1].told <= len(replayed.moment(opened[0]).events(None))
    assert {str(beat.seen["event"]): beat.pace for beat in first}["opened"] == QUICK
