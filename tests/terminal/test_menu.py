"""The numbered list of moves, in steps where it is long."""

import io
import re

import pytest
from rich.console import Console

from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.lines.lists import drawn_list
from camarilla.terminal.table.menu import Menu

CITY = names("city", ["florence", "rome-east"])
VERBS = Verbs(
    Verb("pass"), Verb("bid", numbers("coins", 1, 20)), Verb("go", CITY, numbers("column", 1, 4)),
    Verb("strike", names("card", ["axe", "rope", "poison"]), CITY, numbers("column", 1, 9)),
    Verb("stop"), Verb("leave"), Verb("flag", names("flag", ["pirate", "plus", "wares"])),
)  # fmt: skip
WORDS = """
action-pass = Passz
action-bid = Licit: { $coins }
action-go = Menj ide: { $city }, { $column }. oszlop
action-strike = Csapás ezzel: { $card }, { $city }, { $column }
action-stop = Elég
action-leave = Elmegyek
action-flag = Zászló: { $flag }
city-florence = Firenze
city-rome-east = Kelet Róma
"""
SAY = Say("hu", [WORDS], [])
STRIKES = [f"strike {card} {city} {at}" for card in ("axe", "rope") for city in CITY.values for at in range(1, 10)]


def menu(*moves: str) -> Menu:
    return Menu(VERBS, sorted(VERBS.parse(move) for move in moves), SAY)


def chosen(shown: Menu, typed: str) -> str:
    (action,) = shown.choose(typed)
    return VERBS.text(action)


def drawn(shown: Menu, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as captured:
        console.print(drawn_list(shown, SAY, width))
    assert all(len(line) <= width for line in captured.get().splitlines())
    return captured.get()


def test_an_amount_is_its_own_number() -> None:
    bids = menu("pass", *[f"bid {coins}" for coins in range(5, 13)])
    assert chosen(bids, "7") == "bid 7"
    with pytest.raises(Complaint) as refused:
        bids.choose("3")
    assert refused.value.facts == {"given": "3", "known": "0, 5-12"}


@pytest.mark.parametrize("open_now", [["bid 1", "bid 2"], ["bid 7", "bid 8"], [], ["go florence 2"], STRIKES])
def test_zero_passes_in_every_question(open_now: list[str]) -> None:
    shown = menu("pass", *open_now)
    assert chosen(shown, "0") == "pass"
    assert shown.options[-1].number == 0, "last, so that nobody passes by pressing Enter twice"


def test_beside_amounts_nothing_has_the_number_of_an_amount() -> None:
    bids = menu("pass", "stop", "bid 4", "bid 5")
    assert [option.number for option in bids.options] == [4, 5, 21, 22]


def test_a_thing_of_few_kinds_keeps_its_number_when_others_are_gone() -> None:
    assert [option.number for option in menu("flag pirate", "flag plus", "flag wares").options] == [1, 2, 3]
    assert [option.number for option in menu("flag plus", "flag wares", "pass").options] == [2, 3, 0]
    assert [option.number for option in menu("pass", "stop").options] == [1, 2]
    assert [option.number for option in menu("stop", "leave").options] == [2, 3]


def test_a_column_is_its_own_number_whichever_are_full() -> None:
    assert chosen(menu("go florence 2", "go florence 4"), "4") == "go florence 4"
    axes = [strike for strike in STRIKES if "axe" in strike and not strike.endswith(" 1")]
    shown = Menu(VERBS, [VERBS.parse(axe) for axe in axes], SAY, fits=lambda options: len(options) < 10)
    cities = shown.narrowed(shown.choose("2"))
    assert cities.begun == "Csapás ezzel: axe, Kelet Róma, …"
    assert chosen(cities, "7") == "strike axe rome-east 7"


@pytest.mark.parametrize(
    "moves",
    [
        ["pass", *[f"bid {coins}" for coins in range(5, 16)]],
        ["pass", *[f"bid {coins}" for coins in range(1, 16)]],
        ["pass", "stop", *[f"go {city} {column}" for city in CITY.values for column in (1, 2, 3, 4)]],
        ["pass", "stop", *STRIKES],
    ],
)
def test_the_numbers_rise_from_the_top_of_the_list_to_its_end(moves: list[str]) -> None:
    lines = [re.findall(r"(?<!\S)(\d+)(?!\S)", line) for line in drawn(menu(*moves)).splitlines() if "→" not in line]
    listed = [int(line[0]) for line in lines if line]
    if listed[-1] == 0:
        listed.pop()
    assert listed == sorted(listed) and len(listed) > 0


def test_few_actions_get_a_line_each_with_words_and_typed_form() -> None:
    shown = drawn(menu("pass", "go florence 2"))
    assert "  0  Passz" in shown
    assert "  2  Menj ide: Firenze, 2. oszlop  menj firenze 2" in shown


def test_many_actions_become_a_table_of_numbers() -> None:
    moves = [f"go {city} {column}" for city in ("florence", "rome-east") for column in (1, 2, 3, 4)]
    shown = menu("pass", *moves)
    lines = drawn(shown).splitlines()
    (row,) = [line for line in lines if "Kelet Róma" in line]
    assert row.split()[:6] == ["Kelet", "Róma", "5", "6", "7", "8"]
    assert chosen(shown, "8") == "go rome-east 4"
    assert "menj kelet róma …" in row


def test_a_narrow_screen_gets_paragraphs_instead() -> None:
    moves = [f"go {city} {column}" for city in ("florence", "rome-east") for column in (1, 2, 3, 4)]
    assert "Menj ide: Kelet Róma" in drawn(menu(*moves), 40)


def test_a_long_list_is_chosen_from_in_steps() -> None:
    shown = menu("pass", *STRIKES, "stop")
    assert [option.typed for option in shown.options] == ["passz", "csapás CARD CITY COLUMN", "elég"]
    assert chosen(shown, "3") == "stop"
    weapons = shown.narrowed(shown.choose("2"))
    assert [option.words for option in weapons.options] == ["… axe, …, …", "… rope, …, …"]
    assert weapons.begun == "Csapás ezzel: …, …, …"
    places = weapons.narrowed(weapons.choose("2"))
    assert places.begun == "Csapás ezzel: rope, …, …"
    assert [option.typed for option in places.options] == [
        f"csapás rope {city} {at}" for city in ("firenze", "kelet róma") for at in range(1, 10)
    ]
    assert chosen(places, "10") == "strike rope rome-east 1"


def test_a_whole_move_can_be_typed_at_any_step_and_an_amount_before_it_is_listed() -> None:
    shown = menu(*STRIKES, *[f"bid {coins}" for coins in range(3, 9)])
    assert chosen(shown, "strike rope florence 9") == "strike rope florence 9"
    assert chosen(shown, "7") == "bid 7"
    assert [option.number for option in shown.options] == [1, 2]


def test_the_apostrophe_of_a_keyboard_does_for_the_printed_one() -> None:
    say = Say("it", [WORDS.replace("Passz", "Lascia l’asta")], [])
    assert chosen(Menu(VERBS, [VERBS.parse("pass")], say), "lascia l'asta") == "pass"
