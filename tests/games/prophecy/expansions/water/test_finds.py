"""What lies on the light spaces: Items, lore, Opportunities."""

import pytest

from fabletop.core.conformance.checks import check_leak
from fabletop.games.prophecy.expansions.water.pieces import diver
from fabletop.games.prophecy.scenario import Scenario
from tests.games.prophecy.expansions.realms import SHORE
from tests.games.prophecy.expansions.water.sea import under_water


@pytest.mark.rule("W-134", "W-135")
def test_an_item_is_picked_up_for_nothing(scenario: type[Scenario]) -> None:
    play = under_water(scenario, gold=0).lies("wr_b2", "sea_lords_trident").start()
    play.answers("stay", "pick_up sea_lords_trident")
    assert (play.hero().items, play.hero().gold) == (["sea_lords_trident"], 0)
    assert (play.lying("wr_b2"), play.options) == ([], ["end"])


@pytest.mark.rule("W-132")
def test_what_is_not_wanted_stays(scenario: type[Scenario]) -> None:
    play = under_water(scenario).lies("wr_b2", "sea_lords_trident").start()
    play.answers("stay", "end")
    assert (play.lying("wr_b2"), play.question.seat) == (["sea_lords_trident"], 1)


@pytest.mark.rule("W-135", "W-136")
def test_a_sold_item_of_the_realm_leaves_the_game(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="city", gold=0, items=["sea_lords_trident"]).start()
    play.answers("stay", "peace", "sell sea_lords_trident")
    assert play.hero().gold == 5
    assert "sea_lords_trident" in play.table.removed
    assert "sea_lords_trident" not in play.table.rare_discard


@pytest.mark.rule("W-141", "W-142")
@pytest.mark.parametrize(
    ("lore", "price"), [("voice_of_the_deep", 5), ("summon_storm", 4), ("dolphin_friend", 4)]
)
def test_waterlore_is_learned_for_experience_alone(
    scenario: type[Scenario], lore: str, price: int
) -> None:
    play = under_water(scenario, gold=0, experience=6).lies("wr_b2", lore).start()
    play.answers("stay", f"study {lore}")
    assert (play.hero().abilities, play.hero().experience) == ([lore], 6 - price)
    assert play.lying("wr_b2") == []


@pytest.mark.rule("W-142")
def test_who_lacks_the_experience_leaves_the_lore(scenario: type[Scenario]) -> None:
    play = under_water(scenario, experience=4).lies("wr_b2", "voice_of_the_deep").start()
    play.answers("stay")
    assert play.options == ["end"]


@pytest.mark.rule("W-143", "W-145", "W-072")
def test_waterlore_counts_for_the_limit_of_eight_and_forgotten_leaves_the_game(
    scenario: type[Scenario],
) -> None:
    eight = [
        "meditation",
        "swimming",
        "prayer",
        "fanaticism",
        "stealth",
        "toughness",
        "concentration",
    ]
    built = under_water(scenario, experience=9, abilities=[*eight, "summon_storm"])
    play = built.lies("wr_b2", "dolphin_friend").start()
    play.answers("stay", "study dolphin_friend", "end", "pass")
    assert play.question.kind == "limits"
    play.answers("forget summon_storm")
    assert "summon_storm" in play.table.removed
    assert len(play.hero().abilities) == 8


@pytest.mark.rule("W-076")
def test_a_forgotten_underwater_ability_goes_under_its_own_deck(scenario: type[Scenario]) -> None:
    built = under_water(scenario, abilities=["swimming"]).lies("wr_b3", "dark_siren")
    play = built.dice(1, 6).start()
    play.answers("swim wr_b3", "roll")
    assert play.table.realms["water"].abilities[0] == "swimming"
    assert "swimming" not in play.table.ability_decks["forest_camp"]


@pytest.mark.rule("W-153")
def test_another_character_does_not_hinder_who_keeps_the_peace(scenario: type[Scenario]) -> None:
    play = under_water(scenario, rival="wr_b2").lies("wr_b2", "coral_tiara").start()
    play.answers("stay")
    assert play.options == ["attack mystic", "peace"]
    play.answers("peace")
    assert "pick_up coral_tiara" in play.options


