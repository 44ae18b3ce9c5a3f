"""What a bot is given to decide: a world guessed for its seat. The true position never leaves the table."""

import hashlib
from dataclasses import dataclass

from camarilla.core.chance import FastChance
from camarilla.core.fields import Json
from camarilla.core.record import BOT
from camarilla.web.tables.session import TableSession

SUBSTITUTE = "greedy"
"""The bot that plays for a person who is away."""


@dataclass(frozen=True)
class BotJob:
    """A decision to think about: one seat's guess of the world, and which bot thinks. Can be sent to a process."""

    game: str
    options: dict[str, str]
    seats: int
    box: str | None
    world: dict[str, Json]
    seat: int
    bot: str
    luck: int


def bot_job(session: TableSession, seat: int) -> BotJob:
    """What the bot of a seat needs to know to decide, and nothing else."""
    terms = session.terms
    # The guess and the bot's luck come from the seed and the version: the same after a restart, and known to nobody.
    secret = hashlib.sha256(b"bots of " + terms.seed + session.version.to_bytes(4, "big")).digest()
    luck = int.from_bytes(secret[:24], "big")
    chance = FastChance(luck >> 96)
    world = session.table.chair(seat, chance).world(chance).dump()
    bot = session.seats[seat].kind.removeprefix(BOT) if session.seats[seat].is_bot else SUBSTITUTE
    return BotJob(terms.game, terms.options, len(session.seats), terms.box, world, seat, bot, luck & (1 << 96) - 1)
