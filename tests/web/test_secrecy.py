"""What a seat may not know does not leave by the socket, byte for byte; bots get a guessed world."""

import json

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit.setups import Setup, random_play
from camarilla.web.live import page_frames
from camarilla.web.live.program_frames import whole
from camarilla.web.tables.bot_job import bot_job
from camarilla.web.tables.session import TableSession
from camarilla.web.tables.plans import Plan, terms_of
from camarilla.web.storage.schema import StoredTable
from camarilla.web.http.language import page_voice

LANGUAGE = {0: "en", 1: "hu", 2: "it"}


def service(game_id: str, seats: int, position: Position) -> TableSession:
    """A match whose table stands at a position."""
    terms = terms_of(Plan(game_id, ["bot:random"] * seats, ""))
    terms.seed, terms.state = bytes(32), "playing"
    for seat, chair in enumerate(terms.seats):
        chair.kind, chair.name = "person", f"player {seat}"
    match = TableSession(find_game(game_id), StoredTable(terms))
    match.table._position = position.clone()
    return match


def told(match: TableSession, seat: int | None, language: str) -> str:
    say = page_voice(match.game, language, match.names)
    return json.dumps([page_frames.state(match, seat, say), page_frames.presence(match, seat)])


@pytest.mark.parametrize("game_id", game_ids())
def test_frames_are_the_same_in_every_world_that_fits_what_a_seat_has_seen(game_id: str) -> None:
    game = find_game(game_id)
    setup = Setup(game, game.default_seats, game.choose({}))
    chance = FastChance(11)
    compared = differing = 0
    for step, position in enumerate(random_play(setup, 4)):
        if step % 9 and position.to_act():
            continue
        seat = (step // 9) % setup.seats
        world = position.clone()
        world.chance = chance
        world.redeal(seat, chance)
        one, other = service(game_id, setup.seats, position), service(game_id, setup.seats, world)
        differing += one.table._position.digest() != other.table._position.digest()
        assert told(one, seat, LANGUAGE[step % 3]) == told(other, seat, LANGUAGE[step % 3])
        assert told(one, None, "en") == told(other, None, "en")
        compared += 1
        if compared == 12:
            break
    has_secrets = any(field.secret for field in position.layout().fields)
    assert 3 * differing >= compared or not has_secrets


def test_a_bot_s_job_is_made_of_a_guess() -> None:
    game = find_game("ruse-and-bruise")
    position = next(iter(random_play(Setup(game, 4, game.choose({})), 1)))
    match = service(game.id, 4, position)
    truth = position.dump()
    job = bot_job(match, 2)
    assert job.world != truth
    assert job.world.keys() == truth.keys()
    hands = [name for name in truth if name == "hand"]
    assert job.world[hands[0]][2] == truth[hands[0]][2]  # type: ignore[index]
    assert job.world[hands[0]] != truth[hands[0]]
    match.terms.seed = bytes(range(1, 33))
    job = bot_job(match, 2)
    assert match.terms.seed.hex() not in json.dumps(job.world)
    # A bot's own luck comes from the seed, but does not lead back to any of it.
    assert f"{job.luck:x}"[:8] not in match.terms.seed.hex() and f"{job.luck:x}"[-8:] not in match.terms.seed.hex()


def test_legal_actions_reach_their_own_seat_only() -> None:
    game = find_game("strozzi")
    position = next(iter(random_play(Setup(game, 4, game.choose({})), 1)))
    match = service(game.id, 4, position)
    acting = position.to_act()
    say = page_voice(game, "en", match.names)
    for seat in range(4):
        frame = page_frames.state(match, seat, say)
        assert bool(frame["legal"]) == (seat in acting)
    watched = page_frames.state(match, None, say)
    assert watched["legal"] == [] and watched["undo"] is False and watched["since"] is None
    assert watched["seat"] is None


def test_who_is_here_tells_a_seat_no_more_points_than_its_table_does() -> None:
    differing = 0
    for game in map(find_game, game_ids()):
        setup = Setup(game, game.default_seats, game.choose({}))
        say = page_voice(game, "en", [])
        for step, position in enumerate(random_play(setup, 4)):
            if step % 25:
                continue
            match = service(game.id, setup.seats, position)
            shown = []
            for seat in (None, *range(setup.seats)):
                listed = page_frames.presence(match, seat)["players"]
                assert listed == page_frames.state(match, seat, say)["players"] == whole(match, seat, say)["players"]
                shown.append(listed)
            differing += any(listed != shown[0] for listed in shown)
    assert differing > 3
