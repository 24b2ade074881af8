"""The Creature deck: its printed numbers, and the Creatures that simply fight."""

import pytest

from fabletop.games.prophecy.printed.numbers import Goods, Loss
from fabletop.games.prophecy.printed.numbers_met import Special
from fabletop.games.prophecy.scenario import Scenario

Printed = tuple[str, int | None, int | None, int, int, Goods, Loss]

WOUND = Loss(health=1)
DRAINING = Loss(health=1, magic=1)
RARE, COMMON, NOTHING = Goods(rare=1), Goods(common=1), Goods()

CREATURES: dict[str, Printed] = {
    # card: type, Strength, Willpower, lives, Experience, treasure, loss
    "lone_wolf": ("animal", 3, None, 1, 1, Goods(gold=1), WOUND),
    "pack_of_wolves": ("animal", 3, None, 3, 4, Goods(gold=3), WOUND),
    "bear": ("animal", 5, None, 1, 2, Goods(gold=3), WOUND),
    "rat": ("animal", 1, None, 1, 1, NOTHING, WOUND),
    "giant_rat": ("animal", 2, None, 1, 1, Goods(gold=1), WOUND),
    "horde_of_rats": ("animal", 2, None, 3, 3, NOTHING, WOUND),
    "poisonous_snake": ("animal", 3, None, 1, 2, Goods(gold=1), Loss(health=2)),
    "giant_scorpion": ("animal", 4, None, 1, 3, Goods(gold=2), Loss(health=2)),
    "noble_lion": ("animal", 6, None, 1, 3, Goods(strength=1), WOUND),
    "giant_spider": ("animal", 4, None, 1, 1, RARE, WOUND),
    "thug": ("humanoid", 4, None, 1, 2, Goods(gold=2), WOUND),
    "highwayman": ("humanoid", 3, 3, 1, 2, Goods(gold=2), WOUND),
    "band_of_brigands": ("humanoid", 4, None, 3, 4, Goods(gold=4), WOUND),
    "old_pirate": ("humanoid", 3, 3, 1, 2, Goods(gold=4), WOUND),
    "steppe_raiders": ("humanoid", 3, None, 3, 4, COMMON, WOUND),
    "escaped_murderer": ("humanoid", 5, None, 1, 3, Goods(gold=4), WOUND),
    "swordswoman": ("humanoid", 5, None, 1, 0, NOTHING, WOUND),
    "angry_mob": ("humanoid", 6, 2, 3, 7, NOTHING, WOUND),
    "rock_giant": ("humanoid", 5, 4, 1, 2, RARE, Loss(health=1, magic=2)),
    "dark_wizard": ("humanoid", None, 6, 1, 4, RARE, DRAINING),
    "dark_apprentice": ("humanoid", None, 4, 1, 2, COMMON, WOUND),
    "mine_gnome": ("humanoid", 2, None, 1, 1, Goods(gold=3), WOUND),
    "ghost": ("undead", None, 4, 1, 2, Goods(gold=3), WOUND),
    "lost_soul": ("undead", None, 3, 1, 2, NOTHING, WOUND),
    "ghostly_spirits": ("undead", None, 3, 3, 4, NOTHING, Loss(magic=2)),
    "mummy": ("undead", 5, 4, 1, 3, RARE, WOUND),
    "undead_warrior": ("undead", 4, None, 1, 2, COMMON, WOUND),
    "band_of_zombies": ("undead", 3, None, 3, 4, NOTHING, WOUND),
    "skeletal_wizard": ("undead", 3, 4, 1, 2, COMMON, WOUND),
    "headless_knight": ("undead", 5, 5, 1, 2, NOTHING, WOUND),
    "vampire": ("undead", 4, 4, 1, 4, RARE, DRAINING),
    "golem_guardian": ("undead", 4, None, 1, 3, NOTHING, WOUND),
    "flock_of_harpies": ("demon", 3, 4, 3, 1, Goods(willpower=1), WOUND),
    "succubus": ("demon", None, 5, 1, 2, NOTHING, DRAINING),
    "incubus": ("demon", None, 5, 1, 2, NOTHING, DRAINING),
    "imp": ("demon", None, 3, 1, 2, Goods(gold=1), WOUND),
    "alter_ego": ("demon", None, None, 1, 1, Goods(strength=1, willpower=1), WOUND),
}

