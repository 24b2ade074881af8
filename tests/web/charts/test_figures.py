"""Numbers as English and French write them."""

import pytest

from fabletop.web.charts.figures import between, figure, tick
from fabletop.web.charts.shapes import Unit

NBSP, THIN = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("value", "unit", "english", "french"),
    [
        (12345, Unit.NUMBER, "12,345", f"12{THIN}345"),
        (3.14159, Unit.NUMBER, "3.14", "3,14"),
        (36.25, Unit.NUMBER, "36.2", "36,2"),
        (0.2534, Unit.PERCENT, "25.3%", f"25,3{NBSP}%"),
        (0.021, Unit.POINTS, "+2.1%", f"+2,1{NBSP}%"),
        (-0.021, Unit.POINTS, "−2.1%", f"−2,1{NBSP}%"),
        (739000, Unit.DAY, "Apr 24", "24 avr."),
        (float("nan"), Unit.NUMBER, "?", "?"),
    ],
)
def test_a_number_is_written_as_the_language_writes_it(
    value: float, unit: Unit, english: str, french: str
) -> None:
    assert figure(value, unit, "en") == english
    assert figure(value, unit, "fr") == french


def test_a_share_on_an_axis_needs_two_digits_less() -> None:
    assert tick(0.25, Unit.PERCENT, "en", 2) == "25%"
    assert tick(0.025, Unit.PERCENT, "en", 3) == "2.5%"
    assert tick(2.5, Unit.NUMBER, "en", 1) == "2.5"


def test_an_interval_has_two_ends_or_is_not_told() -> None:
    assert between(0.1, 0.2, Unit.PERCENT, "en") == "10.0% … 20.0%"
    assert between(None, 0.2, Unit.PERCENT, "en") == ""
