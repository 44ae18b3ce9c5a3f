"""All checks together, each telling how to run it alone when it fails."""

import functools
import shlex
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import (
    beats,
    lessons,
    matches,
    observations,
    openness,
    orders,
    pasts,
    rules,
    secrecy,
    steps,
    views,
    words,
)
from camarilla.testkit.drawings import boards, helps, howtos, parts, pictures
from camarilla.testkit.setups import Setup, setups
from camarilla.testkit.sources import boxes, constants, folders

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def _telling(check: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """The check; what it raises also says with which setup and seed, and how to run just that again."""

    @functools.wraps(check)
    def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        try:
            return check(*args, **kwargs)
        except Exception as problem:
            subject, *seed = args
            words = again(check.__name__, subject, *seed)  # type: ignore[arg-type]
            problem.add_note(f"{check.__name__}: {', seed '.join(map(str, args))}. Only this again:\n    {words}")
            raise

    return run


def again(check: str, subject: Setup | Game, seed: int | None = None) -> str:
    """The command line that runs one check on one game or setup."""
    game = subject if isinstance(subject, Game) else subject.game
    is_known = game.id in game_ids() and find_game(game.id) is game
    chosen = ["--check", check]
    if isinstance(subject, Setup):
        chosen += ["--seats", str(subject.seats), "--seed", str(seed)]
        for name, choice in subject.options.items():
            chosen += ["--option", f"{name}={choice}"]
    return shlex.join(["python", "-m", "camarilla.testkit", game.id if is_known else f"{game.package}:GAME", *chosen])


CHECKS: dict[str, Callable[[Setup, int], object]] = {
    check.__name__: _telling(check)
    for check in (
        rules.components_are_conserved,
        rules.legal_agrees_with_play,
        rules.refused_actions_change_nothing,
        rules.unknown_seats_are_refused,
        rules.clones_are_independent,
        rules.dumps_come_back,
        secrecy.seat_sees_nothing_hidden,
        secrecy.guesses_change_only_secrets,
        secrecy.events_tell_no_more_than_views,
        beats.beats_are_whole,
        steps.guesses_follow_what_happens,
        matches.records_replay,
        matches.undo_is_harmless,
        matches.own_turn_undo_is_harmless,
        pasts.undo_tells_nothing,
        boards.boards_show_only_the_view,
        parts.parts_are_drawn_from_their_pieces,
        pictures.pictures_are_harmless,
        pictures.pictures_show_only_the_view,
        pictures.decisions_can_be_pointed_at,
        helps.everything_is_explained,
        orders.orders_keep_to_the_rules,
        openness.open_hands_are_what_the_seats_knew,
        observations.numbers_are_those_declared,
        observations.numbers_tell_nothing_hidden,
        views.views_have_what_all_read,
        views.views_are_what_they_declare,
    )
}
"""Checks of one random game: called with a setup and a seed."""

WHOLE_GAME_CHECKS: dict[str, Callable[[Game], None]] = {
    check.__name__: _telling(check)
    for check in (
        secrecy.every_secret_varies,
        words.languages_agree,
        words.typed_words_are_of_verbs,
        words.clauses_are_translated,
        words.everything_has_words,
        words.questions_and_accounts_have_words,
        words.refusals_have_words,
        orders.orders_have_words,
        lessons.lessons_can_be_played,
        lessons.lessons_have_their_facts,
        folders.parts_lie_where_all_look,
        folders.rules_know_only_rules,
        folders.drawings_know_only_views,
        boxes.rows_say_where_they_come_from,
        boxes.what_is_no_box_is_refused,
        howtos.howto_can_be_shown,
        howtos.clauses_point_at_what_there_is,
        pictures.emblems_are_distinct,
        pictures.colours_are_known,
        constants.events_are_numbered,
        constants.verbs_are_numbered,
        constants.fields_cover_the_cells,
        constants.cells_are_numbered,
        constants.names_are_numbered,
        constants.copies_agree,
    )
}
"""Checks of a game as a whole."""


def runs(game: Game, games: int = 1, seed: int = 0) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that conformance means, one run after the other: the name of a check and what to call."""
    for name, whole in WHOLE_GAME_CHECKS.items():
        yield name, functools.partial(whole, game)
    for setup in setups(game):
        for name, check in CHECKS.items():
            for number in range(games):
                yield name, functools.partial(check, setup, seed + number)


def conformance(game: Game, games: int = 1, seed: int = 0) -> None:
    """Run every check on `games` random games of every setup; raises Violation at the first broken promise.

    The error's note names the check, the setup and the seed, and the command that runs just that again.
    """
    for _, run in runs(game, games, seed):
        run()
