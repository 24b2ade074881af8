"""Spaces with two Adventure cards: what is turned up, whom to fight first, what can be used."""

import pytest

from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

CALM = ("chance_tradesman", "chance_city_merchant")
FIELD = "plains_by_city"


def standard(scenario: type[Scenario]) -> Scenario:
    return scenario(2, version="standard").top(*CALM)


def face_down(play: ProphecyPlay, space: str = FIELD) -> str:
    return play.table.face_down[play.table.box.board.index[space]]


@pytest.mark.rule("R-098", "R-063")
def test_the_face_down_card_is_turned_up_by_who_arrives(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="city")
        .lies(FIELD, "wiseman")
        .face_down(FIELD, "strongman")
        .start()
    )
    play.answers(f"walk {FIELD}")
    assert play.lying(FIELD) == ["wiseman", "strongman"]
    assert face_down(play) == ""
    assert ("uncovered", "strongman", FIELD) in play.told()


@pytest.mark.rule("R-098")
@pytest.mark.parametrize("answer", ["stay", "instead meditation"])
def test_the_face_down_card_of_the_own_space_is_turned_up_by_staying(
    scenario: type[Scenario], answer: str
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, magic=5, drained=1, abilities=["meditation"])
        .lies(FIELD, "wiseman")
        .face_down(FIELD, "strongman")
        .start()
    )
    play.answers(answer)
    assert play.lying(FIELD) == ["wiseman", "strongman"]


@pytest.mark.rule("R-098", "R-096")
def test_the_face_down_card_stays_hidden_from_who_leaves(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .lies(FIELD, "wiseman")
        .face_down(FIELD, "bear")
        .start()
    )
    play.answers("walk city")
    assert (play.lying(FIELD), face_down(play)) == (["wiseman"], "bear")


@pytest.mark.rule("R-095")
def test_a_rider_turns_up_nothing_on_the_way(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at="city")
        .lies(FIELD, "wiseman")
        .face_down(FIELD, "bear")
        .start()
    )
    play.answers("ride mountains_by_fortress")
    assert face_down(play) == "bear"


@pytest.mark.rule("R-106", "R-107")
def test_of_two_creatures_the_player_chooses_whom_to_fight_first(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="city")
        .lies(FIELD, "rat")
        .face_down(FIELD, "bear")
        .start()
    )
    play.answers(f"walk {FIELD}")
    assert play.options == ["fight rat", "fight bear"]


@pytest.mark.rule("R-108", "R-103")
def test_after_a_victory_the_other_creature_must_be_fought(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD)
        .lies(FIELD, "rat", "lone_wolf")
        .dice(6, 1, 6, 1)
        .start("arrive")
    )
    play.answers("fight lone_wolf", "roll")
    assert (play.question.kind, play.question.subject) == ("roll", "rat")
    play.answers("roll")
    assert play.question.kind == "space"
    assert play.lying(FIELD) == []


@pytest.mark.rule("R-109", "R-103")
@pytest.mark.parametrize("dice", [(1, 6), (3, 2)])
def test_a_defeat_or_a_draw_ends_the_turn_before_the_second_card(
    scenario: type[Scenario], dice: tuple[int, int]
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .lies(FIELD, "giant_scorpion")
        .face_down(FIELD, "rat")
        .dice(*dice)
        .start("arrive")
    )
    play.answers("fight giant_scorpion", "roll")
    assert play.question.seat == 1
    assert play.lying(FIELD) == ["giant_scorpion", "rat"]


@pytest.mark.rule("R-103")
def test_an_opportunity_waits_until_the_creature_beside_it_is_beaten(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, wounds=1, health=3)
        .lies(FIELD, "enchanted_flower", "rat")
        .dice(6, 1)
        .start("arrive")
    )
    assert (play.question.kind, play.question.subject) == ("roll", "rat")
    play.answers("roll")
    assert "use enchanted_flower" in play.options


@pytest.mark.rule("R-100", "R-101", "R-104")
@pytest.mark.parametrize(
    "order", [("magic_stone", "deserted_shack"), ("deserted_shack", "magic_stone")]
)
def test_two_opportunities_may_be_used_in_any_order(
    scenario: type[Scenario], order: tuple[str, str]
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, magic=1, drained=5)
        .lies(FIELD, "magic_stone", "deserted_shack")
        .start("arrive")
    )
    assert {f"use {card}" for card in order} < set(play.options)
    play.answers(*(f"use {card}" for card in order))
    assert play.lying(FIELD) == []
    assert play.table.adventure_discard == list(order)


