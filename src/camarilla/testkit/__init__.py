"""The conformance suite: what every game must pass, for makers of new games.

    from camarilla.testkit import CHECKS, conformance, setups

`conformance(game)` runs everything. With pytest, parametrise on `setups(game)` and `CHECKS` to
see each check on its own.
"""

from camarilla.testkit.conformance import CHECKS, WHOLE_GAME_CHECKS, conformance
from camarilla.testkit.setups import Setup, Violation, setups

__all__ = ["CHECKS", "WHOLE_GAME_CHECKS", "Setup", "Violation", "conformance", "setups"]
