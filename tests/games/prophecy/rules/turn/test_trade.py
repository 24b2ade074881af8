"""The optional trade between players."""

import pytest

from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario

CALM = ("chance_tradesman", "chance_city_merchant")


def market(scenario: type[Scenario]) -> ProphecyPlay:
    """The Paladin with a Sword and 2 Gold meets the Mystic with a Cutlass, a Cape and 6 Gold."""
    return (
        scenario(2, version="standard", trade="yes")
        .hero("paladin", at="magic_tower", gold=2, items=["sword"], kept=["forgotten_chapel"])
        .hero("mystic", at="magic_tower", gold=6, items=["cutlass", "cape"])
        .top(*CALM)
        .start()
    )


def trades(play: ProphecyPlay) -> list[str]:
    return [option for option in play.options if option.startswith("trade")]


@pytest.mark.rule("R-224")
def test_without_the_variant_nobody_trades(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard")
        .hero("paladin", at="magic_tower", items=["sword"])
        .hero("mystic", at="magic_tower", items=["cape"])
        .start()
    )
    assert trades(play) == []


@pytest.mark.rule("R-224")
def test_gold_and_items_change_hands_and_nothing_else_is_on_the_table(
    scenario: type[Scenario],
) -> None:
    play = market(scenario)
    play.answers("trade mystic")
    assert play.options == [
        "give_item sword",
        "ask_item cutlass",
        "ask_item cape",
        *(f"give_gold {n}" for n in range(1, 3)),
        *(f"ask_gold {n}" for n in range(1, 7)),
        "cancel",
    ]
    play.answers("give_item sword", "ask_item cape", "ask_gold 4", "propose", "agree")
    assert (play.hero().gold, play.hero().items) == (6, ["cape"])
    assert (play.hero(1).gold, play.hero(1).items) == (2, ["cutlass", "sword"])
    assert play.hero().kept == ["forgotten_chapel"]


@pytest.mark.rule("R-225")
def test_only_characters_in_the_same_space_trade(scenario: type[Scenario]) -> None:
    play = (
        scenario(3, version="standard", trade="yes")
        .hero("paladin", at="city", items=["sword"])
        .hero("mystic", at="village", items=["cape"])
        .hero("scout", at="city", items=["axe"])
        .start()
    )
    assert trades(play) == ["trade scout"]


@pytest.mark.rule("R-225")
def test_the_other_player_must_agree(scenario: type[Scenario]) -> None:
    play = market(scenario)
    play.answers("trade mystic", "give_gold 1", "ask_item cape", "propose")
    assert (play.question.seat, play.options) == (1, ["agree", "refuse", "counter"])
    play.answers("refuse")
    assert (play.hero().gold, play.hero().items) == (2, ["sword"])
    assert (play.hero(1).gold, play.hero(1).items) == (6, ["cutlass", "cape"])


@pytest.mark.rule("R-225")
def test_what_was_agreed_on_is_carried_out_at_once(scenario: type[Scenario]) -> None:
    play = market(scenario)
    play.answers("trade mystic", "give_gold 2", "ask_item cape", "propose", "agree")
    assert (play.hero().gold, play.hero(1).gold) == (0, 8)
    assert (play.hero().items, play.hero(1).items) == (["sword", "cape"], ["cutlass"])
    assert ("traded", 1, "cape", 0) in play.told()
    assert ("traded_gold", 0, 2, 1) in play.told()


@pytest.mark.rule("R-226")
def test_a_trade_takes_the_place_of_the_movement(scenario: type[Scenario]) -> None:
    play = market(scenario)
    play.answers("trade mystic", "give_gold 1", "ask_item cape", "propose", "agree")
    assert (play.question.seat, play.question.kind) == (0, "attack")
    play.answers("peace")
    assert play.question.kind == "space"
    assert play.space() == "magic_tower"


@pytest.mark.rule("R-226")
@pytest.mark.parametrize(
    "script", [["cancel"], ["give_gold 1", "ask_item cape", "propose", "refuse"]]
)
def test_who_does_not_come_to_terms_may_still_move(
    scenario: type[Scenario], script: list[str]
) -> None:
    play = market(scenario)
    play.answers("trade mystic", *script)
    assert (play.question.seat, play.question.kind) == (0, "move")
    play.answers("walk mountains_by_village")
    assert play.space() == "mountains_by_village"


def three_in_the_city(scenario: type[Scenario]) -> ProphecyPlay:
    return (
        scenario(3, version="standard", trade="yes")
        .hero("paladin", at="city", items=["sword"])
        .hero("mystic", at="city", items=["cape"])
        .hero("scout", at="city", items=["axe"])
        .start()
    )


