"""What may be done in a turn, and when (S-050 to S-056)."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-050")
def test_the_die_of_malice_rolls_the_own_die_again_before_it_is_applied() -> None:
    play = Scenario(2).sorcerer(play=["die_of_malice"]).die("ww+1..").dice(5).start(phase="begin")
    assert play.options == ["apply", "reroll die_of_malice"]
    assert (play.reserve(), play.sorcerer().crystals) == ({}, 0)
    play.answers("reroll die_of_malice")
    assert play.table.taken[0].endswith("-5")
    assert (play.sorcerer().crystals, play.reserve()) == (2, {"water": 1, "air": 1})


@pytest.mark.rule("S-050")
def test_the_die_is_rolled_again_before_the_steadfast_die_replaces_it() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["die_of_malice", "steadfast_die"])
        .die("ww+1..")
        .dice(2)
        .start(phase="begin")
    )
    instead = ["steadfast energy", "steadfast transmute", "steadfast gauge"]
    assert play.options == ["apply", "reroll die_of_malice", *instead]
    play.answers("reroll die_of_malice")
    assert play.options == ["apply", *instead]
    play.answers("steadfast gauge")
    assert play.question.kind == "turn"
    assert (play.sorcerer().gauge, play.sorcerer().crystals, play.reserve()) == (6, 2, {})


@pytest.mark.rule("S-050")
def test_after_the_steadfast_die_nothing_is_rolled_again() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["die_of_malice", "steadfast_die"])
        .die("+6..")
        .start(phase="begin")
    )
    play.answers("steadfast energy", "gain fire")
    assert (play.reserve(), play.sorcerer().crystals) == ({"fire": 1}, 0)
    assert not [option for option in play.options if option.startswith("reroll")]


@pytest.mark.rule("S-051")
def test_all_that_the_die_shows_is_gained_before_anything_else() -> None:
    play = Scenario(2).sorcerer(gauge=2).die("f*T...").start(phase="begin")
    assert (play.question.kind, play.question.seat) == ("turn", 0)
    assert (play.reserve(), play.sorcerer().gauge) == ({"fire": 1}, 3)
    assert "transmute fire 1" in play.options


@pytest.mark.rule("S-051")
def test_a_die_is_applied_once() -> None:
    play = Scenario(2).die("ww+3.").start(phase="begin")
    play.answers("bonus gauge", "bonus gauge", "bonus gauge")
    assert (play.reserve(), play.sorcerer().crystals) == ({"water": 2}, 3)


@pytest.mark.rule("S-052")
def test_summoning_activating_bonuses_and_transmuting_come_in_any_order_and_again() -> None:
    play = (
        Scenario(2)
        .sorcerer(
            gauge=4,
            crystals=3,
            reserve="2 air 3 fire",
            play=["tree_of_light"],
            hand=["amulet_of_air", "balance_of_ishtar"],
        )
        .die("waT..")
        .start()
    )
    play.answers("transmute fire 1", "summon amulet_of_air", "activate tree_of_light gain")
    play.answers("gain fire", "bonus gauge", "summon balance_of_ishtar")
    play.answers("activate balance_of_ishtar fire")
    sorcerer = play.sorcerer()
    assert (sorcerer.crystals, sorcerer.gauge, play.reserve()) == (3 + 2 - 3 - 2 + 9, 7, {})
    assert play.play() == ["tree_of_light", "amulet_of_air", "balance_of_ishtar"]


@pytest.mark.rule("S-053")
def test_a_special_ability_is_used_only_after_the_die() -> None:
    play = (
        Scenario(2, tokens="yes")
        .sorcerer(token="twelve_crystals", play=["die_of_malice"])
        .die("+6..")
        .start(phase="begin")
    )
    assert play.options == ["apply", "reroll die_of_malice"]
    play.answers("apply", "ability")
    assert (play.sorcerer().crystals, play.sorcerer().token_used) == (18, True)


@pytest.mark.rule("S-053", "S-160")
def test_a_special_ability_is_used_once_in_a_game() -> None:
    play = Scenario(2, tokens="yes").sorcerer(token="two_energy").dice(2, 2, 2).start()
    play.answers("ability", "gain air", "gain air")
    assert "ability" not in play.options
    play.answers("end", "end")
    play.answers(play.options[0], seat=1).answers(play.options[0], seat=0)
    play.answers("end")
    assert (play.question.seat, play.question.kind) == (0, "turn")
    assert "ability" not in play.options


@pytest.mark.rule("S-054", "S-159")
def test_the_vision_of_destiny_is_paid_once_a_turn_and_after_the_die() -> None:
    play = (
        Scenario(2, enchantment="vision_of_destiny")
        .sorcerer(crystals=10, play=["die_of_malice"])
        .sorcerer(crystals=5)
        .start(phase="begin")
    )
    assert "vision" not in play.options
    play.answers("apply", "vision")
    assert play.sorcerer().crystals == 5
    assert "vision" not in play.options
    play.answers("end")
    assert (play.question.seat, "vision" in play.options) == (1, True)


@pytest.mark.rule("S-055", "S-063")
def test_a_card_on_the_die_is_drawn_before_anything_else() -> None:
    play = (
        Scenario(2)
        .sorcerer(hand=["temporal_boots"], play=["idol_of_the_familiar"])
        .die("c..")
        .top("amulet_of_air")
        .start(phase="begin")
    )
    assert play.options == ["draw", "draw_two"]
    play.answers("draw")
    assert play.options == ["keep amulet_of_air", "discard amulet_of_air"]
    play.answers("keep amulet_of_air")
    assert play.sorcerer().hand == ["temporal_boots", "amulet_of_air"]
    assert {"summon temporal_boots", "activate idol_of_the_familiar", "end"} < set(play.options)


@pytest.mark.rule("S-056")
def test_a_turn_may_end_when_the_die_has_been_applied() -> None:
    play = Scenario(2).sorcerer(hand=["temporal_boots"]).die("ww*..").start(phase="begin")
    assert play.options[-1] == "end"
    play.answers("end")
    assert play.question.seat == 1
    assert (play.reserve(), play.sorcerer().hand) == ({"water": 2}, ["temporal_boots"])


@pytest.mark.rule("S-056")
def test_who_can_do_nothing_else_is_still_asked_to_end_the_turn() -> None:
    play = Scenario(2).sorcerer(bonuses=3).start()
    assert play.options == ["end"]
