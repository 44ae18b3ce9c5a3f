"""Everything that this package raises on purpose, under one root.

CamarillaError             catch this to catch them all
  Refusal                  a decision was not taken, and nothing has changed
    Malformed              not a decision, a game or an option that there is
    NotYourTurn            a seat that owes no decision now
    GameOver               nobody owes a decision any more
    Illegal                against the rules: names the clause and the facts
    web: Stale             decided on a table that has changed meanwhile
    web: DatabaseUnavailable   cannot be kept now; may be tried again
    web: Conflict          somebody else has written this meanwhile
  BadBox                   a box file does not fit the game
  BadRecord                a record cannot be read or does not fit
  BadDocument              a written position is none of this game
  Sealed                   a draw from a real game's stream outside its table
  MissingText              a game brings no words for something
  terminal: Complaint      what the command line cannot do
  web: NoTable             no such table, or no such seat
  web: TooLarge            a form is longer than any honest one
  web: Disconnect          a socket is closed, with its code and the reason

Outside the tree stands `camarilla.testkit.Violation`, an AssertionError: a promise that a game breaks is a
fault to be mended, not a case to be handled.
"""


class CamarillaError(Exception):
    """The root of all errors of this package."""
