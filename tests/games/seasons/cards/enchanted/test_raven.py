"""Raven the Usurper: what it may mimic, what that costs, and how it ends (S-163; I-050 to I-059).
What it does as each kind of item stands in `test_raven_entering`, `test_raven_permanent` and
`test_raven_gears`."""

import pytest

from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.scenario import Scenario
from tests.games.seasons.cards.enchanted.raven import RAVEN
from tests.games.seasons.seen import sheets

ITEMS = [
    card.id
    for card in open_box().cards.values()
    if card.category == "item" and not card.cost.elements
]


def of_four(card: str) -> list[int]:
    cost = open_box().cards[card].cost
    return [cost.water, cost.earth, cost.fire, cost.air]


@pytest.mark.rule("S-163")
@pytest.mark.parametrize("card", ITEMS)
def test_raven_the_usurper_mimics_any_magic_item_for_fire_and_its_full_cost(card: str) -> None:
    """I-059"""
    need, price = of_four(card), open_box().cards[card].cost.crystals
    held = [count + (energy == "fire") for count, energy in zip(need, ENERGIES, strict=True)]
    reserve = " ".join(f"{n} {energy}" for n, energy in zip(held, ENERGIES, strict=True))
    scenario = Scenario(2).sorcerer(crystals=price, reserve=reserve, hand=[RAVEN])
    play = scenario.sorcerer(play=[card]).start()
    play.answers(f"summon {RAVEN}", f"mimic {card}")
    assert (play.item(RAVEN).power, play.item(RAVEN).mimics) == (card, card)
    told = play.told()
    assert [told.count(("spent", 0, energy, 1)) for energy in ENERGIES] == held
    assert sum(int(event[2]) for event in told if event[0] == "lost") == price


@pytest.mark.rule("S-163")
@pytest.mark.parametrize("card", [card for card in ITEMS if any(of_four(card))])
def test_raven_the_usurper_cannot_mimic_an_item_for_a_token_less(card: str) -> None:
    need = of_four(card)
    need[next(energy for energy, count in enumerate(need) if count)] -= 1
    need[ENERGIES.index("fire")] += 1
    reserve = " ".join(f"{n} {energy}" for n, energy in zip(need, ENERGIES, strict=True))
    scenario = Scenario(2).sorcerer(crystals=20, reserve=reserve, hand=[RAVEN])
    play = scenario.sorcerer(play=[card, "temporal_boots"]).start()
    play.answers(f"summon {RAVEN}")
    assert play.options == ["decline", "mimic temporal_boots"]
    assert play.refused() == {f"mimic {card}": ("cannot_mimic", "S-163")}


@pytest.mark.rule("S-163")
def test_raven_the_usurper_cannot_mimic_an_item_without_its_crystals() -> None:
    scenario = Scenario(2).sorcerer(crystals=19, reserve="1 fire", hand=[RAVEN])
    play = scenario.sorcerer(play=["runic_cube_of_eolis", "balance_of_ishtar"]).start()
    play.answers(f"summon {RAVEN}")
    assert play.options == ["decline", "mimic balance_of_ishtar"]
    play.answers("mimic balance_of_ishtar")
    assert play.sorcerer().crystals == 17


def test_raven_the_usurper_chooses_among_the_magic_items_of_the_opponents_only() -> None:
    scenario = Scenario(3).sorcerer(reserve="1 fire", hand=[RAVEN], play=["glutton_cauldron"])
    scenario.sorcerer(play=["kairn_the_destroyer", "temporal_boots"])
    play = scenario.sorcerer(play=["die_of_malice", "figrim_the_avaricious"]).start()
    play.answers(f"summon {RAVEN}")
    assert play.options == ["decline", "mimic temporal_boots", "mimic die_of_malice"]


def test_raven_the_usurper_cannot_mimic_another_raven() -> None:
    scenario = Scenario(2).sorcerer(reserve="2 fire 1 air", hand=[RAVEN], play=["purse_of_io"])
    play = scenario.sorcerer(play=[f"{RAVEN}=purse_of_io", "temporal_boots"]).start()
    play.answers(f"summon {RAVEN}")
    assert play.options == ["decline", "mimic temporal_boots"]


def test_raven_the_usurper_may_mimic_nothing() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 fire", hand=[RAVEN])
    play = scenario.sorcerer(play=["temporal_boots"]).start()
    play.answers(f"summon {RAVEN}", "decline")
    assert (play.play(), play.item(RAVEN).power) == ([RAVEN], RAVEN)


