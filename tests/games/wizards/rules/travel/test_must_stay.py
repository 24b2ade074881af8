"""Who must stay for the Common Folk or the Dragon meets them again; who is moved away does not
(Z-025, Z-068, Z-231 to Z-233)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.games.wizards.rules.encounters.gatherings import BESIDE, FAR, HERE, told

COAST, WATER = "dragons_lair-7", "sea-34-14"

HELD = pytest.mark.parametrize("stay", ["town", "dragon"])


def both_draw(card: str, *dice: int, **person: Any) -> WizardsPlay:
    """The first player comes to the second one, who must stay, and both draw Events: the second one
    this card, after which these dice are rolled."""
    here: dict[str, Any] = {"order": "sorcerers", "at": HERE, "stay": "town"}
    scenario = Scenario(2).dragon(FAR).player(order="sorcerers", at=BESIDE).player(**here | person)
    play = scenario.draws("clear_sight", card).dice(1, 3, *dice).start()
    play.answers("roll", f"step {HERE}")
    return play


def is_free(play: WizardsPlay) -> bool:
    """Whether the second player has a turn of her own, and has met neither folk nor Dragon."""
    charts = [event[2] for event in told(play, "chart")]
    return (
        (play.question.seat, play.question.kind) == (1, "turn")
        and "towns" not in charts
        and not told(play, "meets_dragon")
        and play.table.isles.names[play.table.dragon] == FAR
    )


@HELD
@pytest.mark.rule("Z-231", "Z-025", "Z-068")
def test_who_follows_the_will_o_the_wisp_and_escapes_at_high_hollow_need_not_stay(
    stay: str,
) -> None:
    play = both_draw("the_will_o_the_wisp", 3, stay=stay, events=["ring_of_return"])
    play.answers("ring")
    assert (play.site(1), play.player(1).stay) == ("high_hollow", "")
    assert is_free(play)


@HELD
@pytest.mark.rule("Z-025", "Z-068")
def test_who_follows_the_robin_need_not_stay(stay: str) -> None:
    play = both_draw("hamdrels_robin", 1, 4, stay=stay)
    play.answers("follow", "gain power")
    assert (play.site(1), play.player(1).stay) == ("hamdrels_cottage", "")
    assert is_free(play)


@pytest.mark.rule("Z-025")
def test_who_does_not_follow_the_robin_meets_the_common_folk_again() -> None:
    play = both_draw("hamdrels_robin", 6)
    play.answers("stay")
    assert ("chart", 1, "towns", 6) in play.told()


@HELD
@pytest.mark.rule("Z-025", "Z-068", "Z-233")
def test_who_is_led_astray_need_not_stay(stay: str) -> None:
    play = both_draw("led_astray", stay=stay)
    play.answers("lead harrowfield-14", "halt")
    assert (play.where(1), play.player(1).stay) == ("harrowfield-14", "")
    assert is_free(play)


@pytest.mark.rule("Z-025", "Z-233")
def test_who_is_led_in_a_ring_has_been_moved_and_meets_the_others_again_but_need_not_stay() -> None:
    play = both_draw("led_astray", 6, 2, 2)
    play.answers("lead harrowfield-14", f"lead {HERE}", "halt")
    assert told(play, "company") == [("company", 0, 3), ("company", 1, 6)]
    play.answers("gain power", "gain power")
    assert is_free(play)


@pytest.mark.rule("Z-025", "Z-197")
def test_who_is_led_nowhere_was_not_moved_and_meets_the_common_folk_again() -> None:
    play = both_draw("led_astray", 6, visits={"harrowfield_town": 2})
    play.answers("halt")
    assert told(play, "company") == [("company", 0, 3)]
    assert ("nothing", 1) in play.told()
    assert ("chart", 1, "towns", 6) in play.told()
    assert ("led", 1, HERE) not in play.told()


def test_who_is_led_off_in_the_midst_of_a_walk_does_not_walk_on() -> None:
    """Demons on a boat that is called send a swimmer to the walker, and both draw Events."""
    play = (
        Scenario(2)
        .dragon(FAR)
        .player(order="sorcerers", at=COAST, events=["silver_whistle"])
        .player(order="sorcerers", at=WATER)
        .boats("sea-37-29", demons=[0])
        .draws("clear_sight", "led_astray")
        .dice(4, 5, 3)
        .within(COAST)
        .randomly("larkspur-9")
        .start()
    )
    play.answers("roll", f"whistle {WATER}", "lead dragons_lair-8", "halt")
    assert play.where() == "dragons_lair-8"
    assert (play.question.seat, play.question.kind) == (1, "turn")
