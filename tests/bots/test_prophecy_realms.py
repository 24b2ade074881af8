"""What the greedy bot does with the Island, in the Realms and with new cards, in positions where
people would not hesitate."""

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.bots.test_judgement import BESIDE, likes, until

CROWN = "crown_of_the_ancient_kings"
STRONG = ["edged_weapons", "two_handed_combat", "berserker_rage"]


def diver(
    scenario: type[Scenario], at: str, health: int = 8, gold: int = 3, bubbles: int = 0
) -> Scenario:
    position = scenario(2, version="standard", realms="water")
    items = ["great_sword"]
    position.hero(
        "ranger", at=at, health=health, gold=gold, bubbles=bubbles, items=items, abilities=STRONG
    )
    return position.plane("fortress", artifact=CROWN).gate("fortress", "water")


def climber(scenario: type[Scenario], at: str, health: int = 8, gold: int = 3) -> Scenario:
    position = scenario(2, version="standard", realms="dragon")
    items = ["great_sword"]
    position.hero("ranger", at=at, health=health, gold=gold, items=items, abilities=STRONG)
    return position.plane("fortress", artifact=CROWN).gate("fortress", "dragon")


def nothing_else_to_win(position: Scenario) -> ProphecyPlay:
    position.owns(0, "royal_cape", "mirrored_shield").owns(1, "astral_sword", "banner_of_hope")
    return position.start()


def test_the_strong_go_through_the_gate_and_buy_air_for_the_whole_way(
    scenario: type[Scenario],
) -> None:
    play = nothing_else_to_win(diver(scenario, BESIDE, gold=9))
    assert likes(play) == "enter water"
    play.answers("enter water")
    assert likes(play) in ("bag 3", "bag 6")


def test_the_strong_rent_a_drake(scenario: type[Scenario]) -> None:
    assert likes(nothing_else_to_win(climber(scenario, BESIDE, gold=9))) == "enter dragon"


def test_the_weak_do_not_go_in(scenario: type[Scenario]) -> None:
    sea = nothing_else_to_win(diver(scenario, BESIDE, health=1, gold=9))
    assert likes(sea) != "enter water"
    mountains = nothing_else_to_win(climber(scenario, BESIDE, health=1, gold=9))
    assert likes(mountains) != "enter dragon"


def test_who_has_no_air_and_no_strength_swims_home(scenario: type[Scenario]) -> None:
    assert likes(diver(scenario, "wr_a4", health=2).start()).startswith("surface")


def test_who_has_air_swims_on_to_the_palace(scenario: type[Scenario]) -> None:
    play = diver(scenario, "wr_c5", bubbles=5).lies("wr_d5").lies("wr_c6").start()
    assert likes(play) in ("swim wr_d5", "swim wr_c6")
    play.answers("swim wr_d5")
    assert likes(play) == "swim wr_d6"


def test_a_strong_creature_that_is_known_is_swum_around(scenario: type[Scenario]) -> None:
    play = (
        diver(scenario, "wr_b4", health=5, bubbles=9).lies("wr_c4", "leviathan").lies("wr_b5")
    ).start()
    assert likes(play) != "swim wr_c4"


def test_nobody_waits_in_a_realm_for_what_is_already_known(scenario: type[Scenario]) -> None:
    play = diver(scenario, "wr_b6", bubbles=3).lies("wr_b6", "coral_tiara").lies("wr_c6").start()
    assert likes(play) == "swim wr_c6"


def test_through_a_whirlpool_one_comes_behind_the_reefs(scenario: type[Scenario]) -> None:
    position = diver(scenario, "wr_c3", bubbles=9).lies("wr_d5", "reefs").empty("wr_c3")
    play = position.lies("wr_c4", "whirlpool").lies("wr_c6", "whirlpool").start()
    assert likes(play) == "swim wr_c4"


def test_a_toll_on_the_path_is_paid_rather_than_waited_out(scenario: type[Scenario]) -> None:
    play = climber(scenario, "dr_left_1").lies("dr_left_1", "labyrinth_of_stone").start("arrive")
    assert likes(until(play, "labyrinth_of_stone")) == "pay_magic 1"


def test_an_artifact_of_the_fallen_is_fetched_from_the_sea(scenario: type[Scenario]) -> None:
    play = (
        diver(scenario, "wr_b1", bubbles=6)
        .lies("wr_c1")
        .relic("wr_c1", "royal_cape")
        .plane("magic_tower", beaten=True)
        .start()
    )
    assert likes(play) == "swim wr_c1"


def before_the_patrol(scenario: type[Scenario]) -> ProphecyPlay:
    return (
        diver(scenario, "wr_b1", bubbles=6)
        .lies("wr_b1", "undersea_patrol")
        .dice(6, 1, 6, 1)
        .start("arrive")
    )


