"""What a choice or a thing on the table is about, in a few words."""

from collections.abc import Sequence

from camarilla.core.actions import Action
from camarilla.core.game import Game
from camarilla.core.text import Say, spoken
from camarilla.speech.games import help_texts
from camarilla.terminal.table.numbering import shared_values

LEAST_LETTERS = 3
"""Shorter names are found in other words too easily."""


class Explainer:
    """Knows what the things of a game do."""

    def __init__(self, game: Game, say: Say) -> None:
        self._say = say
        self._texts = help_texts(game, say)
        named = {told["name"].casefold(): thing for thing, told in self._texts.items()}
        self._by_name = {name: thing for name, thing in named.items() if len(name) >= LEAST_LETTERS}

    def choice(self, actions: Sequence[Action], phase: str) -> str:
        """What is told about the things that all these actions name; else what such a decision means.

        Where a game tells neither, what newcomers are told to look at in the phase.
        """
        return self._things(actions) or spoken(
            self._say, f"about-{actions[0].verb.name}", spoken(self._say, f"advice-{phase}", "")
        )

    def _things(self, actions: Sequence[Action]) -> str:
        verb = actions[0].verb
        if any(action.verb is not verb for action in actions):
            return ""
        settled = shared_values(list(actions))
        things = [f"{domain.name}-{value}" for domain, value in zip(verb.arguments, settled, strict=False)]
        return " ".join(self._told(thing) for thing in things if thing in self._texts)

    def at(self, line: str, column: int) -> str:
        """What is told about the thing whose name stands at a place of a line; the longest name that does."""
        folded = line.casefold()
        found = ""
        for name in self._by_name:
            start = folded.find(name)
            while start >= 0:
                if start <= column < start + len(name) and len(name) > len(found):
                    found = name
                start = folded.find(name, start + 1)
        return self._told(self._by_name[found]) if found else ""

    def _told(self, thing: str) -> str:
        told = self._texts[thing]
        return f"{told['name'] or thing}: {told['text']}"
