"""A piece of a board, for pages that explain: some parts of it, and in them what is spoken of lit."""

from collections.abc import Iterable
from xml.etree import ElementTree

from camarilla.drawing.named_parts import Board


def excerpt(board: Board, show: Iterable[str], light: Iterable[str] = ()) -> str:
    """The board with nothing on it but what is called by the names in `show`; raises ValueError if a name is not there.

    A name is that of a part, of a piece or of a class, or `domain=value` for what stands for a value of a decision.
    What holds the parts stays around them, so that they look as they do on the whole board.
    """
    root = ElementTree.fromstring(board.whole())
    _need(root, show)
    _keep(root, set(show))
    _need(root, light)
    for name in light:
        for element in root.iter():
            if _is_called(element, name):
                element.set("class", f"{element.get('class', '')} lit".strip())
    return ElementTree.tostring(root, encoding="unicode", short_empty_elements=False)


def _need(root: ElementTree.Element, names: Iterable[str]) -> None:
    for name in names:
        if not any(_is_called(element, name) for element in root.iter()):
            raise ValueError(f"nothing on this board is called {name}")


def _keep(element: ElementTree.Element, names: set[str]) -> bool:
    """Whether something of an element is shown; what is not is taken out of it."""
    if any(_is_called(element, name) for name in names):
        return True
    element.text = None
    for child in list(element):
        child.tail = None
        if not _keep(child, names):
            element.remove(child)
    return len(element) > 0


def _is_called(element: ElementTree.Element, name: str) -> bool:
    domain, _, value = name.partition("=")
    if value:
        return element.get("data-domain") == domain and element.get("data-value") == value
    marks = (element.get("data-part"), element.get("data-piece"))
    return name in marks or name in element.get("class", "").split()
