"""What is sent to the API and what it answers, field by field; what differs from game to game is in `game_schemas`."""

from camarilla.bots.base import BOTS
from camarilla.core.record import BOT, UNDO
from camarilla.core.registry import game_ids
from camarilla.web.http.openapi.parts import (
    COUNT,
    FLAG,
    FREE,
    NUMBER,
    TEXT,
    closed,
    list_of,
    map_of,
    maybe,
    means,
    one_of,
    record,
    ref,
    text,
)
from camarilla.web.http.request_schemas import Schema
from camarilla.web.live.messages import SECRET, TOKEN
from camarilla.web.storage.schema import OVER, PLAYING, WAITING
from camarilla.web.tables.hall import LONGEST_LINE
from camarilla.web.tables.names import LONGEST_NAME
from camarilla.web.tables.plans import BOT_DELAYS, FRIEND, HERE, LONGEST_BOX, LONGEST_WORD, ME, TURN_HOURS
from camarilla.web.tables.shuffle import COMMIT, LONGEST_SECRET

MOST_SEATS = 12
GAME: Schema = one_of(*game_ids())
STATE: Schema = one_of(WAITING, PLAYING, OVER)
STATE_NOW = means(STATE, "Whether the table waits for players, plays, or is over.")
VERSION: Schema = {"type": "integer", "minimum": 0, "maximum": 1 << 31}
NAME = means(text(LONGEST_NAME), "What the others call you; one that looks like another's gets a number.")
WORDS = means(text(LONGEST_WORD), "Words of your own that go into the shuffle, told at once and not committed to.")
COMMITTED = means({"type": "string", "pattern": COMMIT}, "The hash of words of your own; see docs/shuffle.md.")
UNDO_LEVEL = means(one_of(*UNDO), "Which decisions can be taken back: none, unseen ones, those of the own turn, too.")
KEY = means(TEXT, "The key of the seat: whoever has it plays there.")
LINK = means(TEXT, "The address that hands the seat to somebody: it ends with the key.")
SEAT = means(COUNT, "The number of the seat, from 0.")
V = means(COUNT, "The version of the table: how many decisions have been stored.")
ORDERS = means(maybe(ref("Orders")), "What the seat has ordered and can order; null where it cannot.")

_DECIDED = {
    "v": means(VERSION, "The version on which you decided."),
    "id": means({"type": "string", "pattern": TOKEN}, "Your own name for the decision: sent again, it is taken once."),
}
_ACTION = {
    "anyOf": [
        {"type": "integer", "minimum": 0, "maximum": 1 << 31},
        {"type": "string", "maxLength": 200},
        {"type": "object", "maxProperties": 12, "additionalProperties": True},
    ],
    "description": "The decision: its number, its text, or its verb and arguments, as in `legal`.",
}
SENT: dict[str, Schema] = {
    "Table": closed(
        {
            "game": means(GAME, "Which game."),
            "seats": means(
                list_of(one_of(ME, HERE, FRIEND, *[BOT + bot for bot in BOTS]), minItems=1, maxItems=MOST_SEATS),
                "Who sits where: you, another seat of your own, somebody with a link, or a bot.",
            ),
            "name": NAME,
            "options": means(map_of(text(80)), "Choices of the game: those that `options` of the game lists."),
            "word": WORDS,
            "commit": COMMITTED,
            "box": means(text(LONGEST_BOX), "A box of your own, as a box.toml; empty for ours."),
            "listed": means(FLAG, "Whether anybody may find and watch the table; if not, only who knows its id."),
            "turn_hours": means(one_of(*TURN_HOURS), "A bot steps in for whoever takes longer; 0: never."),
            "undo": means(
                {"anyOf": [one_of(*UNDO), FLAG]},
                "Which decisions can be taken back; true means unseen, false off. Left out: own-turn.",
            ),
            "bot_delay": means(one_of(*BOT_DELAYS), "How many milliseconds a bot waits before it decides; else 700."),
            "hints": means(FLAG, "Whether everybody at the table may ask for hints in the browser; all see that."),
        },
        "name options word commit box listed turn_hours undo bot_delay hints",
    ),
    "Join": closed(
        {
            "name": NAME,
            "word": WORDS,
            "commit": COMMITTED,
            "id": means({"type": "string", "pattern": SECRET}, "A random name for the join: sent again, same seat."),
        },
        "name word commit id",
    ),
    "Commit": closed({"commit": COMMITTED}),
    "Words": closed({"words": means(text(LONGEST_SECRET), "The words that your seat has committed to.")}),
    "AskAgain": closed({"commit": COMMITTED}, "commit"),
    "Free": closed({"seat": means({**COUNT, "maximum": MOST_SEATS - 1}, "The seat to be freed.")}),
    "Play": closed({"action": _ACTION, **_DECIDED}, "id"),
    "Undo": closed(_DECIDED, "id"),
    "Order": closed(
        {
            "order": means(
                {"type": "object", "maxProperties": 12, "additionalProperties": True},
                "A verb of `offers` with a value for each of its `fields`.",
            )
        }
    ),
    "Cancel": closed({"order": means(text(200), "The order, as in `standing`.")}),
    "Say": closed({"text": means(text(LONGEST_LINE), "What to say.")}),
}
"""What is sent; validated against these very schemas."""