SPECIALS: dict[str, Special] = {
    "horde_of_rats": Special(no_spells=True),
    "noble_lion": Special(may_decline=True),
    "giant_spider": Special(web=True),
    "thug": Special(unarmed_only_experience=True),
    "highwayman": Special(fresh_strength=2, steals_item=True),
    "band_of_brigands": Special(steals_gold=5),
    "old_pirate": Special(port_strength=2, port_willpower=2),
    "steppe_raiders": Special(home="plains", home_strength=2),
    "escaped_murderer": Special(alive_penalty=2, alive_gold=8),
    "swordswoman": Special(margin_experience=True),
    "rock_giant": Special(home="mountains", home_strength=2),
    "mine_gnome": Special(home="mountains", home_strength=2),
    "ghostly_spirits": Special(battle_magic=1),
    "mummy": Special(cursed_item=True),
    "skeletal_wizard": Special(strength_for_magic=2),
    "headless_knight": Special(strength_win_willpower=1, wills_win_strength=1),
    "vampire": Special(two_stages=True),
    "golem_guardian": Special(damages_weapon=True, rare_from=5),
    "succubus": Special(willpower_female=3),
    "incubus": Special(willpower_male=3),
    "imp": Special(destroys_dearest=True),
    "alter_ego": Special(strength_per_health=2),
}

FOREST = "forest_by_monastery"
"""Neither a port nor the home of any Creature."""

BY_STRENGTH = [
    # card, lives, die and its die for a victory by one point of a hero with Strength 5,
    # Experience, Gold, Items (the Sword is the next Common, the Great Sword the next Rare Item)
    pytest.param("lone_wolf", 1, (1, 2), 1, 1, [], id="lone_wolf"),
    pytest.param("pack_of_wolves", 3, (1, 2), 4, 3, [], id="pack_of_wolves"),
    pytest.param("bear", 1, (2, 1), 2, 3, [], id="bear"),
    pytest.param("rat", 1, (1, 4), 1, 0, [], id="rat"),
    pytest.param("giant_rat", 1, (1, 3), 1, 1, [], id="giant_rat"),
    pytest.param("horde_of_rats", 3, (1, 3), 3, 0, [], id="horde_of_rats"),
    pytest.param("poisonous_snake", 1, (1, 2), 2, 1, [], id="poisonous_snake"),
    pytest.param("giant_scorpion", 1, (1, 1), 3, 2, [], id="giant_scorpion"),
    pytest.param("giant_spider", 1, (1, 1), 1, 0, ["great_sword"], id="giant_spider"),
    pytest.param("thug", 1, (1, 1), 2, 2, [], id="thug"),
    pytest.param("band_of_brigands", 3, (1, 1), 4, 4, [], id="band_of_brigands"),
    pytest.param("steppe_raiders", 3, (1, 2), 4, 0, ["sword"], id="steppe_raiders"),
    pytest.param("mine_gnome", 1, (1, 3), 1, 3, [], id="mine_gnome"),
    pytest.param("undead_warrior", 1, (1, 1), 2, 0, ["sword"], id="undead_warrior"),
    pytest.param("band_of_zombies", 3, (1, 2), 4, 0, [], id="band_of_zombies"),
]

BY_WILLS = [
    # card, die and its die for a victory by one point of a hero with Willpower 6, spoils as above
    pytest.param("ghost", (1, 2), 2, 3, [], id="ghost"),
    pytest.param("lost_soul", (1, 3), 2, 0, [], id="lost_soul"),
    pytest.param("dark_apprentice", (1, 2), 2, 0, ["sword"], id="dark_apprentice"),
    pytest.param("dark_wizard", (2, 1), 4, 0, ["great_sword"], id="dark_wizard"),
    pytest.param("imp", (1, 3), 2, 1, [], id="imp"),
]

PLAIN_LOSSES = [
    # card, character, its die against a 1: the hero loses by one point
    pytest.param("lone_wolf", "mercenary", 4, id="lone_wolf"),
    pytest.param("pack_of_wolves", "mercenary", 4, id="pack_of_wolves"),
    pytest.param("bear", "mercenary", 2, id="bear"),
    pytest.param("rat", "mercenary", 6, id="rat"),
    pytest.param("giant_rat", "mercenary", 5, id="giant_rat"),
    pytest.param("horde_of_rats", "mercenary", 5, id="horde_of_rats"),
    pytest.param("giant_spider", "mercenary", 3, id="giant_spider"),
    pytest.param("thug", "mercenary", 3, id="thug"),
    pytest.param("steppe_raiders", "mercenary", 4, id="steppe_raiders"),
    pytest.param("swordswoman", "mercenary", 2, id="swordswoman"),
    pytest.param("mine_gnome", "mercenary", 5, id="mine_gnome"),
    pytest.param("undead_warrior", "mercenary", 3, id="undead_warrior"),
    pytest.param("band_of_zombies", "mercenary", 4, id="band_of_zombies"),
    pytest.param("golem_guardian", "mercenary", 3, id="golem_guardian"),
    pytest.param("ghost", "druid", 4, id="ghost"),
    pytest.param("lost_soul", "druid", 5, id="lost_soul"),
    pytest.param("dark_apprentice", "druid", 4, id="dark_apprentice"),
]


