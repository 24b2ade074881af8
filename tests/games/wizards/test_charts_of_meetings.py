"""The charts of players, Demons and the Dragon who are met, and of the Call For Help, for every
roll and every rank that matters (Z-048 to Z-081); and the order of encounters (Z-084)."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.games.wizards.charts import ELSEWHERE, Row, Told, alone, consequences, rows

HERE, BESIDE = "larkspur-1", "larkspur-0"

PERSON: dict[str, Any] = {"order": "sorcerers", "at": BESIDE}

OBJECTS = ["ring_of_return", "silver_whistle"]


def come(position: Scenario, row: Row, *dice: int) -> WizardsPlay:
    play = row.luck(position.dice(2, *dice)).start()
    play.answers("roll", f"step {HERE}", *row.answers)
    return play


# Other players


def two(first: int, second: int) -> Scenario:
    """Two players of these ranks: the first is beside the second."""
    return (
        Scenario(2)
        .player(order="sorcerers", rank=first, points=(9, 9, 9), at=BESIDE)
        .player(order="sorcerers", rank=second, points=(5, 5, 5), at=HERE)
        .dragon(ELSEWHERE)
    )


def meet(position: Scenario, *dice: int, answers: tuple[str, ...] = ()) -> WizardsPlay:
    return come(position, Row("", "", [], answers=answers), *dice)


def heard(play: WizardsPlay, seat: int) -> list[Told]:
    return [event.told for _, event in play.match.chronicle(seat)]


@pytest.mark.rule("T-095", "Z-048")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_company_1_demons_attack_ranks_one_to_three_and_the_dragon_rank_four(rank: int) -> None:
    play = meet(two(rank, 4), 1, 4, 6)
    assert [event for event in consequences(play, "company") if event[0] != "dragon"] == [
        ("meets_demons", 0),
        ("demon_roll", 0, 4, "dazed"),
        ("dazed", 0),
        ("meets_dragon", 1),
        ("dragon_roll", 1, 6, "nothing"),
        ("demons", HERE),
    ]
    assert play.demons() == [HERE]


@pytest.mark.rule("Z-048")
def test_company_1_the_marker_stays_if_anybody_fails_and_not_if_all_withstand() -> None:
    beaten = meet(two(1, 2), 1, 6, 3, 6, 3, answers=("gain power", "gain power"))
    assert beaten.demons() == []
    failed = meet(two(1, 2), 1, 6, 3, 4, answers=("gain power",))
    assert failed.demons() == [HERE]


@pytest.mark.rule("T-095", "Z-049")
@pytest.mark.parametrize("rank", [1, 2])
def test_company_2_carries_ranks_one_to_three_anywhere_and_rank_four_into_the_lair(
    rank: int,
) -> None:
    position = two(rank, 4).randomly("glendale-17").within("dragons_lair-9")
    play = meet(position, 2, answers=("go",))
    assert consequences(play, "company")[:4] == [
        ("carried", 0, "glendale-17"),
        ("carried", 1, "dragons_lair-9"),
        ("lands", 0, "glendale-17"),
        ("lands", 1, "dragons_lair-9"),
    ]


@pytest.mark.rule("T-095", "Z-050")
@pytest.mark.parametrize("ranks", [(1, 2), (3, 4), (4, 4)])
def test_company_3_each_draws_an_event(ranks: tuple[int, int]) -> None:
    play = meet(two(*ranks).draws("green_paths", "goats_foot"), 3)
    assert consequences(play, "company") == [
        ("event", 0, "green_paths"),
        ("event", 1, "goats_foot"),
    ]
    assert (play.events(0), play.events(1)) == (["green_paths"], ["goats_foot"])


@pytest.mark.rule("T-095", "Z-056")
def test_company_6_ranks_one_to_three_gain_a_die_of_points_each() -> None:
    play = meet(two(1, 3), 6, 4, 3, answers=("gain power", "gain knowledge"))
    assert consequences(play, "company") == [
        ("gained", 0, "power", 4),
        ("gained", 1, "knowledge", 3),
    ]


@pytest.mark.rule("T-095", "Z-057", "Z-056")
def test_company_6_a_secret_wizard_is_shown_to_rank_four_alone() -> None:
    position = two(3, 4).draws("terek").randomly("glendale-17")
    play = meet(position, 6, 2, answers=("gain power",))
    assert consequences(play, "company") == [("secret", "glendale-17"), ("gained", 0, "power", 2)]
    assert ("secret_is", "terek") in heard(play, 1)
    assert ("secret_is", "terek") not in heard(play, 0)


@pytest.mark.rule("Z-057")
def test_company_6_shows_the_secret_wizard_to_all_of_rank_four_and_they_gain_no_points() -> None:
    play = meet(two(4, 4).draws("terek").randomly("glendale-17"), 6)
    assert all(("secret_is", "terek") in heard(play, seat) for seat in (0, 1))
    assert consequences(play, "company") == [("secret", "glendale-17")]


# Demons and the Dragon

DEMONS = [
    Row("1", "Z-058", [("stunned", 0, 5)], lambda s: s.dice(5)),
    Row("2", "Z-059", [("stolen", 0, card) for card in OBJECTS]),
    Row("3", "Z-060", [("lost", 0, "power", 2)], lambda s: s.dice(2)),
    Row("4", "Z-061", [("dazed", 0)]),
    Row(
        "5",
        "Z-062",
        [("carried", 0, "dragons_lair-9"), ("lands", 0, "dragons_lair-9")],
        lambda s: s.within("dragons_lair-9"),
        ("go",),
    ),
]

DRAGON = [
    Row("1", "Z-064", [("bound", 0)]),
    Row("2", "Z-065", [("stunned", 0, 5)], lambda s: s.dice(5)),
    Row("3", "Z-066", [("stolen", 0, card) for card in OBJECTS]),
    Row("4", "Z-067", [("lost", 0, "power", 3)], lambda s: s.dice(2)),
    Row("6", "Z-069", []),
]


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize(("row", "roll"), rows(DEMONS))
def test_demons_do_the_same_to_every_rank(row: Row, roll: int, rank: int) -> None:
    position = alone(**PERSON, rank=rank, points=(0, 8, 3), events=OBJECTS).demons(HERE)
    play = come(position, row, roll)
    assert consequences(play, "demon_roll") == row.told
    assert play.demons() == [HERE]


@pytest.mark.rule("T-095", "Z-063")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("die", range(1, 7))
def test_who_beats_demons_gains_a_die_minus_the_rank_and_at_least_one(rank: int, die: int) -> None:
    position = alone(order="sorcerers", rank=rank, at=BESIDE).demons(HERE)
    answers = ("face", "gain power") if rank == 4 else ("gain power",)
    play = meet(position, 6, die, answers=answers)
    gained = [0, 0, max(1, die - rank)]
    assert consequences(play, "demon_roll") == [
        ("beats_demons", 0),
        ("gained", 0, "power", gained[2]),
    ]
    assert (play.demons(), play.player().points) == ([], gained)


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize(("row", "roll"), rows(DRAGON))
def test_the_dragon_does_the_same_to_every_rank(row: Row, roll: int, rank: int) -> None:
    position = alone(**PERSON, rank=rank, points=(0, 8, 3), events=OBJECTS).dragon(HERE)
    play = come(position, row, roll)
    assert consequences(play, "dragon_roll") == row.told


@pytest.mark.rule("T-095", "Z-068")
def test_dragon_5_carries_to_the_centre_of_the_lair() -> None:
    play = meet(alone(**PERSON).dragon(HERE), 5)
    assert consequences(play, "dragon_roll") == [
        ("carried", 0, "dragons_lair-0"),
        ("lands", 0, "dragons_lair-0"),
    ]


@pytest.mark.rule("T-095", "Z-068")
def test_dragon_5_keeps_who_is_at_the_centre_for_another_meeting_next_turn() -> None:
    position = alone(order="sorcerers", at="dragons_lair-2").dragon("dragons_lair-0")
    play = position.dice(2, 5, 6).start()
    play.answers("roll", "step dragons_lair-0")
    assert consequences(play, "dragon_roll") == [("must_stay", 0)]
    told = play.told()
    next_day = told[told.index(("day", 2, 1)) + 1 :]
    assert next_day[:3] == [("turn", 0), ("meets_dragon", 0), ("dragon_roll", 0, 6, "nothing")]
    assert play.where() == "dragons_lair-0"


# Call For Help

HELP: dict[int, list[Told]] = {
    3: [("carried", 0, "glendale-17"), ("lands", 0, "glendale-17")],
    5: [("no_help", 0)],
}
HELP_AFFLICTED: dict[int, list[Told]] = {
    1: [("healed", 0), ("extra", 0, 1)],
    3: [("healed", 0)],
    5: [("no_help", 0)],
}


@pytest.mark.rule("T-095", "Z-070")
@pytest.mark.parametrize("high", range(1, 7))
@pytest.mark.parametrize("low", range(1, 7))
def test_help_is_called_in_place_of_moving_and_the_higher_die_counts(low: int, high: int) -> None:
    position = alone(**PERSON).dice(low, high)
    counts = max(low, high)
    if counts in (3, 4):
        position.randomly("glendale-17")
    play = position.start()
    play.answers("call")
    assert ("help", 0, counts) in play.told()
    assert not [event for event in play.told() if event[0] == "rolls"]
    if counts < 3:
        assert play.question.kind == "territory"
        assert len(play.options) == 18
    else:
        assert consequences(play, "help") == HELP[3 if counts < 5 else 5]


@pytest.mark.rule("T-095", "Z-070")
@pytest.mark.parametrize("affliction", ["dazed", "bound"])
@pytest.mark.parametrize("roll", range(1, 7))
def test_help_heals_who_is_afflicted_instead_of_carrying(roll: int, affliction: str) -> None:
    play = alone(**PERSON | {affliction: True}).dice(roll, 1).start()
    play.answers("call")
    assert consequences(play, "help") == HELP_AFFLICTED[(roll + 1) // 2 * 2 - 1]
    assert play.where() == BESIDE


@pytest.mark.rule("T-095", "Z-073")
@pytest.mark.parametrize("trap", ["held", "turns", "stuck"])
def test_whoever_is_transported_is_out_of_any_trap(trap: str) -> None:
    turns = 5 if trap == "turns" else 0
    position = alone(**PERSON, trap=trap, trap_turns=turns).dice(4, 1).randomly("glendale-17")
    play = position.start()
    play.answers("call")
    assert consequences(play, "help") == [
        ("carried", 0, "glendale-17"),
        ("free", 0),
        ("lands", 0, "glendale-17"),
    ]
    assert (play.player().trap, play.player().trap_turns) == ("", 0)


# The order of encounters


@pytest.mark.rule("T-095", "Z-083", "Z-084")
def test_markers_wizards_demons_the_dragon_the_bound_and_others_are_met_in_this_order() -> None:
    task = GivenTask("the_map_maker", places={0: HERE, 1: "torwall-7", 2: "torwall-8"})
    position = (
        Scenario(4)
        .player(order="sorcerers", points=(9, 9, 9), at=BESIDE, tasks=[task])
        .player(order="druids", at=HERE, bound=True)
        .player(order="druids", at=HERE)
        .player(at="glendale-5")
        .wizard("terek", HERE)
        .demons(HERE)
        .dragon(HERE)
    )
    play = position.dice(2, 2, 6, 2, 3).draws("green_paths", "goats_foot").start()
    play.answers("roll", f"step {HERE}", "leave")
    kinds = ("part", "meets", "meets_demons", "meets_dragon", "meets_bound", "company")
    assert [event[0] for event in play.told() if event[0] in kinds and event[1] == 0] == [
        "part",
        "meets",
        "meets_demons",
        "meets_dragon",
        "meets_bound",
        "meets_demons",
        "company",
    ]
