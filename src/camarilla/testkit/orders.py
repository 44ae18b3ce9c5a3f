"""Promises about standing orders, of games that bring any: they answer legally, from the view, and can be said."""

from camarilla.core.actions import Value, Verb, Verbs
from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES, Refusal
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.text import Say, Words, speaker
from camarilla.testkit.setups import Setup, demand, random_play

MOST_STANDING = 6


def orders_keep_to_the_rules(setup: Setup, seed: int) -> None:
    """In a random game with random orders: what is offered can be given, and every answer is legal or none."""
    game = setup.game
    if not game.has("orders", "ORDERS"):
        return
    chance = FastChance(seed)
    standing: list[tuple[int, dict[str, Value], str]] = []
    for position in random_play(setup, seed):
        seat = chance.below(setup.seats)
        given = _random_order(game, position, seat, chance)
        standing = [*standing, (seat, *given)][-MOST_STANDING:] if given else standing
        standing = [held for held in standing if _answer(game, position, *held)]
        over = not position.to_act()
        demand(not over or not standing, "an order stands although the game is over")


def _random_order(game: Game, position: Position, seat: int, chance: FastChance) -> tuple[dict[str, Value], str] | None:
    view = position.view(seat)
    offered: list[Verb] = game.part("orders", "offers")(view)
    if not offered:
        return None
    choice = Verbs(*offered)
    spelled = choice.action(chance.below(choice.size)).json()
    table: Verbs = game.part("orders", "ORDERS")
    demand(table.action(table.from_json(spelled)).json() == spelled, f"{spelled} is offered but is no order")
    try:
        lot = game.part("orders", "lot")(spelled, view)
    except Refusal:
        return None
    demand(isinstance(lot, str), f"{spelled} holds for nothing")
    return spelled, lot


def _answer(game: Game, position: Position, seat: int, order: dict[str, Value], lot: str) -> bool:
    """Let the order answer; whether it still stands."""
    view = position.view(seat)
    if not game.part("orders", "stands")(order, lot, view):
        return False
    legal = position.legal(seat)
    action = game.part("orders", "answer")(order, lot, view, legal)
    demand(action is None or action in legal, f"{order} answers {action}, which is not legal")
    return True


def orders_have_words(game: Game) -> None:
    """Every order, its title and its arguments can be said in every language."""
    if not game.has("orders", "ORDERS"):
        return
    table: Verbs = game.part("orders", "ORDERS")
    for language in LANGUAGES:
        say = speaker(game, language)
        for number in range(table.size):
            values: dict[str, Words] = {**table.action(number).json()}
            say(f"order-{values.pop('verb')}", **values)
        for verb in table.verbs:
            _verb_has_words(verb, say)


def _verb_has_words(verb: Verb, say: Say) -> None:
    keys = [f"order-{verb.name}-title"]
    for domain in verb.arguments:
        keys.append(f"argument-{domain.name}")
        keys += [f"{domain.name}-{value}" for value in domain.values if isinstance(value, str)]
    for key in keys:
        demand(say.knows(key), f"{say.language} lacks {key}")
