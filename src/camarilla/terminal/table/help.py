"""The help of a table: what can be done, a thing, a clause; typed as `?`, `? witch`, `? 3.9`."""

import re
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.actions import Verb
from camarilla.core.clauses import Clause
from camarilla.core.game import Game
from camarilla.core.text import Say, spoken
from camarilla.speech.choices import argument_name, open_words
from camarilla.speech.games import help_texts
from camarilla.speech.rulebook import chapters, clauses_of
from camarilla.terminal.language import plain
from camarilla.terminal.table.spelling import Spelling


def overview(game: Game, say: Say, can_undo: bool) -> RenderableType:
    """What the game is about, and everything that can be typed."""
    grid = Grid.grid(padding=(0, 2, 0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    grid.add_row("1, 2, 3 …", Text(say("ui-help-number")))
    spelling = Spelling(game.verbs, say)
    for verb in game.verbs.verbs:
        grid.add_row(spelling.usage(verb, []), Text(open_words(verb, [], say)))
    undo = say("ui-help-undo") if can_undo else say("ui-help-undo-not-now")
    for typed, meaning in [
        ("?", say("ui-help-this")), (f"? {say('ui-help-word')}", say("ui-help-about")), ("l [N]", say("ui-help-log")),
        ("r [3.9]", say("ui-help-rules")), ("u", undo), (f"s [{say('ui-help-file')}]", say("ui-help-save")),
        ("q", say("ui-help-quit")),
    ]:  # fmt: skip
        grid.add_row(typed, Text(meaning))
    aim = spoken(say, "howto-aim", "")
    return Group(Text(f"{aim}\n"), grid) if aim else grid


def explain(game: Game, say: Say, asked: str) -> list[tuple[str, str]]:
    """What a word, a sign of the table or a clause number means: a heading and words each; none if nobody knows."""
    if re.fullmatch(r"\d+(\.\d+\w*)?", asked):
        return [paragraph(clause, say) for clause in clauses_of(game, asked)]
    signs: dict[str, str] = game.part("terminal", "SIGNS") if game.has("terminal", "SIGNS") else {}
    if asked in signs:
        return [(asked, say(signs[asked]))]
    exact: list[tuple[str, str]] = []
    near: list[tuple[str, str]] = []
    word = plain(asked)
    for thing, told in help_texts(game, say).items():
        name = told["name"] or thing
        names = {plain(name), plain(thing), plain(thing.partition("-")[2])}
        if word in names:
            exact.append((name, told["text"]))
        elif any(known.startswith(word) for known in names):
            near.append((name, told["text"]))
    return exact or near or list(_decisions(game, say, word)) or _kinds(game, say, word)


def _decisions(game: Game, say: Say, word: str) -> Iterator[tuple[str, str]]:
    """What is told of the decisions that are typed so; of one that is explained by what it names, what it can name."""
    spelling = Spelling(game.verbs, say)
    for verb in game.verbs.verbs:
        typed = spelling.verb(verb)
        if word in (plain(typed), verb.name):
            told = spoken(say, f"about-{verb.name}", "")
            yield (typed, told) if told else (spelling.usage(verb, []), " · ".join(_choices(verb, say)))


def _choices(verb: Verb, say: Say) -> Iterator[str]:
    """What each argument of a decision can be."""
    for domain in verb.arguments:
        words = [say.word(domain.name, value) for value in domain.values if isinstance(value, str)]
        yield f"{argument_name(domain.name, say).upper()}: {', '.join(map(str, words)) or domain.known()}"


def _kinds(game: Game, say: Say, word: str) -> list[tuple[str, str]]:
    """What is told of things of a kind, where the thing itself has no words of its own: of gold, as of any card."""
    texts = help_texts(game, say)
    domains = [domain for verb in game.verbs.verbs for domain in verb.arguments]
    domains += [domain for kind in game.kinds.kinds for domain in kind.domains]
    exact: list[tuple[str, str]] = []
    near: list[tuple[str, str]] = []
    for name, domain in {domain.name: domain for domain in domains}.items():
        told = next((told["text"] for thing, told in texts.items() if thing.endswith(f"-{name}")), "")
        for value in domain.values if told else []:
            spelled = str(say.word(name, value))
            names = (plain(spelled), plain(str(value)))
            if word in names:
                exact.append((spelled, told))
            elif any(known.startswith(word) for known in names):
                near.append((spelled, told))
    return exact or near


def paragraph(clause: Clause, say: Say) -> tuple[str, str]:
    """A clause: its number and its words."""
    return clause.number, clause.gist[say.language]


def contents(game: Game, say: Say) -> RenderableType:
    """The chapters of the rulebook."""
    lines = [Text(f"  {number}  {title}") for number, title, _ in chapters(game, say.language)]
    return Group(*lines, Text(say("ui-help-chapters"), style="dim"))
