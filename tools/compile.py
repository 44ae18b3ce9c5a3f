"""Compile the package if a C compiler works; else say so and leave it interpreted.

python tools/compile.py [GAME]

It is compiled aside, and what was there before is replaced only when all is done: who plays meanwhile plays on. Of two
at a time the second waits for the first. With a name only that game is compiled, with the core below it: the others are
interpreted until everything is compiled again.
"""

import contextlib
import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def has_compiler() -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            probe = subprocess.run([*compiler, f"-I{include}", "-fsyntax-only", source], capture_output=True)
        except OSError:
            return False
    # A compiler that answers everything with success (or with failure) is none.
    return probe.returncode == 0 and Path(compiler[0]).name not in {"true", "false"}


def replace_compiled(built: Path) -> None:
    """Put the compiled modules of a folder in the place of all that are there.

    The search goes first and comes last: a server that sees it (`bots/builds.py`) may load everything.
    """
    for stale in sorted((ROOT / "src").rglob("*.so"), key=_is_search, reverse=True):
        stale.unlink()
    for made in sorted(built.rglob("*.so"), key=_is_search):
        shutil.move(made, ROOT / "src" / made.relative_to(built))


def _is_search(module: Path) -> bool:
    return module.name.startswith("thinker.")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until nobody else compiles here."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "compiling").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def complaints(log: Path) -> list[str]:
    """What the type checker, which looks before anything is compiled, has to say: one line a fault, with its place."""
    return [line for line in log.read_text(encoding="utf-8").splitlines() if ": error:" in line]


def main(only: str = "") -> int:
    folder = only.replace("-", "_")
    if only and not (ROOT / "src" / "camarilla" / "games" / folder / "__init__.py").is_file():
        print(f"camarilla: there is no game {only} in src/camarilla/games")
        return 2
    built = ROOT / "build" / "compiled"
    shutil.rmtree(built, ignore_errors=True)
    if not has_compiler():
        replace_compiled(built)
        print("camarilla: no working C compiler, so the interpreted build is used (same results, slower)")
        return 0
    what = f"the core and {only}; all other games will be interpreted" if only else "the rules, a minute or two"
    print(f"camarilla: compiling {what} ...", flush=True)
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as output:
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--build-lib", built],
            cwd=ROOT, env={**os.environ, "CAMARILLA_ONLY": folder}, stdout=output, stderr=output,
        )  # fmt: skip
    if done.returncode:
        for line in complaints(log):
            print(line)
        print(f"camarilla: compiling failed, see {log}; the modules compiled before stay, older than their sources")
        return done.returncode
    replace_compiled(built)
    return 0


if __name__ == "__main__":
    with one_at_a_time():
        sys.exit(main(*sys.argv[1:2]))