def test_raven_the_usurper_enters_play_without_effect_when_there_is_nothing_to_mimic() -> None:
    scenario = Scenario(2).sorcerer(reserve="1 fire", hand=[RAVEN])
    play = scenario.sorcerer(play=["kairn_the_destroyer"]).start()
    play.answers(f"summon {RAVEN}")
    assert (play.play(), play.question.kind) == ([RAVEN], "turn")


def test_raven_the_usurper_saves_nothing_by_the_hand_of_fortune() -> None:
    """I-025"""
    scenario = Scenario(2).sorcerer(
        play=["hand_of_fortune"], reserve="1 fire 1 earth", hand=[RAVEN]
    )
    play = scenario.sorcerer(play=["amulet_of_earth"]).start()
    play.answers(f"summon {RAVEN}")
    assert (play.item(RAVEN).power, play.reserve()) == (RAVEN, {"earth": 1})


def test_raven_the_usurper_pays_the_nature_spirit_for_itself_only() -> None:
    """I-025"""
    scenario = Scenario(2, enchantment="nature_spirit")
    scenario.sorcerer(reserve="1 fire 1 air 2 earth", hand=[RAVEN])
    play = scenario.sorcerer(play=["amulet_of_earth"]).start()
    play.answers(f"summon {RAVEN}", "pay air", "mimic amulet_of_earth")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})


def test_raven_the_usurper_pays_an_arcano_leech_for_itself_only() -> None:
    """I-025"""
    scenario = Scenario(2).sorcerer(crystals=5, reserve="1 fire", hand=[RAVEN])
    play = scenario.sorcerer(play=["arcano_leech", "temporal_boots"]).start()
    play.answers(f"summon {RAVEN}", "mimic temporal_boots", "forward 1")
    assert (play.sorcerer(0).crystals, play.sorcerer(1).crystals) == (4, 1)


@pytest.mark.rule("S-105")
def test_raven_the_usurper_pays_for_the_item_even_when_it_is_put_into_play() -> None:
    scenario = Scenario(2).sorcerer(play=["crystal_orb"], reserve="4 air 2 earth")
    play = scenario.sorcerer(play=["amulet_of_earth"]).top(RAVEN).start()
    play.answers("activate crystal_orb look", "put", "pay air", "pay air")
    play.answers("mimic amulet_of_earth")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})


# How it ends


@pytest.mark.rule("T-79", "S-123", "S-163")
def test_raven_the_usurper_is_sacrificed_when_amsug_takes_the_item_back() -> None:
    """I-052, I-053"""
    scenario = Scenario(3).sorcerer(reserve="2 fire 1 water", hand=[RAVEN])
    scenario.sorcerer(play=["wondrous_chest"])
    play = scenario.sorcerer(reserve="1 water 1 air", hand=["amsug_longneck"]).start()
    play.answers(f"summon {RAVEN}", "mimic wondrous_chest")
    assert (play.reserve(), play.item(RAVEN).power) == ({}, "wondrous_chest")
    play.answers("end", "end", "summon amsug_longneck")
    assert play.sorcerer(1).hand == ["wondrous_chest"]
    assert (play.play(0), play.table.discard) == ([], [RAVEN])


@pytest.mark.rule("S-163")
def test_raven_the_usurper_is_sacrificed_when_the_codex_takes_the_item_back() -> None:
    """I-052, I-053"""
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=purse_of_io"])
    scenario.sorcerer(play=["purse_of_io"], reserve="1 water 1 air", hand=["selenias_codex"])
    play = scenario.start(active=1)
    play.answers("summon selenias_codex")
    assert (play.play(0), play.play(1)) == ([], ["selenias_codex"])


@pytest.mark.rule("S-163")
def test_raven_the_usurper_is_sacrificed_when_the_item_is_sacrificed() -> None:
    """I-052"""
    scenario = Scenario(2).sorcerer(
        play=[f"{RAVEN}=purse_of_io"], reserve="3 fire", hand=["syllas_the_faithful"]
    )
    play = scenario.sorcerer(play=["purse_of_io"]).start()
    play.answers("summon syllas_the_faithful")
    assert (play.play(0), play.play(1)) == (["syllas_the_faithful"], [])
    assert play.table.discard == ["purse_of_io", RAVEN]


