"""Interactions of several cards that belong to no single one of them."""

import pytest

from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons import seen

TOP = ("amulet_of_air", "kairn_the_destroyer", "amulet_of_earth")

GEARS = {
    "fairy_monolith": ["activate fairy_monolith"],
    "potion_of_resurrection": ["activate potion_of_resurrection"],
    "jewel_of_the_ancients": ["activate jewel_of_the_ancients fire"],
    "arcane_telescope": [
        "activate arcane_telescope",
        "on_top amulet_of_air",
        "on_top amulet_of_earth",
    ],
    "argos_hawk": ["activate argos_hawk"],
}
"""The gears of Enchanted Kingdom with all that is answered for them."""


def gears(card: str, *others: str) -> Scenario:
    """All that the gears of Enchanted Kingdom need."""
    on = {"fairy_monolith": "1 air"} if card == "fairy_monolith" else {}
    scenario = Scenario(2).sorcerer(crystals=9, reserve="3 fire", play=[card, *others], on=on)
    return scenario.top(*TOP).discarded("temporal_boots")


@pytest.mark.rule("S-076", "S-111")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("kairn_the_destroyer", ["activate kairn_the_destroyer"]),
        ("balance_of_ishtar", ["activate balance_of_ishtar water"]),
        ("jewel_of_the_ancients", ["activate jewel_of_the_ancients water"]),
        ("tree_of_light", ["activate tree_of_light transmute"]),
        ("damned_soul_of_onys", ["activate damned_soul_of_onys"]),
    ],
)
def test_the_amulet_of_water_pays_for_activations(card: str, answers: list[str]) -> None:
    """I-001: the reserve is empty, and what the gear costs is gone from the Amulet."""
    costs = {"balance_of_ishtar": 3, "jewel_of_the_ancients": 3}
    play = (
        Scenario(2)
        .sorcerer(play=[card, "amulet_of_water"], on={"amulet_of_water": "4 water"})
        .sorcerer()
        .start()
    )
    play.answers(*answers)
    assert play.on("amulet_of_water") == {"water": 4 - costs.get(card, 1)}


@pytest.mark.rule("S-076", "S-111")
def test_the_amulet_of_water_pays_for_the_card_of_the_crystal_orb() -> None:
    """I-001."""
    play = (
        Scenario(2)
        .sorcerer(play=["crystal_orb", "amulet_of_water"], on={"amulet_of_water": "4 water"})
        .sorcerer()
        .top("amulet_of_earth")
        .start()
    )
    play.answers("activate crystal_orb look", "put")
    assert play.on("amulet_of_water") == {}
    assert play.play(0)[-1] == "amulet_of_earth"


@pytest.mark.rule("S-114")
@pytest.mark.parametrize("card", GEARS)
def test_every_gear_of_enchanted_kingdom_wakes_thieving_fairies_once(card: str) -> None:
    """I-100: a crystal from the owner and one more."""
    play = gears(card).sorcerer(play=["thieving_fairies"]).start()
    play.answers(*GEARS[card])
    others = 6 if card == "argos_hawk" else 0
    assert play.sorcerer(1).crystals == 2 + others


@pytest.mark.rule("S-114")
@pytest.mark.parametrize("card", GEARS)
def test_every_gear_of_enchanted_kingdom_puts_an_earth_on_the_heart_of_argos(card: str) -> None:
    """I-100."""
    play = gears(card, "heart_of_argos").sorcerer().start()
    play.answers(*GEARS[card])
    assert play.on("heart_of_argos") == {"earth": 1}


def untouched(play: SeasonsPlay) -> bool:
    """Neither the Heart of the first seat nor the Fairies of the second have noticed anything."""
    return play.on("heart_of_argos") == {} and play.sorcerer(1).crystals == 0


@pytest.mark.rule("S-114")
def test_transmuting_with_ios_transmuter_is_no_activation() -> None:
    """I-101."""
    play = (
        Scenario(2)
        .sorcerer(crystals=4, reserve="1 earth", play=["heart_of_argos", "ios_transmuter"])
        .sorcerer(play=["thieving_fairies"])
        .die("ww+1..")
        .start()
    )
    play.answers("transmute earth 1")
    assert play.sorcerer().crystals == 7
    assert untouched(play)


@pytest.mark.rule("S-114", "S-124")
def test_giving_a_shield_of_zira_is_no_activation() -> None:
    """I-101."""
    play = (
        Scenario(2)
        .sorcerer(play=["heart_of_argos", "shield_of_zira"])
        .sorcerer(reserve="3 fire", play=["thieving_fairies"], hand=["syllas_the_faithful"])
        .start(active=1)
    )
    play.answers("summon syllas_the_faithful", "sacrifice shield_of_zira")
    assert play.sorcerer().crystals == 10
    assert untouched(play)


@pytest.mark.rule("S-133")
@pytest.mark.parametrize(
    ("card", "reserve", "answers", "found"),
    [
        ("scroll_of_ishtar", "2 fire", ["name earth", "keep amulet_of_earth"], "amulet_of_earth"),
        (
            "familiar_catcher",
            "1 fire 1 air",
            ["keep kairn_the_destroyer"],
            "kairn_the_destroyer",
        ),
        ("vampiric_crown", "1 water 1 air", ["gain fire"] * 6, "amulet_of_air"),
    ],
)
def test_scroll_catcher_and_crown_show_the_new_card_to_everybody(
    card: str, reserve: str, answers: list[str], found: str
) -> None:
    """I-083."""
    scenario = Scenario(2).sorcerer(reserve=reserve, hand=[card]).sorcerer().top(*TOP)
    play = scenario.start()
    play.answers(f"summon {card}", *answers)
    assert seen.hands(play.match, 1)[0] == seen.hands(play.match)[0] == [found]


@pytest.mark.rule("S-133")
def test_statue_telescope_and_token_12_show_the_pile_to_one_player_only() -> None:
    """I-083: the owner of each look knows what lies on top, nobody else does."""
    telescope = gears("arcane_telescope").sorcerer().start()
    telescope.answers(*GEARS["arcane_telescope"])
    token = (
        Scenario(2, tokens="yes").sorcerer(token="arrange_top_three").sorcerer().top(*TOP).start()
    )
    token.answers("ability", "on_top amulet_of_air", "on_top amulet_of_earth")
    statue = (
        Scenario(2)
        .at(space=3)
        .sorcerer(play=["statue_of_eolis"])
        .sorcerer()
        .top(*TOP)
        .start(active=1)
    )
    statue.answers("end", "statue look")
    for play, known in ((telescope, 3), (token, 3), (statue, 1)):
        assert len(seen.top(play.match, 0)) == known
        assert seen.top(play.match, 0)[0] == "amulet_of_air"
        assert seen.top(play.match, 1) == seen.top(play.match) == []
