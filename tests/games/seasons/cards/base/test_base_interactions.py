"""Cards of the base game with one another: energies on cards, cards put into play, reactions to
activations, the order of the end of a round, and the Shield of Zira in their place."""

import pytest

from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.dealt import ONE_EACH


@pytest.mark.rule("S-076", "S-102")
def test_amulet_of_water_pays_for_summoning_as_its_owner_likes() -> None:
    """I-001."""
    scenario = Scenario(2).sorcerer(
        reserve="2 air",
        play=["amulet_of_water"],
        on={"amulet_of_water": "2 air 1 fire"},
        hand=["amulet_of_air"],
    )
    play = scenario.start()
    play.answers("summon amulet_of_air")
    assert play.options == ["pay air", "pay air amulet_of_water"]
    play.answers("pay air amulet_of_water", "pay air")
    assert (play.reserve(), play.on("amulet_of_water")) == ({"air": 1}, {"fire": 1, "air": 1})


@pytest.mark.rule("S-076", "S-080")
def test_amulet_of_waters_energies_may_be_transmuted() -> None:
    """I-001."""
    scenario = (
        Scenario(2)
        .die("waT.")
        .sorcerer(
            reserve="1 earth", play=["amulet_of_water"], on={"amulet_of_water": "2 earth 2 fire"}
        )
    )
    play = scenario.start()
    play.answers("transmute earth amulet_of_water 2")
    assert (play.sorcerer().crystals, play.reserve()) == (6, {"earth": 1})
    assert play.on("amulet_of_water") == {"fire": 2}


@pytest.mark.rule("S-071", "S-092")
def test_amulet_of_waters_energies_may_be_exchanged_and_come_back_to_the_reserve() -> None:
    """I-001: in a full reserve as many must go."""
    scenario = Scenario(2).sorcerer(
        reserve="7 fire", play=["amulet_of_water"], on={"amulet_of_water": "2 air"}
    )
    play = scenario.start()
    play.answers("bonus exchange", *["pay air amulet_of_water"] * 2, "gain earth", "gain earth")
    assert play.question.kind == "overflow"
    play.answers("drop fire", "drop fire")
    assert (play.reserve(), play.on("amulet_of_water")) == ({"earth": 2, "fire": 5}, {})
    assert play.question.kind == "turn"


@pytest.mark.rule("S-103", "T-56")
def test_staff_and_vase_reward_a_summoning_together() -> None:
    items = ["staff_of_spring", "yjangs_forgotten_vase"]
    play = Scenario(2).sorcerer(play=items, hand=["die_of_malice"]).start()
    play.answers("summon die_of_malice", "gain fire")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {"fire": 1})


@pytest.mark.rule("S-105", "T-56")
@pytest.mark.parametrize(
    ("source", "script"),
    [
        ("crystal_orb", ["activate crystal_orb look", "put"]),
        ("potion_of_dreams", ["activate potion_of_dreams"]),
    ],
)
def test_staff_vase_and_leech_ignore_cards_that_are_put_into_play(
    source: str, script: list[str]
) -> None:
    """I-010."""
    scenario = Scenario(2).sorcerer(
        crystals=5,
        reserve="4 fire",
        play=["staff_of_spring", "yjangs_forgotten_vase", source],
        hand=["die_of_malice"],
    )
    play = scenario.sorcerer(play=["arcano_leech"]).top("die_of_malice").start()
    play.answers(*script)
    assert (play.play()[-1], play.question.kind) == ("die_of_malice", "turn")
    assert (play.sorcerer().crystals, play.reserve()) == (5, {})
    assert play.sorcerer(1).crystals == 0


@pytest.mark.rule("S-105")
def test_staff_vase_and_leech_count_the_divine_chalice_but_not_its_gift() -> None:
    """I-010."""
    scenario = Scenario(2, pool="50").sorcerer(
        crystals=1,
        reserve=ONE_EACH,
        play=["staff_of_spring", "yjangs_forgotten_vase"],
        hand=["divine_chalice"],
    )
    scenario.sorcerer(play=["arcano_leech"])
    play = scenario.top("purse_of_io", "die_of_malice", "crystal_orb", "lewis_greyface").start()
    play.answers("summon divine_chalice", "gain fire", "put purse_of_io")
    assert (play.sorcerer().crystals, play.reserve()) == (3, {"fire": 1})
    assert (play.sorcerer(1).crystals, play.question.kind) == (1, "turn")


