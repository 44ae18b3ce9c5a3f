"""Make the pages' font from the variable Alegreya of npm: only the letters of our three languages.

    npm pack @fontsource-variable/alegreya && tar xzf fontsource-variable-alegreya-*.tgz
    pip install fonttools brotli
    python tools/fonts.py package

A machine's own fonts are of different widths; with one font the boards are laid out alike everywhere. What is made
lies in the repository, so that nobody needs npm to build or to play.
"""

import argparse
import shutil
import subprocess
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "src" / "camarilla" / "web" / "static"
LETTERS = "U+20-7E,U+A0-FF,U+150,U+151,U+170,U+171,U+2013,U+2014,U+2018-201E,U+2022,U+2026,U+2191,U+2193,U+2212"
FEATURES = "kern,liga,lnum,locl,pnum,tnum"
PARTS = {"latin": "", "latin-ext": "-hungarian"}
"""The package keeps ő and ű apart from the letters of Western Europe; so do we, and browsers load what they need."""


def make(package: Path) -> None:
    for part, ending in PARTS.items():
        for slope in ("normal", "italic"):
            source = package / "files" / f"alegreya-{part}-wght-{slope}.woff2"
            made = STATIC / f"alegreya-{slope}{ending}.woff2"
            subprocess.run(
                ["pyftsubset", source, f"--unicodes={LETTERS}", f"--layout-features={FEATURES}", "--flavor=woff2",
                 f"--output-file={made}"],
                check=True,
            )  # fmt: skip
            print(f"{made.name}: {made.stat().st_size} bytes")
    shutil.copy(package / "LICENSE", STATIC / "alegreya-licence.txt")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python tools/fonts.py", description=__doc__.splitlines()[0])
    parser.add_argument("package", type=Path, help="the unpacked package")
    make(parser.parse_args().package)
