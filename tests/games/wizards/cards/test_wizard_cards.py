"""The fourteen Wizard Cards: the rolls that stand for them, and what happens to a player who draws
one in a Random Encounter (Z-042 to Z-046, Z-083)."""

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.cards.errands import QUIET
from tests.games.wizards.cards.finds import START


def chance_meeting(scenario: Scenario) -> WizardsPlay:
    """The first player rolls 5, stays, and rolls a 6 for the Random Encounter: a Wizard Card."""
    play = scenario.start()
    play.answers("roll", "stop", "encounter")
    return play


def rolled(*read: int) -> list[str]:
    """The cards that two ten-sided dice bring in the cooperative game, until one counts."""
    scenario = Scenario(2, play="cooperative", seed=read[0]).player(order="druids", at=START)
    play = chance_meeting(scenario.dice(5, 6, *(one + 1 for one in read)))
    return [str(line[1]) for line in play.told() if line[0] == "wizard_card"]


def drawn(card: str, scenario: Scenario) -> WizardsPlay:
    """The card comes from the deck, is shown to all, and goes back."""
    play = chance_meeting(scenario.player(stunned=30).draws(card))
    assert ("wizard_card", card) in play.told()
    assert card in play.table.deck
    return play


def meeting(card: str) -> WizardsPlay:
    """Somebody without an Order draws a High Wizard and joins."""
    play = chance_meeting(
        Scenario(2).player(at=START).player(stunned=30).dice(5, 6).draws(card, "three_songs")
    )
    assert ("meets", 0, card) in play.told()
    play.answers("join")
    assert (play.player().order, play.player().rank) == ("wizards", 1)
    assert play.tasks() == ["three_songs"]
    assert card in play.table.deck
    return play


def order_of_meeting(*cards: str) -> list[str]:
    """In which order a player meets several High Wizards in one space."""
    scenario = Scenario(2).player(order="druids", at="larkspur-1").dice(1)
    for card in cards:
        scenario.wizard(card, "larkspur-2")
    play = scenario.start()
    play.answers("roll", "step larkspur-2", *["leave"] * len(cards))
    return [str(line[2]) for line in play.told() if line[0] == "meets"]


@pytest.mark.rule("Z-043", "T-011")
def test_ishkatar_is_rolled_with_00_to_06() -> None:
    assert rolled(0) == rolled(6) == ["ishkatar"]


@pytest.mark.rule("Z-083")
def test_ishkatar_is_met_before_all_others() -> None:
    others = ["veldor", "terek", "zegoral", "elekov", "aevarex", "tolmitar"]
    assert order_of_meeting(*others, "ishkatar") == ["ishkatar", *reversed(others)]


def test_ishkatar_initiates_who_has_no_order() -> None:
    meeting("ishkatar")


@pytest.mark.rule("Z-043")
def test_tolmitar_is_rolled_with_07_to_13() -> None:
    assert rolled(7) == rolled(13) == ["tolmitar"]


def test_tolmitar_initiates_who_has_no_order_and_is_met_after_ishkatar() -> None:
    meeting("tolmitar")
    assert order_of_meeting("tolmitar", "ishkatar") == ["ishkatar", "tolmitar"]


@pytest.mark.rule("Z-043")
def test_aevarex_is_rolled_with_14_to_20() -> None:
    assert rolled(14) == rolled(20) == ["aevarex"]


def test_aevarex_initiates_who_has_no_order_and_is_met_after_tolmitar() -> None:
    meeting("aevarex")
    assert order_of_meeting("aevarex", "tolmitar") == ["tolmitar", "aevarex"]


@pytest.mark.rule("Z-163", "Z-164")
def test_aevarex_heals_who_is_demon_dazed_and_does_nothing_else() -> None:
    play = drawn("aevarex", Scenario(2).player(at=START, dazed=True).dice(5, 6))
    assert not play.player().dazed
    assert play.player().order == ""


@pytest.mark.rule("Z-043")
def test_elekov_is_rolled_with_21_to_27() -> None:
    assert rolled(21) == rolled(27) == ["elekov"]


def test_elekov_initiates_who_has_no_order_and_is_met_after_aevarex() -> None:
    meeting("elekov")
    assert order_of_meeting("elekov", "aevarex") == ["aevarex", "elekov"]


@pytest.mark.rule("Z-043")
def test_zegoral_is_rolled_with_28_to_34() -> None:
    assert rolled(28) == rolled(34) == ["zegoral"]


def test_zegoral_initiates_who_has_no_order_and_is_met_after_elekov() -> None:
    meeting("zegoral")
    assert order_of_meeting("zegoral", "elekov") == ["elekov", "zegoral"]


@pytest.mark.rule("Z-043")
def test_terek_is_rolled_with_35_to_41() -> None:
    assert rolled(35) == rolled(41) == ["terek"]


def test_terek_initiates_who_has_no_order_and_is_met_after_zegoral() -> None:
    meeting("terek")
    assert order_of_meeting("terek", "zegoral") == ["zegoral", "terek"]


