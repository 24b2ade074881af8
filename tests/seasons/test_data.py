"""The box of Seasons: every card, token and die as printed, against tables written out from the
researched facts (S-002 to S-012, S-081, S-102)."""

from collections import Counter
from dataclasses import fields

import pytest

from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.library import library
from fabletop.games.seasons.printed import (
    AIR,
    EARTH,
    ENERGIES,
    FIRE,
    WATER,
    Cost,
    Face,
    Numbers,
    PowerCard,
)

PRINTED = {
    "amulet_of_air": "item, 6, air 2, play, gauge 2",
    "amulet_of_fire": "item, 6, fire 2, play, cards 4",
    "amulet_of_earth": "item, 6, earth 2, play, crystals 9",
    "amulet_of_water": "item, 6, water 2, play, tokens 4",
    "balance_of_ishtar": "item, 4, crystals 2, activation, crystals 9 tokens 3",
    "staff_of_spring": "item, 9, earth 3, permanent, crystals 3",
    "temporal_boots": "item, 8, free, play, spaces 3",
    "purse_of_io": "item, 6, fire 1 air 1, permanent, crystals 1",
    "divine_chalice": "item, 10, water 1 earth 1 fire 1 air 1, play, cards 4",
    "syllas_the_faithful": "familiar, 14, fire 3, play",
    "figrim_the_avaricious": "familiar, 7, crystals 3/6/9, permanent, crystals 1",
    "naria_the_prophetess": "familiar, 8, crystals 3, play",
    "wondrous_chest": "item, 4, water 1 fire 1, permanent, crystals 3 tokens 4",
    "beggars_horn": "item, 8, earth 1 air 1, permanent, energy 1 at_most 1",
    "die_of_malice": "item, 8, free, activation, crystals 2",
    "kairn_the_destroyer": "familiar, 9, air 3, activation, crystals 4 tokens 1",
    "amsug_longneck": "familiar, 8, water 1 air 1, play",
    "bespelled_grimoire": "item, 8, water 1 earth 1, play permanent, energy 2 limit 10",
    "ragfields_helm": "item, 10, air 3, permanent, crystals 20",
    "hand_of_fortune": "item, 9, earth 1 fire 1 air 1 crystals 3, permanent, less 1",
    "lewis_greyface": "familiar, 6, fire 1 air 1, play",
    "runic_cube_of_eolis": "item, 30, crystals 20, no effect",
    "potion_of_power": "item, 0, fire 2, activation, gauge 2 cards 1",
    "potion_of_dreams": "item, 0, air 2, activation",
    "potion_of_knowledge": "item, 0, water 2, activation, energy 5",
    "potion_of_life": "item, 0, earth 2, activation, crystals 4",
    "hourglass_of_time": "item, 6, water 1 earth 1 fire 1 air 1, permanent, energy 1",
    "scepter_of_greatness": "item, 8, water 1 earth 1 fire 1 air 1, play, crystals 3",
    "olafs_blessed_statue": "item, 0, water 3, play, crystals 20",
    "yjangs_forgotten_vase": "item, 6, water 1 earth 1 fire 1, permanent, energy 1",
    "elemental_amulet": "item, 2, elements, play, crystals 5 energy 2 gauge 1 cards 1",
    "tree_of_light": "item, 12, earth 2, activation, price 3 energy 1 tokens 1",
    "arcano_leech": "familiar, 8, crystals 2/5/8, permanent, crystals 1",
    "crystal_orb": "item, 6, earth 1 fire 1, activation, price 3 tokens 4",
    "glutton_cauldron": "item, 0, free, permanent activation, crystals 15 tokens 7",
    "vampiric_crown": "item, 0, water 1 air 1, play",
    "dragon_skull": "item, 9, water 1 earth 1 fire 1, activation, crystals 15 cards 3",
    "demon_of_argos": "familiar, 16, water 1 earth 1 fire 1 air 1, play, gauge 1 cards 1",
    "titus_deepgaze": "familiar, 4, fire 1/2/3, permanent, crystals 1",
    "air_elemental": "familiar, 12, air 3, play",
    "thieving_fairies": "familiar, 6, crystals 0/3/6, permanent, crystals 1 more_crystals 1",
    "cursed_treatise_of_arus": "item, -10, water 1, play permanent, crystals 10 energy 2 gauge 1",
    "idol_of_the_familiar": (
        "item, 0, water 1 earth 1 fire 1 air 1, play activation, crystals 10 more_crystals 1"
    ),
    "necrotic_kriss": "item, 6, water 1 air 2, activation, energy 4",
    "lantern_of_xidit": "item, 24, earth 3 fire 3, permanent, crystals 3",
    "sealed_chest_of_urm": "item, 10, water 2 earth 1, permanent, crystals 20",
    "mirror_of_the_seasons": "item, 8, crystals 3, activation, price 1",
    "pendant_of_ragnor": "item, 0, water 1 fire 1 air 1, play, energy 1",
    "sid_nightshade": "familiar, 6, earth 1/2/3, play, crystals 5",
    "damned_soul_of_onys": (
        "familiar, -5, water 1, play permanent activation, crystals 10 more_crystals 3 tokens 1"
    ),
    "heart_of_argos": "item, 7, earth 2, permanent, tokens 1",
    "horn_of_plenty": "item, 4, water 1 earth 1, permanent, crystals 5 tokens 1",
    "fairy_monolith": "item, 6, earth 2, permanent activation, tokens 1",
    "selenias_codex": "item, 6, water 1 air 1, play",
    "scroll_of_ishtar": "item, 7, fire 2, play",
    "mesodaes_lantern": "item, 24, water 3 air 3, permanent, crystals 3 less 1",
    "statue_of_eolis": "item, 6, water 1 earth 1 fire 1, permanent, crystals 2 energy 1 less 1",
    "familiar_catcher": "item, 7, fire 1 air 1, play",
    "ios_transmuter": "item, 6, water 1 earth 1, permanent, crystals 2",
    "throne_of_renewal": "item, 10, water 1 fire 2, play, cards 1",
    "potion_of_resurrection": "item, 0, earth 1 fire 1, activation, cards 5",
    "jewel_of_the_ancients": (
        "item, 10, fire 2, permanent activation, crystals 35 more_crystals 10 tokens 3"
    ),
    "shield_of_zira": "item, 5, air 1, permanent, crystals 10",
    "steadfast_die": "item, 10, earth 1 air 1, permanent, energy 1 gauge 1",
    "amulet_of_time": "item, 9, water 2, play, energy 2",
    "arcane_telescope": "item, 8, free, activation, price 2 cards 3",
    "argos_hawk": (
        "familiar, 4, earth 1 air 1, play activation, crystals 10 more_crystals 6 gauge 1 less 1"
    ),
    "raven_the_usurper": "familiar, 2, fire 1, play permanent",
    "warden_of_argos": "familiar, 6, air 1, play, tokens 4 cards 1",
    "ratty_nightshade": "familiar, 8, crystals 2/4/6, play, tokens 2",
}
"""Each card in words: category, prestige, cost, effect symbols, and its numbers."""

