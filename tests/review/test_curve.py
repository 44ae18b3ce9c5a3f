"""The drawing of chances over a game."""

import re

from camarilla.review.curve import curve


def test_a_turn_is_marked_on_the_line_of_whose_chance_it_changed() -> None:
    drawn = curve([[0.5, 0.25, 0.25], [0.5, 0.75, 0.75]], [(1, 1)], "Chances")
    first, second = re.findall(r'<g class="seat-\d">.*?</g>', drawn)
    assert "<circle" not in first
    [dot] = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', second)
    assert f"{dot[0]},{dot[1]}" in second.partition("<circle")[0]
