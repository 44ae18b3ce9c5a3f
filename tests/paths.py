"""Where things lie in the repository."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "camarilla"
GAMES = SOURCE / "games"
