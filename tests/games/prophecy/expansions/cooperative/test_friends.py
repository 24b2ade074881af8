"""Friends: no fights but for the Beast, trade at any time, gifts, maps and news."""

import pytest

from fabletop.games.prophecy.expansions.island.pieces import explorer
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.cooperative.friends import CALM, starting, together

PLAINS = "plains_by_city"


def beast(scenario: type[Scenario], owner: int, *dice: int) -> ProphecyPlay:
    """Two friends in a space; one of them is the Beast."""
    kept = [["beast"], []] if owner == 0 else [[], ["beast"]]
    return (
        together(scenario, new_adventures="yes")
        .hero("paladin", at=PLAINS, magic=0, kept=kept[0], items=["dagger"])
        .hero("mystic", at=PLAINS, magic=0, kept=kept[1], items=["cape"])
        .top(*CALM)
        .dice(*dice)
        .start()
    )


@pytest.mark.rule("W-225")
def test_the_beast_may_be_attacked_but_attacks_nobody(scenario: type[Scenario]) -> None:
    play = beast(scenario, 1)
    play.answers("stay")
    assert play.options == ["attack mystic", "peace"]
    play = beast(scenario, 0)
    play.answers("stay")
    assert play.question.kind == "space"


@pytest.mark.rule("W-225")
def test_the_beaten_beast_loses_health_and_the_card_goes_to_the_winner(
    scenario: type[Scenario],
) -> None:
    play = beast(scenario, 1, 6, 1)
    play.answers("stay", "attack mystic", "ready", "ready", "roll")
    assert (play.hero().kept, play.hero(1).kept) == (["beast"], [])
    assert (play.hero(1).health, play.hero(1).items) == (2, ["cape"])
    assert play.hero().health == 4


@pytest.mark.rule("W-225")
def test_who_loses_to_the_beast_must_lose_health(scenario: type[Scenario]) -> None:
    play = beast(scenario, 1, 1, 6)
    play.answers("stay", "attack mystic", "ready", "ready", "roll")
    assert (play.hero().health, play.hero().items) == (3, ["dagger"])
    assert (play.hero(1).kept, play.hero(1).health) == (["beast"], 3)


@pytest.mark.rule("W-230")
def test_not_even_the_beast_is_fought_for_maps(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, island="yes", new_adventures="yes")
        .hero("paladin", at=PLAINS, maps=1)
        .hero("mystic", at=PLAINS, kept=["beast"], maps=1)
        .start()
    )
    play.answers("stay")
    assert play.options == ["attack mystic", "peace"]


def market(scenario: type[Scenario]) -> ProphecyPlay:
    return (
        together(scenario)
        .hero("paladin", at="magic_tower", gold=2, items=["sword"])
        .hero("mystic", at="magic_tower", gold=0)
        .top(*CALM)
        .start()
    )


@pytest.mark.rule("W-230")
def test_friends_trade_and_make_gifts_without_any_agreement(scenario: type[Scenario]) -> None:
    play = market(scenario)
    play.answers("trade mystic", "give_item sword", "give_gold 2", "propose", "agree")
    assert (play.hero().gold, play.hero().items) == (0, [])
    assert (play.hero(1).gold, play.hero(1).items) == (2, ["sword"])
    assert play.question.kind == "space"


def test_a_friend_in_another_space_is_too_far_to_trade(scenario: type[Scenario]) -> None:
    play = together(scenario).hero("paladin", at="city").hero("mystic", at="village").start()
    assert starting(play, "trade") == []


@pytest.mark.rule("W-230")
def test_map_fragments_are_given_like_gold(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, island="yes")
        .hero("paladin", at="magic_tower", gold=0, maps=2)
        .hero("mystic", at="magic_tower", gold=0)
        .start()
    )
    play.answers("trade mystic", "give_map 2", "propose", "agree")
    assert (len(explorer(play.hero()).maps), len(explorer(play.hero(1)).maps)) == (0, 2)


def secrets(scenario: type[Scenario]) -> ProphecyPlay:
    """The Paladin has looked into a plane, the others have not."""
    return (
        together(scenario, 3, new_adventures="yes")
        .hero("paladin", at="magic_tower", gold=0)
        .hero("mystic", at="magic_tower", gold=0)
        .hero("scout", at="city")
        .plane("fortress", lesser="sphinx", greater="storm_queen", artifact="royal_cape")
        .knows(0, "plane_fortress")
        .start()
    )


def known(play: ProphecyPlay, seat: int) -> object:
    return play.match.view(seat).known


@pytest.mark.rule("W-227")
def test_what_was_seen_in_a_plane_is_told_in_a_trade_and_to_that_friend_alone(
    scenario: type[Scenario],
) -> None:
    play = secrets(scenario)
    seen = {"plane_fortress": ["sphinx", "storm_queen", "royal_cape"]}
    assert (known(play, 0), known(play, 1), known(play, 2)) == (seen, {}, {})
    play.answers("trade mystic", "tell plane_fortress", "propose", "agree")
    assert (known(play, 1), known(play, 2)) == (seen, {})
    plane = play.match.view(2).planes
    assert plane[4].lesser == "?"


@pytest.mark.rule("W-227")
def test_who_has_heard_of_a_plane_passes_it_on(scenario: type[Scenario]) -> None:
    play = secrets(scenario)
    play.answers("trade mystic", "tell plane_fortress", "propose", "agree")
    assert play.hero(1).seen == ["plane_fortress"]
    heard = [event.told for _, event in play.match.chronicle(1) if event.told[0] == "seen"]
    assert heard == [
        ("seen", 1, card, "plane_fortress") for card in ("sphinx", "storm_queen", "royal_cape")
    ]
    assert not [told for told in play.told() if told[0] == "seen"]


@pytest.mark.rule("W-227")
def test_a_friend_can_be_asked_for_what_she_has_seen(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, new_adventures="yes")
        .hero("paladin", at="magic_tower", gold=0)
        .hero("mystic", at="magic_tower", gold=0)
        .knows(1, "plane_monastery")
        .start()
    )
    play.answers("trade mystic")
    assert play.options == ["hear plane_monastery", "cancel"]
    play.answers("hear plane_monastery", "propose", "agree")
    assert play.hero().seen == ["plane_monastery"]


@pytest.mark.rule("W-227")
def test_rivals_tell_each_other_nothing(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", trade="yes")
        .hero("paladin", at="magic_tower", gold=1)
        .hero("mystic", at="magic_tower", gold=1)
        .knows(0, "plane_monastery")
        .start()
    )
    play.answers("trade mystic")
    assert starting(play, "tell", "hear") == []


@pytest.mark.rule("W-226")
def test_of_the_gifts_of_the_gods_one_friend_keeps_hers(scenario: type[Scenario]) -> None:
    play = (
        together(scenario, new_adventures="yes")
        .hero("paladin", at=PLAINS)
        .hero("mystic", at="monastery")
        .lies(PLAINS, "gifts_of_the_gods")
        .top("dagger", "cape")
        .dice(1, 2)
        .start()
    )
    play.answers("stay", "use gifts_of_the_gods")
    assert play.options == ["one_keeps paladin", "one_keeps mystic"]
    play.answers("one_keeps mystic")
    assert (play.hero().items, play.hero(1).items) == ([], ["cape"])
    assert "dagger" in play.table.common_discard
