"""A past in numbers: what is secret of an event stays with those who may know it."""

import pytest

from camarilla.adapters.recall import TOLD, TOLD_IN_PART, entry_of_event
from camarilla.core.events import EVERYONE, Event
from camarilla.core.registry import find_game, game_ids

INSIDER, OUTSIDER = 0, 1
KINDS = [(id, number) for id in game_ids() for number in range(len(find_game(id).kinds.kinds))]


@pytest.mark.parametrize(("id", "number"), KINDS)
def test_secret_values_reach_only_those_who_may_know_them(id: str, number: int) -> None:
    kinds = find_game(id).kinds
    kind = kinds.kinds[number]
    open_values, secrets = kind.open_values, len(kind.domains) - kind.open_values
    events = [Event(number, [1] * open_values + [secret] * secrets + [0] * 4, 1 << INSIDER) for secret in (0, 1)]
    inside, outside = ([entry_of_event(kinds, event, seat) for event in events] for seat in (INSIDER, OUTSIDER))
    assert (inside[0] != inside[1]) == (secrets > 0) and outside[0] == outside[1]
    assert (outside[0] is None) == kind.private
    if outside[0] is not None:
        assert outside[0][0] == (TOLD_IN_PART if secrets else TOLD)


@pytest.mark.parametrize("id", game_ids())
def test_every_open_value_is_told(id: str) -> None:
    kinds = find_game(id).kinds
    for number, kind in enumerate(kinds.kinds):
        for at in range(len(kind.domains)):
            plain, changed = [0] * 4, [0] * 4
            changed[at] = 1
            entries = [entry_of_event(kinds, Event(number, values, EVERYONE), OUTSIDER) for values in (plain, changed)]
            assert entries[0] != entries[1] and len(entries[0] or []) == 6
