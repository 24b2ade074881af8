"""What a player could do before or in a battle is named, and told with the odds that it brings."""

import random

import pytest

from fabletop.core.position import Position
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.battles.fights import BattleOdds, belongings
from fabletop.games.prophecy.seen.battles.odds import NoOdds, creature_odds, duel_odds, why_no_odds
from fabletop.games.prophecy.state import Table
from tests.games.prophecy.seen.battles.played_out import Plan, begun, results, told
from tests.games.prophecy.seen.battles.test_odds import BOX, late

FIELD = "plains_by_city"
FOES = ["old_pirate", "skeletal_shark", "dark_wizard", "giant_spider"]
SPELLS = ["prayer", "curse", "concentration", "berserker_rage", "magic_drain", "turn_back_time"]
ROLLED = ("reroll", "swap", "turn_back_time")
"""What is decided after the roll."""


class Taking(Plan):
    """Plays as usual, but takes one option as soon as it is offered."""

    option: Option = ()

    def answer(self, question: Question) -> Option:
        if self.option in question.options and question.kind != "rolled":
            return self.option
        return super().answer(question)


def taking(kind: str, option: Option) -> Taking:
    plan = Taking(kind)
    plan.option = option
    return plan


def odds(table: Table, foe: str, kind: str = STRENGTH, chosen: Option = ()) -> BattleOdds | None:
    seat = table.active
    return creature_odds(PROPHECY.view(table, seat), seat, foe, kind, chosen=chosen)


def scout() -> Scenario:
    more = {"new_items": "yes", "new_adventures": "yes", "artifacts": "mixed"}
    return Scenario(2, cards=None, seed=3, version="standard", **more)


def against(scene: Scenario, foe: str = "old_pirate") -> Table:
    """The first hero is about to fight somebody who lies in her field."""
    return scene.hero("druid", at="village").lies(FIELD, foe).start("arrive").table


@pytest.mark.parametrize("foe", FOES)
@pytest.mark.parametrize("kind", [STRENGTH, WILLS])
def test_every_choice_brings_the_odds_of_playing_it(foe: str, kind: str) -> None:
    compared = 0
    for seed in range(3):
        luck = random.Random(f"{foe} {kind} {seed}")
        table = late(luck.randrange(10_000))
        seat, hero = table.active, table.heroes[table.active]
        hero.abilities = luck.sample([name for name in SPELLS if name in BOX.abilities], 3)
        hero.magic = max(hero.magic, 5)
        found = odds(table, foe, kind)
        if found is None:
            continue
        for option in found.choices[-4:]:
            with_it = odds(table, foe, kind, option)
            if option[0] in ROLLED or option[1:2] == ("turn_back_time",):
                assert with_it is None
                continue
            played, before = table.copy(), belongings(table, seat)
            if option[0] == "drink" or option[:2] == ("cast", "mass_decay"):
                continue
            expected = results(begun(played, foe), taking(kind, option), seat, before)
            assert with_it is not None, option
            assert told(with_it) == expected, option
            compared += 1
    assert compared or kind == WILLS


@pytest.mark.rule("R-187")
def test_a_potion_that_raises_strength_is_named_with_its_odds() -> None:
    has = ["potion_of_strength", "potion_of_healing", "scroll_of_teleportation"]
    table = against(scout().hero("scout", at=FIELD, items=has))
    plain = odds(table, "old_pirate")
    assert plain is not None
    potion: Option = ("drink", "potion_of_strength")
    assert plain.choices == [potion]
    position = Position(PROPHECY, table.copy())
    position.answer(potion, 0)
    drunk = odds(position.table, "old_pirate")
    stronger = odds(table, "old_pirate", chosen=potion)
    assert drunk is not None
    assert stronger is not None
    assert stronger.win == drunk.win > plain.win
    assert stronger.won["Item"] == -1


def test_what_cannot_be_chosen_before_the_roll_has_no_odds() -> None:
    has = ["scroll_of_altered_reality", "scroll_of_exchanging_fates"]
    table = against(scout().hero("scout", at=FIELD, items=has))
    plain = odds(table, "old_pirate")
    assert plain is not None
    assert [option[0] for option in plain.choices] == ["swap", "reroll", "reroll"]
    view = PROPHECY.view(table, 0)
    for option in plain.choices:
        assert why_no_odds(view, 0, "old_pirate", chosen=option) is NoOdds.CHOICE


@pytest.mark.rule("R-277")
def test_fanaticism_after_a_draw_is_named() -> None:
    for abilities, named in (["fanaticism"], ["drawn"]), ([], []):
        table = against(scout().hero("scout", at=FIELD, abilities=abilities))
        found = odds(table, "old_pirate")
        assert found is not None
        assert found.questions == named


@pytest.mark.rule("R-178", "R-246")
def test_prayer_for_a_shield_is_named() -> None:
    scene = scout().hero("scout", at=FIELD, items=["wooden_shield"], abilities=["prayer"])
    table = against(scene)
    seat = table.active
    shielded = creature_odds(
        PROPHECY.view(table, seat), seat, "old_pirate", used=("wooden_shield",)
    )
    assert shielded is not None
    assert shielded.questions == ["shield", "pray"]


@pytest.mark.rule("W-242")
def test_the_ritual_scepter_is_named_before_a_duel() -> None:
    scene = scout().hero("scout", at=FIELD).hero("druid", at=FIELD)
    scene.owns(0, "ritual_scepter").owns(1, "astral_sword")
    view = PROPHECY.view(scene.start("attack").table, 0)
    own, other = duel_odds(view, 0, 1), duel_odds(view, 1, 0)
    assert own is not None
    assert other is not None
    assert own.questions == ["scepter"]
    assert other.questions == []


@pytest.mark.rule("R-261")
def test_an_item_that_is_found_hides_nothing_that_comes_after_it() -> None:
    table = against(scout().hero("scout", at=FIELD, abilities=["pickpocketing"]), "dark_wizard")
    found = odds(table, "dark_wizard")
    assert found is not None
    gold = BOX.abilities["pickpocketing"].params.gold
    assert (found.won.get("Item"), found.won.get("Gold")) == (1, gold)
