"""The new cards of the Dragon Realm box, which can be played with every board: three Guardians, the
Chronicler, a shield and a dagger."""

import pytest

from fabletop.core.game import settle
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import ProphecyPlay, Scenario
from tests.games.prophecy.battles import totals

FOREST = "forest_by_monastery"


def before(
    scenario: type[Scenario],
    guardian: str,
    *,
    health: int = 8,
    magic: int = 4,
    players: int = 3,
    dice: tuple[int, ...] = (),
) -> ProphecyPlay:
    """The Druid attacks the plane of the Monastery, where one Guardian is left or the first one
    is to be tried."""
    position = (
        scenario(players, version="standard", dragon_cards="yes")
        .hero("druid", at=FOREST, health=health, magic=magic, experience=0)
        .dice(*dice)
    )
    if guardian == "insane_mystic":
        position.plane("monastery", lesser=guardian, greater="shapeless_things")
    else:
        position.plane("monastery", greater=guardian, beaten=True)
    play = position.start()
    play.answers("plane plane_monastery")
    return play


@pytest.mark.rule("W-185")
@pytest.mark.parametrize(("cards", "lesser", "greater"), [("no", 5, 5), ("yes", 6, 7)])
def test_the_new_guardians_are_among_those_that_are_dealt(
    cards: str, lesser: int, greater: int
) -> None:
    options = settle(PROPHECY, {"version": "standard", "dragon_cards": cards}, 2)
    seen: tuple[set[str], set[str]] = (set(), set())
    for seed in range(40):
        table = PROPHECY.new(options, 2, seed)
        PROPHECY.step(table)
        firsts = [plane.lesser for plane in table.planes]
        seconds = [plane.greater for plane in table.planes]
        assert (len(set(firsts)), len(set(seconds))) == (5, 5)
        seen[0].update(firsts)
        seen[1].update(seconds)
    assert (len(seen[0]), len(seen[1])) == (lesser, greater)


def test_the_insane_mystic_costs_two_magic_before_the_battle(scenario: type[Scenario]) -> None:
    play = before(scenario, "insane_mystic", magic=6, dice=(6, 1))
    play.answers("roll")
    assert totals(play) == [(10, 7)]
    assert (play.hero().magic, play.hero().experience) == (4, 3)


def test_cerberus_lets_the_player_to_the_left_guess_before_every_roll(
    scenario: type[Scenario],
) -> None:
    play = before(scenario, "cerberus", dice=(5, 1, 5, 1, 6, 1))
    for guess in ("odd", "even", "even"):
        assert (play.question.kind, play.question.seat) == ("guess", 1)
        assert play.options == ["even", "odd"]
        play.answers(guess, "roll")
    assert totals(play) == [(13, 9), (13, 9), (14, 9)]
    assert (play.hero().magic, play.hero().experience) == (2, 8)


def test_who_has_no_magic_is_not_guessed_at(scenario: type[Scenario]) -> None:
    play = before(scenario, "cerberus", magic=0, dice=(1, 6))
    play.answers("roll")
    assert play.hero().health == 7


def test_the_name_of_the_nameless_may_be_guessed_for_health(scenario: type[Scenario]) -> None:
    play = before(scenario, "the_nameless", dice=(5, 6, 6, 4))
    assert play.options == ["guess_name", "to_battle"]
    play.answers("guess_name")
    assert (play.hero().health, play.question.kind) == (7, "naming")
    play.answers("guess_name", "roll")
    assert play.hero().health == 6
    assert totals(play) == [(10, 9)]


def test_unnamed_the_nameless_has_a_willpower_of_ten(scenario: type[Scenario]) -> None:
    play = before(scenario, "the_nameless", magic=8, dice=(6, 1))
    play.answers("to_battle", "roll")
    assert totals(play) == [(14, 11)]


def test_the_last_point_of_health_ends_the_guessing(scenario: type[Scenario]) -> None:
    play = before(scenario, "the_nameless", health=1, magic=8, dice=(1,))
    play.answers("guess_name")
    assert (play.hero().health, play.question.kind) == (0, "roll")


@pytest.mark.rule("W-180")
def test_the_chronicler_turns_up_a_card_of_a_plane_for_a_coin(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", dragon_cards="yes")
        .hero("druid", at="plains_by_city", gold=1)
        .plane("fortress", lesser="sphinx")
        .lies("plains_by_city", "chronicler")
        .start()
    )
    play.answers("stay", "use chronicler")
    assert len(play.options) == 5
    play.answers("reveal plane_fortress")
    assert play.hero().gold == 0
    plane = play.table.planes[play.table.box.board.plane_index["plane_fortress"]]
    assert plane.shown == ("sphinx",)
    assert "chronicler" in play.table.adventure_discard


@pytest.mark.rule("W-180")
def test_two_artifacts_of_a_plane_are_one_card_for_the_chronicler(
    scenario: type[Scenario],
) -> None:
    play = (
        scenario(2, version="standard", dragon_cards="yes", artifacts="ten")
        .hero("druid", at="plains_by_city", gold=1)
        .plane("fortress", greater="storm_queen", shown=["storm_queen"], beaten=True)
        .lies("plains_by_city", "chronicler")
        .start()
    )
    play.answers("stay", "use chronicler", "reveal plane_fortress")
    plane = play.table.planes[play.table.box.board.plane_index["plane_fortress"]]
    assert len(plane.artifacts) == 2
    assert set(plane.artifacts) < set(plane.shown)


def test_without_gold_the_chronicler_tells_nothing(scenario: type[Scenario]) -> None:
    play = (
        scenario(2, version="standard", dragon_cards="yes")
        .hero("druid", at="plains_by_city", gold=0)
        .lies("plains_by_city", "chronicler")
        .start()
    )
    play.answers("stay")
    assert play.refused()["use chronicler"] == ("needs_gold", "W-180")


@pytest.mark.parametrize(("die", "health"), [(3, 3), (4, 4)])
def test_the_dragonscale_shield_saves_on_four_to_six(
    scenario: type[Scenario], die: int, health: int
) -> None:
    play = (
        scenario(2, version="standard", dragon_cards="yes")
        .hero("druid", at="plains_by_city", health=4, magic=0, items=["dragonscale_shield"])
        .lies("plains_by_city", "bear")
        .dice(1, 6, die)
        .start()
    )
    play.answers("stay", "use dragonscale_shield", "roll", "try_shield")
    assert totals(play) == [(6, 11)]
    assert play.hero().health == health


def test_the_dragontooth_dagger_is_good_against_demons_and_may_be_thrown(
    scenario: type[Scenario],
) -> None:
    own = []
    for creature in ("bear", "flock_of_harpies"):
        play = (
            scenario(2, version="standard", dragon_cards="yes")
            .hero("druid", at="plains_by_city", health=4, magic=0, items=["dragontooth_dagger"])
            .lies("plains_by_city", creature)
            .dice(1, 6)
            .start()
        )
        play.answers("stay", "use dragontooth_dagger", "throw dragontooth_dagger", "roll")
        own.append(totals(play)[0][0])
    assert own == [7, 8]
