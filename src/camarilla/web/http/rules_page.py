"""The rulebook of a game as a page: clauses, things and what they do, what is reconstructed, your own box."""

from collections.abc import Iterator
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from camarilla.core.clauses import Clause
from camarilla.core.game import Game
from camarilla.core.text import Say, spoken
from camarilla.speech.provenance import NAMES, name_of, rows_in_doubt
from camarilla.web.http.language import help_texts
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
        title=spoken(say, "title", game.id),
        tagline=spoken(say, "tagline", ""),
        cover=cover(game),
        chapters=_chapters(game, say),
        things=help_texts(game, say),
        doubts=list(doubts(game, say)),
        has_box=bool(game.box.source),
    )


async def box(request: Request) -> Response:
    """The box file, to be corrected by whoever owns the printed game."""
    game = find_known(request.path_params["game"])
    headers = {"content-disposition": f'attachment; filename="{game.id}-box.toml"'}
    return PlainTextResponse(game.box.source, headers=headers)


def _chapters(game: Game, say: Say) -> list[tuple[str, str, list[Clause]]]:
    clauses: dict[str, list[Clause]] = {}
    for clause in game.clauses.values():
        clauses.setdefault(clause.chapter, []).append(clause)
    return [(id, titles[say.language], clauses.get(id, [])) for id, titles in game.chapters.items()]


def doubts(game: Game, say: Say) -> Iterator[dict[str, str]]:
    """Nobody shall take a reconstruction for the printed game."""
    for table, row in rows_in_doubt(game.box.source):
        yield _doubt(table, row, say)


def _doubt(table: str, row: dict[str, Any], say: Say) -> dict[str, str]:
    name = name_of(row)
    shown = {key: value for key, value in row.items() if key not in {"mark", "source", "reconstructed", *NAMES}}
    mark = spoken(say, f"mark-{row.get('mark', 'unmarked')}", str(row.get("mark")))
    if row.get("reconstructed"):
        mark += f"; {say('mark-reconstructed')}: {', '.join(map(str, row['reconstructed']))}"
    return {
        "thing": str(say.word(table, name)) if name else table,
        "values": ", ".join(f"{key} {value}" for key, value in shown.items()),
        "mark": mark,
        "source": str(row.get("source", "")),
    }