PLACE = {
    "table": means(TEXT, "The id of the table."),
    "game": means(GAME, "The id of its game."),
    "commitment": means(TEXT, "The hash of the seed, fixed before anybody came."),
}
GAME_FIELDS = {
    "id": means(GAME, "The name of the game in the API."),
    "title": means(TEXT, "Its title, in your language."),
    "tagline": means(TEXT, "What it is about, in a sentence."),
    "seats": means(list_of(COUNT), "With how many it can be played."),
    "usual_seats": means(COUNT, "With how many it is played best."),
    "options": means(map_of(list_of(TEXT)), "What can be chosen, each with its choices, the default first."),
    "minutes": means(COUNT, "About how long it takes."),
    "rules": means(COUNT, "The version of the rules, as in records."),
}
_VERB = {
    "verb": means(TEXT, "Its name."),
    "first": means(COUNT, "The number of its first action; see the counting of actions."),
    "arguments": means(
        list_of(
            record(
                {
                    "name": means(TEXT, "The name of the argument."),
                    "values": means(list_of({"type": ["string", "integer"]}), "What it can be, in order."),
                }
            )
        ),
        "What it is about, in order.",
    ),
    "secret": means(list_of(TEXT), "The arguments that others do not see."),
}
_KIND = {
    "event": means(TEXT, "Its name."),
    "values": means(list_of(TEXT), "The names of what it tells, the secret ones last."),
}
_PLAYER = {
    "name": means(TEXT, "The name as everybody sees it."),
    "bot": means(FLAG, "Whether a bot sits there."),
    "taken": means(FLAG, "Whether somebody sits there."),
    "invited": means(FLAG, "Whether the seat is kept for somebody who has not come yet."),
    "away": means(FLAG, "Whether a bot plays until the player is back."),
    "here": means(FLAG, "Whether the player is connected."),
    "acts": means(FLAG, "Whether the seat has to decide."),
    "score": means(maybe(NUMBER), "The points, where they may be known."),
}
_LINE = {
    "name": means(TEXT, "Who said it."),
    "seat": means(maybe(COUNT), "From which seat; null: somebody who only watches."),
    "text": means(TEXT, "What was said."),
}
_FIELD = {
    "name": means(TEXT, "The argument of the order."),
    "label": means(TEXT, "Its name in your language."),
    "low": means(NUMBER, "The least number, if it is a number."),
    "high": means(NUMBER, "The greatest number."),
    "choices": means(
        list_of(list_of(TEXT, minItems=2, maxItems=2)), "Each value, and its words in your language, if it is none."
    ),
}
_OFFER = {
    "verb": means(TEXT, "What can be ordered."),
    "title": means(TEXT, "Its name in your language."),
    "fields": means(list_of(record(_FIELD, "low high choices")), "What has to be given with it."),
}
_RESULT = {
    "scores": means(list_of(NUMBER), "Points by seat."),
    "places": means(list_of(COUNT), "Places by seat, the winner's is 1."),
    "accounts": means(
        list_of(
            list_of(
                record(
                    {
                        "points": means(NUMBER, "How many."),
                        "key": means(TEXT, "What for, as a key of the game's texts."),
                        "facts": means(FREE, "The numbers and names in it."),
                    }
                )
            )
        ),
        "By seat, where every point came from.",
    ),
    "seed": means(TEXT, "The seed of the shuffle, open now."),
    "words": means(list_of(TEXT), "Everybody's words for the shuffle."),
    "commits": means(list_of(maybe(TEXT)), "What each seat had committed to; null: nothing."),
    "restarts": means(COUNT, "How often the shuffle was begun anew."),
}
_SHUFFLE = {
    "commitment": PLACE["commitment"],
    "restarts": _RESULT["restarts"],
    "commits": _RESULT["commits"],
    "told": means(list_of(FLAG), "By seat, whether its words are told."),
}
_ENTRY = {
    "n": means(COUNT, "Its number, from 1."),
    "seat": means(COUNT, "Who decided."),
    "play": means(TEXT, "The decision in words, unless one was taken back."),
    "undo": means(COUNT, "The number of the entry that was taken back."),
    "at": means(TEXT, "The beginning of the hash of the position that it led to."),
}

