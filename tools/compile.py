"""Compile the package if a C compiler works; else say so and leave it interpreted.

It is compiled aside, and what was compiled before is replaced only when all is done.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
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
    """Put the compiled modules of a folder in the place of all that are there."""
    for stale in (ROOT / "src").rglob("*.so"):
        stale.unlink()
    for made in built.rglob("*.so"):
        shutil.move(made, ROOT / "src" / made.relative_to(built))


def main() -> int:
    built = ROOT / "build" / "compiled"
    shutil.rmtree(built, ignore_errors=True)
    if not has_compiler():
        replace_compiled(built)
        print("camarilla: no working C compiler, so the interpreted build is used (same results, slower)")
        return 0
    print("camarilla: compiling the rules, a minute or two ...", flush=True)
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as output:
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--build-lib", built], cwd=ROOT, stdout=output, stderr=output
        )
    if done.returncode:
        print(f"camarilla: compiling failed, see {log}; the modules compiled before stay, older than their sources")
        return done.returncode
    replace_compiled(built)
    return 0


if __name__ == "__main__":
    sys.exit(main())
