"""The coach: what a guided game says to its learner, in words."""

from dataclasses import dataclass

from camarilla.core.text import SEATS, Say
from camarilla.lessons.guided import GuidedGame, Said
from camarilla.lessons.lesson import Light
from camarilla.speech.choices import argument_name


@dataclass(frozen=True)
class Coaching:
    """What the coach says at one moment."""

    praise: str  # about the last answer; empty if there is nothing to say
    words: str  # the step's words, or that the learner plays freely now
    look: str  # what to look at; empty if nothing is lit
    progress: str  # which step it is, of how many
    number: int  # of the step, from 1
    of: int  # how many steps there are
    is_read: bool  # whether one only goes on
    is_free: bool  # whether the steps are through


def coaching(guided: GuidedGame, say: Say) -> Coaching:
    """What is said now."""
    step, said = guided.step, guided.said()
    steps = len(guided.lesson.steps)
    number = min(guided.number + 1, steps)
    return Coaching(
        praise=_words(guided.praise, say),
        words=say("lesson-over" if guided.table.over else "lesson-free") if said is None else _words(said, say),
        look=looked_at(step.light, say) if step else "",
        progress=say("lesson-progress-free") if step is None else say("lesson-progress", number=number, of=steps),
        number=number,
        of=steps,
        is_read=step is not None and step.is_read,
        is_free=step is None,
    )


def _words(said: Said | None, say: Say) -> str:
    return "" if said is None else say(said[0], **said[1])


def looked_at(lights: tuple[Light, ...], say: Say) -> str:
    """The things that a step lights, for who cannot see the light; empty if it lights none."""
    things = list(dict.fromkeys([_named(light, say) for light in lights]))
    return say("lesson-look", things=", ".join(things)) if things else ""


def _named(light: Light, say: Say) -> str:
    """What is lit, and where it is: "red (Your hand)". Which of several alike it is, the coach's own words say."""
    (name, value), *rest = light.items()
    first, places = _thing(name, value, say), [_thing(where, at, say) for where, at in rest if isinstance(at, str)]
    return f"{first} ({', '.join(places)})" if places else first


def _thing(name: str, value: str | int, say: Say) -> str:
    """A thing by its own name, else by what it is and its number."""
    if isinstance(value, str) and say.knows(f"{name}-{value}"):
        return str(say.word(name, value))
    if name in SEATS:
        return str(say.word(name, value))
    return f"{argument_name(name, say)} {say.word(name, value)}"
