"""The site of the documentation, as files that need no server and no network: python tools/site.py [FOLDER].

The pages are those of docs/. A generator knows nothing of the files around them, so links to these are led to copies.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(?<=\]\()((?:\.\./)+[^)#\s]+)")
CONFIGURATION = "zensical.toml"


def build(site: Path) -> None:
    """Write the whole site: the pages, and the reference from the docstrings beside them."""
    with tempfile.TemporaryDirectory(prefix="site-") as folder:
        desk = Path(folder).resolve()
        shutil.copytree(ROOT / "docs", desk / "docs")
        shutil.copy(ROOT / CONFIGURATION, desk)
        for page in (desk / "docs").rglob("*.md"):
            _lead_to_copies(page, desk / "docs")
        _reference(desk / "docs" / "reference")
        done = subprocess.run(
            [sys.executable, "-m", "zensical", "build", "--strict", "--clean"], cwd=desk, capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(desk / "site", site)


def _lead_to_copies(page: Path, pages: Path) -> None:
    """Let the links of a page out of docs/ lead to copies, as text that any browser shows."""
    home = ROOT / "docs" / page.parent.relative_to(pages)
    depth = len(page.parent.relative_to(pages).parts)

    def led(link: re.Match[str]) -> str:
        target = (home / link[1]).resolve()
        if target.is_relative_to(ROOT / "docs") or not target.is_file():
            return link[1]
        copy = pages / "checkout" / f"{target.relative_to(ROOT).as_posix()}.txt"
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(target, copy)
        return "../" * depth + copy.relative_to(pages).as_posix()

    page.write_text(LINK.sub(led, page.read_text(encoding="utf-8")), encoding="utf-8")


def _reference(folder: Path) -> None:
    # In a process of its own: it has the interpreted modules imported, and changes what packages list.
    command = [sys.executable, str(ROOT / "tools" / "reference.py"), str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    build(target)
    print(f"camarilla: {target / 'index.html'}")