@pytest.mark.rule("W-153")
def test_who_attacks_uses_the_card_after_the_battle(scenario: type[Scenario]) -> None:
    built = under_water(scenario, rival="wr_b2", magic=0).lies("wr_b2", "coral_tiara")
    play = built.dice(6, 1).start()
    play.answers("stay", "attack mystic", "stand", "roll")
    assert "pick_up coral_tiara" in play.options


def test_the_little_mermaid_heals_and_may_fall_in_love(scenario: type[Scenario]) -> None:
    built = under_water(scenario, wounds=3, drained=3).lies("wr_b2", "the_little_mermaid")
    play = built.dice(4).start()
    play.answers("stay", "use the_little_mermaid")
    hero = play.hero()
    assert (hero.health, hero.wounds, hero.drained) == (6, 1, 1)
    assert (hero.kept, play.lying("wr_b2")) == (["the_little_mermaid"], [])


def test_a_mermaid_who_does_not_fall_in_love_leaves_the_game(scenario: type[Scenario]) -> None:
    play = under_water(scenario).lies("wr_b2", "the_little_mermaid").dice(3).start()
    play.answers("stay", "use the_little_mermaid")
    assert play.hero().kept == []
    assert "the_little_mermaid" in play.table.removed


@pytest.mark.rule("W-295")
@pytest.mark.parametrize("character", ["druid", "paladin", "enchantress"])
def test_the_little_mermaid_falls_in_love_with_anybody(
    scenario: type[Scenario], character: str
) -> None:
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero(character, at="wr_b2", bubbles=3).lies("wr_b2", "the_little_mermaid")
    play = built.dice(4).start()
    play.answers("stay", "use the_little_mermaid")
    assert play.hero().kept == ["the_little_mermaid"]


def test_a_mermaid_in_love_spares_one_bubble_a_round(scenario: type[Scenario]) -> None:
    built = under_water(scenario, kept=["the_little_mermaid"]).lies("wr_b3", "whirlpool")
    play = built.start("round")
    assert diver(play.hero()).bubbles == 5
    play.answers("swim wr_b3")
    assert diver(play.hero()).bubbles == 3


def test_on_land_the_little_mermaid_stays_behind(scenario: type[Scenario]) -> None:
    play = under_water(scenario, at="wr_a1", kept=["the_little_mermaid"]).start()
    play.answers(f"surface {SHORE}")
    assert play.hero().kept == []
    assert "the_little_mermaid" in play.table.removed


@pytest.mark.rule("W-296")
@pytest.mark.parametrize(("answer", "out"), [("remain", False), ("follow_her", True)])
def test_who_is_loved_and_beats_the_sea_witch_may_leave_the_game_with_her(
    scenario: type[Scenario], answer: str, *, out: bool
) -> None:
    built = under_water(
        scenario, magic=8, kept=["the_little_mermaid"], players=3, mermaid="yes"
    ).hero("scout")
    play = built.lies("wr_b3", "sea_witch").dice(6, 1).start()
    play.answers("swim wr_b3", "roll", "no_bargain", answer)
    assert (play.hero().out, play.question.seat) == (out, int(out))


@pytest.mark.rule("W-296")
def test_without_the_agreed_variant_nobody_may_leave_the_game_with_the_mermaid(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, magic=8, kept=["the_little_mermaid"])
    play = built.lies("wr_b3", "sea_witch").dice(6, 1).start()
    play.answers("swim wr_b3", "roll", "no_bargain")
    assert play.options == ["end"]


def test_in_the_cavern_of_thoughts_what_the_others_did_not_think_of_counts(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, players=3, gold=0).hero("scout")
    play = built.lies("wr_b2", "cavern_of_thoughts").start()
    play.answers("stay", "use cavern_of_thoughts")
    play.answers("think gold", seat=1)
    assert not any("gold" in told for told in play.told())
    play.answers("think magic", seat=2)
    play.answers("think gold")
    assert (play.hero().gold, play.options) == (2, ["end"])


