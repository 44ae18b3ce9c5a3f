"""The rulebook of a game as a page: clauses, things and what they do, what is reconstructed, your own box."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from camarilla.speech.games import game_tagline, game_title, help_texts
from camarilla.speech.provenance import provenance
from camarilla.speech.rulebook import chapters
from camarilla.web.http.pages import find_known
from camarilla.web.http.site import Site, cover


async def rules(request: Request) -> Response:
    """The rules of one game."""
    site: Site = request.app.state.site
    game = find_known(request.path_params["game"])
    say = site.say(request, game)
    return site.page(
        request,
        "rules.html",
        say,
        game=game,
        title=game_title(game, say),
        tagline=game_tagline(say),
        cover=cover(game),
        chapters=chapters(game, say.language),
        things=help_texts(game, say),
        provenance=provenance(game.box.source, say),
        has_box=bool(game.box.source),
    )


async def box(request: Request) -> Response:
    """The box file, to be corrected by whoever owns the printed game."""
    game = find_known(request.path_params["game"])
    headers = {"content-disposition": f'attachment; filename="{game.id}-box.toml"'}
    return PlainTextResponse(game.box.source, headers=headers)
