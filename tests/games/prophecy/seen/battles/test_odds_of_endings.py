"""Odds where something else than the dice matters: the Coral Tiara, the Final Battle, and the Lord
of the Sea in his Palace."""

import pytest

from fabletop.games.prophecy.expansions.water.sea_lord import SEA_LORD
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.rules.battle.duel import challenge
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.battles.fights import belongings
from fabletop.games.prophecy.seen.battles.odds import creature_odds, duel_odds
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.seen.battles.played_out import Plan, begun, results, told

FIELD = "plains_by_city"


def fought(table: Table, foe: str, kind: str) -> None:
    """The odds against somebody are what playing brings."""
    seat = table.active
    odds = creature_odds(PROPHECY.view(table, seat), seat, foe, kind)
    assert odds is not None
    assert told(odds) == results(begun(table, foe), Plan(kind), seat, belongings(table, seat))


def crowned(*, damaged: bool = False) -> Table:
    """A hero with the Coral Tiara, who has spent Magic."""
    tiara = ["coral_tiara"]
    scene = Scenario(2, version="standard", realms="water", new_items="yes").gate(
        "fortress", "water"
    )
    return (
        scene.hero(
            "druid",
            at=FIELD,
            magic=4,
            drained=3,
            items=[] if damaged else tiara,
            damaged=tiara if damaged else [],
        )
        .hero("mystic", at=FIELD, magic=6)
        .start("arrive")
        .table
    )


@pytest.mark.rule("W-274", "W-275")
@pytest.mark.parametrize("foe", ["skeletal_wizard", "vampire_lord", "old_pirate"])
@pytest.mark.parametrize("damaged", [False, True])
def test_the_tiara_counts_when_a_battle_of_wills_is_forced(foe: str, damaged: bool) -> None:
    fought(crowned(damaged=damaged), foe, WILLS)


@pytest.mark.rule("W-274")
def test_the_tiara_raises_the_chance_to_win() -> None:
    whole, broken = (
        creature_odds(PROPHECY.view(crowned(damaged=one), 0), 0, "skeletal_wizard", WILLS)
        for one in (False, True)
    )
    assert whole is not None
    assert broken is not None
    assert whole.win > broken.win
    assert whole.drawn["Magic"] > broken.drawn.get("Magic", 0)


def dueled(table: Table, kind: str, payer: int) -> None:
    """The odds of a duel with the other hero are what playing brings."""
    odds = duel_odds(PROPHECY.view(table, 0), 0, 1, kind, payer=payer)
    assert odds is not None
    before, played = belongings(table, 0), table.copy()
    challenge(played, played.heroes[0], ("attack", played.heroes[1].character))
    assert told(odds) == results(played, Plan(kind, payer=payer), 0, before)


@pytest.mark.rule("W-274")
@pytest.mark.parametrize("payer", [0, 1])
def test_the_tiara_counts_if_the_other_hero_starts_a_battle_of_wills(payer: int) -> None:
    dueled(crowned(), WILLS, payer)


@pytest.mark.rule("R-214", "R-215")
@pytest.mark.parametrize(("kind", "payer"), [(STRENGTH, 0), (WILLS, 0), (WILLS, 1)])
def test_the_odds_of_the_final_battle_are_those_of_playing_it_out(kind: str, payer: int) -> None:
    scene = Scenario(2, version="standard").hero("druid", at=FIELD, magic=7)
    scene.hero("mystic", at=FIELD, magic=7).owns(0, "astral_sword")
    scene.owns(1, "royal_cape", "mirrored_shield").stage("final")
    dueled(scene.start("attack").table, kind, payer)


@pytest.mark.rule("W-214", "W-221")
@pytest.mark.parametrize("kind", [STRENGTH, WILLS])
def test_the_lord_of_the_sea_is_as_strong_as_at_home(kind: str) -> None:
    scene = Scenario(2, version="standard", realms="water", ending=SEA_LORD).gate(
        "fortress", "water"
    )
    goal = scene.table.box.board.ids[scene.table.realms["water"].goal]
    scene.hero("druid", at=goal, health=8, magic=8, bubbles=4)
    table = scene.start("arrive").table
    seat = table.active
    odds = creature_odds(PROPHECY.view(table, seat), seat, SEA_LORD, kind)
    table.adventures[table.heroes[seat].space] = []
    fought(table, SEA_LORD, kind)
    away = creature_odds(PROPHECY.view(table, seat), seat, SEA_LORD, kind)
    assert away == odds
