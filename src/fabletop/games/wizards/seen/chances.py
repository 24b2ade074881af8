"""Chances: results of the charts, of Demons and the Dragon, of spells, and of a Call For Help."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.wizards.box import Box
from fabletop.games.wizards.isles import Isles
from fabletop.games.wizards.printed import ChartRow
from fabletop.games.wizards.rules.encounters.amounts import (
    AFTER_FAILED_SPELL,
    chart_row,
    fewest,
    for_beaten_demons,
    rolled,
    taken,
)
from fabletop.games.wizards.rules.encounters.company import HIGH
from fabletop.games.wizards.rules.encounters.visits import CHARTS, TOWNS, chart_of
from fabletop.games.wizards.rules.tasks.points import can_gain
from fabletop.games.wizards.rules.tasks.tasks import order_of
from fabletop.games.wizards.rules.travel.places import has_mentor, is_living
from fabletop.games.wizards.rules.turn import spells
from fabletop.games.wizards.seen.dice import FACES, ONE
from fabletop.games.wizards.seen.view import WizardsView

LOSSES: Final[tuple[str, ...]] = ("lose", "lose_fewest")
WIZARDS: Final[tuple[str, ...]] = ("produce", "high_wizards")
"""Results that bring High Wizards."""


class ChartResult(NamedTuple):
    """What a roll on a chart brings."""

    chance: Fraction
    effect: str
    points: Fraction
    """Points gained on average, or lost if negative; if the player chooses the type that she loses,
    she chooses the one of which she loses the fewest."""
    turns: Fraction
    """Extra turns on average, or lost ones if negative."""
    to: str
    """Where a Transport leads."""
    many: int
    """How many Tasks or High Wizards."""
    animal: str


Worth = Callable[[ChartResult], float]


class _State(NamedTuple):
    """What the results of charts depend on."""

    box: Box
    gains: bool
    rank: int
    to_lose: int
    """How many points there are of the type with the fewest, as far as it matters."""


class _Key(NamedTuple):
    """A roll on a chart, and for whom."""

    chart: str
    less: int
    who: _State


def chart_results(view: WizardsView, seat: int, chart: str, less: int = 0) -> list[ChartResult]:
    """The results of a chart for a player, with their chances."""
    return _results(_key(view, seat, chart, less))


def _key(view: WizardsView, seat: int, chart: str, less: int = 0) -> _Key:
    return _Key(chart, less, _state(view, seat))


def _state(view: WizardsView, seat: int) -> _State:
    table = view._table
    player = table.players[seat]
    to_lose = min(fewest(player.points), _most_lost(table.box))
    return _State(table.box, can_gain(player), player.rank, to_lose)


@lru_cache(maxsize=64)
def _most_lost(box: Box) -> int:
    """The most points that a chart can take."""
    rows = [row for chart in box.charts.values() for row in chart if row.effect in LOSSES]
    return max(rolled(row, FACES[-1]) for row in rows)


@lru_cache(maxsize=4096)
def _results(key: _Key) -> list[ChartResult]:
    rows = [chart_row(key.who.box, key.chart, roll, key.less) for roll in FACES]
    return [_result(row, faces * ONE, key) for row, faces in Counter(rows).items()]


def _result(row: ChartRow, chance: Fraction, key: _Key) -> ChartResult:
    gained, turns = _mean(_points(row, key)), _mean(_turns(row))
    return ChartResult(chance, row.effect, gained, turns, row.to, row.count, row.animal)


def _mean(amounts: Iterator[int]) -> Fraction:
    """The average of an amount for each face of a second die."""
    return Fraction(sum(amounts), len(FACES))


def _points(row: ChartRow, key: _Key) -> Iterator[int]:
    for roll in FACES:
        match row.effect:
            case "gain":
                yield rolled(row, roll) if key.who.gains else 0
            case "gain_fixed":
                yield sum(row.points) if key.who.gains else 0
            case "gain_or_secret":
                yield roll if key.who.gains and key.who.rank < HIGH else 0
            case "beaten":
                yield for_beaten_demons(key.who.rank, roll) if key.who.gains else 0
            case "lose" | "lose_fewest":
                yield -taken([key.who.to_lose], 0, rolled(row, roll))
            case _:
                yield 0


def _turns(row: ChartRow) -> Iterator[int]:
    for roll in FACES:
        match row.effect:
            case "extra_turns":
                yield row.count or rolled(row, roll)
            case "stunned" | "lose_turns":
                yield -roll
            case _:
                yield 0


@lru_cache(maxsize=8192)
def _average(key: _Key, worth: Worth) -> float:
    return float(sum([float(one.chance) * worth(one) for one in _results(key)], 0.0))


def has_chart(kind: str) -> bool:
    """Whether a kind of site has a chart; at other sites the player meets a person."""
    return kind in CHARTS


def visit_worths(view: WizardsView, seat: int, worth: Worth, onward: float) -> Mapping[str, float]:
    """What a visit to each kind of site is worth on average to somebody who values each result. Of
    a site to which a Transport leads, the share `onward` counts."""
    return _visit_worths(_state(view, seat), worth, onward)


@lru_cache(maxsize=1024)
def _visit_worths(who: _State, worth: Worth, onward: float) -> Mapping[str, float]:
    own = {kind: _average(_Key(chart_of(who.rank, kind), 0, who), worth) for kind in CHARTS}
    return {kind: one + onward * _led_to(who, kind, own) for kind, one in own.items()}


def _led_to(who: _State, kind: str, worths: Mapping[str, float]) -> float:
    """What the Transports of a site are worth."""
    results = _results(_Key(chart_of(who.rank, kind), 0, who))
    sites = who.box.sites
    return sum(
        [
            float(one.chance) * worths.get(sites[one.to].kind, 0.0)
            for one in results
            if one.to in sites
        ],
        0.0,
    )


def chart_at(view: WizardsView, seat: int, kind: str) -> str:
    """The chart of a kind of site for a player; empty where she meets a person."""
    return chart_of(view._table.players[seat].rank, kind) if has_chart(kind) else ""


def one_result(view: WizardsView, seat: int, chart: str, roll: int) -> ChartResult:
    """What a certain roll brings."""
    return _result(chart_row(view._table.box, chart, roll), ONE, _key(view, seat, chart))


def friend_result(view: WizardsView, seat: int, roll: int) -> ChartResult:
    """What a result brings that a friend in town lets the player choose."""
    return one_result(view, seat, TOWNS, roll)


def mentor_chances(view: WizardsView, seat: int) -> list[tuple[int, Fraction, Fraction]]:
    """The spaces of the living sites where a visit may bring a word with the player's Mentor, or
    make Mentors of her Order appear or be met; with both chances."""
    table, who = view._table, _state(view, seat)
    player = table.players[seat]
    if not player.order or not has_mentor(table, player):
        return []
    teach = order_of(table, table.box.high_wizards[0]) == player.order
    return [
        (space, speaks, appears if teach else Fraction(0))
        for space, speaks, appears in _wizard_sites(table.isles, who)
        if (speaks or teach) and is_living(table, space)
    ]


@lru_cache(maxsize=1024)
def _wizard_sites(isles: Isles, who: _State) -> list[tuple[int, Fraction, Fraction]]:
    """The sites with results that bring a word with the Mentor, or High Wizards."""
    sites = [space for space in isles.where.values() if has_chart(isles.kind[space])]
    charts = {space: chart_of(who.rank, isles.kind[space]) for space in sites}
    found = [(space, *_of_wizards(_Key(charts[space], 0, who))) for space in sites]
    return [(space, speaks, appears) for space, speaks, appears in found if speaks or appears]


def _of_wizards(key: _Key) -> tuple[Fraction, Fraction]:
    """The chances of a word with the Mentor, and of High Wizards."""
    results = _results(key)
    speaks = sum((one.chance for one in results if one.effect == "contact"), Fraction(0))
    return speaks, sum((one.chance for one in results if one.effect in WIZARDS), Fraction(0))


def visit_results(view: WizardsView, seat: int, kind: str) -> list[ChartResult]:
    """The results of a visit to a kind of site; none where the player meets a person."""
    chart = chart_at(view, seat, kind)
    return chart_results(view, seat, chart) if chart else []


def spell_chance(view: WizardsView, seat: int, spell: str) -> Fraction:
    """The chance that a spell works if the player tries it now; 0 if she cannot."""
    table = view._table
    player = table.players[seat]
    if not spells.can_cast(table, player, spell):
        return Fraction(0)
    return spells.highest_roll(table, player, spell) * ONE


def demon_results(view: WizardsView, seat: int, *, dispels: bool) -> list[ChartResult]:
    """The results of meeting Demons; with a spell first, if the player can cast it."""
    return _with_spell(view, seat, "demons", spells.DISPELLING if dispels else "", "beaten")


def dragon_results(view: WizardsView, seat: int, *, tames: bool) -> list[ChartResult]:
    """The results of meeting the Dragon; with a spell first, if the player can cast it."""
    return _with_spell(view, seat, "dragon", spells.TAMING if tames else "", "tamed")


def _with_spell(
    view: WizardsView, seat: int, chart: str, spell: str, success: str
) -> list[ChartResult]:
    """If the spell works, its success; if it fails, the chart with a lower roll."""
    works = spell_chance(view, seat, spell) if spell else Fraction(0)
    if not works:
        return chart_results(view, seat, chart)
    first = _success(_key(view, seat, chart), success)._replace(chance=works)
    worse = chart_results(view, seat, chart, less=AFTER_FAILED_SPELL)
    return [first, *(one._replace(chance=one.chance * (1 - works)) for one in worse)]


def _success(key: _Key, effect: str) -> ChartResult:
    """What a spell that works brings: the row of the chart with this effect, or nothing."""
    nothing = ChartResult(ONE, effect, Fraction(0), Fraction(0), "", 0, "")
    return next((one for one in _results(key) if one.effect == effect), nothing)


def dispelling_helps(view: WizardsView, seat: int, worth: Worth) -> bool:
    """Whether a player who meets Demons does better on average if she casts the spell first."""
    return _spell_helps(view, seat, "demons", demons_average(view, seat, worth), worth)


def taming_helps(view: WizardsView, seat: int, worth: Worth) -> bool:
    """The same for the Dragon."""
    return _spell_helps(view, seat, "dragon", dragon_average(view, seat, worth), worth)


def _spell_helps(view: WizardsView, seat: int, chart: str, with_spell: float, worth: Worth) -> bool:
    return with_spell > _average(_key(view, seat, chart), worth)


def demons_average(view: WizardsView, seat: int, worth: Worth) -> float:
    """What meeting Demons is worth on average; the spell is cast first, if the player can."""
    return _average_with_spell(view, seat, "demons", spells.DISPELLING, "beaten", worth)


def dragon_average(view: WizardsView, seat: int, worth: Worth) -> float:
    """What meeting the Dragon is worth on average; the spell is cast first, if the player can."""
    return _average_with_spell(view, seat, "dragon", spells.TAMING, "tamed", worth)


def _average_with_spell(
    view: WizardsView, seat: int, chart: str, spell: str, success: str, worth: Worth
) -> float:
    works = float(spell_chance(view, seat, spell))
    if not works:
        return _average(_key(view, seat, chart), worth)
    good = worth(_success(_key(view, seat, chart), success))
    worse = _average(_key(view, seat, chart, AFTER_FAILED_SPELL), worth)
    return works * good + (1.0 - works) * worse
