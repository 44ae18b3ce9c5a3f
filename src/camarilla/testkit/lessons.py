"""Promises about lessons: every way through one can be gone, everything in it can be said, and what is lit is there.

A rule, a card or a board that changes breaks the lesson that relies on it here, and not in front of a learner.
"""

from collections.abc import Iterator
from xml.etree import ElementTree

from camarilla.core.clauses import LANGUAGES, Refusal
from camarilla.core.game import Game
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import draw_board
from camarilla.lessons.coaching import coaching
from camarilla.lessons.guided import GO_ON, GuidedGame, replayed
from camarilla.lessons.lesson import Lesson, Light, Step, fits
from camarilla.lessons.shelf import lessons_of
from camarilla.testkit.setups import demand
from camarilla.testkit.words import messages_of

NAMED = ("data-mark", "data-help", "data-piece", "data-about")
"""Attributes that name a thing which cannot be chosen, like `card-witch`."""


def lessons_can_be_played(game: Game) -> None:
    """Every step of every lesson can be reached and left by each of its good answers, and refuses each poor one."""
    for lesson in lessons_of(game):
        speakers = [speaker(game, language, lesson.seated("Anna")) for language in LANGUAGES]
        for guided in ways_through(lesson):
            for say in speakers:
                coaching(guided, say)
            if guided.step is None:
                demand(guided.table.over or guided.seat in guided.table.to_act(), f"{lesson.id}: nobody plays on")
                continue
            where = f"{lesson.id}, step {guided.number + 1} ({guided.step.say})"
            _things_are_there(guided, guided.step, speakers[0], where)
            _answers_are_possible(guided, guided.step, speakers, where)


def lessons_have_their_facts(game: Game) -> None:
    """Every value that a step looks up is spoken of in one of its sentences, in every language."""
    for lesson in lessons_of(game):
        for language in LANGUAGES:
            messages = messages_of(game.messages(language))
            for step in lesson.steps:
                missing = [key for key in step.messages() if key not in messages]
                demand(not missing, f"{lesson.id}: {language} lacks {missing}")
                unused = step.facts.keys() - {name for key in step.messages() for name in messages[key]}
                demand(not unused, f"{lesson.id}, {step.say}: {language} speaks of no {sorted(unused)}")


def ways_through(lesson: Lesson) -> Iterator[GuidedGame]:
    """The lesson at every step, on every way that good answers lead, up to where free play begins."""
    ways: list[list[str]] = [[]]
    while ways:
        answers = ways.pop()
        guided = replayed(lesson, answers)
        yield guided
        if guided.step is not None:
            ways += [[*answers, answer] for answer in good_answers(guided)]


def good_answers(guided: GuidedGame) -> list[str]:
    """What leads on from a step."""
    step = guided.step
    if step is None or step.is_read:
        return [GO_ON] if step else []
    return [words for words in tried(guided) if step.is_good(words)]


def tried(guided: GuidedGame) -> list[str]:
    """What can be tried in a step, good or poor, in words."""
    return [guided.lesson.game.verbs.text(action) for action in guided.offered()]


def _answers_are_possible(guided: GuidedGame, step: Step, speakers: list[Say], where: str) -> None:
    if step.is_read:
        return
    demand(guided.seat in guided.table.to_act(), f"{where}: it is not the learner's turn")
    answers = tried(guided)
    for pattern in [*step.may, *[poor.answer for poor in step.poor]]:
        demand(any(fits(pattern, answer) for answer in answers), f"{where}: {pattern} is not possible")
    said = {step.poor_key(answer) for answer in answers}
    for poor in step.poor:
        demand(poor.say in said, f"{where}: nothing leads to {poor.say}")
    for answer in answers:
        if step.poor_key(answer):
            _is_explained(guided, answer, speakers, where)


def _is_explained(guided: GuidedGame, answer: str, speakers: list[Say], where: str) -> None:
    before = guided.table.happened()
    try:
        guided.answer(answer)
    except Refusal as refusal:
        for say in speakers:
            say.refusal(refusal)
        demand(guided.table.happened() == before, f"{where}: {answer} has changed the table")
    else:
        demand(False, f"{where}: {answer} was taken")


def _things_are_there(guided: GuidedGame, step: Step, say: Say, where: str) -> None:
    """Whatever is lit stands on the learner's board."""
    board = draw_board(guided.lesson.game, guided.table.view(guided.seat), say)
    root = ElementTree.fromstring(board.whole())
    for light in step.light:
        demand(_shown(root, light) == len(light), f"{where}: {light} is not on the board")


def _shown(thing: ElementTree.Element, light: Light, around: frozenset[str] = frozenset()) -> int:
    """How many of a light's values a thing on the board stands for, or one in it, as the page finds what to light."""
    values = {f"{name}-{value}" for name, value in light.items()}
    domain = thing.get("data-domain", "")
    own = f"{domain}-{thing.get('data-value')}"
    if domain in light and own not in values:
        return 0
    meant = around | (values & {own, *[thing.get(name, "") for name in NAMED]})
    return max([len(meant), *[_shown(inner, light, meant) for inner in thing]])
