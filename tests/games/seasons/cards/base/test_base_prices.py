"""What each of the 50 base cards costs in a game of two, and what it is worth in the end.

Each line: energies, crystals, prestige, and what the card itself brings or costs in the last round
beside a single opponent with 5 crystals."""

import pytest

from fabletop.games.seasons.scenario import Scenario, energies
from tests.games.seasons.cards.dealt import ONE_EACH

PRICES: dict[str, tuple[str, int, int, int]] = {
    "amulet_of_air": ("2 air", 0, 6, 0),
    "amulet_of_fire": ("2 fire", 0, 6, 0),
    "amulet_of_earth": ("2 earth", 0, 6, 0),
    "amulet_of_water": ("2 water", 0, 6, 0),
    "balance_of_ishtar": ("", 2, 4, 0),
    "staff_of_spring": ("3 earth", 0, 9, 0),
    "temporal_boots": ("", 0, 8, 0),
    "purse_of_io": ("1 fire 1 air", 0, 6, 0),
    "divine_chalice": (ONE_EACH, 0, 10, 0),
    "syllas_the_faithful": ("3 fire", 0, 14, 0),
    "figrim_the_avaricious": ("", 3, 7, 1),
    "naria_the_prophetess": ("", 3, 8, 0),
    "wondrous_chest": ("1 water 1 fire", 0, 4, 0),
    "beggars_horn": ("1 earth 1 air", 0, 8, 0),
    "die_of_malice": ("", 0, 8, 0),
    "kairn_the_destroyer": ("3 air", 0, 9, 0),
    "amsug_longneck": ("1 water 1 air", 0, 8, 0),
    "bespelled_grimoire": ("1 water 1 earth", 0, 8, 0),
    "ragfields_helm": ("3 air", 0, 10, 20),
    "hand_of_fortune": ("1 earth 1 fire 1 air", 3, 9, 0),
    "lewis_greyface": ("1 fire 1 air", 0, 6, 0),
    "runic_cube_of_eolis": ("", 20, 30, 0),
    "potion_of_power": ("2 fire", 0, 0, 0),
    "potion_of_dreams": ("2 air", 0, 0, 0),
    "potion_of_knowledge": ("2 water", 0, 0, 0),
    "potion_of_life": ("2 earth", 0, 0, 0),
    "hourglass_of_time": (ONE_EACH, 0, 6, 0),
    "scepter_of_greatness": (ONE_EACH, 0, 8, 0),
    "olafs_blessed_statue": ("3 water", 0, 0, 0),
    "yjangs_forgotten_vase": ("1 water 1 earth 1 fire", 0, 6, 0),
    "elemental_amulet": ("1 fire", 0, 2, 0),
    "tree_of_light": ("2 earth", 0, 12, 0),
    "arcano_leech": ("", 2, 8, 0),
    "crystal_orb": ("1 earth 1 fire", 0, 6, 0),
    "glutton_cauldron": ("", 0, 0, 0),
    "vampiric_crown": ("1 water 1 air", 0, 0, 0),
    "dragon_skull": ("1 water 1 earth 1 fire", 0, 9, 0),
    "demon_of_argos": (ONE_EACH, 0, 16, 0),
    "titus_deepgaze": ("1 fire", 0, 4, 1),
    "air_elemental": ("3 air", 0, 12, 0),
    "thieving_fairies": ("", 0, 6, 0),
    "cursed_treatise_of_arus": ("1 water", 0, -10, 0),
    "idol_of_the_familiar": (ONE_EACH, 0, 0, 0),
    "necrotic_kriss": ("1 water 2 air", 0, 6, 0),
    "lantern_of_xidit": ("3 earth 3 fire", 0, 24, 0),
    "sealed_chest_of_urm": ("2 water 1 earth", 0, 10, 20),
    "mirror_of_the_seasons": ("", 3, 8, 0),
    "pendant_of_ragnor": ("1 water 1 fire 1 air", 0, 0, 0),
    "sid_nightshade": ("1 earth", 0, 6, 0),
    "damned_soul_of_onys": ("1 water", 0, -5, -3),
}


@pytest.mark.rule("S-100", "S-102")
@pytest.mark.parametrize("card", PRICES)
def test_card_costs_exactly_its_price(card: str) -> None:
    price, crystals, _, _ = PRICES[card]
    play = Scenario(2).sorcerer(crystals=crystals, reserve=price, hand=[card]).start()
    play.answers(f"summon {card}")
    spent = [told for told in play.told() if told[0] == "spent"]
    lost = [told for told in play.told() if told[0] == "lost"]
    assert sum(int(told[3]) for told in spent) == sum(energies(price))
    assert lost == ([("lost", 0, crystals)] if crystals else [])
    assert play.play() == [card]


@pytest.mark.rule("S-102", "S-104")
@pytest.mark.parametrize("card", [card for card in PRICES if PRICES[card][0]])
def test_card_is_refused_with_an_energy_too_few(card: str) -> None:
    price, crystals, _, _ = PRICES[card]
    count, energy, *rest = price.split()
    reserve = " ".join([str(int(count) - 1), energy, *rest])
    play = Scenario(2).sorcerer(crystals=crystals, reserve=reserve, hand=[card]).start()
    assert play.refused()[f"summon {card}"] == ("energy", "S-102")


@pytest.mark.rule("S-104")
@pytest.mark.parametrize("card", [card for card in PRICES if PRICES[card][1]])
def test_card_is_refused_with_a_crystal_too_few(card: str) -> None:
    price, crystals, _, _ = PRICES[card]
    play = Scenario(2).sorcerer(crystals=crystals - 1, reserve=price, hand=[card]).start()
    assert play.refused()[f"summon {card}"] == ("crystals", "S-104")


@pytest.mark.rule("S-100")
@pytest.mark.parametrize("card", PRICES)
def test_card_is_refused_without_a_free_slot(card: str) -> None:
    price, crystals, _, _ = PRICES[card]
    play = Scenario(2).sorcerer(gauge=0, crystals=crystals, reserve=price, hand=[card]).start()
    assert play.refused()[f"summon {card}"] == ("no_slot", "S-100")


@pytest.mark.rule("S-173")
@pytest.mark.parametrize("card", PRICES)
def test_card_in_play_is_worth_its_prestige_at_the_end(card: str) -> None:
    *_, prestige, brings = PRICES[card]
    scenario = Scenario(2).at(year=3, space=12).sorcerer(crystals=5, play=[card])
    play = scenario.sorcerer(crystals=5).start(active=1)
    play.answers("end")
    while not play.match.over:
        play.choose("fire")
    assert play.match.result is not None
    assert play.match.result.scores[0] == 5 + prestige + brings
