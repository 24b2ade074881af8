"""Numbers formatted for a language."""

from datetime import date
from math import isfinite
from typing import assert_never

from babel import Locale
from babel.dates import format_skeleton
from babel.numbers import format_decimal, format_percent

from fabletop.core.texts.catalogue import locale_of
from fabletop.web.charts.shapes import Unit

MINUS, HYPHEN = "\N{MINUS SIGN}", "-"
NO_BREAK = "\N{NO-BREAK SPACE}"
UNKNOWN = "?"
MOST_DIGITS = 6


def figure(value: float, unit: Unit, language: str, digits: int | None = None) -> str:
    """A number in a unit, with this many digits after the point or a suitable number of them."""
    if not isfinite(value):
        return UNKNOWN
    locale = locale_of(language)
    match unit:
        case Unit.NUMBER:
            return _number(value, language, _digits(value) if digits is None else digits)
        case Unit.PERCENT:
            pattern = _pattern(_share_digits(value) if digits is None else digits)
            return _minus(format_percent(value, format=_percent(pattern, locale), locale=locale))
        case Unit.POINTS:
            pattern = _pattern(_share_digits(value) if digits is None else digits)
            shape = _percent(pattern, locale)
            signed = f"+{shape};-{shape}" if value else shape
            return _minus(format_percent(value, format=signed, locale=locale))
        case Unit.DAY:
            return format_skeleton("MMMd", date.fromordinal(round(value)), locale=locale)
        case _:
            assert_never(unit)


def tick(value: float, unit: Unit, language: str, digits: int) -> str:
    """The same on an axis: a share has two digits fewer."""
    share = unit in (Unit.PERCENT, Unit.POINTS)
    return figure(value, unit, language, max(0, digits - 2) if share else digits)


def between(low: float | None, high: float | None, unit: Unit, language: str) -> str:
    """An interval; empty if none is known."""
    if low is None or high is None:
        return ""
    return f"{figure(low, unit, language)} … {figure(high, unit, language)}"


def _number(value: float, language: str, digits: int) -> str:
    return _minus(format_decimal(value, format=_pattern(digits), locale=locale_of(language)))


def _digits(value: float) -> int:
    """Three significant digits; none after the point for a whole number."""
    if value == int(value):
        return 0
    size = abs(value)
    return next((n for n, least in enumerate((100, 10, 0.1, 0.01)) if size >= least), MOST_DIGITS)


def _share_digits(value: float) -> int:
    """One digit; more if the share would be shown as zero."""
    return 2 if 0 < abs(value) < 0.001 else 1


def _pattern(digits: int) -> str:
    return "#,##0" + ("." + "0" * digits if digits else "")


def _percent(pattern: str, locale: str) -> str:
    """The percent sign as the language writes it, with a no-break space of normal width if any."""
    usual: str = Locale.parse(locale).percent_formats[None].pattern
    return usual.replace(_pattern(0), pattern).replace("\N{NARROW NO-BREAK SPACE}", NO_BREAK)


def _minus(text: str) -> str:
    return text.replace(HYPHEN, MINUS)
