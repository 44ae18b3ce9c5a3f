"""A look ahead: everybody plays sensibly, and fast, for a few decisions."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.bots.search.habits import Habits
from camarilla.bots.search.settings import Settings
from camarilla.bots.search.sight import Sight
from camarilla.core.bits import lowest
from camarilla.core.chance import FastChance
from camarilla.core.position import Position


class Rollout:
    """Plays on; keeps the room that it needs for it."""

    def __init__(self, settings: Settings, sight: Sight, size: int) -> None:
        self.sampled: i64 = settings.sampled
        self.stray: i64 = settings.stray
        self.habit: i64 = settings.habit
        self.habits = Habits(size if settings.habit else 0)
        """What was noted in them has to be booked after each simulation, by whoever sees how it ends."""
        self.depth: i64 = settings.depth
        self.chapters: i64 = settings.chapters
        self.sight = sight
        self.room = vec[i64]([0] * size)

    def play(self, position: Position, chance: FastChance) -> None:
        """Take decisions for all seats until the look ahead ends."""
        last = position.chapter() + self.chapters
        made: i64 = 0
        acting = position.acting()
        while acting and made < self.depth and position.chapter() < last:
            seat = lowest(acting)
            action = self.choose(position, seat, chance)
            if self.habit:
                self.habits.note(seat, action)
            position.apply(seat, action)
            made += 1
            acting = position.acting()

    def choose(self, position: Position, seat: i64, chance: FastChance) -> i64:
        """The best of a few candidates at first sight."""
        room = self.room
        found = position.candidates(seat, room)
        if found == 1:
            return room[0]
        if self.habit and chance.below(100) < self.habit:
            return self.habits.best(seat, room, found)
        if self.sampled == 0 or chance.below(100) < self.stray:
            return room[chance.below(found)]
        tried = found if found < self.sampled else self.sampled
        best: i64 = 0
        most: i64 = 0
        for number in range(tried):
            # Draw without putting back: what was tried goes to the front.
            drawn = number + chance.below(found - number)
            action = room[drawn]
            room[drawn] = room[number]
            room[number] = action
            future = position.clone(chance)
            future.apply(seat, action)
            lead = self.sight.lead(future, seat)
            if number == 0 or lead > most:
                most = lead
                best = action
        return best
