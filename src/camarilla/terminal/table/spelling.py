"""How decisions are typed, as readers are told: in their own language, which in English is that of the verb table."""

from collections import Counter
from collections.abc import Sequence

from camarilla.core.actions import Action, Domain, Value, Verb, Verbs
from camarilla.core.clauses import ENGLISH
from camarilla.core.text import Say
from camarilla.speech.choices import argument_name, spoken_verb


class Spelling:
    """Spells the decisions of a game for one reader."""

    def __init__(self, verbs: Verbs, say: Say) -> None:
        self._say = say
        self._english = say.language == ENGLISH
        own = {verb.name: spoken_verb(verb, say) for verb in verbs.verbs}
        alike = Counter((own[verb.name], *verb.arguments) for verb in verbs.verbs)
        self._verbs = {
            verb.name: verb.name if self._english or alike[own[verb.name], *verb.arguments] > 1 else own[verb.name]
            for verb in verbs.verbs
        }

    def verb(self, verb: Verb) -> str:
        """A verb: as it is called, or as the verb table writes it where another one is called the same."""
        return self._verbs[verb.name]

    def value(self, domain: Domain, value: Value) -> str:
        """An argument; nothing for what stays unsaid."""
        return str(value) if self._english else str(self._say.word(domain.name, value)).lower()

    def action(self, action: Action) -> str:
        """A whole decision."""
        return self.usage(action.verb, action.values())

    def usage(self, verb: Verb, settled: Sequence[Value]) -> str:
        """How decisions are typed that begin alike, what is not settled yet in capitals: `play witch COLUMN`."""
        said = [self.value(domain, value) for domain, value in zip(verb.arguments, settled, strict=False)]
        rest = [argument_name(domain.name, self._say).upper() for domain in verb.arguments[len(settled) :]]
        return " ".join(filter(None, [self.verb(verb), *said, *rest]))
