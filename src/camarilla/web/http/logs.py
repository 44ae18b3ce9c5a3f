"""What the server writes down: one line an event, and of a fault where it happened, never with what values.

The text of an exception can hold a hand or a key, and so can the lines of a statement; so neither is written.
"""

import json
import logging
import time
import traceback
from pathlib import Path


class Lines(logging.Formatter):
    """One line an event, as JSON or for people."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """The line; asyncio puts exceptions into its messages, so of those only the first line is kept."""
        message = record.msg if record.name == "asyncio" else record.getMessage()
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": " ".join(str(message).splitlines()[0].split()) if message else "",
        }
        if record.exc_info and record.exc_info[1] is not None:
            fault = record.exc_info[1]
            told["fault"] = type(fault).__name__
            told["where"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(fault.__traceback__)[-12:]
            ]
        if self._as_json:
            return json.dumps(told, ensure_ascii=False)
        where = " < ".join(reversed(told.get("where", [])))  # type: ignore[call-overload]
        return " ".join(filter(None, [str(told["level"]), str(told["event"]), str(told.get("fault", "")), where]))


def begin(as_json: bool) -> None:
    """Write to standard error: with JSON everything of note, else only trouble."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(as_json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("camarilla").setLevel(logging.INFO if as_json else logging.WARNING)