@pytest.mark.parametrize(
    ("named", "what", "amount"), [("experience", "experience", 3 + 4), ("magic", "magic", 3 + 4)]
)
def test_the_cavern_of_thoughts_pays_in_the_coin_that_was_named(
    scenario: type[Scenario], named: str, what: str, amount: int
) -> None:
    built = under_water(scenario, players=3, drained=5).hero("scout")
    play = built.lies("wr_b2", "cavern_of_thoughts").start()
    play.answers("stay", "use cavern_of_thoughts")
    play.answers("think gold", seat=1)
    play.answers("think gold", seat=2)
    play.answers(f"think {named}")
    assert getattr(play.hero(), what) == amount


def test_the_undersea_library_shows_three_abilities_of_a_deck(scenario: type[Scenario]) -> None:
    built = under_water(scenario, experience=3).lies("wr_b2", "undersea_library")
    play = built.start()
    deck = play.table.realms["water"].abilities
    top, size = deck[-3:], len(deck)
    play.answers("stay", "use undersea_library", "guild underwater")
    assert play.options == [f"study {card}" for card in top]
    assert not check_leak(play.match, 0, 5)
    play.answers(f"study {top[1]}")
    assert (play.hero().abilities, play.hero().experience) == ([top[1]], 0)
    deck = play.table.realms["water"].abilities
    assert (set(deck[:2]), len(deck)) == ({top[0], top[2]}, size - 1)


def test_the_library_asks_for_three_experience(scenario: type[Scenario]) -> None:
    play = under_water(scenario, experience=2).lies("wr_b2", "undersea_library").start()
    play.answers("stay")
    assert play.refused()["use undersea_library"] == ("needs_experience", "W-137")


@pytest.mark.parametrize(
    ("health", "magic", "items", "left"),
    [
        (3, 1, ["elixir_of_youth"], (2, 1, ["rare"])),
        (1, 2, [], (1, 2, [])),
        (2, 2, ["elixir_of_youth"], (2, 2, ["rare"])),
        (2, 0, [], (2, 1, [])),
    ],
    ids=["strength and item", "willpower", "all three", "strength"],
)
def test_a_school_of_golden_fish_grants_every_wish_of_who_is_last(
    scenario: type[Scenario],
    health: int,
    magic: int,
    items: list[str],
    left: tuple[int, int, list[str]],
) -> None:
    """The numbers are those of the other character; who is equal is not last."""
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at="wr_b2", health=1, magic=1, bubbles=3)
    built.hero("mystic", at="city", health=health, magic=magic, items=items)
    play = built.lies("wr_b2", "school_of_golden_fish").start()
    play.answers("stay", "use school_of_golden_fish")
    hero, box = play.hero(), play.table.box
    assert (hero.health, hero.magic, [box.items[name].deck for name in hero.items]) == left


@pytest.mark.parametrize(
    ("die", "gold", "decks"),
    [(1, 4, []), (2, 4, []), (3, 0, ["common"]), (4, 0, ["common"]), (5, 0, ["rare"]),
     (6, 4, ["rare"])],
)  # fmt: skip
def test_a_sunken_wreck_is_searched_for_a_bubble(
    scenario: type[Scenario], die: int, gold: int, decks: list[str]
) -> None:
    play = under_water(scenario, gold=0).lies("wr_b2", "sunken_wreck").dice(die).start()
    play.answers("stay", "use sunken_wreck")
    items = play.table.box.items
    assert (play.hero().gold, [items[name].deck for name in play.hero().items]) == (gold, decks)
    assert (diver(play.hero()).bubbles, diver(play.hero()).spent_bubbles) == (4, 1)


def test_who_has_no_bubble_leaves_the_sunken_wreck(scenario: type[Scenario]) -> None:
    play = under_water(scenario, bubbles=0).lies("wr_b2", "sunken_wreck").start()
    play.answers("stay")
    assert play.refused()["use sunken_wreck"] == ("needs_bubbles", "W-137")
