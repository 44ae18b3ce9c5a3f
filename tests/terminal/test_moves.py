"""Moves typed in words: short, in either language, and refused with what is possible."""

import pytest

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.clauses import LANGUAGES, Malformed
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import Say, shared_messages, speaker
from camarilla.terminal.table.moves import Moves
from camarilla.terminal.table.spelling import Spelling

CARDS = names("card", ["queen", "prince", "princess", "musketeers", "rome-east"])
VERBS = Verbs(
    Verb("play", CARDS, numbers("column", 1, 6)), Verb("pass"), Verb("bid", numbers("coins", 5, 20)),
    Verb("hide", CARDS, names("under", ["nothing", "cap"])),
)  # fmt: skip
WORDS = """
action-play = Gioca { $card } nella colonna { $column }
action-pass = Rinuncia
action-bid = Offri { $coins }
action-hide = Nascondi { $card }{ $under }
card-queen = Regina
card-prince = Principe
card-princess = Principessa
card-musketeers = Tre moschettieri
card-rome-east = Roma Oriente
under-nothing = { "" }
under-cap = cappello
"""
SAY = Say("it", [shared_messages("it"), WORDS], [])
HAND = [f"play {card} {column}" for card in ("queen", "princess", "musketeers") for column in (1, 2, 3, 4)]


def moves(*legal: str) -> Moves:
    return Moves(VERBS, sorted(VERBS.parse(move) for move in legal), SAY)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play queen 2", "play queen 2"),
        ("PLAY Queen 2", "play queen 2"),
        ("play qu 2", "play queen 2"),
        ("pl q 2", "play queen 2"),
        ("gioca regina 2", "play queen 2"),
        ("gi reg 2", "play queen 2"),
        ("play tre moschettieri 1", "play musketeers 1"),
        ("play mosch 1", "play musketeers 1"),
        ("play princ 1", "play princess 1"),
        ("gioca regina nella colonna 2", "play queen 2"),
        ("rin", "pass"),
        ("offri 12", "bid 12"),
        ("nascondi regina", "hide queen nothing"),
    ],
)
def test_words_may_be_short_and_in_either_language(typed: str, meant: str) -> None:
    legal = moves("pass", "bid 6", "bid 12", "hide queen nothing", *HAND)
    assert VERBS.text(legal.read(typed)) == meant


def test_what_is_spelled_in_full_is_never_taken_for_something_else() -> None:
    assert VERBS.text(moves(*HAND).read("play prince 1")) == "play prince 1"


def test_numbers_are_not_shortened() -> None:
    with pytest.raises(Malformed):
        moves("bid 20").read("offri 2")


def test_an_illegal_move_can_be_named_so_that_the_rules_can_refuse_it() -> None:
    assert VERBS.text(moves("pass").read("play regina 6")) == "play queen 6"
    assert VERBS.text(moves(*HAND).read("play queen 6")) == "play queen 6"


def test_what_can_mean_several_moves_is_asked_back() -> None:
    with pytest.raises(Malformed) as refused:
        moves("play queen 1", "play prince 1", "play princess 1").read("play pr 1")
    assert refused.value.key == "ui-ambiguous"
    assert refused.value.facts["known"] == "gioca principe 1, gioca principessa 1"


@pytest.mark.parametrize(
    "typed", ["", "play", "play nobody 3", "play queen", "play queen 4 4", "fly", "-1", "play queen x"]
)
def test_what_is_no_move_is_refused(typed: str) -> None:
    with pytest.raises(Malformed):
        moves("pass").read(typed)


def test_possible_values_are_those_of_this_table_and_this_hand() -> None:
    with pytest.raises(Malformed) as column:
        moves(*HAND).read("play queen x")
    assert "1-4" in SAY(column.value.key, **column.value.facts)
    with pytest.raises(Malformed) as card:
        moves(*HAND).read("play xyzzy 1")
    told = SAY(card.value.key, **card.value.facts)
    assert "Regina, Principessa, Tre moschettieri" in told and "Roma Oriente" not in told


def test_what_is_missing_is_listed() -> None:
    with pytest.raises(Malformed) as card:
        moves(*HAND).read("gioca")
    told = SAY(card.value.key, **card.value.facts)
    assert told.startswith("Scrivi così: gioca CARTA COLONNA. CARTA può essere: Regina, Principessa, Tre moschettieri")


@pytest.mark.parametrize(("typed", "nearest"), [("paly queen 2", "play queen 2"), ("gioca ragina 2", "gioca regina 2")])
def test_a_slip_of_the_finger_is_answered_with_the_nearest_move(typed: str, nearest: str) -> None:
    with pytest.raises(Malformed) as refused:
        moves(*HAND).read(typed)
    assert refused.value.key == "ui-did-you-mean"
    assert nearest in str(refused.value.facts["nearest"]).split(", ")


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("pl qu", [f"play queen {column}" for column in (1, 2, 3, 4)]),
        ("play queen 3", ["play queen 3"]),
        ("gi re 4", ["gioca Regina 4"]),
        ("play mosch 2", ["play Tre moschettieri 2"]),
        ("p", [*["pass"], *sorted(HAND)]),
        ("zzz", []),
    ],
)
def test_what_is_typed_is_completed(typed: str, completed: list[str]) -> None:
    assert moves("pass", *HAND).completions(typed) == completed


@pytest.mark.parametrize("language", ["en", "hu", "it"])
@pytest.mark.parametrize("game_id", ["heads-of-state", "principe", "ruse-and-bruise", "strozzi"])
def test_every_move_of_a_real_table_is_read_as_it_is_written_and_as_it_is_said(game_id: str, language: str) -> None:
    game = find_game(game_id)
    table = Table(game, [f"P{seat}" for seat in range(game.default_seats)], seed="moves")
    say = speaker(game, language, table.names)
    seen = 0
    while seen < 25 and not table.over:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        read = Moves(game.verbs, legal, say)
        for number in legal:
            assert read.read(game.verbs.text(number)) == number
            assert read.read(say.action(game.verbs.action(number).json())) == number
            assert read.read(Spelling(game.verbs, say).action(game.verbs.action(number))) == number
            assert game.verbs.text(number) in read.completions(game.verbs.text(number))
        table.play(seat, legal[seen % len(legal)])
        seen += 1
    assert seen == 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_verbs_are_shown_as_they_can_be_typed_in_every_language(id: str, language: str) -> None:
    game = find_game(id)
    say = speaker(game, language, ["Anna", "Bice", "Carlo"])
    spelling = Spelling(game.verbs, say)
    for verb in game.verbs.verbs:
        assert (spelling.verb(verb) == verb.name) == (language == "en"), verb.name
        for place in (0, -1):
            number = game.verbs.number(verb.name, *[domain.values[place] for domain in verb.arguments])
            typed = spelling.action(game.verbs.action(number))
            assert Moves(game.verbs, [number], say).read(typed) == number


def test_what_is_typed_begins_with_no_article_and_no_number() -> None:
    for id in game_ids():
        game = find_game(id)
        for language in ("hu", "it"):
            spelling = Spelling(game.verbs, speaker(game, language))
            typed = {spelling.verb(verb) for verb in game.verbs.verbs}
            assert typed.isdisjoint({"a", "egy", "három", "hat", "nem", "non", "un", "una"}), (id, language)
