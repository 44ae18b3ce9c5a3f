"""The server's log: one line for each event; of an exception its type and its place, never its message.

The message of an exception can hold a hand or a key, and so can the lines of source that a traceback shows.
"""

import json
import logging
import time
import traceback
from pathlib import Path


class LineFormatter(logging.Formatter):
    """One line for each event, as JSON or for people."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """The line of an event. asyncio puts exceptions into its messages; so only their first line is written."""
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
    """Log to standard error: as JSON everything from level INFO on, for people warnings and errors."""
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(as_json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("camarilla").setLevel(logging.INFO if as_json else logging.WARNING)
