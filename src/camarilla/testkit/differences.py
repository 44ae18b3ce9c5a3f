"""Where two things that should be equal differ: a promise that is broken is only understood by what differs."""

import itertools

from camarilla.core.fields import Json


def first_difference(one: Json, other: Json, at: str) -> str:
    """The first place where two JSON values differ, and what stands there; empty if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}):
            if name not in one or name not in other:
                return f"{at}.{name} is there only once"
            found = first_difference(one[name], other[name], f"{at}.{name}")
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = enumerate(zip(one, other, strict=True))
        told = (first_difference(*pair, f"{at}[{place}]") for place, pair in parts)
        return next(filter(None, told), "")
    return "" if one == other else f"{at} is {one!r} and {other!r}"


def first_differing_line(one: str, other: str) -> str:
    """The first line in which two texts differ, both ways; of long lines, the part around what differs."""
    for mine, theirs in itertools.zip_longest(one.splitlines(), other.splitlines(), fillvalue=""):
        if mine != theirs:
            same = next((place for place, pair in enumerate(zip(mine, theirs, strict=False)) if len({*pair}) > 1), 0)
            start = max(0, same - 40)
            return f"{mine[start : same + 60]!r} and {theirs[start : same + 60]!r}"
    return ""
