"""What a seat is asked: the game's own question, and how many of a thing it is to choose."""

from collections.abc import Iterator

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.speech.question import question_words
from camarilla.speech.voice import voice

NAMES = ["Anna", "Béla", "Carla", "Dora", "Emma", "Fina"]


def asked(id: str, seats: int, languages: tuple[str, ...], luck: int = 4) -> Iterator[tuple[str, list[str], list[Say]]]:
    """Every question of a random game: its phase, its words in every language, and who says them."""
    game = find_game(id)
    table = Table(game, NAMES[:seats], seed=bytes(32))
    chance = FastChance(luck)
    speakers = [voice(game, language, NAMES[:seats]) for language in languages]
    while not table.over:
        for seat in table.to_act():
            view = table.view(seat)
            yield (
                str(view["phase"]),
                [question_words(game, view, seat, table.legal(seat), say) for say in speakers],
                speakers,
            )
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])


def told(id: str, seats: int, phase: str) -> list[str]:
    """The questions of one phase, in English, each once and in the order in which they first came."""
    return list(dict.fromkeys(words[0] for kind, words, _ in asked(id, seats, ("en",)) if kind == phase))


@pytest.mark.parametrize("id", game_ids())
def test_what_a_seat_sees_is_enough_for_the_games_own_question(id: str) -> None:
    for phase, words, speakers in asked(id, find_game(id).default_seats, LANGUAGES):
        assert [text for text, say in zip(words, speakers, strict=True) if text == say("ui-ask")] == [], phase


@pytest.mark.parametrize(
    ("id", "phase", "ask"),
    [
        (
            "principe",
            "building",
            "You won the auction, but you lack the cards or the coins for every open city: do nothing.",
        ),
        ("principe", "card-auction", "You do not have enough coins for a bid: pass."),
        ("principe", "role-auction", "You are tied for this role, but do not have enough coins for a bid: pass."),
        ("heads-of-state", "placing", "There is no noble that you can pay for and place: end your turn."),
        ("heads-of-state", "scheming", "There is nothing you can play or replace now: end your turn."),
        ("heads-of-state", "scheming", "Replace the nobles you killed, all but one, before you end your turn."),
    ],
)
def test_nobody_is_asked_for_what_cannot_be_done(id: str, phase: str, ask: str) -> None:
    usual = voice(find_game(id), "en", NAMES)(f"ask-{phase}")
    assert {usual, ask} <= set(told(id, 3, phase))


@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 2)])
def test_il_principe_says_how_many_cards_are_offered(seats: int, cards: int) -> None:
    assert told("principe", seats, "offering") == [
        f"Put {cards} cards up for auction, face down: {card} of {cards}. Everyone chooses at once, in secret."
        for card in range(1, cards + 1)
    ]


def test_heads_of_state_says_how_many_cards_are_taken() -> None:
    assert told("heads-of-state", 2, "drawing") == [
        "Take 2 cards: 1 of 2.",
        "Take 2 cards: 2 of 2.",
        "Take 3 cards: 1 of 3.",
        "Take 3 cards: 2 of 3.",
        "Take 3 cards: 3 of 3.",
        "Take a card.",
    ]


def test_heads_of_state_says_how_many_cards_are_too_many() -> None:
    assert told("heads-of-state", 2, "trimming")[0].endswith("To discard: 4 attribute, 0 treachery.")