ANSWERED: dict[str, Schema] = {
    "Error": record(
        {
            "key": means(TEXT, "What was refused, for programs: it never changes."),
            "text": means(TEXT, "The same as a sentence, in your language."),
            "clause": means(maybe(TEXT), "The paragraph of the rulebook that forbids it."),
            "facts": means(FREE, "The numbers and names in the sentence."),
        }
    ),
    "Game": record(GAME_FIELDS),
    "GameWithVerbs": record(
        {
            **GAME_FIELDS,
            "verbs": means(list_of(record(_VERB)), "What can be decided."),
            "events": means(list_of(record(_KIND)), "What can happen."),
        }
    ),
    "Games": record({"games": means(list_of(ref("Game")), "All games, by their ids.")}),
    "Tables": record(
        {
            "tables": means(
                list_of(
                    record(
                        {
                            "table": PLACE["table"],
                            "game": PLACE["game"],
                            "commitment": PLACE["commitment"],
                            "state": STATE_NOW,
                            "names": means(list_of(TEXT), "Who sits there."),
                        }
                    )
                ),
                "The tables that are listed, the latest first.",
            )
        }
    ),
    "Made": record(
        {
            **PLACE,
            "v": V,
            "undo_level": UNDO_LEVEL,
            "seats": means(
                list_of(
                    record(
                        {
                            "seat": SEAT,
                            "kind": means(TEXT, "What you asked for: `me`, `here`, `friend` or a bot."),
                            "name": means(TEXT, "Who sits there."),
                            "key": KEY,
                            "link": LINK,
                        },
                        "key link",
                    )
                ),
                "All seats; with their keys where they are yours to use or to hand out.",
            ),
        }
    ),
    "Seat": record({**PLACE, "v": V, "seat": SEAT, "key": KEY}),
    "Freed": record({"v": V, "seat": SEAT, "key": KEY, "link": LINK}),
    "Filled": record({**PLACE, "v": V}),
    "Taken": record({"v": V, "at": means(COUNT, "The version that the decision led to.")}),
    "Ordered": record({"v": V, "orders": ORDERS}),
    "Said": record({"v": V, "said": means(COUNT, "How many lines the chat has now.")}),
    "Orders": record(
        {
            "standing": means(
                list_of(
                    record(
                        {
                            "order": means(TEXT, "The order, as it can be taken back."),
                            "text": means(TEXT, "The same as a sentence."),
                        }
                    )
                ),
                "What has been ordered.",
            ),
            "offers": means(list_of(record(_OFFER)), "What can be ordered now."),
        }
    ),
    "Player": record(_PLAYER),
    "Chat": record(
        {"from": means(COUNT, "How many lines you have."), "lines": means(list_of(record(_LINE)), "The others.")}
    ),
    "Result": record(_RESULT),
    "Shuffle": record(_SHUFFLE),
    "Shuffling": record({"v": V, "state": STATE_NOW, "shuffle": means(ref("Shuffle"), "How far it is.")}),
    "Rematch": record(
        {
            "table": means(TEXT, "The table of the next game."),
            "by": means(maybe(COUNT), "The seat that asked for it."),
        }
    ),
    "Record": record(
        {
            "format": means(one_of("camarilla-record"), "What the file is."),
            "version": means(COUNT, "Of the format."),
            "game": PLACE["game"],
            "rules": GAME_FIELDS["rules"],
            "options": means(map_of(TEXT), "What was chosen."),
            "undo": UNDO_LEVEL,
            "names": means(list_of(TEXT), "Who played, by seat."),
            "players": means(list_of(TEXT), "What played: `person`, or a bot."),
            "words": _RESULT["words"],
            "commits": _RESULT["commits"],
            "restarts": _RESULT["restarts"],
            "commitment": PLACE["commitment"],
            "seed": means(maybe(TEXT), "The seed; null while it is sealed."),
            "box": means(maybe(TEXT), "The box that was played with, unless it was ours."),
            "entries": means(list_of(record(_ENTRY, "play undo")), "Every decision, in order."),
            "result": means(
                maybe(record({"scores": _RESULT["scores"], "places": _RESULT["places"]})),
                "How it ended; null until then.",
            ),
        }
    ),
}
"""What is answered, whichever game it is."""


def state(game: Schema, view: Schema, action: Schema, event: Schema) -> Schema:
    """The table as a seat may know it, given the schemas of one game."""
    return record(
        {
            **PLACE,
            "game": means(game, "The id of its game."),
            "v": V,
            "type": means(one_of("state"), "As in the frames of the socket."),
            "state": STATE_NOW,
            "seat": means(maybe(COUNT), "Whose view it is; null: a spectator's."),
            "host": means(maybe(COUNT), "The seat of whoever opened the table."),
            "acts": means(list_of(COUNT), "The seats that have to decide."),
            "view": means(maybe(view), "What the seat sees of the game; null before the deal."),
            "legal": means(list_of(action), "What the seat may do."),
            "events": means(
                record(
                    {
                        "from": means(COUNT, "How many events you keep."),
                        "list": means(list_of(event), "What has happened since."),
                    }
                ),
                "What has happened, as far as the seat may know.",
            ),
            "players": means(list_of(ref("Player")), "Everybody at the table, by seat."),
            "chat": means(ref("Chat"), "What was said."),
            "undo": means(FLAG, "Whether the seat can take its last decision back."),
            "undo_level": UNDO_LEVEL,
            "orders": ORDERS,
            "result": means(maybe(ref("Result")), "How it ended; null until then."),
            "rematch": means(maybe(ref("Rematch")), "The next game of the same people, once one has asked for it."),
            "shuffle": means(ref("Shuffle"), "How the words of the shuffle are gathered."),
        }
    )