def test_the_surrender_of_the_patrol_is_accepted_and_its_knowledge_used(
    scenario: type[Scenario],
) -> None:
    play = until(before_the_patrol(scenario), "surrender")
    assert likes(play) == "accept_surrender"
    play.answers("accept_surrender")
    assert likes(play).startswith("reveal")


def test_what_is_in_the_way_under_water_stays_on_the_back(scenario: type[Scenario]) -> None:
    def drawn(at: str) -> ProphecyPlay:
        return (
            scenario(2, version="standard", realms="water")
            .hero("ranger", at=at, items=["knights_shield"], bubbles=3)
            .gate("fortress", "water")
            .lies(at, "carnivorous_fish" if at.startswith("wr") else "bear")
            .start("arrive")
        )

    assert likes(drawn(BESIDE)) == "use knights_shield"
    assert likes(until(drawn("wr_b1"), "declare")) == "ready"


def test_nobody_follows_the_mermaid_out_of_the_game(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", realms="water", mermaid="yes")
        .hero("mystic", at="wr_b1", bubbles=5, magic=9, kept=["the_little_mermaid"])
        .gate("fortress", "water")
        .lies("wr_b1", "sea_witch")
        .dice(6, 1)
        .start("arrive")
    )
    assert likes(until(play, "fairy_tale")) == "remain"


def test_a_map_is_collected(scenario: type[Scenario]) -> None:
    play = scenario(2, version="standard", island="yes").hero("ranger", at="plains_by_city")
    assert likes(play.map_at("plains_by_city").start("arrive")) == "collect"


def test_the_dearer_treasure_is_dug_up_by_who_has_the_maps(scenario: type[Scenario]) -> None:
    def digging(maps: int) -> ProphecyPlay:
        return (
            scenario(2, version="standard", island="yes")
            .hero("ranger", at="treasure_island", maps=maps)
            .open_treasures("magic_pouch", "holy_grail", "astral_satchel")
            .start("arrive")
        )

    assert likes(digging(4)) == "dig holy_grail"
    assert likes(digging(2)) == "dig magic_pouch"


def test_with_maps_for_a_treasure_one_sails_to_the_island(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", island="yes", ending="treasure_hunters")
        .hero("ranger", at="city", maps=4, gold=5)
        .open_treasures("magic_pouch", "holy_grail")
    )
    port = play.start()
    assert "sail treasure_island" in port.options
    assert likes(port) == "sail treasure_island"


def smithy(scenario: type[Scenario], *items: str, falchion: str = "") -> ProphecyPlay:
    adjusted = {"falchion": falchion} if falchion else {}
    return (
        scenario(2, version="standard", new_items="yes", island="yes")
        .hero("mercenary", at="city", gold=2, items=items, adjusted=adjusted)
        .start("arrive")
    )


def test_a_stone_is_set_into_the_weapon_that_is_used(scenario: type[Scenario]) -> None:
    play = smithy(scenario, "astral_chaos_stone", "great_sword", "javelin")
    assert likes(play) == "integrate astral_chaos_stone great_sword"


def test_a_weapon_is_adjusted_once_and_not_to_and_fro(scenario: type[Scenario]) -> None:
    assert likes(smithy(scenario, "falchion")).startswith("adjust falchion")
    again = smithy(scenario, "falchion", falchion="humanoid")
    assert not likes(again).startswith("adjust")


def test_the_copy_of_a_character_fights_by_what_the_copy_does_best(
    scenario: type[Scenario],
) -> None:
    def posed(copied: str, health: int, magic: int) -> ProphecyPlay:
        play = (
            scenario(2, version="standard", new_adventures="yes")
            .hero("paladin", at=BESIDE, health=5, magic=5)
            .hero(copied, at="village", health=health, magic=magic)
            .lies(BESIDE, "doppelganger")
            .start("arrive")
        )
        return until(play, "duel_kind")

    assert likes(posed("mystic", health=2, magic=10)) == "by_wills"
    assert likes(posed("mercenary", health=8, magic=3)) == "by_strength"


def test_friends_give_each_other_what_the_other_makes_more_of(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", ending="cooperative")
        .hero("mystic", at=BESIDE, health=2, magic=10, items=["great_sword", "cutlass"])
        .hero("mercenary", at=BESIDE, health=8, abilities=STRONG)
        .start()
    )
    assert likes(play) == "trade mercenary"
    play.answers("trade mercenary")
    assert likes(play) == "give_item great_sword"
    play.answers("give_item great_sword")
    assert likes(play) == "propose"
    play.answers("propose")
    assert likes(play) == "agree"
