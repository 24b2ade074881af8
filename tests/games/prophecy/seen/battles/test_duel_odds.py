"""The odds of battles between characters, and against a copied one, are those of playing out."""

import random
from fractions import Fraction

import pytest

from fabletop.core.position import Position
from fabletop.games.prophecy.expansions.adventures.doppelganger import DOPPELGANGER
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle.duel import challenge
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.battles.fights import BattleOdds
from fabletop.games.prophecy.seen.battles.odds import doppelganger_odds, duel_odds
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.seen.battles.played_out import Plan, begun, outcomes
from tests.games.prophecy.seen.battles.test_odds import late

DUELS = 30
FIELD = "plains_by_city"


def told(odds: BattleOdds) -> dict[str, object]:
    found = {"win": odds.win, "draw": odds.draw, "lose": odds.lose}
    return {end: chance for end, chance in found.items() if chance}


def met(seed: int) -> tuple[Table, int, int]:
    """Two heroes in one space."""
    table = late(seed)
    own = table.heroes[table.active]
    rival = next(hero for hero in table.heroes if hero is not own)
    rival.alive, rival.away, rival.space = True, "", own.space
    table.adventures[own.space] = []
    return table, own.seat, rival.seat


def armed(table: Table, plan: Plan, luck: random.Random) -> dict[int, list[str]]:
    """Items that both sides may use in a battle that is about to begin, chosen at random."""
    position, used = Position(PROPHECY, table.copy()), dict[int, list[str]]()
    while position.open and position.open[0].kind not in ("roll", "announce"):
        question = position.open[0]
        chosen = plan.answer(question)
        usable = [option for option in question.options if option[0] == "use"]
        if question.kind == "declare" and usable and luck.random() < 0.8:
            chosen = luck.choice(usable)
            used.setdefault(question.seat, []).append(str(chosen[1]))
        position.answer(chosen, question.seat)
    return used


@pytest.mark.parametrize("kind", [STRENGTH, WILLS])
@pytest.mark.parametrize("defender_pays", [False, True])
def test_the_odds_of_duels_are_those_of_playing_them_out(kind: str, defender_pays: bool) -> None:
    compared = 0
    for seed in range(DUELS):
        luck = random.Random(seed)
        table, seat, rival = met(seed)
        plan = Plan(kind, payer=rival if defender_pays else seat)
        played = table.copy()
        challenge(played, played.heroes[seat], ("attack", played.heroes[rival].character))
        used = armed(played, plan, luck)
        items = tuple(used.get(seat, ())), tuple(used.get(rival, ()))
        odds = duel_odds(PROPHECY.view(table, seat), seat, rival, kind, *items, payer=plan.payer)
        if odds is not None:
            compared += 1
            expected = outcomes(played, Plan(kind, used, plan.payer))
            assert told(odds) == expected, (seed, used)
    assert compared >= 4


@pytest.mark.parametrize("kind", [STRENGTH, WILLS])
def test_the_odds_against_a_doppelganger_are_those_of_playing_it_out(kind: str) -> None:
    compared = 0
    for seed in range(DUELS):
        luck = random.Random(seed)
        table, seat, rival = met(seed)
        payer = luck.choice([seat, rival])
        plan = Plan(kind, {}, payer, table.heroes[rival].character)
        played = begun(table, DOPPELGANGER)
        used = armed(played, plan, luck)
        items = tuple(used.get(seat, ())), tuple(used.get(rival, ()))
        view = PROPHECY.view(table, seat)
        odds = doppelganger_odds(view, seat, rival, kind, *items, payer=payer)
        if odds is not None:
            compared += 1
            assert told(odds) == outcomes(played, Plan(kind, used, payer, plan.copied)), seed
    assert compared >= 4


def test_a_shield_helps_as_often_as_was_said() -> None:
    scene = Scenario(2, version="standard").hero("druid", at=FIELD, items=["wooden_shield"])
    table = scene.hero("mystic", at=FIELD, magic=1).start("attack").table
    shield = ("wooden_shield",)
    odds = duel_odds(PROPHECY.view(table, 0), 0, 1, STRENGTH, shield)
    assert odds is not None
    challenge(table, table.heroes[0], ("attack", "mystic"))
    assert told(odds) == outcomes(table, Plan(STRENGTH, {0: shield}))
    assert odds.draw > Fraction(1, 6)
