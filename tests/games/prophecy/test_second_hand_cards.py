"""The example of corrections: cards as second-hand witnesses quote them."""

from pathlib import Path

import pytest

from fabletop.core.cards.corrections import read_corrections
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.help.library import library
from fabletop.games.prophecy.scenario import Scenario

EXAMPLE = Path(__file__).parents[3] / "examples" / "prophecy-second-hand.toml"
FIELD = "plains_by_city"

QUOTED = {
    "travelling_apothecary": "4 Gold for two Magic",
    "poisonous_snake": "even in victory",
    "giant_scorpion": "even in victory",
    "rune_of_homecoming": "return whence you came",
    "magic_field_theory": "instead of moving, move by Magic",
    "kingslayer": "Banner of Destruction",
}


def quoted() -> dict[str, dict[str, object]]:
    return read_corrections(PROPHECY, EXAMPLE)


@pytest.mark.parametrize("card", QUOTED)
def test_the_note_of_a_card_tells_what_the_witness_says(card: str) -> None:
    told = next(one for one in library(open_box()) if one.id == card)
    assert told.provenance == "reconstructed"
    assert QUOTED[card] in told.notes["en"]


def test_the_apothecary_asks_four_gold_for_two_magic(scenario: type[Scenario]) -> None:
    play = (
        scenario(cards=quoted())
        .hero("druid", at=FIELD, magic=1, drained=5, health=3, gold=9)
        .lies(FIELD, "travelling_apothecary")
        .start("arrive")
    )
    play.answers("use travelling_apothecary")
    assert play.options == ["recharge 2", "recharge 4"]
    assert play.match.decisions()[0].labels("en")[0] == "Recharge 2 Magic (−4 Gold)"
    play.answers("recharge 4")
    assert (play.hero().gold, play.hero().magic) == (1, 5)


def test_an_odd_point_of_magic_costs_as_much_as_a_pair(scenario: type[Scenario]) -> None:
    play = (
        scenario(cards=quoted())
        .hero("druid", at=FIELD, magic=5, drained=1, gold=4)
        .lies(FIELD, "travelling_apothecary")
        .start("arrive")
    )
    play.answers("use travelling_apothecary")
    assert (play.hero().gold, play.hero().drained) == (0, 0)


def test_who_cannot_pay_for_a_pair_is_told_its_price(scenario: type[Scenario]) -> None:
    play = (
        scenario(cards=quoted())
        .hero("druid", at=FIELD, magic=1, drained=5, gold=3)
        .lies(FIELD, "travelling_apothecary")
        .start("arrive")
    )
    assert play.refused()["use travelling_apothecary"] == ("needs_gold", "R-166")


@pytest.mark.parametrize(("creature", "gold"), [("poisonous_snake", 1), ("giant_scorpion", 2)])
@pytest.mark.parametrize(("dice", "won"), [((6, 1), True), ((1, 6), False)])
def test_poison_takes_two_health_even_in_victory(
    scenario: type[Scenario], creature: str, gold: int, dice: tuple[int, int], won: bool
) -> None:
    play = (
        scenario(cards=quoted())
        .hero("paladin", at=FIELD, gold=0)
        .lies(FIELD, creature)
        .dice(*dice)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert (play.hero().wounds, play.hero().gold) == (2, gold if won else 0)
    assert (play.lying(FIELD) == []) == won


def test_a_victory_over_poison_may_be_deadly(scenario: type[Scenario]) -> None:
    play = (
        scenario(3, cards=quoted())
        .hero("paladin", at=FIELD, health=1, wounds=3)
        .lies(FIELD, "poisonous_snake")
        .dice(6, 1)
        .top("chance_tradesman")
        .start("arrive")
    )
    play.answers("roll")
    assert not play.hero().alive
    assert play.question.seat == 1