@pytest.mark.rule("S-103", "S-104")
def test_leech_and_fairies_take_from_the_same_crystals_in_turn() -> None:
    """I-026: the last crystal goes to the Fairies, and then nothing can be summoned."""
    scenario = Scenario(3).sorcerer(
        crystals=1, reserve="1 fire", play=["glutton_cauldron"], hand=["die_of_malice"]
    )
    play = scenario.sorcerer(play=["arcano_leech"]).sorcerer(play=["thieving_fairies"]).start()
    assert "summon die_of_malice" in play.options
    play.answers("activate glutton_cauldron fire")
    assert [play.sorcerer(seat).crystals for seat in range(3)] == [0, 0, 2]
    assert play.refused()["summon die_of_malice"] == ("toll", "S-103")


@pytest.mark.rule("S-084")
def test_dragon_skull_and_glutton_cauldron_transmute_nothing_for_purse_and_bounty() -> None:
    """I-031, I-111."""
    scenario = Scenario(2, enchantment="ios_bounty").sorcerer(
        gauge=6,
        reserve="1 fire",
        play=["purse_of_io", "glutton_cauldron", "dragon_skull", "temporal_boots", "amulet_of_air"],
        on={"glutton_cauldron": "6 water"},
    )
    play = scenario.start()
    play.answers("bonus transmute", "activate glutton_cauldron fire")
    assert play.sorcerer().crystals == 15
    play.answers("activate dragon_skull", "sacrifice dragon_skull")
    play.answers("sacrifice temporal_boots", "sacrifice amulet_of_air")
    assert play.sorcerer().crystals == 30


@pytest.mark.rule("S-045")
def test_effects_of_the_round_come_before_the_season_changes() -> None:
    """I-067: the Horn sees one energy, before the Hourglass brings another."""
    scenario = Scenario(2).at(space=3).leftover("ww*.")
    scenario.sorcerer(reserve="1 fire", play=["hourglass_of_time", "beggars_horn"])
    play = scenario.start(active=1)
    play.answers("end")
    assert play.table.space == 3
    play.choose("water")
    assert play.table.space == 4
    play.choose("earth")
    assert play.reserve() == {"water": 1, "earth": 1, "fire": 1}


@pytest.mark.rule("S-142")
def test_effects_of_the_season_come_in_turn_order_from_the_first_player() -> None:
    """The first player's Figrim finds nothing to take; then the other one takes the crystal."""
    scenario = Scenario(2).at(space=3, first=1).leftover("ww*.")
    scenario.sorcerer(play=["figrim_the_avaricious"])
    play = scenario.sorcerer(crystals=1, play=["figrim_the_avaricious"]).start(active=0)
    play.answers("end")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (1, 0)


@pytest.mark.rule("S-141", "S-142")
def test_effects_of_the_season_begin_with_the_first_player_whoever_turned_the_wheel() -> None:
    """I-070: the first player's Figrim takes the crystal; then the other one takes it back."""
    scenario = Scenario(2).at(space=3).sorcerer(play=["figrim_the_avaricious"])
    scenario.sorcerer(crystals=1, play=["figrim_the_avaricious"], hand=["temporal_boots"])
    play = scenario.start(active=1)
    play.answers("summon temporal_boots", "forward 1")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (0, 1)


GEARS = {
    "balance_of_ishtar": ["activate balance_of_ishtar fire"],
    "kairn_the_destroyer": ["activate kairn_the_destroyer", "pay fire"],
    "potion_of_power": ["activate potion_of_power"],
    "potion_of_dreams": ["activate potion_of_dreams"],
    "potion_of_knowledge": ["activate potion_of_knowledge", *["gain air"] * 5, "drop air"],
    "potion_of_life": ["activate potion_of_life"],
    "tree_of_light": ["activate tree_of_light transmute", "pay fire"],
    "crystal_orb": ["activate crystal_orb discard"],
    "glutton_cauldron": ["activate glutton_cauldron fire"],
    "dragon_skull": ["activate dragon_skull", "sacrifice dragon_skull", "sacrifice purse_of_io"],
    "idol_of_the_familiar": ["activate idol_of_the_familiar"],
    "necrotic_kriss": ["activate necrotic_kriss", *["gain air"] * 4],
    "mirror_of_the_seasons": ["activate mirror_of_the_seasons", "mirror fire 1", "into air"],
    "damned_soul_of_onys": ["activate damned_soul_of_onys"],
}
"""Every base card with a gear that is used after the die, and one way to use it."""


