"""Made-up input for tests of properties: any JSON, and documents that somebody has damaged."""

import copy
from typing import Any

from hypothesis import strategies as st

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NUMBERS_AT_THE_EDGE = st.sampled_from([-1, 0, 1, 7, 1 << 31, 1 << 62, 1 << 63, -(1 << 63), -(1 << 63) - 1, 1 << 80])


@st.composite
def damaged(draw: st.DrawFn, document: Any) -> Any:
    """A copy of the document in which one value, somewhere inside, is missing, doubled or another one."""
    whole = copy.deepcopy(document)
    inside = whole
    while True:
        place = draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        if not isinstance(inside[place], dict | list) or not inside[place] or draw(st.booleans()):
            break
        inside = inside[place]
    change = draw(st.sampled_from(["replace", "edge", "remove", "double"]))
    if change == "remove":
        del inside[place]
    elif change == "double" and isinstance(inside, list):
        inside.insert(place, inside[place])
    else:
        inside[place] = draw(NUMBERS_AT_THE_EDGE if change == "edge" else JSON)
    return whole


@st.composite
def damaged_text(draw: st.DrawFn, text: str) -> str:
    """A copy of the text in which a stretch is missing, or has become another."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 40)))
    return (
        text[:start]
        + draw(st.just("") | st.text(max_size=20) | st.sampled_from(["9" * 5000, "\\ud800", "["]))
        + text[end:]
    )
