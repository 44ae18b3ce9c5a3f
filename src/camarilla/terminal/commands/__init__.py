"""The commands of `camarilla`, one module each, named like the command.

Each has `run(args, say)`, which says the exit status; what can be given to it is declared in `camarilla.cli`, so that
`--help` need not load them.
"""
