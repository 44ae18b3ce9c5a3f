"""The site of the documentation: built from the pages, whole, and without a request to anybody else."""

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.paths import ROOT

pytestmark = pytest.mark.extras


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site").resolve() / "site"
    subprocess.run([sys.executable, "tools/site.py", str(folder)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return folder


class Links(HTMLParser):
    """What a page links to, what it loads, and the places in it that others can link to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.places |= {str(given[name]) for name in ("id", "name") if given.get(name)}
        address = given.get("href") or given.get("src")
        if address:
            (self.links if tag == "a" else self.loaded).append(address)


def test_every_page_is_in_the_menu(site: Path) -> None:
    menu = {link.removeprefix("./") for link in Links(site / "index.html").links if link.startswith("./")}
    pages = [page.relative_to(ROOT / "docs").with_suffix(".html") for page in (ROOT / "docs").rglob("*.md")]
    assert len(pages) > 20
    assert [page.as_posix() for page in pages if page.as_posix() not in menu and page.name != "index.html"] == []
    assert "reference/index.html" in menu and (site / "reference" / "camarilla.html").exists()


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    pages = [page for page in site.rglob("*.html") if "reference" not in page.parts]
    loaded = {address for page in pages for address in Links(page).loaded if urlsplit(address).netloc}
    assert len(pages) > 20 and loaded == set()


def test_links_lead_somewhere(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html") if "reference" not in page.parts}
    followed, dead = 0, []
    for page, found in pages.items():
        # The page for addresses that do not exist is served anywhere, so its links begin at the root.
        for link in found.links + found.loaded if page.name != "404.html" else []:
            address = urlsplit(link)
            if address.scheme:
                continue
            followed += 1
            target = (page.parent / unquote(address.path)).resolve() if address.path else page
            place = unquote(address.fragment)
            known = pages[target].places if target in pages else {place}
            if not target.exists() or (place and place not in known):
                dead.append(f"{page.relative_to(site)}: {link}")
    assert followed > 1000 and dead == []
