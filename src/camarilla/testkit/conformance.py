"""All checks together."""

from collections.abc import Callable

from camarilla.core.game import Game
from camarilla.testkit import (
    beats,
    boards,
    constants,
    matches,
    openness,
    orders,
    parts,
    pasts,
    pictures,
    rules,
    secrecy,
    views,
    words,
)
from camarilla.testkit.setups import Setup, setups

CHECKS: dict[str, Callable[[Setup, int], object]] = {
    check.__name__: check
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
        matches.records_replay,
        matches.undo_is_harmless,
        matches.own_turn_undo_is_harmless,
        pasts.undo_tells_nothing,
        boards.boards_show_only_the_view,
        parts.parts_are_drawn_from_their_pieces,
        pictures.pictures_are_harmless,
        pictures.pictures_show_only_the_view,
        pictures.decisions_can_be_pointed_at,
        orders.orders_keep_to_the_rules,
        openness.open_hands_are_what_the_seats_knew,
        views.views_have_what_all_read,
        views.views_are_what_they_declare,
    )
}
"""Checks of one random game: called with a setup and a seed."""

WHOLE_GAME_CHECKS: dict[str, Callable[[Game], None]] = {
    check.__name__: check
    for check in (
        secrecy.every_secret_varies,
        words.languages_agree,
        words.everything_has_words,
        words.questions_and_accounts_have_words,
        words.refusals_have_words,
        orders.orders_have_words,
        constants.events_are_numbered,
        constants.verbs_are_numbered,
        constants.fields_cover_the_cells,
        constants.cells_are_numbered,
        constants.names_are_numbered,
        constants.copies_agree,
    )
}
"""Checks of a game as a whole."""


def conformance(game: Game, games: int = 1, seed: int = 0) -> None:
    """Run every check on `games` random games of every setup; raises Violation at the first broken promise."""
    for whole in WHOLE_GAME_CHECKS.values():
        whole(game)
    for setup in setups(game):
        for check in CHECKS.values():
            for number in range(games):
                check(setup, seed + number)