BY_PLAYERS = {
    "figrim_the_avaricious": ("crystals", (3, 6, 9)),
    "arcano_leech": ("crystals", (2, 5, 8)),
    "titus_deepgaze": ("fire", (1, 2, 3)),
    "thieving_fairies": ("crystals", (0, 3, 6)),
    "sid_nightshade": ("earth", (1, 2, 3)),
    "ratty_nightshade": ("crystals", (2, 4, 6)),
}
FREE = ["temporal_boots", "die_of_malice", "glutton_cauldron", "arcane_telescope"]

ENCHANTMENTS = {
    "elemental_construction": ("prelude", 18, 9, 0),
    "extended_experience": ("prelude", 12, 12, 0),
    "natural_selection": ("prelude", 11, 9, 0),
    "entangling_roots": ("tournament", 9, 9, 0),
    "nature_spirit": ("tournament", 9, 9, 0),
    "argoss_embrace": ("tournament", 9, 9, 5),
    "ios_bounty": ("tournament", 9, 9, 1),
    "olafs_knowledge": ("tournament", 9, 9, 0),
    "drought": ("tournament", 9, 9, 0),
    "vision_of_destiny": ("tournament", 9, 9, 5),
}
"""What each one changes, the cards dealt and kept, and its crystals."""

TOKENS = {
    "draw_card": "-5, cards 1",
    "sacrifice_or_discard": "6",
    "two_energy": "-5, energy 2",
    "gauge_back": "10, gauge 1",
    "hand_is_worth": "3",
    "transmute_plus_one": "0, crystals 1",
    "twelve_crystals": "-6, crystals 12",
    "four_water": "18, tokens 4",
    "gauge_plus_two": "-5, gauge 2",
    "move_season": "3, spaces 2",
    "see_hands": "9",
    "arrange_top_three": "0, cards 3",
}
"""The prestige of each Special Ability, and its numbers."""

COMMON = ((WATER, AIR), (EARTH, WATER), (FIRE, EARTH), (AIR, FIRE))
"""The two common energies from winter to fall, the main one first."""
UNCOMMON = (FIRE, AIR, WATER, EARTH)

