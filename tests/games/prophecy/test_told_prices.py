"""A label tells all that its option takes, and marks a fatal choice."""

import pytest

from fabletop.core.conformance.labels import check_labels
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.expansions.water.sea import under_water

SEA = "wr_b2"


def label(play: ProphecyPlay, option: str, language: str = "en") -> str:
    return play.match.decisions()[0].labels(language)[play.options.index(option)]


def outdone(scenario: type[Scenario], *, bubbles: int, health: int) -> ProphecyPlay:
    """The Mystic has lost a battle under water and may give up Health or an Item."""
    built = scenario(2, version="standard", realms="water").gate("fortress", "water")
    built.hero("druid", at=SEA, bubbles=5)
    built.hero("mystic", at=SEA, bubbles=bubbles, health=health, items=["sword"])
    play = built.empty(SEA).dice(6, 1).start("attack")
    play.answers("attack mystic", "by_strength")
    while play.question.kind != "ransom":
        way = next(o for o in play.options if o in ("stand", "ready", "roll", "accept"))
        play.answers(way)
    return play


@pytest.mark.rule("W-155")
@pytest.mark.parametrize(
    ("bubbles", "health", "told"),
    [
        (3, 3, "Lose Health (−1 Health, −1 Bubble)"),
        (0, 3, "Lose Health (−2 Health)"),
        (0, 1, "Lose Health (fatal: you die)"),
    ],
)
def test_losing_health_under_water_tells_the_bubble_too(
    scenario: type[Scenario], bubbles: int, health: int, told: str
) -> None:
    play = outdone(scenario, bubbles=bubbles, health=health)
    assert label(play, "lose_health") == told


@pytest.mark.rule("W-128", "W-100")
@pytest.mark.parametrize(
    ("bubbles", "health", "told"),
    [
        (3, 3, "(−2 Bubbles)"),
        (1, 3, "(−1 Health, −1 Bubble)"),
        (0, 3, "(−2 Health)"),
        (0, 1, "(fatal: you die)"),
    ],
)
def test_running_away_tells_what_it_really_costs(
    scenario: type[Scenario], bubbles: int, health: int, told: str
) -> None:
    built = under_water(scenario, bubbles=bubbles, health=health)
    play = built.lies(SEA, "giant_squid").start()
    way = next(option for option in play.options if option.startswith("flee"))
    assert label(play, way).endswith(told)


def test_a_fatal_choice_is_marked_in_french_too(scenario: type[Scenario]) -> None:
    play = outdone(scenario, bubbles=0, health=1)
    assert label(play, "lose_health", "fr") == "Perdre de la Santé (mortel : vous mourez)"


@pytest.mark.rule("R-265")
def test_counterfeit_money_is_told_in_the_price(scenario: type[Scenario]) -> None:
    play = (
        scenario()
        .hero("druid", at="city", gold=20, abilities=["counterfeiting"])
        .for_sale("city", "sword")
        .start()
    )
    play.answers("stay")
    assert label(play, "buy sword") == "Buy Sword (−7 Gold)"
    play.answers("counterfeit")
    assert label(play, "buy sword") == "Buy Sword (−4 Gold)"


@pytest.mark.rule("R-057")
def test_gold_above_the_limit_is_told_at_the_end_of_a_turn(scenario: type[Scenario]) -> None:
    play = scenario(version="standard").hero("druid", at="city", gold=18).start()
    play.answers("stay")
    assert label(play, "end") == "End your turn (−3 Gold)"


def test_a_correction_of_a_card_is_told(scenario: type[Scenario]) -> None:
    changed: dict[str, dict[str, object]] = {"flying_carpet": {"params": {"magic": 2, "range": 3}}}
    built = scenario(version="standard", cards=changed)
    play = built.hero("druid", at="city", magic=3, items=["flying_carpet"]).start()
    way = next(option for option in play.options if option.startswith("carpet"))
    assert label(play, way).endswith("(−2 Magic)")


def test_goods_of_the_leviathan_are_told_though_they_come_after_the_last_choice(
    scenario: type[Scenario],
) -> None:
    built = under_water(scenario, health=7, gold=0, experience=0).lies("wr_b3", "leviathan")
    play = built.dice(6, 1).start()
    play.answers("swim wr_b3", "roll")
    assert play.question.kind == "rewards"
    assert label(play, "reward gold 6") == "6 Gold"
    assert check_labels(play.match.decisions()[0]) == []
