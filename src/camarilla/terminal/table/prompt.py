"""What somebody typed at the prompt: a move, or a word that is none, in English or in the reader's language."""

from camarilla.core.actions import Verbs
from camarilla.core.text import Say
from camarilla.terminal.language import plain

WORDS = {
    "help": ("?", "h", "help"),
    "undo": ("u", "undo"),
    "save": ("s", "save"),
    "log": ("l", "log"),
    "rules": ("r", "rules"),
    "quit": ("q", "quit", "exit"),
}


def understand(typed: str, verbs: Verbs, say: Say) -> tuple[str, str]:
    """What is wanted and what follows it, or ("move", all of it); a game's own verbs come first."""
    if typed.startswith("?"):
        return "help", typed[1:].strip()
    word, _, rest = typed.partition(" ")
    if word.lower() not in {verb.name for verb in verbs.verbs}:
        for wanted, words in WORDS.items():
            own = {plain(name) for name in say(f"command-{wanted}").split(",")}
            if plain(word) in {*words, *own}:
                return wanted, rest.strip()
    return "move", typed
