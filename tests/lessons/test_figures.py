"""Figures that stand in a coach's words, and not in what the learner sees, are those of the rules."""

import re

import pytest

from camarilla.games.heads_of_state.pieces import COUNTRY_NAMES
from camarilla.games.principe.pieces import COLOURS
from camarilla.games.principe.rules.scoring import A_SET, FIRST_IN_REGION, MOST_OF, SECOND_IN_REGION, role_points
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES
from camarilla.games.ruse_and_bruise.rules.scoring import NINE
from camarilla.games.strozzi.box import FASTEST
from camarilla.games.strozzi.rules.scoring import place_pays, patronage_pays
from camarilla.lessons.facts import fact_of
from camarilla.lessons.guided import GuidedGame
from camarilla.lessons.shelf import all_lessons, find_lesson
from camarilla.testkit.lessons import good_answers

NAMES = re.compile(r"[Cc]olumns? \d( and \d)?|column 1 is not|\+1 flag|\{[^}]*\}")
"""What has a figure in its name: columns and a flag; and what is looked up."""
MAJOR, MINOR = role_points(0), role_points(COLOURS)


def influence_of_nobles() -> tuple[int, int, int]:
    """What a noble of the lesson counts who stands alone, below another one, and alone in a capital."""
    guided = GuidedGame(find_lesson("heads-of-state"))
    seen = {}
    while guided.step is not None:
        seen[guided.step.say] = guided.table.view(guided.seat)
        guided.answer(good_answers(guided)[0])

    def influence(step: str, country: str) -> int:
        found = fact_of(f"countries[{COUNTRY_NAMES.index(country)}].influence[me]", seen[step], guided.seat)
        assert isinstance(found, int)
        return found

    alone = influence("lesson-influence", "britain")
    # A count below an earl in Britain; a prince alone in the capital and a baron alone in a province of Germany.
    return alone, influence("lesson-count", "britain"), influence("lesson-count", "germany") - alone


def figures() -> dict[str, dict[str, list[int]]]:
    """Of each game, which message has which figures."""
    alone, below, capital = influence_of_nobles()
    ways = [place_pays(place) for place in range(3)]
    ahead = ways[0] - ways[1]
    nine = NINE // 2
    return {
        "heads-of-state": {
            "lesson-influence": [alone, below, capital, capital // 2],
            "lesson-count": [alone, below],
            "lesson-revolution": [alone, below, alone],
        },
        "principe": {
            "lesson-roles": [MAJOR, MINOR],
            "lesson-build-good": [MAJOR],
            "lesson-banker": [MAJOR],
            "lesson-defend": [MAJOR],
            "lesson-score": [FIRST_IN_REGION, SECOND_IN_REGION, A_SET, MAJOR, MINOR, MOST_OF],
        },
        "strozzi": {
            "lesson-aim": ways,
            "lesson-ship": [FASTEST],
            "lesson-tracks": ways,
            "lesson-level": [ways[0], ways[1], ways[1], ways[0], ahead],
            "lesson-tile": [*[patronage_pays(place) for place in range(3)], 2, 1, ahead],
            "lesson-tile-two": [ahead],
            "lesson-paid": ways[:1],
        },
        "ruse-and-bruise": {
            "lesson-hand": [len(CARD_NAMES)],
            "lesson-danger-witch": [nine],
            "lesson-witch": [nine],
            "lesson-full": [nine],
        },
    }


@pytest.mark.parametrize("id", all_lessons())
def test_figures_in_the_texts_are_those_of_the_rules(id: str) -> None:
    lesson = find_lesson(id)
    right = figures()[lesson.game.id]
    for key in {key for step in lesson.steps for key in step.messages()}:
        told = re.search(rf"^{key} = (.*)", lesson.game.messages("en"), re.MULTILINE)
        assert told, key
        found = [int(figure) for figure in re.findall(r"\d+", NAMES.sub("", told[1]))]
        assert found == right.get(key, []), key
