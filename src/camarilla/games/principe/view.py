"""What a seat may know of a position, built by naming what is visible (chapter 8)."""

from mypy_extensions import i64

from camarilla.core.bits import count, members
from camarilla.core.fields import Json
from camarilla.games.principe.counts import number, total
from camarilla.games.principe.layout import (
    BIDDER, BIDDING, BUILT, CARD_AUCTION, CHOSEN, CITY_PILE, COLOUR, DECK, DOWN, DUE, EDITION, GIVEN, GONE, HAND,
    KNOWN, LAST, LOTS, MONEY, MONEY_OPEN, NONE, OPEN, OPEN_CITIES, OVER, PHASE, PHASE_NAMES, POSTED, PRICE, PRINCIPE,
    RANK, ROLE, ROLE_AUCTION, ROUND, SITE, STAGE, TURN, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import (
    CITIES_OF_A_SIZE, CITY_NAMES, COLOUR_NAMES, COLOURS, EDITION_NAMES, FAMILY_NAMES, REGION_NAMES, REGIONS,
    ROLE_NAMES, ROLES, SIZE_NAMES,
)  # fmt: skip
from camarilla.games.principe.rules.city import shields_left
from camarilla.games.principe.rules.final import score
from camarilla.games.principe.state import PrincipeState


def view(state: PrincipeState, seat: int | None) -> dict[str, Json]:
    """Everything the seat may know (`None`: a spectator), as plain data."""
    cells = state.cells
    players: list[Json] = [_player(state, owner, seat) for owner in range(state.seats)]
    open_row: list[Json] = [city_card(state, cells[OPEN + place]) for place in range(cells[OPEN_CITIES])]
    regions: list[Json] = [_region(state, region) for region in range(REGIONS)]
    return {
        "seat": seat,
        "seats": state.seats,
        "options": {
            "edition": EDITION_NAMES[cells[EDITION]],
            "money": "open" if cells[MONEY_OPEN] else "secret",
        },
        "round": int(cells[ROUND]),
        "last_round": cells[LAST] == 1,
        "stage": int(cells[STAGE]),
        "phase": PHASE_NAMES[cells[PHASE]],
        "principe": int(cells[PRINCIPE]),
        "turn": None if cells[TURN] == NONE else int(cells[TURN]),
        "deck": int(total(cells[DECK])),
        "gone": cards(cells[GONE]),
        "lots": cards(cells[LOTS]),
        "auction": _auction(state),
        "site": None if cells[SITE] == NONE else city_card(state, cells[SITE]),
        "shields_due": int(cells[DUE]),
        "role": _role(state),
        "open": open_row,
        "cities_to_come": int(count(cells[CITY_PILE])),
        "regions": regions,
        "roles": _roles(state),
        "players": players,
    }


def cards(packed: i64) -> Json:
    """Building cards by colour."""
    found: dict[str, Json] = {COLOUR_NAMES[colour]: int(number(packed, colour)) for colour in range(COLOURS)}
    return found


def city_card(state: PrincipeState, city: i64) -> Json:
    """What is on a city card, and where the city lies."""
    box = state.printed
    bordering: list[Json] = []
    bordering.extend([REGION_NAMES[region] for region in members(box.regions[city])])
    return {
        "city": CITY_NAMES[city],
        "size": SIZE_NAMES[city // CITIES_OF_A_SIZE],
        "cost": int(box.cost[city]),
        "points": int(box.points[city]),
        "shields": int(box.shields[city]),
        "icons": cards(box.icons[city]),
        "regions": bordering,
    }


def _auction(state: PrincipeState) -> Json:
    cells = state.cells
    if cells[PHASE] != CARD_AUCTION and cells[PHASE] != ROLE_AUCTION:
        return None
    bidding: list[Json] = []
    bidding.extend(members(cells[BIDDING]))
    for_cards = cells[PHASE] == CARD_AUCTION
    return {
        "colour": COLOUR_NAMES[cells[COLOUR]],
        "cards": int(number(cells[LOTS], cells[COLOUR])) if for_cards else 0,
        "role": None if for_cards else _role(state),
        "price": int(cells[PRICE]),
        "bidder": None if cells[BIDDER] == NONE else int(cells[BIDDER]),
        "bidding": bidding,
    }


def _role(state: PrincipeState) -> Json:
    """The role tile in question in phase 4."""
    cells = state.cells
    if cells[STAGE] != 4:
        return None
    return ROLE_NAMES[cells[RANK] * COLOURS + cells[COLOUR]]


def _roles(state: PrincipeState) -> Json:
    holders: dict[str, Json] = {}
    for role in range(ROLES):
        holder = state.cells[ROLE + role]
        if role < COLOURS or state.printed.minor_roles[state.table()]:
            holders[ROLE_NAMES[role]] = None if holder == NONE else int(holder)
    return holders


def _region(state: PrincipeState, region: i64) -> Json:
    shields: list[Json] = [int(number(state.cells[POSTED + seat], region)) for seat in range(state.seats)]
    return {"region": REGION_NAMES[region], "shields": shields}


def _player(state: PrincipeState, owner: i64, seat: int | None) -> Json:
    """What is seen of a player. A card put down in secret still counts as in hand to the others."""
    cells = state.cells
    mine = seat == int(owner)
    money_seen = mine or cells[MONEY_OPEN] or cells[PHASE] == OVER
    cities: list[Json] = []
    cities.extend([CITY_NAMES[city] for city in members(cells[BUILT + owner])])
    roles: list[Json] = []
    roles.extend([ROLE_NAMES[role] for role in range(ROLES) if cells[ROLE + role] == owner])
    return {
        "family": FAMILY_NAMES[owner],
        "points": int(score(state, owner)),
        "money": int(cells[MONEY + owner]) if money_seen else None,
        "hand": cards(cells[HAND + owner]) if mine else None,
        "chosen": cards(cells[CHOSEN + owner]) if mine else None,
        "hand_size": int(total(cells[HAND + owner] + cells[CHOSEN + owner])),
        "offered": cards(cells[GIVEN + owner]),
        "known": cards(cells[KNOWN + owner]),
        "up": cards(cells[UP + owner]),
        "down": cards(cells[DOWN + owner]),
        "cities": cities,
        "roles": roles,
        "shields_left": int(shields_left(state, owner)),
    }