DICE = (
    "AA*.. AA+3. ABT. BB*... C*T... c..",
    "AA*... AA+1.. ABT.. B*T. CC*. c...",
    "AA*. AA+3... ABT... B*T.. C*.. c.",
    "AA*. AA+2.. ABT. B*T... C*... +6..",
    "AA*... AA+1.. BBT.. B*T. C*. +6...",
)
"""The five dice of every season: A and B for its common energies, C for the uncommon one."""


def in_words(card: PowerCard) -> str:
    symbols = " ".join(card.kinds) or "no effect"
    words = [card.category, str(card.prestige), cost_in_words(card.cost), symbols]
    return ", ".join([*words, *numbers_in_words(card.params)])


def cost_in_words(cost: Cost) -> str:
    if cost.elements:
        return "elements"
    words = [f"{kind} {getattr(cost, kind)}" for kind in (*ENERGIES, "crystals")]
    words = [word for word in words if not word.endswith(" 0")]
    if cost.each:
        words.append(f"{cost.each} {'/'.join(map(str, cost.amounts))}")
    return " ".join(words) or "free"


def numbers_in_words(numbers: Numbers) -> list[str]:
    told = {field.name: getattr(numbers, field.name) for field in fields(numbers)}
    words = " ".join(f"{name} {value}" for name, value in told.items() if value)
    return [words] if words else []


def face_in_words(face: Face, season: int) -> str:
    energies = [*COMMON[season], UNCOMMON[season]]
    words = "".join(
        letter * face.energies[energy] for letter, energy in zip("ABC", energies, strict=True)
    )
    assert len(words) == sum(face.energies), "the fourth energy is on no die of the season"
    words += f"+{face.crystals}" if face.crystals else ""
    return words + "*" * face.star + "c" * face.card + "T" * face.ring + "." * face.dots


@pytest.mark.rule("S-008", "S-009", "S-010", "S-102")
@pytest.mark.parametrize("card", PRINTED)
def test_a_power_card_is_printed_as_the_facts_say(card: str) -> None:
    assert in_words(open_box().cards[card]) == PRINTED[card]


@pytest.mark.rule("S-004")
def test_the_base_game_has_50_power_cards_twice_30_of_them_for_beginners() -> None:
    cards = [card for card in open_box().cards.values() if card.set != "enchanted"]
    assert [card.number for card in cards] == list(range(1, 51))
    assert [card.set for card in cards] == ["beginner"] * 30 + ["advanced"] * 20
    assert sum(card.copies for card in cards) == 100


@pytest.mark.rule("S-011")
def test_enchanted_kingdom_adds_20_power_cards_twice_10_enchantments_and_12_tokens() -> None:
    box = open_box()
    cards = [card for card in box.cards.values() if card.set == "enchanted"]
    assert [card.number for card in cards] == list(range(1, 21))
    assert sum(card.copies for card in cards) == 40
    assert [card.number for card in box.enchantments.values()] == list(range(1, 11))
    assert [token.number for token in box.tokens.values()] == list(range(1, 13))


def test_the_box_holds_70_power_cards_and_no_others() -> None:
    assert list(open_box().cards) == list(PRINTED)
    assert len(PRINTED) == 70


@pytest.mark.rule("S-008")
def test_53_power_cards_are_magic_items_and_17_are_familiars() -> None:
    categories = Counter(card.category for card in open_box().cards.values())
    assert categories == {"item": 53, "familiar": 17}


@pytest.mark.rule("S-009")
def test_two_power_cards_have_negative_prestige() -> None:
    cards = open_box().cards.values()
    assert {card.id: card.prestige for card in cards if card.prestige < 0} == {
        "cursed_treatise_of_arus": -10,
        "damned_soul_of_onys": -5,
    }


@pytest.mark.rule("S-010")
def test_only_the_runic_cube_has_no_effect_symbol_and_some_cards_have_several() -> None:
    cards = open_box().cards.values()
    assert [card.id for card in cards if not card.kinds] == ["runic_cube_of_eolis"]
    assert [card.id for card in cards if len(card.kinds) == 3] == ["damned_soul_of_onys"]


@pytest.mark.rule("S-012")
def test_the_revised_balance_of_ishtar_is_in_the_box() -> None:
    balance = open_box().cards["balance_of_ishtar"]
    assert balance.cost == Cost(crystals=2)
    assert (balance.params.tokens, balance.params.crystals) == (3, 9)


