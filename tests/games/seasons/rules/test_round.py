"""The course of a round and of the three years (S-040 to S-047, S-164, S-170, S-171)."""

from collections import Counter
from random import Random

import pytest

from fabletop.core.errors import IllegalAnswer
from fabletop.core.question import Option, Question
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.games.seasons.rules.matches import begin, table_of, until


def takers(play: SeasonsPlay) -> list[int]:
    """Who takes a die, one after the other."""
    seats = []
    while play.question.kind == "take":
        seats.append(play.question.seat)
        play.answers(play.options[0])
    return seats


def told(play: SeasonsPlay, *kinds: str) -> list[tuple[str | int, ...]]:
    return [event for event in play.told() if event[0] in kinds]


@pytest.mark.rule("S-041", "S-021")
@pytest.mark.parametrize(
    ("space", "season"), [(1, "winter"), (6, "spring"), (7, "summer"), (12, "fall")]
)
def test_all_dice_of_the_season_are_rolled_when_a_round_begins(space: int, season: str) -> None:
    play = Scenario(3).at(space=space).dice(6, 5, 1, 1).start(phase="new_round")
    dice = play.table.dice[["winter", "spring", "summer", "fall"].index(season)]
    assert play.table.rolled == [f"{dice[0]}-6", f"{dice[1]}-5", f"{dice[2]}-1", f"{dice[3]}-1"]
    assert play.table.taken == ["", "", ""]


@pytest.mark.rule("S-041")
def test_the_six_faces_of_a_die_are_equally_likely() -> None:
    faces: Counter[str] = Counter()
    for seed in range(250):
        play = Scenario(3, pool="30", seed=seed).start(phase="new_round")
        faces.update(face[-1] for face in play.table.rolled)
    assert faces.total() == 1000
    assert sorted(faces) == ["1", "2", "3", "4", "5", "6"]
    assert min(faces.values()) > 130
    assert max(faces.values()) < 205


@pytest.mark.rule("S-042", "S-046")
def test_dice_are_taken_clockwise_from_the_first_player_and_one_is_left() -> None:
    play = Scenario(4).at(first=2).start(phase="take")
    rolled = play.table.rolled[:]
    assert takers(play) == [2, 3, 0, 1]
    assert play.table.taken == [rolled[2], rolled[3], rolled[0], rolled[1]]
    assert play.table.rolled == [rolled[4]]


@pytest.mark.rule("S-042")
def test_a_die_that_was_taken_is_gone() -> None:
    play = Scenario(2).die("ww+3.").die("c..", seat=1).leftover("f*..").start(phase="take")
    shown = play.options
    assert len(shown) == 3
    play.answers(shown[1])
    assert play.options == [shown[0], shown[2]]


@pytest.mark.rule("S-043", "S-046")
def test_turns_follow_clockwise_from_the_first_player_once_all_dice_are_taken() -> None:
    play = Scenario(3).at(first=1).start(phase="take")
    takers(play)
    seats = []
    for _ in range(3):
        assert play.question.kind == "turn"
        seats.append(play.question.seat)
        play.answers("end")
    assert seats == [1, 2, 0]
    assert play.question.kind == "take"


@pytest.mark.rule("S-043")
def test_a_turn_is_complete_before_the_next_one_begins() -> None:
    play = Scenario(2).die("ww+3.", seat=1).start()
    play.answers("bonus gauge", "bonus gauge")
    assert play.question.seat == 0
    assert play.reserve(1) == {}
    play.answers("end")
    assert play.question.seat == 1
    assert (play.reserve(1), play.sorcerer(1).crystals) == ({"water": 2}, 3)


@pytest.mark.rule("S-044")
def test_nobody_acts_in_the_turn_of_another() -> None:
    play = Scenario(2).sorcerer().sorcerer(hand=["temporal_boots"]).start()
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked anything now"):
        play.match.answer(("summon", "temporal_boots"), 1)


@pytest.mark.rule("S-044")
def test_an_effect_may_demand_a_choice_of_another_player() -> None:
    play = (
        Scenario(2)
        .sorcerer(reserve="3 fire", hand=["syllas_the_faithful"])
        .sorcerer(play=["amulet_of_air", "amulet_of_fire"])
        .start()
    )
    play.answers("summon syllas_the_faithful")
    assert (play.question.seat, play.options) == (
        1,
        ["sacrifice amulet_of_air", "sacrifice amulet_of_fire"],
    )
    play.answers("sacrifice amulet_of_fire")
    assert play.question.seat == 0


@pytest.mark.rule("S-045", "S-141")
def test_a_round_ends_with_effects_marker_season_and_first_player_in_this_order() -> None:
    play = (
        Scenario(3)
        .at(space=3)
        .sorcerer(play=["wondrous_chest"], reserve="4 fire")
        .sorcerer(play=["figrim_the_avaricious"])
        .sorcerer(crystals=5)
        .leftover("f*T...")
        .start()
    )
    play.answers("end", "end", "end")
    ended = play.told().index(("round_ends",))
    assert play.told()[ended + 1 : ended + 7] == [
        ("earned", 0, 3),
        ("marker", 1, "spring", 6),
        ("season", "spring"),
        ("stole", 1, 2, 1),
        ("stole", 1, 0, 1),
        ("round", 2, 1),
    ]


@pytest.mark.rule("S-045", "S-046")
def test_effects_of_the_end_of_the_round_come_player_by_player_from_the_first_player() -> None:
    play = (
        Scenario(3)
        .at(first=1)
        .sorcerer(play=["mesodaes_lantern"])
        .sorcerer(play=["mesodaes_lantern"])
        .sorcerer(play=["titus_deepgaze"], crystals=1)
        .start(active=0)
    )
    play.answers("end")
    assert told(play, "earned", "stole") == [
        ("earned", 1, 3),
        ("stole", 2, 1, 1),
        ("earned", 0, 3),
    ]


