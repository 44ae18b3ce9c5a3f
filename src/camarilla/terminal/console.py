"""Where commands print: text that is not markup, to a reader who may go away."""

from rich.console import Console


class Pipe(Console):
    """A console whose reader may go away: that ends the program quietly."""

    def on_broken_pipe(self) -> None:
        """Let the command end."""
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """A console for text that is not markup: what players and files say is printed as it is."""
    return Pipe(stderr=stderr, highlight=False, emoji=False)
