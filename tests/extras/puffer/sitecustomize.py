"""PufferLib's `setup.py` uses this name without defining it when it is told to leave its own C games out."""

import builtins

builtins.c_extension_paths = []  # type: ignore[attr-defined]