@pytest.mark.rule("Z-043", "T-011")
def test_veldor_is_rolled_with_42_to_48() -> None:
    assert rolled(42) == rolled(48) == ["veldor"]


def test_veldor_initiates_who_has_no_order_and_is_met_after_terek() -> None:
    meeting("veldor")
    assert order_of_meeting("veldor", "terek") == ["terek", "veldor"]


@pytest.mark.rule("Z-045", "T-011")
@pytest.mark.parametrize("again", [49, 99])
def test_who_rolls_49_or_99_rolls_again(again: int) -> None:
    assert rolled(again, again, 20) == ["aevarex"]


def nothing_happens(card: str) -> None:
    play = drawn(card, Scenario(2).player(order="druids", at=START).dice(5, 6))
    told = play.told()
    assert told[told.index(("wizard_card", card)) + 1] == ("turn", 1)


@pytest.mark.rule("Z-044")
def test_phantasm_1_is_rolled_with_50_to_56_and_does_nothing() -> None:
    assert rolled(50) == rolled(56) == ["phantasm_1"]
    nothing_happens("phantasm_1")


@pytest.mark.rule("Z-044")
def test_phantasm_2_is_rolled_with_57_to_63_and_does_nothing() -> None:
    assert rolled(57) == rolled(63) == ["phantasm_2"]
    nothing_happens("phantasm_2")


@pytest.mark.rule("Z-044", "T-011")
def test_phantasm_3_is_rolled_with_64_to_70_and_does_nothing() -> None:
    assert rolled(64) == rolled(70) == ["phantasm_3"]
    nothing_happens("phantasm_3")


def caught(card: str, *dice: int, lair: int | None = None) -> WizardsPlay:
    """A player with a Hound, perhaps in the Lair with this Lair Time, draws a Trap."""
    at = START if lair is None else "dragons_lair-4"
    scenario = Scenario(2).player(
        order="druids", at=at, lair=lair, animal="hound", animal_days=9, visits={"torwall_town": 2}
    )
    play = drawn(card, scenario.dragon("larkspur-0").dice(5, 6, *dice))
    assert play.player().animal == ""
    assert "torwall_town" not in play.player().visits
    return play


def test_trap_abbey_leads_to_the_abbey_which_is_met() -> None:
    play = caught("trap_abbey", QUIET)
    assert play.site() == "shrineheart_abbey"
    assert ("visits", 0, "shrineheart_abbey") in play.told()


@pytest.mark.rule("Z-044", "T-011")
def test_trap_abbey_is_rolled_with_71_to_77() -> None:
    assert rolled(71)[:1] == rolled(77)[:1] == ["trap_abbey"]


@pytest.mark.rule("Z-215")
def test_trap_abbey_leads_back_into_the_lair_with_new_lair_time_if_the_abbey_is_gone() -> None:
    scenario = Scenario(2).player(order="druids", at="dragons_lair-4", lair=5)
    scenario.dragon("larkspur-0").dead("shrineheart").dice(5, 6).within("dragons_lair-7")
    play = drawn("trap_abbey", scenario)
    assert play.where() == "dragons_lair-7"
    assert play.player().lair == 12


def test_trap_cottage_leads_to_hamdrel_who_is_met() -> None:
    play = caught("trap_cottage", 1, 4)
    play.answers("gain power")
    assert play.site() == "hamdrels_cottage"
    assert play.player().points == [0, 0, 8]


@pytest.mark.rule("Z-044")
def test_trap_cottage_is_rolled_with_78_to_84() -> None:
    assert rolled(78)[:1] == rolled(84)[:1] == ["trap_cottage"]


def test_trap_cottage_can_be_escaped_by_who_only_escapes_traps() -> None:
    scenario = Scenario(2).player(order="wizards", rank=4, at=START).player(stunned=30)
    play = chance_meeting(scenario.dice(5, 6, 5).draws("trap_cottage"))
    play.answers("escape")
    assert play.where() == START


@pytest.mark.rule("Z-235")
def test_trap_crest_leads_into_the_star_crest_and_allows_to_come_back_once() -> None:
    play = caught("trap_crest", 1)
    play.answers("gain power", "gain perception")
    assert play.site() == "star_crest"
    assert play.player().points == [0, 5, 10]
    assert play.player().crest


@pytest.mark.rule("Z-044")
def test_trap_crest_is_rolled_with_85_to_91() -> None:
    assert rolled(85)[:1] == rolled(91)[:1] == ["trap_crest"]


def test_trap_lair_leads_to_the_heart_of_the_lair() -> None:
    assert caught("trap_lair").site() == "lair_center"


@pytest.mark.rule("Z-214")
def test_trap_lair_does_not_give_new_lair_time_to_who_is_there_already() -> None:
    assert caught("trap_lair", lair=5).player().lair == 5 - 1


@pytest.mark.rule("Z-044", "T-011")
def test_trap_lair_is_rolled_with_92_to_98() -> None:
    assert rolled(92)[:1] == rolled(98)[:1] == ["trap_lair"]