@pytest.mark.rule("S-012")
def test_the_revised_idol_of_the_familiar_is_in_the_box() -> None:
    idol = open_box().cards["idol_of_the_familiar"]
    assert idol.kinds == ("play", "activation")
    assert (idol.params.crystals, idol.params.more_crystals) == (10, 1)


@pytest.mark.rule("S-102")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_power_cards_cost_more_with_more_players(players: int) -> None:
    box = open_box()
    assert [card.id for card in box.cards.values() if card.cost.each] == list(BY_PLAYERS)
    for card, (kind, amounts) in BY_PLAYERS.items():
        energies, crystals = box.prices[players][card]
        paid = dict(zip(ENERGIES, energies, strict=True)) | {"crystals": crystals}
        assert {name: amount for name, amount in paid.items() if name != kind and amount} == {}
        assert paid[kind] == amounts[players - 2], card


@pytest.mark.rule("S-102")
def test_four_power_cards_are_always_free() -> None:
    assert [card.id for card in open_box().cards.values() if card.cost == Cost()] == FREE


@pytest.mark.parametrize("enchantment", ENCHANTMENTS)
def test_an_enchantment_is_as_the_rulebook_says(enchantment: str) -> None:
    card = open_box().enchantments[enchantment]
    assert (card.changes, card.deal, card.keep, card.crystals) == ENCHANTMENTS[enchantment]


def test_the_box_holds_10_enchantments_and_no_others() -> None:
    assert list(open_box().enchantments) == list(ENCHANTMENTS)


@pytest.mark.parametrize("token", TOKENS)
def test_a_special_ability_token_is_printed_as_the_facts_say(token: str) -> None:
    printed = open_box().tokens[token]
    words = ", ".join([str(printed.prestige), *numbers_in_words(printed.params)])
    assert words == TOKENS[token]


def test_the_box_holds_12_special_ability_tokens_and_no_others() -> None:
    assert list(open_box().tokens) == list(TOKENS)


@pytest.mark.rule("S-009")
def test_everything_has_a_name_and_a_text_in_both_languages_and_its_sources() -> None:
    for card in library(open_box()):
        assert all([card.names["en"], card.names["fr"], card.sources]), card.id
        assert 0 < len(card.texts["en"]) <= 160, card.id
        assert card.texts["fr"], card.id
        assert card.texts["fr"] != card.texts["en"], card.id


def test_numbers_come_from_print_or_the_rulebook_and_only_names_are_ours() -> None:
    def told(deck: str) -> set[tuple[str, tuple[str, ...]]]:
        cards = [card for name, card in open_box().decks() if name == deck]
        return {(card.provenance, card.reconstructed) for card in cards}

    assert told("power") == {("printed", ()), ("printed", ("name.fr",))}
    assert told("enchantments") == {("rulebook", ("name.fr",))}
    assert told("tokens") == {("printed", ("name",))}


@pytest.mark.rule("S-003")
def test_there_are_20_dice_of_six_faces_five_for_each_season() -> None:
    box = open_box()
    assert [len(dice) for dice in box.dice] == [5, 5, 5, 5]
    dice = [die for season in box.dice for die in season]
    assert list(box.faces) == [f"{die}-{number}" for die in dice for number in range(1, 7)]
    assert len(set(dice)) == 20


@pytest.mark.rule("S-003")
@pytest.mark.parametrize("season", range(4))
def test_every_season_has_the_same_five_dice_with_energies_of_its_own(season: int) -> None:
    box = open_box()
    for die, faces in zip(box.dice[season], DICE, strict=True):
        shown = [face_in_words(box.faces[f"{die}-{n}"], season) for n in range(1, 7)]
        assert sorted(shown) == sorted(faces.split()), die


@pytest.mark.rule("S-003")
def test_every_die_shows_one_two_and_three_dots_on_two_faces_each() -> None:
    box = open_box()
    for die in [die for season in box.dice for die in season]:
        dots = Counter(box.faces[f"{die}-{number}"].dots for number in range(1, 7))
        assert dots == {1: 2, 2: 2, 3: 2}, die


@pytest.mark.rule("S-002", "S-081")
def test_the_transmutation_chart_gives_1_for_common_2_for_uncommon_3_for_absent_energies() -> None:
    assert open_box().rates == [[1, 3, 2, 1], [1, 1, 3, 2], [2, 1, 1, 3], [3, 2, 1, 1]]
    for rates, common, uncommon in zip(open_box().rates, COMMON, UNCOMMON, strict=True):
        assert [rates[energy] for energy in (*common, uncommon)] == [1, 1, 2]
        assert sum(rates) == 1 + 1 + 2 + 3
