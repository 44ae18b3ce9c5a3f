"""Why something was refused."""

from camarilla.core.clauses import Illegal, Refusal
from camarilla.core.text import Say, spoken


def refusal_words(refusal: Refusal, say: Say) -> str:
    """The sentence of a refusal, or its bare facts if the game does not bring one."""
    return spoken(say, refusal.key, refusal.bare(), **refusal.facts)


def clause_of(refusal: Refusal) -> str | None:
    """The clause of the rulebook that a refusal names."""
    return refusal.clause if isinstance(refusal, Illegal) else None


def refusal_data(refusal: Refusal, say: Say) -> dict[str, object]:
    """A refusal as it is sent: a key for programs, a sentence for people, the clause if there is one, the facts."""
    sentence, clause = refusal_words(refusal, say), clause_of(refusal)
    return {"key": refusal.key, "text": sentence, "clause": clause, "facts": refusal.facts}
