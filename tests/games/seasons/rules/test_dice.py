"""What the faces of the dice give (S-013, S-060 to S-065, S-095)."""

import pytest

from fabletop.games.seasons.scenario import Scenario


@pytest.mark.rule("S-060")
@pytest.mark.parametrize(
    ("space", "shows", "reserve"),
    [
        (1, "ww*..", {"water": 2}),
        (1, "waT.", {"water": 1, "air": 1}),
        (1, "f*..", {"fire": 1}),
        (4, "ee*.", {"earth": 2}),
        (4, "weT.", {"water": 1, "earth": 1}),
        (8, "ff*.", {"fire": 2}),
        (12, "aa*.", {"air": 2}),
    ],
)
def test_energy_on_the_die_goes_into_the_reserve(
    space: int, shows: str, reserve: dict[str, int]
) -> None:
    play = Scenario(2).at(space=space).die(shows).start(phase="begin")
    assert play.reserve() == reserve


@pytest.mark.rule("S-061")
@pytest.mark.parametrize(
    ("shows", "crystals"), [("ww+1..", 1), ("ww+2..", 2), ("ww+3.", 3), ("+6..", 6), ("ww*.", 0)]
)
def test_a_number_on_the_die_gives_as_many_crystals(shows: str, crystals: int) -> None:
    play = Scenario(2).sorcerer(crystals=10).die(shows).start(phase="begin")
    assert play.sorcerer().crystals == 10 + crystals


@pytest.mark.rule("S-062", "S-106")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (14, 15), (15, 15)])
def test_a_star_moves_the_gauge_by_one_up_to_15(before: int, after: int) -> None:
    play = Scenario(2).sorcerer(gauge=before).die("ww*..").start(phase="begin")
    assert play.sorcerer().gauge == after


@pytest.mark.rule("S-062")
def test_without_a_star_the_gauge_stays() -> None:
    play = Scenario(2).sorcerer(gauge=4).die("ww+3.").start(phase="begin")
    assert play.sorcerer().gauge == 4


@pytest.mark.rule("S-063", "S-120")
def test_a_card_drawn_for_the_die_may_be_discarded() -> None:
    play = Scenario(2).die("c..").top("amulet_of_air", "amulet_of_fire").start(phase="begin")
    play.answers("draw", "discard amulet_of_air")
    assert play.sorcerer().hand == []
    assert play.table.discard == ["amulet_of_air"]
    assert play.table.deck[-1] == "amulet_of_fire"


@pytest.mark.rule("S-063")
def test_a_card_drawn_for_the_die_may_be_kept() -> None:
    play = Scenario(2).die("c..").top("amulet_of_air").start(phase="begin")
    play.answers("draw", "keep amulet_of_air")
    assert (play.sorcerer().hand, play.table.discard) == (["amulet_of_air"], [])


@pytest.mark.rule("S-063", "S-132")
def test_a_card_on_the_die_means_nothing_when_there_is_none_to_draw() -> None:
    play = Scenario(2).only().die("c..").start(phase="begin")
    assert play.question.kind == "turn"


@pytest.mark.rule("S-064", "S-082")
def test_a_ring_lets_one_transmute_in_this_turn_only() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="1 earth")
        .sorcerer(reserve="1 earth")
        .die("a*T.")
        .die("f*..", seat=1)
        .start(phase="begin")
    )
    assert {"transmute earth 1", "transmute air 1"} < set(play.options)
    play.answers("end")
    assert not [option for option in play.options if option.startswith("transmute")]


@pytest.mark.rule("S-065")
@pytest.mark.parametrize("shows", ["ww*.", "ww*..", "ww*..."])
def test_the_dots_of_a_taken_die_are_ignored(shows: str) -> None:
    play = Scenario(2).at(space=2).die(shows).die(shows, seat=1).leftover("f*.").start()
    play.answers("end", "end")
    assert play.table.space == 3


@pytest.mark.rule("S-065")
def test_the_die_that_is_left_gives_nobody_what_it_shows() -> None:
    play = Scenario(2).die("ww*..").die("a*T..", seat=1).leftover("ww+3...").start(phase="begin")
    play.answers("end", "end")
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [0, 0]
    assert [play.reserve(seat) for seat in (0, 1)] == [{"water": 2}, {"air": 1}]


@pytest.mark.rule("S-013")
def test_the_stockpile_never_runs_out() -> None:
    """All sixteen water tokens of the base game are taken, and eleven more."""
    play = Scenario(4)
    for _ in range(3):
        play.sorcerer(reserve="7 water")
    game = play.sorcerer(reserve="4 water").die("ww*..", seat=3).start(phase="begin", active=3)
    assert [game.reserve(seat) for seat in (2, 3)] == [{"water": 7}, {"water": 6}]


@pytest.mark.rule("S-095", "S-090")
def test_a_bonus_draws_two_cards_for_the_die_of_which_one_is_kept() -> None:
    play = (
        Scenario(2, pool="50")
        .die("c..")
        .top("amulet_of_air", "amulet_of_fire", "amulet_of_earth")
        .start(phase="begin")
    )
    play.answers("draw_two")
    assert play.options == ["keep amulet_of_air", "keep amulet_of_fire"]
    play.answers("keep amulet_of_fire")
    assert (play.sorcerer().hand, play.table.discard) == (["amulet_of_fire"], ["amulet_of_air"])
    assert play.sorcerer().bonuses == 1
    assert play.table.deck[-1] == "amulet_of_earth"


@pytest.mark.rule("S-095", "S-090")
def test_without_a_bonus_left_one_card_is_drawn_for_the_die() -> None:
    play = Scenario(2).sorcerer(bonuses=3).die("c..").start(phase="begin")
    assert play.options == ["draw"]
