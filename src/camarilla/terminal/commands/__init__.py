"""The commands of `camarilla`, one module each, named like the command; `run(args, say)` says the exit status."""