@pytest.mark.rule("S-163")
def test_raven_the_usurper_is_sacrificed_when_the_potion_is_drunk_by_its_owner() -> None:
    """I-053"""
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=potion_of_life"])
    play = scenario.sorcerer(play=["potion_of_life"], reserve="1 fire").start(active=1)
    play.answers("activate potion_of_life")
    assert (play.play(0), play.play(1), play.sorcerer(1).crystals) == ([], [], 4)
    assert play.table.discard == ["potion_of_life", RAVEN]


def test_raven_the_usurper_does_not_care_about_the_other_copy_of_its_item() -> None:
    scenario = Scenario(3).sorcerer(reserve="2 fire 1 air", hand=[RAVEN])
    scenario.sorcerer(play=["purse_of_io"], reserve="1 water 1 air", hand=["selenias_codex"])
    play = scenario.sorcerer(play=["purse_of_io"]).start()
    play.answers(f"summon {RAVEN}", "mimic purse_of_io+", "end", "summon selenias_codex")
    assert play.sorcerer(1).hand == ["purse_of_io"]
    assert (play.play(0), play.item(RAVEN).power) == ([RAVEN], "purse_of_io")


@pytest.mark.rule("S-163", "S-124")
def test_raven_the_usurper_may_be_saved_by_a_shield_and_has_no_power_any_more() -> None:
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=purse_of_io", "shield_of_zira"])
    scenario.sorcerer(play=["purse_of_io"], reserve="1 water 1 air", hand=["selenias_codex"])
    play = scenario.start(active=1)
    play.answers("summon selenias_codex")
    assert (play.question.seat, play.options) == (
        0,
        [f"sacrifice {RAVEN}", "shield shield_of_zira"],
    )
    play.answers("shield shield_of_zira")
    assert (play.play(0), play.sorcerer(0).crystals) == ([RAVEN], 10)
    assert (play.item(RAVEN).power, play.item(RAVEN).mimics) == (RAVEN, "")


# It stays a familiar


@pytest.mark.rule("T-80", "S-163")
def test_raven_the_usurper_mimics_the_effect_of_the_amulet_of_earth_but_not_its_prestige() -> None:
    """I-051"""
    scenario = Scenario(2).at(year=3, space=12, first=1).leftover("aa*.")
    scenario.sorcerer(reserve="1 fire 2 earth", hand=[RAVEN])
    play = scenario.sorcerer(play=["amulet_of_earth"]).start(active=0)
    play.answers(f"summon {RAVEN}", "mimic amulet_of_earth")
    assert (play.sorcerer().crystals, play.reserve()) == (9, {})
    play.answers("end")
    sheet = sheets(play.match, 0)[0]
    assert sheet[:2] == [["crystals", 9], ["prestige", 2]]


@pytest.mark.rule("T-109")
def test_raven_the_usurper_keeps_the_sealed_chest_of_urm_shut() -> None:
    """I-058"""
    scenario = Scenario(2).at(year=3, space=12, first=1).leftover("aa*.")
    scenario.sorcerer(play=["sealed_chest_of_urm", f"{RAVEN}=purse_of_io"])
    play = scenario.sorcerer(play=["purse_of_io"]).start(active=0)
    play.answers("end")
    assert (play.match.over, play.sorcerer().crystals) == (True, 0)


def test_raven_the_usurper_counts_for_the_idol_of_the_familiar() -> None:
    """I-058"""
    scenario = Scenario(2).sorcerer(play=["idol_of_the_familiar", f"{RAVEN}=purse_of_io"])
    play = scenario.sorcerer(play=["purse_of_io"]).start()
    play.answers("activate idol_of_the_familiar")
    assert play.sorcerer().crystals == 1


def test_raven_the_usurper_can_be_given_to_the_necrotic_kriss() -> None:
    """I-058"""
    scenario = Scenario(2).sorcerer(play=["necrotic_kriss", f"{RAVEN}=purse_of_io"])
    play = scenario.sorcerer(play=["purse_of_io"]).start()
    play.answers("activate necrotic_kriss")
    play.choose("fire", "fire", "air", "air")
    assert (play.play(), play.reserve()) == (["necrotic_kriss"], {"fire": 2, "air": 2})


def test_raven_the_usurper_is_not_taken_back_by_amsug() -> None:
    """I-058"""
    scenario = Scenario(2).sorcerer(play=[f"{RAVEN}=staff_of_spring"])
    scenario.sorcerer(
        play=["staff_of_spring", "purse_of_io"], reserve="1 water 1 air", hand=["amsug_longneck"]
    )
    play = scenario.start(active=1)
    play.answers("summon amsug_longneck", "return purse_of_io")
    assert (play.play(0), play.question.kind) == ([RAVEN], "turn")
