"""Lock every dependency with its hashes: pyproject.toml says what is needed, requirements/*.txt exactly which files.

    python tools/lock.py             keep what is locked, add and drop what pyproject.toml asks for
    python tools/lock.py --upgrade   take the newest versions

Each file is complete by itself, serves every system and every Python from 3.11 on, and is installed by
`pip install --no-deps --require-hashes -r`: a lock names everything, and pip, asked to look for more, stumbles over
extras (`coverage[toml]`) as soon as there is a newer version. All of them agree, because the largest is locked first
and bounds the others.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("requirements")
PROJECT = "pyproject.toml"
LARGEST = "dev"
LOCKS = {
    LARGEST: [PROJECT, "--all-extras", "--group", "dev", "-"],  # a checkout: everything but make bench
    "core": [PROJECT],  # rules and texts
    "play": [PROJECT, "--extra", "terminal", "--extra", "web"],  # make play
    "server": [PROJECT, "--extra", "web", "--extra", "postgres"],  # docs/deploying.md
    "bench": ["--group", "bench"],  # make bench, besides
    "build": ["-"],  # building and compiling: what stands in the table build-system
}
UV = [
    sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11",
    "--generate-hashes", "--annotation-style", "line", "--no-config",
    "--custom-compile-command", "python tools/lock.py",
]  # fmt: skip


def lock(name: str, build: str, options: list[str]) -> None:
    file = FOLDER / f"{name}.txt"
    bound = [] if name == LARGEST else ["--constraint", str(FOLDER / f"{LARGEST}.txt")]
    subprocess.run([*UV, *LOCKS[name], *bound, *options, "-o", file], cwd=ROOT, input=build, text=True, check=True)


def main(options: list[str]) -> None:
    needed = tomllib.loads((ROOT / PROJECT).read_text(encoding="utf-8"))["build-system"]["requires"]
    for name in LOCKS:
        lock(name, "\n".join(needed), options)


if __name__ == "__main__":
    main(sys.argv[1:])