@pytest.mark.rule("R-100", "R-101")
def test_an_opportunity_that_is_left_alone_stays_beside_the_used_one(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD, magic=1, drained=5)
        .lies(FIELD, "magic_stone", "deserted_shack")
        .start("arrive")
    )
    play.answers("use deserted_shack", "end")
    assert play.lying(FIELD) == ["magic_stone"]


@pytest.mark.rule("R-102")
def test_a_second_opportunity_cannot_be_used_just_to_discard_it(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("druid", at=FIELD)
        .lies(FIELD, "magic_stone", "enchanted_flower")
        .start("arrive")
    )
    assert play.options == ["end"]
    assert play.refused()["use enchanted_flower"] == ("no_effect", "R-102")
    assert play.refused()["use magic_stone"] == ("no_effect", "R-102")


@pytest.mark.rule("R-105")
def test_tame_spaces_and_the_wilderness_are_of_no_terrain_that_receives_adventures(
    scenario: type[Scenario],
) -> None:
    builder = standard(scenario).hero("paladin", at="village")
    play = builder.top("chance_plains", "chance_forest", "chance_mountains", *CALM).start("round")
    for _ in range(2):
        play.answers("stay", "end")
    wild = open_box(boards=()).board.wild
    assert [bool(cards) for cards in play.table.adventures] == wild


@pytest.mark.rule("R-193", "R-098")
def test_a_potion_may_be_drunk_when_the_enemy_has_just_been_turned_up(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="city", health=1, wounds=3, items=["potion_of_greater_healing"])
        .lies(FIELD, "clover_meadow")
        .face_down(FIELD, "bear")
        .dice(1, 1)
        .start()
    )
    play.answers(f"walk {FIELD}")
    assert ("uncovered", "bear", FIELD) in play.told()
    play.answers("drink potion_of_greater_healing", "roll")
    assert ("rolled", 0, "bear", 1, 1, 5, 6) in play.told()


@pytest.mark.rule("R-193")
def test_a_potion_may_be_drunk_between_two_creatures(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at=FIELD, health=1, wounds=3, items=["potion_of_greater_healing"])
        .lies(FIELD, "rat", "bear")
        .dice(6, 1, 3, 2)
        .start("arrive")
    )
    play.answers("fight rat", "roll", "drink potion_of_greater_healing", "roll")
    assert ("rolled", 0, "bear", 3, 2, 7, 7) in play.told()


@pytest.mark.rule("R-279")
def test_a_highwayman_turned_up_in_this_round_is_newly_revealed(scenario: type[Scenario]) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="city", magic=0)
        .lies(FIELD, "clover_meadow")
        .face_down(FIELD, "highwayman")
        .dice(1, 1)
        .start()
    )
    play.answers(f"walk {FIELD}", "roll")
    assert ("rolled", 0, "highwayman", 1, 1, 6, 6) in play.told()


@pytest.mark.rule("R-279")
def test_a_highwayman_turned_up_in_an_earlier_round_is_not_newly_revealed(
    scenario: type[Scenario],
) -> None:
    play = (
        standard(scenario)
        .hero("mercenary", at="city", magic=0)
        .hero("scout", at=FIELD, magic=0)
        .lies(FIELD, "clover_meadow")
        .face_down(FIELD, "highwayman")
        .dice(1, 1, 1, 1)
        .start()
    )
    play.answers(f"walk {FIELD}", "roll", "stay", "roll")
    assert ("rolled", 1, "highwayman", 1, 1, 6, 4) in play.told()


@pytest.mark.rule("R-282", "R-143")
@pytest.mark.parametrize("creature", ["poisonous_snake", "giant_scorpion"])
def test_turning_up_poison_with_a_single_health_can_be_deadly(
    scenario: type[Scenario], creature: str
) -> None:
    play = (
        standard(scenario)
        .hero("paladin", at="city", health=1, wounds=3)
        .lies(FIELD, "clover_meadow")
        .face_down(FIELD, creature)
        .dice(1, 6)
        .start()
    )
    play.answers(f"walk {FIELD}", "roll")
    assert not play.hero().alive
