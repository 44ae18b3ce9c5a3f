"""How to play a game: the moments that explain it, and the keys of its words.

A game's `howto.toml` lists them; `howto.json`, beside it, is the record of the game whose moments are shown:

    points = ["ships"]        where points come from: `howto-points-ships`
    mistakes = ["pirate"]     what newcomers get wrong: `howto-mistake-pirate`
    notes = ["editions"]      what else has to be said: `howto-note-editions`
    [[step]]                  a step of a turn: `howto-step-claim` and its heading `howto-step-claim-title`
    name = "claim"
    at = 12                   after so many entries of the record, or at a `beat` of that entry
    seat = 0                  as this seat sees it; a spectator, if it is left out
    show = ["ship", "flags"]  these parts of the board, or what bears these classes
    light = ["flag=pirate"]   what is spoken of: likewise, or what stands for a value of a decision
    [example]                 a worked example, `howto-example`; the log tells its numbers
    tells = ["paid-ship"]     the events of the entry that are told,
    about.port = "venice"     as far as they say this

Nothing is drawn or counted by hand, so a change of the rules or of the board changes the page, or breaks its check.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.moments import Replayed
from camarilla.core.record import read_record
from camarilla.core.text import Say
from camarilla.speech.log import event_words


@dataclass(frozen=True)
class Scene:
    """A moment of the record: who looks, which parts of the board are shown, what is lit, which events are told."""

    name: str
    at: int
    seat: int | None
    beat: int
    show: tuple[str, ...]
    light: tuple[str, ...]
    tells: tuple[str, ...]
    about: dict[str, str | int]


class HowTo:
    """What explains a game, in the order of the page."""

    def __init__(self, game: Game, listed: str, record: str) -> None:
        document = tomllib.loads(listed)
        self.points: list[str] = document["points"]
        self.mistakes: list[str] = document["mistakes"]
        self.notes: list[str] = document.get("notes", [])
        self.steps = [_scene(step["name"], step) for step in document["step"]]
        self.example = _scene("example", document["example"])
        self._played = Replayed(game, read_record(record))

    @property
    def names(self) -> list[str]:
        """The people of the game whose moments are shown."""
        return self._played.record.names

    def view(self, scene: Scene) -> dict[str, Json]:
        """What is seen in a scene."""
        moment = self._played.moment(scene.at)
        return moment.beats(scene.seat)[scene.beat - 1].view if scene.beat else moment.view(scene.seat)

    def told(self, scene: Scene, say: Say) -> list[str]:
        """What the log tells in a scene, as far as the scene is about it."""
        events = self._played.moment(scene.at).events(scene.seat)
        return [
            event_words(event, say)
            for event in events
            if event["event"] in scene.tells and scene.about.items() <= event.items()
        ]


def _scene(name: str, listed: dict[str, Any]) -> Scene:
    several = {key: tuple(listed.get(key, [])) for key in ("show", "light", "tells")}
    return Scene(
        name, listed["at"], listed.get("seat"), listed.get("beat", 0), **several, about=listed.get("about", {})
    )


@lru_cache(maxsize=32)
def howto(game: Game) -> HowTo | None:
    """How to play a game; None if it does not say that yet."""
    if not game.brings("howto.toml", "HOWTO"):
        return None
    return HowTo(game, game.resource("howto.toml", "HOWTO"), game.resource("howto.json", "HOWTO_RECORD"))