@pytest.mark.rule("S-045")
def test_the_owner_arranges_several_effects_of_the_end_of_the_round() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["wondrous_chest", "horn_of_plenty"], reserve="4 fire")
        .sorcerer()
        .start(active=1)
    )
    play.answers("end")
    assert (play.question.seat, play.question.kind) == (0, "which_first")
    assert play.options == ["resolve wondrous_chest", "resolve horn_of_plenty"]
    play.answers("resolve horn_of_plenty")
    assert play.sorcerer().crystals == 0
    assert play.reserve() == {"fire": 3}


@pytest.mark.rule("S-045", "S-065")
@pytest.mark.parametrize(("left", "space"), [("f*.", 4), ("f*..", 5), ("f*...", 6)])
def test_the_marker_moves_by_the_dots_of_the_die_that_nobody_took(left: str, space: int) -> None:
    play = Scenario(2).at(space=3).die("ww*...").die("ww*...", seat=1).leftover(left).start()
    play.answers("end", "end")
    assert (play.table.year, play.table.space) == (1, space)


@pytest.mark.rule("S-045", "S-046", "S-164")
def test_the_first_player_token_goes_to_the_left_after_every_round() -> None:
    play = Scenario(3).at(first=1).dice(*[2] * 12).start(phase="take")
    firsts = []
    for _ in range(3):
        firsts.append(play.match.view(None).first)
        assert takers(play)[0] == firsts[-1]
        play.answers("end", "end", "end")
    assert firsts == [1, 2, 0]


@pytest.mark.rule("S-047", "S-110")
def test_an_activated_card_is_upright_again_when_the_owners_next_turn_begins() -> None:
    play = (
        Scenario(2)
        .sorcerer(play=["idol_of_the_familiar"])
        .sorcerer(play=["tree_of_light"], crystals=6)
        .dice(1, 1, 1)
        .start()
    )
    play.answers("activate idol_of_the_familiar", "end")
    assert play.item("idol_of_the_familiar").turned
    play.answers("activate tree_of_light gain", "gain water", "end")
    assert [play.item("tree_of_light", 1).turned, play.item("idol_of_the_familiar").turned] == [
        True,
        True,
    ]
    takers(play)
    assert play.question.seat == 1
    assert not play.item("tree_of_light", 1).turned
    assert play.item("idol_of_the_familiar").turned
    play.answers("end")
    assert play.question.seat == 0
    assert "activate idol_of_the_familiar" in play.options


@pytest.mark.rule("S-040", "S-170")
@pytest.mark.parametrize(("left", "over"), [("e*.", False), ("e*..", True), ("e*...", True)])
def test_the_game_ends_when_the_marker_leaves_the_third_year(left: str, over: bool) -> None:
    play = Scenario(2).at(year=3, space=11).leftover(left).start()
    play.answers("end", "end")
    assert play.match.over is over
    assert (("over",) in play.told()) is over


@pytest.mark.rule("S-040")
@pytest.mark.parametrize("year", [1, 2])
def test_the_game_goes_on_after_the_first_and_the_second_year(year: int) -> None:
    play = Scenario(2).at(year=year, space=12).leftover("e*.").start()
    play.answers("end", "end")
    assert (play.table.year, play.table.space, play.match.over) == (year + 1, 1, False)


@pytest.mark.rule("S-040")
def test_the_number_of_rounds_depends_on_the_dice() -> None:
    rounds = set()
    for seed in (1, 2, 3, 4):
        luck = Random(seed)

        def any_option(question: Question, luck: Random = luck) -> Option:
            return luck.choice(list(question.options))

        match = until(begin(2, seed=seed, pool="30"), "over", any_option)
        rounds.add(SEASONS.rounds(table_of(match)))
    assert len(rounds) > 1
    assert 12 <= min(rounds) <= max(rounds) <= 45


@pytest.mark.rule("S-170")
def test_effects_of_the_last_end_of_round_and_of_the_last_season_count() -> None:
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(play=["mesodaes_lantern"])
        .sorcerer(play=["figrim_the_avaricious"])
        .leftover("e*.")
        .start()
    )
    play.answers("end", "end")
    assert play.match.over
    assert [play.sorcerer(seat).crystals for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("S-171", "S-170", "T-14")
def test_boots_beyond_the_third_year_leave_the_others_their_turns_and_end_the_game_then() -> None:
    play = (
        Scenario(3)
        .at(year=3, space=11)
        .sorcerer(hand=["temporal_boots"], play=["mesodaes_lantern"])
        .sorcerer()
        .sorcerer()
        .die("aa*..", seat=1)
        .die("aa+3.", seat=2)
        .start()
    )
    play.answers("summon temporal_boots", "forward 3", "end")
    assert (play.question.seat, play.question.kind) == (1, "turn")
    play.answers("end")
    assert (play.question.seat, play.sorcerer(2).crystals) == (2, 3)
    play.answers("end")
    assert play.match.over
    assert play.sorcerer(0).crystals == 3, "the lantern's at the end of the round"


@pytest.mark.rule("S-171", "S-144")
def test_the_game_goes_on_if_the_marker_is_back_in_the_third_year_when_the_round_ends() -> None:
    play = (
        Scenario(2)
        .at(year=3, space=12)
        .sorcerer(hand=["temporal_boots"])
        .sorcerer(hand=["temporal_boots"])
        .leftover("e*.")
        .start()
    )
    play.answers("summon temporal_boots", "forward 1", "end")
    play.answers("summon temporal_boots", "back 3", "end")
    assert (play.table.year, play.table.space, play.match.over) == (3, 11, False)
