"""Why something was refused."""

from camarilla.core.clauses import Illegal, Refusal
from camarilla.core.errors import Fact
from camarilla.core.text import Say, Words, spoken
from camarilla.speech.choices import argument_name


def refusal_words(refusal: Refusal, say: Say) -> str:
    """The sentence of a refusal, or its bare facts if the game does not bring one."""
    return spoken(say, refusal.key, refusal.bare(), **facts_in_words(refusal.key, refusal.facts, say))


def facts_in_words(key: str, facts: dict[str, Fact], say: Say) -> dict[str, Words]:
    """The facts of a refusal as its reader would write them, where one fact says how another is to be read."""
    words: dict[str, Words] = {**facts}
    if key == "unknown-value":
        known = [str(say.word(str(facts["argument"]), value)) for value in str(facts["known"]).split(", ")]
        words["known"] = ", ".join(known)
    elif key == "wrong-arguments":
        verb, *arguments = str(facts["wanted"]).split()
        words["wanted"] = " ".join([verb, *[argument_name(name.lower(), say).upper() for name in arguments]])
    elif key == "option-needs-seats":
        words["given"] = say.word(f"option-{facts['option']}", facts["given"])
    return words


def clause_of(refusal: Refusal) -> str | None:
    """The clause of the rulebook that a refusal names."""
    return refusal.clause if isinstance(refusal, Illegal) else None


def refusal_data(refusal: Refusal, say: Say) -> dict[str, object]:
    """A refusal as it is sent: a key for programs, a sentence for people, the clause if there is one, the facts."""
    sentence = refusal_words(refusal, say)
    if refusal.key == "unknown-value":
        # A program has to send `fencing-master`, not the title of the card.
        sentence = spoken(say, refusal.key, refusal.bare(), **refusal.facts)
    return {"key": refusal.key, "text": sentence, "clause": clause_of(refusal), "facts": refusal.facts}
