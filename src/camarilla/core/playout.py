"""The loop that search and simulation live in: random play inside compiled code."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import lowest
from camarilla.core.chance import Chance
from camarilla.core.clauses import Malformed
from camarilla.core.position import Position


def playout(position: Position, chance: Chance, into: vec[i64] | None = None, limit: i64 = 1000000) -> i64:
    """Play uniformly random decisions to the end, at most `limit`; say how many were made.

    Whoever plays many positions to their end can hand in scratch space for all of them: `into`, with room for
    as many actions as the verb table has.
    """
    scratch = position.scratch() if into is None else into
    if len(scratch) < position.verbs().size:
        raise Malformed("small-scratch", given=len(scratch), wanted=position.verbs().size)
    made: i64 = 0
    acting = position.acting()
    while acting and made < limit:
        seat = lowest(acting)
        found = position.options(seat, scratch)
        position.apply(seat, scratch[chance.below(found)])
        made += 1
        acting = position.acting()
    return made
