"""What a seat is asked."""

from collections.abc import Mapping

from camarilla.core.fields import Json
from camarilla.core.text import Say, spoken


def question_words(view: Mapping[str, Json], seat: int, say: Say) -> str:
    """The game's own question for the phase, with what the view says; a general one where it brings none."""
    known = {name: value for name, value in view.items() if isinstance(value, str | int)}
    return spoken(say, f"ask-{view.get('phase')}", say("ui-ask"), **{**known, "seat": seat})
