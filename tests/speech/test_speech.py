"""What a table says: the same words for everybody, and something even where a game brings no words."""

import re
import sys
import types

import pytest

from camarilla.core.actions import Verb, Verbs, players
from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES, Illegal, Malformed
from camarilla.core.events import Kinds
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import MissingText
from camarilla.speech.choices import action_words, open_words
from camarilla.speech.games import game_title, help_texts, level_name
from camarilla.speech.log import event_words
from camarilla.speech.provenance import NAMES, REMARKS, provenance, rows_not_as_printed
from camarilla.speech.question import question_words
from camarilla.speech.refusals import refusal_data, refusal_words
from camarilla.speech.results import headline, places
from camarilla.speech.rulebook import chapters, clauses, clauses_of
from camarilla.speech.voice import voice

RUSE = find_game("ruse-and-bruise")


@pytest.fixture
def unfinished(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in the making: neither words nor rulebook."""
    monkeypatch.setitem(sys.modules, "a_game_in_the_making", types.ModuleType("a_game_in_the_making"))
    return Game("making", "a_game_in_the_making", seats=(2, 2), rules_version=1)


def test_names_belong_to_a_table_and_not_to_a_language() -> None:
    anna, bela = voice(RUSE, "en", ["Anna", "Ada"]), voice(RUSE, "en", ["Béla", "Bea"])
    assert [say("ui-hand-over", seat=0) for say in (anna, bela)] == [
        "Pass the keyboard to Anna",
        "Pass the keyboard to Béla",
    ]
    assert voice(RUSE, "en").names == []


def test_a_seat_is_named_under_whatever_name_a_game_speaks_of_it(unfinished: Game) -> None:
    say = voice(unfinished, "en", ["Anna", "Béla"], "robbed = { $victim } is robbed")
    assert say("robbed", victim=1) == "1 is robbed"
    module = sys.modules["a_game_in_the_making"]
    module.__dict__.update(VERBS=Verbs(Verb("rob", players("victim", 2))), KINDS=Kinds())
    robbing = Game("robbing", "a_game_in_the_making", seats=(2, 2), rules_version=1)
    say = voice(robbing, "en", ["Anna", "Béla"], "robbed = { $victim } is robbed")
    assert say("robbed", victim=1) == "Béla is robbed"


def test_further_words_are_known_only_to_whoever_brings_them() -> None:
    assert voice(RUSE, "en", [], "greeting = Good day, { $seat }")("greeting", seat=3) == "Good day, 3"
    with pytest.raises(MissingText):
        voice(RUSE, "en")("greeting", seat=3)


def test_a_game_in_the_making_is_spoken_of_all_the_same(unfinished: Game) -> None:
    say = voice(unfinished, "en", ["Anna", "Béla"])
    assert game_title(unfinished, say) == "making"
    assert help_texts(unfinished, say) == {}
    assert clauses(unfinished) == [] and chapters(unfinished, "en") == []
    assert question_words(unfinished, {"phase": "dancing"}, 0, [], say) == "choose what to do."
    assert action_words({"verb": "dance", "card": "witch"}, say) == "dance witch"
    assert event_words({"event": "danced", "seat": 1, "card": None}, say) == "danced 1"
    assert refusal_words(Illegal("3.9", cards=2), say) == "refused-3-9 (cards=2)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_chosen_yet_is_left_open(language: str) -> None:
    say = voice(RUSE, language)
    verb = next(verb for verb in RUSE.verbs.verbs if verb.name == "play")
    settled = open_words(verb, ["king"], say)
    assert settled.count("…") == 1 and say("card-king") in settled
    assert open_words(verb, [], say).count("…") == 2
    assert open_words(verb, ["king", 2], say) == action_words({"verb": "play", "card": "king", "column": 2}, say)


def test_a_refusal_is_told_to_people_and_to_programs() -> None:
    say = voice(RUSE, "en", ["Anna"])
    assert refusal_data(Illegal("2.3", column=6, columns=3), say) == {
        "key": "refused-2-3",
        "text": "There is no column 6; the columns are 1 to 3.",
        "clause": "2.3",
        "facts": {"column": 6, "columns": 3},
    }
    assert refusal_data(Malformed("unknown-seat", given=9, last=1), say)["clause"] is None


@pytest.mark.parametrize("id", game_ids())
def test_a_finished_game_has_winners_first(id: str) -> None:
    game = find_game(id)
    table = Table(game, ["Anna", "Béla", "Carla", "Dora", "Emma", "Fina"][: game.default_seats], seed=bytes(32))
    assert places(table) == []
    chance = FastChance(4)
    while not table.over:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    ended = places(table)
    assert sorted(row.seat for row in ended) == list(range(game.default_seats))
    assert [row.place for row in ended] == sorted(row.place for row in ended) and ended[0].place == 1
    said = headline(table, [f"<{seat}>" for seat in range(game.default_seats)], voice(game, "en"))
    assert all((f"<{row.seat}>" in said) == (row.place == 1) for row in ended)
    # Who alone has won is spoken to; who has not is told who has.
    winners = [row.seat for row in ended if row.place == 1]
    for seat in range(game.default_seats):
        told = headline(table, [f"<{seat}>" for seat in range(game.default_seats)], voice(game, "en"), seat)
        assert told == ("You win!" if winners == [seat] else said)


def test_the_rulebook_by_chapter_and_clause() -> None:
    listed = chapters(RUSE, "it")
    assert [number for number, _, _ in listed] == list(RUSE.chapters)
    assert [clause for _, _, found in listed for clause in found] == clauses(RUSE)
    assert [clause.number for clause in clauses_of(RUSE, "2.2")] == ["2.2"]
    assert {clause.chapter for clause in clauses_of(RUSE, "2")} == {"2"}
    assert clauses_of(RUSE, "77") == []


BOX = """
[general]
mark = "printed"
[[card]]
name = "king"
value = 20
mark = "printed"
[[card]]
name = "witch"
value = 1
mark = "printed"
reconstructed = ["value"]
source = "a review"
[[tiles]]
count = 3
mark = "reconstructed"
"""


def test_provenance_names_what_is_not_as_printed() -> None:
    witch, tiles = provenance(BOX, voice(RUSE, "en"))
    assert (witch.table, witch.name, witch.values, witch.source) == ("card", "Witch", "value: 1", "a review")
    assert witch.mark == "printed; reconstructed: value"
    assert (tiles.table, tiles.name, tiles.values, tiles.mark, tiles.source) == (
        "tiles",
        "",
        "count: 3",
        "reconstructed",
        "",
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_what_is_not_as_printed_is_told_in_words(id: str, language: str) -> None:
    game = find_game(id)
    say = voice(game, language)
    rows = rows_not_as_printed(game.box.source)
    keys = {table for table, _ in rows} | {key for _, row in rows for key in row.keys() - {*NAMES, *REMARKS}}
    assert [key for key in sorted(keys) if not say.knows(f"printed-{key}")] == []
    told = " ".join(f"{row.name} {row.values} {row.mark}" for row in provenance(game.box.source, say))
    assert re.findall(r"True|False|\[|\b[a-z]+-[a-z]+\b|\bs\d\d\b", told) == []


@pytest.mark.parametrize(
    ("language", "refusal", "sentence"),
    [
        (
            "hu",
            Malformed("unknown-value", argument="rank", given="pápa", known="king, duke"),
            "„pápa” itt nem jó (rang). Választható: király, herceg.",
        ),
        (
            "it",
            Malformed("wrong-arguments", verb="place", wanted="place RANK TERRITORY REPLACED"),
            "Scrivi così: place RANGO TERRITORIO SOSTITUITA.",
        ),
    ],
)
def test_a_refusal_names_things_as_its_reader_does(language: str, refusal: Malformed, sentence: str) -> None:
    assert refusal_words(refusal, voice(find_game("heads-of-state"), language)) == sentence


def test_a_refused_option_is_called_as_in_the_form() -> None:
    refusal = Malformed("option-needs-seats", option="two_player_ones", given="out", players="2")
    assert refusal_words(refusal, voice(RUSE, "en")) == (
        "Only with 2 players: With two players, goals worth 1 are taken out."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_argument_has_a_name(id: str, language: str) -> None:
    game = find_game(id)
    say = voice(game, language)
    names = {domain.name for verb in game.verbs.verbs for domain in verb.arguments}
    assert [name for name in sorted(names) if not say.knows(f"argument-{name}")] == []


def test_what_may_stay_unsaid_is_not_left_open() -> None:
    heads = find_game("heads-of-state")
    verb = next(verb for verb in heads.verbs.verbs if verb.name == "place")
    assert open_words(verb, [], voice(heads, "en")) == "Place a noble: … in …"


def test_a_level_is_named_with_its_id_where_the_name_does_not_tell_it() -> None:
    named = {language: level_name("hard", voice(RUSE, language)) for language in ("en", "hu", "it")}
    assert named == {"en": "strong bot (hard)", "hu": "erős bot (hard)", "it": "bot forte (hard)"}
    assert level_name("easy", voice(RUSE, "en")) == "easy bot"
