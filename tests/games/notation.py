"""The words in which the tests of all games are written, so that a player can check them with the rulebook in hand.

Players are letters, clockwise: A, B, C, ... A decision is written with the letter of the player who takes it, and
several decisions of one player in a row are divided by commas:

    table.play("A claim wares", "B claim pirate, dock rome")

    table.asked()                        "C claim": who is asked, and for what; "over" at the end
    table.may("C")                       ["claim pirate", "pass"]: what C can decide now
    table.can("C claim pirate")          whether C can decide that
    table.refused("C claim wares")       ("2.8", {"flag": "wares"}): by which clause it is refused, with the numbers
    table.why_not("C claim wares", "hu") the refusal in words

    table["deck"], table.has("A", "hand")     what lies on the table, what a player has: the whole truth
    table.sees("A"), table.player("B", "A")   what A sees, what A sees of B; without eyes, what a spectator sees
    table.told("won"), table.story("A")       what happened, as data and in English, to whoever looks on
    table.watched("A"), table.pictures("A")   what of it A is shown moment by moment: in English; the table as A sees it
    table.captions("A")                       what is said at each of these moments, the reasons included
    table.scores(), table.account("A")        the points, and what for

Each game derives its own `Table` from this one and says in `given(...)` how its positions are written.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple, Self

from camarilla.core.box import Box
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Illegal, Refusal
from camarilla.core.events import Beat, Seen
from camarilla.core.game import Game
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.table import beats
from camarilla.core.text import speaker
from camarilla.testkit.secrecy import guess
from camarilla.testkit.worlds import ScriptedChance

LETTERS = "ABCDEF"
MOST_DECISIONS = 100_000


class Refused(NamedTuple):
    """Why a decision is refused: the clause, or `not-your-turn` and the like where it takes no rulebook; the facts."""

    clause: str
    facts: dict[str, str | int]


class Table:
    """A position that can be played on in words, and asked about."""

    game: ClassVar[Game]

    def __init__(self, position: Position) -> None:
        self.position = position
        if position.log is None:
            position.log = []

    @classmethod
    def new(cls, seats: int, seed: int = 1, box: Box | None = None, **options: str) -> Self:
        """A game as it begins; what the deal told has been heard."""
        return cls(cls.game.start(seats, FastChance(seed), options, box, log=[]))

    def rewrite(self, **fields: Any) -> Self:
        """The same table with some fields of its document written anew; no component may be lost or doubled by it."""
        self.position.load({**self.position.dump(), **fields})
        components = self.position.box.components(self.seats)
        assert self.position.census() == components, "the test has made up or lost components"
        return self

    # What players do

    def play(self, *decisions: str) -> Self:
        """For instance `play("A collect, take gold", "B pass")`."""
        for written in decisions:
            letter, _, rest = written.partition(" ")
            for words in rest.split(", "):
                self.position.play(seat(letter), self.game.verbs.parse(words))
        return self

    def play_at_random(self, seed: int = 1, limit: int = MOST_DECISIONS) -> Self:
        """Random decisions to the end of the game, or so many."""
        self.position.chance = FastChance(seed)
        playout(self.position, FastChance(seed + 1), limit=limit)
        return self

    def listen(self) -> Self:
        """Forget what happened before."""
        self.position.log = []
        return self

    # Luck

    def luck(self, *answers: int) -> Self:
        """What the next draws of chance answer; after that always 0."""
        self.position.chance = ScriptedChance(list(answers))
        return self

    def odds(self) -> list[int]:
        """Out of how many each lot has been drawn since `luck`."""
        assert isinstance(self.position.chance, ScriptedChance)
        return self.position.chance.sizes

    def seeded(self, seed: int) -> Self:
        """The next draws of chance come from this seed."""
        self.position.chance = FastChance(seed)
        return self

    # Who is asked, and what can be decided

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def letters(self) -> str:
        """All players."""
        return LETTERS[: self.seats]

    def to_act(self) -> str:
        """Who owes a decision now: one letter or several, none when the game is over."""
        return "".join([LETTERS[acting] for acting in self.position.to_act()])

    def asked(self) -> str:
        """Who owes which decision: `A placing`; `over` when nobody does."""
        return f"{self.to_act()} {self.sees()['phase']}".strip()

    def may(self, letter: str, verb: str = "") -> list[str]:
        """What is open to a player, all of it or what begins with a verb."""
        texts = [self.game.verbs.text(action) for action in self.position.legal(seat(letter))]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def can(self, decision: str) -> bool:
        letter, _, words = decision.partition(" ")
        return self.position.can(seat(letter), self.game.verbs.parse(words))

    def refused(self, decision: str) -> Refused:
        """Why a decision is refused; the position stays as it was."""
        refusal = self._refusal(decision)
        return Refused(refusal.clause if isinstance(refusal, Illegal) else refusal.key, refusal.facts)

    def why_not(self, decision: str, language: str = "en") -> str:
        """The same in words."""
        return speaker(self.game, language, list(self.letters)).refusal(self._refusal(decision))

    def _refusal(self, decision: str) -> Refusal:
        before = list(self.position.cells)
        try:
            self.play(decision)
        except Refusal as refusal:
            assert list(self.position.cells) == before, "a refused decision has changed the position"
            return refusal
        raise AssertionError(f"{decision!r} was accepted")

    # What is so

    def __getitem__(self, field: str) -> Any:
        """A field of the position's document."""
        return self.position.dump()[field]

    def has(self, letter: str, field: str) -> Any:
        """A player's part of a field of the position's document."""
        return self[field][seat(letter)]

    def scores(self) -> list[int]:
        return self.position.scores()

    def ranking(self) -> list[int]:
        return self.position.ranking()

    def account(self, letter: str) -> dict[str, int]:
        """What a player has points for: `region tuscany`, `majority king`, and how many."""
        found: Counter[str] = Counter()
        for entry in self.position.account(seat(letter)):
            named = [fact for fact in entry.facts.values() if isinstance(fact, str)]
            found[" ".join([entry.key.removeprefix("account-"), *named])] += entry.points
        return dict(found)

    def account_in_words(self, letter: str) -> list[str]:
        """The same in English, line by line."""
        say = speaker(self.game, "en", list(self.letters))
        entries = self.position.account(seat(letter))
        return [f"{say(entry.key, **entry.facts)}: {entry.points}" for entry in entries]

    # What is seen. `eyes` is the letter of the player who looks; without it, a spectator does.

    def sees(self, eyes: str | None = None) -> Any:
        return self.position.view(None if eyes is None else seat(eyes))

    def player(self, letter: str, eyes: str | None = None) -> Any:
        """What is seen of a player."""
        return self.sees(eyes)["players"][seat(letter)]

    def players(self, key: str, eyes: str | None = None) -> list[Any]:
        """One thing that is seen of every player."""
        return [player[key] for player in self.sees(eyes)["players"]]

    def told(self, kind: str = "", eyes: str | None = None) -> list[dict[str, Any]]:
        """What has happened, all of it or one kind; players are letters here too."""
        events: list[dict[str, Any]] = [dict(seen) for seen in self._seen(eyes) if kind in ("", seen["event"])]
        for event in events:
            event.update({name: LETTERS[event[name]] for name in ("seat", "owner") if name in event})
        return events

    def happened(self, eyes: str | None = None) -> list[str]:
        """The kinds of what has happened, in order."""
        return [str(seen["event"]) for seen in self._seen(eyes)]

    def story(self, eyes: str | None = None) -> list[str]:
        """What has happened, in English."""
        say = speaker(self.game, "en", list(self.letters))
        return [say.event(seen) for seen in self._seen(eyes)]

    def watched(self, eyes: str | None = None) -> list[str]:
        """The beats: what is shown moment by moment, in English."""
        say = speaker(self.game, "en", list(self.letters))
        return [say.event(beat.seen) for beat in self._beats(eyes)]

    def captions(self, eyes: str | None = None) -> list[list[str]]:
        """What is said at each beat, in English: whatever was told since the beat before."""
        say = speaker(self.game, "en", list(self.letters))
        return [[say.event(seen) for seen in beat.said] for beat in self._beats(eyes)]

    def pictures(self, eyes: str | None = None) -> list[Any]:
        """What is seen of the table at each beat."""
        return [beat.view for beat in self._beats(eyes)]

    def _beats(self, eyes: str | None) -> list[Beat]:
        return beats(self.game, self.position, self.position.log or [], None if eyes is None else seat(eyes))

    def _seen(self, eyes: str | None) -> list[Seen]:
        watcher = None if eyes is None else seat(eyes)
        seen = [self.game.kinds.seen_by(event, watcher) for event in self.position.log or []]
        return [event for event in seen if event is not None]

    def guesses(self, letter: str, number: int = 1, seed: int = 1) -> Iterator[Self]:
        """So many worlds that fit what a player has seen."""
        chance = FastChance(seed)
        for _ in range(number):
            yield type(self)(guess(self.position, seat(letter), chance))


def seat(letter: str) -> int:
    """The number of a player's seat."""
    assert len(letter) == 1, f"not one player: {letter!r}"
    return LETTERS.index(letter)


def counted(written: str) -> dict[str, int]:
    """How many of each: `2 green, red` and `green green red` are two green ones and a red one."""
    found: Counter[str] = Counter()
    number = 1
    for word in re.findall(r"[^\s,]+", written):
        if word.isdigit():
            number = int(word)
        else:
            found[word] += number
            number = 1
    return dict(found)


def things(game: Game, domain: str) -> list[str]:
    """All things of a sort by name, in the order of the game: `things(GAME, "card")`."""
    arguments = [argument for verb in game.verbs.verbs for argument in verb.arguments]
    values = [value for kind in game.kinds.kinds for value in kind.domains]
    found = next(known for known in [*arguments, *values] if known.name == domain)
    return [str(value) for value in found.values]
