"""The page of a game: how to play in pictured steps, the rulebook, things, what is reconstructed, your own box."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from camarilla.core.clauses import Clause
from camarilla.core.game import Game
from camarilla.drawing.boards import board_symbols, draw_board
from camarilla.drawing.excerpt import excerpt
from camarilla.drawing.parts import emblem
from camarilla.speech.games import game_tagline, game_title, help_texts
from camarilla.speech.howto import HowTo, Scene, howto
from camarilla.speech.provenance import provenance
from camarilla.speech.rulebook import chapters
from camarilla.web.http.language import page_voice
from camarilla.web.http.pages import card, find_known
from camarilla.web.http.site import Site

MOST_KEPT = 64
"""How many how-to pages are kept drawn: one for each game and language that is asked for."""


@dataclass(frozen=True)
class Picture:
    """A scene of a how-to as the page shows it: a piece of the board, and what the log tells."""

    name: str
    board: Markup
    told: list[str]


@dataclass(frozen=True)
class Guide:
    """A how-to with its pictures."""

    howto: HowTo
    steps: list[Picture]
    example: Picture


async def rules(request: Request) -> Response:
    """How to play one game, and its rules."""
    site: Site = request.app.state.site
    game = find_known(request.path_params["game"])
    say = site.say(request, game)
    return site.page(
        request,
        "rules.html",
        say,
        game=game,
        card=card(game, say.language),
        title=game_title(game, say),
        tagline=game_tagline(say),
        guide=_guide(game, say.language),
        symbols=Markup(board_symbols(game)),
        pictures=_pictures,
        chapters=chapters(game, say.language),
        things=help_texts(game, say),
        provenance=provenance(game.box.source, say),
        has_box=bool(game.box.source),
    )


@lru_cache(maxsize=MOST_KEPT)
def _guide(game: Game, language: str) -> Guide | None:
    """The how-to of a game with its pictures, which are drawn once."""
    explained = howto(game)
    if explained is None:
        return None
    steps = [_picture(game, explained, scene, language) for scene in explained.steps]
    return Guide(explained, steps, _picture(game, explained, explained.example, language))


def _picture(game: Game, explained: HowTo, scene: Scene, language: str) -> Picture:
    say = page_voice(game, language, explained.names)
    board = excerpt(draw_board(game, explained.view(scene), say), scene.show, scene.light)
    return Picture(scene.name, Markup(board), explained.told(scene, say))


def _pictures(clause: Clause) -> Markup:
    """The emblems of what a clause speaks of; its words say the same, so they only adorn."""
    return Markup("".join(emblem(symbol) for symbol in clause.pictures))


async def box(request: Request) -> Response:
    """The box file, to be corrected by whoever owns the printed game."""
    game = find_known(request.path_params["game"])
    headers = {"content-disposition": f'attachment; filename="{game.id}-box.toml"'}
    return PlainTextResponse(game.box.source, headers=headers)
