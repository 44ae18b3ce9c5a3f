"""Which number an option of a list has: one that means the same whenever it is asked, as far as there is such a one.

Whoever has learned that 0 passes and that 3 is the blue card types that without reading the list again. So what names
nothing is 0, an amount or a column is itself, and a thing of a few kinds has the number of its kind, whether the others
are open or not. Only what is left is counted.
"""

from collections.abc import Collection, Sequence
from itertools import count

from camarilla.core.actions import Action, Domain, Verb, Verbs

Groups = Sequence[Sequence[Action]]
"""The actions that stand behind each option of a list."""

KINDS = 9
"""Of so few kinds, each has its own number."""


def numbered(groups: Groups, verbs: Verbs, in_steps: bool, taken: Collection[int]) -> list[int]:
    """The number of each option; those that are counted leave out what is taken."""
    own = _own_numbers(groups, verbs, in_steps)
    amounts = [groups[place][0].verb for place in own if is_amount(groups[place][0].verb)]
    first = 1 + max((int(verb.arguments[0].values[-1]) for verb in amounts), default=0)
    free = (number for number in count(first) if number not in taken)
    return [own[place] if place in own else next(free) for place in range(len(groups))]


def _own_numbers(groups: Groups, verbs: Verbs, in_steps: bool) -> dict[int, int]:
    """The places of the options that have a number of their own, and that number."""
    bare = [place for place, group in enumerate(groups) if not group[0].verb.arguments]
    others = [place for place in range(len(groups)) if place not in bare]
    own = _of_things(groups, others, in_steps)
    if len(bare) == 1 and 0 not in own.values():
        own[bare[0]] = 0
    elif not others:
        own = {place: _place_among_bare(groups[place][0].verb, verbs) for place in bare}
    return own


def _place_among_bare(verb: Verb, verbs: Verbs) -> int:
    return 1 + [one.name for one in verbs.verbs if not one.arguments].index(verb.name)


def _of_things(groups: Groups, places: list[int], in_steps: bool) -> dict[int, int]:
    """Numbers of options that differ in the one thing that they name; else of those that name an amount."""
    actions = [action for place in places for action in groups[place]]
    if actions and all(action.verb is actions[0].verb for action in actions):
        arguments = actions[0].verb.arguments
        at = min(len(shared_values(actions)), len(arguments) - 1)
        named = {place: {action.indices[at] for action in groups[place]} for place in places}
        found = {place: _number_of(arguments[at], min(indices)) for place, indices in named.items()}
        differ = len({*found.values()}) == len(found) and all(len(indices) == 1 for indices in named.values())
        if differ and min(found.values()) > 0 and (in_steps or at == len(arguments) - 1):
            return found
    verb = next((groups[place][0].verb for place in places if is_amount(groups[place][0].verb)), None)
    return {place: int(groups[place][0].values()[0]) for place in places if _is_single(groups[place], verb)}


def _number_of(domain: Domain, index: int) -> int:
    """The number of a thing; negative if there are too many kinds to remember."""
    value = domain.values[index]
    if isinstance(value, int) and not domain.is_seat:
        return value
    return index + 1 if len(domain) <= KINDS else -1


def _is_single(group: Sequence[Action], verb: Verb | None) -> bool:
    return len(group) == 1 and group[0].verb is verb


def shared_values(actions: Sequence[Action]) -> list[str | int]:
    """The arguments with which all actions of one verb begin."""
    shared: list[str | int] = []
    for values in zip(*[action.values() for action in actions], strict=True):
        if len(set(values)) > 1:
            break
        shared.append(values[0])
    return shared


def is_amount(verb: Verb) -> bool:
    """Whether the verb takes one number and nothing else; a player is no number."""
    return len(verb.arguments) == 1 and isinstance(verb.arguments[0].values[0], int) and not verb.arguments[0].is_seat