@pytest.mark.rule("S-114")
@pytest.mark.parametrize("card", GEARS)
def test_every_gear_of_the_base_game_wakes_thieving_fairies_once(card: str) -> None:
    """I-100."""
    scenario = Scenario(2).sorcerer(
        crystals=9,
        reserve="3 fire",
        play=[card, "purse_of_io", "amulet_of_water"],
        on={"amulet_of_water": "1 water"},
        hand=["lewis_greyface"],
    )
    play = scenario.sorcerer(crystals=9, play=["thieving_fairies"]).start()
    play.answers(*GEARS[card])
    assert play.told().count(("stole", 1, 0, 1)) == 1
    assert play.told().count(("earned", 1, 1)) == 1


@pytest.mark.rule("S-114")
def test_die_of_malice_wakes_thieving_fairies_before_the_die_is_applied() -> None:
    """I-100: the two crystals for the reroll come after the theft."""
    scenario = Scenario(2).sorcerer(play=["die_of_malice"]).die("+6..").dice(4)
    play = scenario.sorcerer(play=["thieving_fairies"]).start(phase="die")
    play.answers("reroll die_of_malice")
    assert (play.sorcerer().crystals, play.sorcerer(1).crystals) == (2, 1)


@pytest.mark.rule("S-124")
@pytest.mark.parametrize(
    ("card", "script", "crystals"),
    [
        ("potion_of_power", [], 10),
        ("potion_of_knowledge", ["gain air"] * 5, 10),
        ("potion_of_life", [], 10 + 4),
        ("potion_of_dreams", [], 10),
    ],
)
def test_shield_of_zira_is_sacrificed_in_the_place_of_a_potion(
    card: str, script: list[str], crystals: int
) -> None:
    """I-041."""
    scenario = Scenario(2).sorcerer(
        reserve="1 fire", play=[card, "shield_of_zira"], hand=["temporal_boots"]
    )
    play = scenario.at(space=5).start()
    play.answers(f"activate {card}", "shield shield_of_zira", *script)
    if card == "potion_of_dreams":
        play.answers("forward 1")
    assert card in play.play()
    assert (play.sorcerer().crystals, play.table.discard) == (crystals, ["shield_of_zira"])
    assert play.refused()[f"activate {card}"] == ("turned", "S-110")


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_the_glutton_cauldron_which_stays_empty() -> None:
    """I-041."""
    scenario = Scenario(2).sorcerer(
        reserve="1 fire",
        play=["glutton_cauldron", "shield_of_zira"],
        on={"glutton_cauldron": "6 water"},
    )
    play = scenario.start()
    play.answers("activate glutton_cauldron fire", "shield shield_of_zira")
    assert (play.play(), play.on("glutton_cauldron")) == (["glutton_cauldron"], {})
    assert (play.reserve(), play.sorcerer().crystals) == ({"water": 6, "fire": 1}, 25)


@pytest.mark.rule("S-124")
def test_shield_of_zira_saves_titus_deepgaze() -> None:
    """I-040."""
    scenario = Scenario(2).sorcerer(play=["titus_deepgaze", "shield_of_zira"])
    play = scenario.start(active=1)
    play.answers("end")
    assert play.options == ["sacrifice titus_deepgaze", "shield shield_of_zira"]
    play.answers("shield shield_of_zira")
    assert (play.play(), play.sorcerer().crystals) == (["titus_deepgaze"], 10)


@pytest.mark.rule("S-124", "T-76")
def test_shield_of_zira_may_be_given_to_syllas_for_ten_crystals() -> None:
    """I-040."""
    scenario = Scenario(2).sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
    play = scenario.sorcerer(play=["purse_of_io", "shield_of_zira"]).start()
    play.answers("summon syllas_the_faithful", "sacrifice shield_of_zira")
    assert (play.play(1), play.sorcerer(1).crystals) == (["purse_of_io"], 10)
