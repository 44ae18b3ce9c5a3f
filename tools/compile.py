"""Compile the package in place if a C compiler works; else say so and leave it interpreted."""

import os
import shlex
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


def main() -> int:
    for stale in (ROOT / "src").rglob("*.so"):
        stale.unlink()
    if not has_compiler():
        print("camarilla: no working C compiler, so the interpreted build is used (same results, slower)")
        return 0
    print("camarilla: compiling the rules, a minute or two ...", flush=True)
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as output:
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--inplace"], cwd=ROOT, stdout=output, stderr=output
        )
    if done.returncode:
        print(f"camarilla: compiling failed, see {log}")
    return done.returncode


sys.exit(main())
