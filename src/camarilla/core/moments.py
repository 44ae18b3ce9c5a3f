"""The moments of a record: the match after every entry, as a seat saw it or, once it is over, with all hands open."""

import sys
from typing import Final

from camarilla.core.chance import Chance
from camarilla.core.clauses import Refusal
from camarilla.core.events import Beat, Event, Seen, gathered
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.record import Decision, Record
from camarilla.core.replay import open_record, redo
from camarilla.core.table import Chair

ALL: Final = "all"
"""The eyes of all seats together."""
Eyes = int | str | None
"""Who looks: a seat, a spectator (`None`), or all together (`ALL`)."""


class Moment:
    """A match as it stood after one entry of its record; it stays as it is when the match goes on."""

    def __init__(
        self, game: Game, number: int, entry: Decision | None, position: Position, told: list[Event], over: bool
    ) -> None:
        self.number: Final = number
        self.entry: Final = entry
        self._game: Final = game
        self._position: Final = position
        self._told: Final = told
        self._over: Final = over

    def view(self, eyes: Eyes) -> dict[str, Json]:
        """What could be seen."""
        return self._view(self._position, eyes)

    def events(self, eyes: Eyes) -> list[Seen]:
        """What could be known of what the entry made happen."""
        self._seat(eyes)
        listed = [self._seen(event, eyes) for event in self._told]
        return [seen for seen in listed if seen is not None]

    def beats(self, eyes: Eyes) -> list[Beat]:
        """What was worth seeing of what the entry made happen, one moment after the other."""
        self._seat(eyes)
        return gathered(
            self._game.kinds,
            self._told,
            lambda event: self._seen(event, eyes),
            lambda event: self._view(self._position.at(event), eyes),
        )

    def chair(self, seat: int, chance: Chance) -> Chair:
        """A seat for one who thinks: the position with everything that the seat could not know guessed anew."""
        guessed = self._position.clone(chance)
        guessed.redeal(seat, chance)
        return Chair(self._game, guessed, seat)

    def to_act(self) -> list[int]:
        """The seats that owed a decision; empty at the end."""
        return self._position.to_act()

    def truth(self) -> Position:
        """The whole position, for those who look back on a match that is over."""
        self._seat(ALL)
        return self._position.clone()

    def _view(self, position: Position, eyes: Eyes) -> dict[str, Json]:
        public = position.view(self._seat(eyes))
        if eyes != ALL:
            return public
        own = [position.view(other) for other in range(position.seats)]
        opened: dict[str, Json] = {
            name: _together(value, [view[name] for view in own]) for name, value in public.items()
        }
        opened["seat"] = None
        return opened

    def _seen(self, event: Event, eyes: Eyes) -> Seen | None:
        seen = self._game.kinds.seen_by(event, self._seat(eyes))
        for other in range(self._position.seats if eyes == ALL else 0):
            more = self._game.kinds.seen_by(event, other)
            seen = more if more is not None and (seen is None or None in seen.values()) else seen
        return seen

    def _seat(self, eyes: Eyes) -> int | None:
        if eyes == ALL and not self._over:
            raise Refusal("hands-closed")
        return eyes if isinstance(eyes, int) else None


class Replayed:
    """A record being played again; any moment that was reached once is at hand at once."""

    def __init__(self, game: Game, record: Record) -> None:
        """Deal it again; raises BadRecord if the header does not fit."""
        self.record: Final = record
        self._game: Final = game
        self._table: Final = open_record(game, record)
        self._table.pictures = sys.maxsize
        self._moments: Final[list[Moment]] = []
        self._keep(None)

    @property
    def game(self) -> Game:
        """What is played."""
        return self._game

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.record.entries)

    def moment(self, number: int) -> Moment:
        """The match after so many entries; raises BadRecord with the first entry that does not fit."""
        for done in range(len(self._moments), number + 1):
            entry = self.record.entries[done - 1]
            redo(self._table, entry, done)
            self._keep(entry)
        return self._moments[number]

    def _keep(self, entry: Decision | None) -> None:
        told = self._table._log[self._table.stood :]
        position = self._table._position.clone()
        over = self.record.scores is not None
        self._moments.append(Moment(self._game, len(self._moments), entry, position, told, over))


def _together(public: Json, own: list[Json]) -> Json:
    """What all seats know of a value: the spectator's, or where a seat sees another one, that seat's."""
    others = [value for value in own if value != public]
    if not others:
        return public
    if isinstance(public, dict):
        parts = [value for value in own if isinstance(value, dict) and value.keys() == public.keys()]
        if len(parts) == len(own):
            return {name: _together(value, [part[name] for part in parts]) for name, value in public.items()}
    if isinstance(public, list):
        rows = [value for value in own if isinstance(value, list) and len(value) == len(public)]
        if len(rows) == len(own):
            return [_together(value, [row[place] for row in rows]) for place, value in enumerate(public)]
    return others[0]