@pytest.mark.rule("R-099", "R-229")
def test_basic_adventure_deck_holds_these_creatures_and_opportunities_once_each(
    scenario: type[Scenario],
) -> None:
    table = scenario().start().table
    deck = table.adventure_deck
    assert len(deck) == len(set(deck)) == 62
    assert {card for card in deck if card in table.box.creatures} == set(CREATURES)
    assert sum(card in table.box.opportunities for card in deck) == 25


@pytest.mark.parametrize("card", CREATURES)
def test_numbers_printed_on_the_creature(scenario: type[Scenario], card: str) -> None:
    creature = scenario().start().table.box.creatures[card]
    assert CREATURES[card] == (
        "/".join(creature.types),
        creature.strength,
        creature.willpower,
        creature.lives,
        creature.experience,
        creature.win,
        creature.loss,
    )
    assert creature.special == SPECIALS.get(card, Special())


@pytest.mark.rule("R-110", "R-117", "R-118", "R-119")
@pytest.mark.parametrize(("card", "lives", "dice", "experience", "gold", "items"), BY_STRENGTH)
def test_beaten_by_one_point_of_strength_it_is_discarded_and_pays(
    scenario: type[Scenario],
    card: str,
    lives: int,
    dice: tuple[int, int],
    experience: int,
    gold: int,
    items: list[str],
) -> None:
    play = (
        scenario()
        .hero("mercenary", at=FOREST, gold=0, experience=0)
        .lies(FOREST, card)
        .top("sword", "great_sword")
        .dice(*dice * lives)
        .start("arrive")
    )
    play.answers(*["roll"] * lives)
    hero = play.hero()
    assert (hero.experience, hero.gold, hero.items) == (experience, gold, items)
    assert (hero.health, hero.magic) == (5, 2)
    assert play.lying(FOREST) == []
    assert play.table.adventure_discard == [card]
    assert play.options == ["end"]


@pytest.mark.rule("R-113", "R-117", "R-118", "R-119")
@pytest.mark.parametrize(("card", "dice", "experience", "gold", "items"), BY_WILLS)
def test_beaten_by_one_point_of_willpower_at_no_cost(
    scenario: type[Scenario],
    card: str,
    dice: tuple[int, int],
    experience: int,
    gold: int,
    items: list[str],
) -> None:
    play = (
        scenario()
        .hero("druid", at=FOREST, gold=0, experience=0)
        .lies(FOREST, card)
        .top("sword", "great_sword")
        .dice(*dice)
        .start("arrive")
    )
    assert play.options == ["roll"]
    play.answers("roll")
    hero = play.hero()
    assert (hero.experience, hero.gold, hero.items) == (experience, gold, items)
    assert (hero.health, hero.magic, hero.drained) == (3, 6, 0)
    assert play.lying(FOREST) == []


@pytest.mark.rule("R-109", "R-120")
@pytest.mark.parametrize(("card", "character", "its_die"), PLAIN_LOSSES)
def test_losing_to_it_costs_one_health_and_the_turn(
    scenario: type[Scenario], card: str, character: str, its_die: int
) -> None:
    play = (
        scenario()
        .hero(character, at=FOREST)
        .lies(FOREST, card)
        .top("chance_tradesman")
        .dice(1, its_die)
        .start("arrive")
    )
    before = play.hero().copy()
    play.answers("roll")
    hero = play.hero()
    assert (hero.health, hero.wounds) == (before.health - 1, 1)
    assert (hero.magic, hero.gold, hero.experience) == (before.magic, 3, 3)
    assert play.lying(FOREST) == [card]
    assert play.question.seat == 1


@pytest.mark.rule("R-109", "R-117", "R-122")
@pytest.mark.parametrize(("card", "character", "its_die"), PLAIN_LOSSES)
def test_equal_totals_with_it_change_nothing_and_end_the_turn(
    scenario: type[Scenario], card: str, character: str, its_die: int
) -> None:
    play = (
        scenario()
        .hero(character, at=FOREST)
        .lies(FOREST, card)
        .top("chance_tradesman")
        .dice(2, its_die)
        .start("arrive")
    )
    before = play.hero().copy()
    play.answers("roll")
    assert play.hero() == before
    assert play.lying(FOREST) == [card]
    assert play.question.seat == 1