@pytest.mark.rule("R-226")
def test_who_was_refused_by_one_character_may_ask_the_others(scenario: type[Scenario]) -> None:
    play = three_in_the_city(scenario)
    assert trades(play) == ["trade mystic", "trade scout"]
    play.answers("trade scout", "ask_item axe", "give_gold 1", "propose", "refuse")
    assert trades(play) == ["trade mystic", "trade scout"]
    play.answers("trade mystic", "ask_item cape", "give_gold 1", "propose", "agree")
    assert play.hero().items == ["sword", "cape"]


@pytest.mark.rule("R-226")
def test_after_a_trade_nobody_else_trades_in_this_turn(scenario: type[Scenario]) -> None:
    play = three_in_the_city(scenario)
    play.answers("trade mystic", "ask_item cape", "give_gold 1", "propose", "agree", "peace")
    assert play.question.kind == "space"
    assert trades(play) == []


@pytest.mark.rule("R-226")
def test_nobody_haggles_for_ever_with_the_same_character(scenario: type[Scenario]) -> None:
    play = three_in_the_city(scenario)
    for _ in range(3):
        play.answers("trade mystic", "cancel")
    assert trades(play) == ["trade scout"]
    assert play.refused()["trade mystic"] == ("asked_enough", "R-226")


@pytest.mark.rule("R-225")
def test_the_partner_may_answer_with_an_offer_of_her_own(scenario: type[Scenario]) -> None:
    play = market(scenario)
    play.answers("trade mystic", "give_gold 1", "ask_item cape", "propose", "counter")
    assert (play.question.seat, play.question.kind) == (1, "compose")
    assert play.question.subject == "paladin"
    assert play.options[:3] == ["give_item cutlass", "give_item cape", "ask_item sword"]
    play.answers("give_item cape", "ask_gold 2", "propose")
    assert (play.question.seat, play.options) == (0, ["agree", "refuse"])
    play.answers("agree")
    assert (play.hero().gold, play.hero().items) == (0, ["sword", "cape"])
    assert (play.hero(1).gold, play.hero(1).items) == (8, ["cutlass"])
    assert (play.question.seat, play.question.kind) == (0, "attack")


@pytest.mark.rule("R-226")
@pytest.mark.parametrize(
    "script", [["cancel"], ["give_item cape", "ask_gold 2", "propose", "refuse"]]
)
def test_a_counter_offer_that_comes_to_nothing_leaves_the_movement(
    scenario: type[Scenario], script: list[str]
) -> None:
    play = market(scenario)
    play.answers("trade mystic", "give_gold 1", "ask_item cape", "propose", "counter", *script)
    assert (play.question.seat, play.question.kind) == (0, "move")
    assert trades(play) == ["trade mystic"]
    assert (play.hero().gold, play.hero(1).gold) == (2, 6)


@pytest.mark.rule("R-227")
def test_a_counter_offer_must_give_something_too(scenario: type[Scenario]) -> None:
    play = market(scenario)
    play.answers("trade mystic", "give_gold 1", "ask_item cape", "propose", "counter", "ask_gold 2")
    assert "propose" not in play.options
    assert play.refused()["propose"] == ("both_must_give", "R-227")


@pytest.mark.rule("R-227")
@pytest.mark.parametrize("gift", ["give_item sword", "ask_item cape", "give_gold 2", "ask_gold 6"])
def test_a_gift_is_no_trade(scenario: type[Scenario], gift: str) -> None:
    play = market(scenario)
    play.answers("trade mystic", gift)
    assert "propose" not in play.options
    assert play.refused()["propose"] == ("both_must_give", "R-227")


@pytest.mark.rule("R-227")
def test_who_has_nothing_to_give_is_no_partner(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", trade="yes")
        .hero("paladin", at="city", items=["sword"])
        .hero("mystic", at="city", gold=0)
        .start()
    )
    assert trades(play) == []
    assert play.refused()["trade mystic"] == ("nothing_to_trade", "R-227")


@pytest.mark.rule("R-156", "R-224")
def test_a_damaged_item_may_be_traded_and_stays_damaged(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", trade="yes")
        .hero("paladin", at="city", damaged=["sword"])
        .hero("mystic", at="city")
        .start()
    )
    play.answers("trade mystic", "give_item sword", "ask_gold 1", "propose", "agree")
    assert (play.hero(1).items, play.table.damaged) == (["sword"], ["sword"])


@pytest.mark.rule("R-224", "R-206")
def test_an_artifact_that_is_traded_may_decide_the_game(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", trade="yes")
        .hero("paladin", at="city")
        .hero("mystic", at="city")
        .owns(0, "astral_sword", "banner_of_hope", "mirrored_shield")
        .owns(1, "royal_cape")
        .start()
    )
    play.answers("trade mystic", "give_gold 3", "ask_item royal_cape", "propose", "agree")
    assert play.match.over
