"""Verb tables: integer, words and JSON are three faces of one decision."""

import pytest

from camarilla.core.actions import Value, Verb, Verbs, names, numbers, players
from camarilla.core.clauses import Malformed
from camarilla.core.events import Kind, Kinds
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import Say, seats_named

VERBS = Verbs(
    Verb("bid", numbers("amount", 1, 5)),
    Verb("pass"),
    Verb("send", names("ship", ["cog", "hulk"]), numbers("port", 1, 3)),
)


def test_the_order_of_declaration_fixes_the_integers() -> None:
    assert [VERBS.text(number) for number in range(VERBS.size)] == [
        "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass",
        "send cog 1", "send cog 2", "send cog 3", "send hulk 1", "send hulk 2", "send hulk 3",
    ]  # fmt: skip


@pytest.mark.parametrize("verbs", [VERBS, *[find_game(id).verbs for id in game_ids()]], ids=["sample", *game_ids()])
def test_every_action_comes_back_from_words_and_json(verbs: Verbs) -> None:
    texts = set()
    for number in range(verbs.size):
        action = verbs.action(number)
        assert verbs.parse(action.text()) == number
        assert verbs.from_json(action.json()) == number
        texts.add(action.text())
    assert len(texts) == verbs.size


@pytest.mark.parametrize(
    ("text", "key", "fact"),
    [
        ("", "empty-action", "bid, pass, send"),
        ("steal 3", "unknown-verb", "bid, pass, send"),
        ("bid", "wrong-arguments", "bid AMOUNT"),
        ("bid 1 2", "wrong-arguments", "bid AMOUNT"),
        ("bid 6", "unknown-value", "1-5"),
        ("bid x", "unknown-value", "1-5"),
        ("send galley 1", "unknown-value", "cog, hulk"),
    ],
)
def test_malformed_words_say_what_would_be_right(text: str, key: str, fact: str) -> None:
    with pytest.raises(Malformed) as refusal:
        VERBS.parse(text)
    assert refusal.value.key == key
    assert fact in str(refusal.value)


def test_case_and_spaces_do_not_matter() -> None:
    assert VERBS.parse("  SEND   Hulk 2 ") == VERBS.parse("send hulk 2")


@pytest.mark.parametrize(
    "spelled",
    [{}, {"verb": "bid"}, {"verb": "bid", "amount": 2, "port": 1}, {"verb": "send", "ship": "cog", "port": 9}],
)
def test_malformed_json_is_refused(spelled: dict[str, Value]) -> None:
    with pytest.raises(Malformed):
        VERBS.from_json(spelled)


@pytest.mark.parametrize("number", [-1, 12])
def test_integers_outside_the_table_are_refused(number: int) -> None:
    with pytest.raises(Malformed) as refusal:
        VERBS.action(number)
    assert refusal.value.facts == {"given": number, "last": 11}


def test_two_arguments_of_one_name_are_refused_where_they_are_declared() -> None:
    port = numbers("port", 1, 3)
    with pytest.raises(ValueError, match="two arguments of sail are called port"):
        Verb("sail", port, port)
    with pytest.raises(ValueError, match="two values of sailed are called port"):
        Kind("sailed", port, secret=[port])
    with pytest.raises(ValueError, match="two verbs are called pass"):
        Verbs(Verb("pass"), Verb("pass"))
    sail = Verbs(Verb("sail", port.called("from"), port.called("to")))
    assert sail.action(sail.parse("sail 1 3")).json() == {"verb": "sail", "from": 1, "to": 3}


def test_a_player_is_an_argument_under_any_name() -> None:
    verbs = Verbs(Verb("rob", players("victim", 3), numbers("coins", 0, 2)))
    assert verbs.size == 9 and verbs.action(verbs.parse("rob 2 1")).json() == {"verb": "rob", "victim": 2, "coins": 1}
    messages = "action-rob = Rob { $victim } of { $coins }\nevent-robbed = { $victim } is robbed by { $robber }."
    robbed = Kinds(Kind("robbed", players("victim", 3), players("robber", 3)))
    say = Say("en", [messages], ["Anna", "Béla", "Cili"], seats_named(verbs, robbed))
    assert say.action({"verb": "rob", "victim": 2, "coins": 1}) == "Rob Cili of 1"
    assert say.event({"event": "robbed", "victim": 0, "robber": 1}) == "Anna is robbed by Béla."
    assert say.word("owner", 1) == "Béla" and say.word("coins", 1) == 1
