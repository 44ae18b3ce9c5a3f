"""A review as a few bytes, so that it can be kept beside its record and read again."""

import json
import zlib
from dataclasses import asdict
from typing import Any

from camarilla.core.record import Record
from camarilla.review.chances import Chances
from camarilla.review.marks import Verdict
from camarilla.review.review import Review, assembled
from camarilla.review.study import Study
from camarilla.review.turns import Turn

DIGITS = 6
"""How exactly chances are kept: far below what any of them is sure of."""


def kept(found: Review) -> bytes:
    """All that was found out; the record is not in it."""
    told = {
        "studies": [_rounded(asdict(study)) for study in found.studies],
        "looks": [_rounded(asdict(turn)) for turn in found.looks],
    }
    return zlib.compress(json.dumps(told).encode())


def read_kept(record: Record, text: bytes) -> Review | None:
    """The review of that record again; None of one that was made before turning points were looked at twice."""
    told = json.loads(zlib.decompress(text))
    if isinstance(told, list):
        return None
    return assembled(record, [_study(one) for one in told["studies"]], [Turn(**one) for one in told["looks"]])


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    return [_rounded(one) for one in value] if isinstance(value, list) else value


def _study(told: dict[str, Any]) -> Study:
    return Study(
        known=[Chances(**one) for one in told["known"]],
        truth=Chances(**told["truth"]),
        after=[None if one is None else Chances(**one) for one in told["after"]],
        verdict=None if told["verdict"] is None else Verdict(**told["verdict"]),
    )
