"""The charts of the places: for every roll, and every rank where it matters, what happens there
(Z-001 to Z-028); and the points of the ranks."""

from typing import Any

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.games.wizards.charts import Row, alone, consequences, rows

RING: dict[str, Any] = {"events": ["ring_of_return"]}

BUSY = GivenTask("whale_song", mandatory=True)
"""A Task that keeps a Mentor from giving another one."""


def come(position: Scenario, row: Row, site: str, *dice: int) -> WizardsPlay:
    """Roll for movement, step into a place, and go on as the row says."""
    play = row.luck(position.dice(2, *dice)).start()
    play.answers("roll", f"step {site}", *row.answers)
    return play


# Points of the ranks

LEVELS = {
    "wizards": ((15, 10, 5), (35, 25, 15), (60, 45, 30), (100, 75, 50)),
    "sorcerers": ((10, 5, 15), (25, 15, 35), (45, 30, 60), (75, 50, 100)),
    "druids": ((5, 15, 10), (15, 35, 25), (30, 60, 45), (50, 100, 75)),
}
MENTORS = {"wizards": "larkspur-1", "sorcerers": "melekok-0", "druids": "sacred_circle-0"}
DOORS = {"wizards": "larkspur-0", "sorcerers": "melekok-1", "druids": "sacred_circle-1"}
RULES = {"wizards": "Z-001", "sorcerers": "Z-002", "druids": "Z-003"}

RANKS = [
    pytest.param(order, rank, marks=pytest.mark.rule("T-095", RULES[order]))
    for order in LEVELS
    for rank in range(1, 5)
]


def with_the_mentor(order: str, rank: int, points: tuple[int, ...]) -> list[str]:
    tasks = [BUSY] if rank < 4 else []
    position = alone(order=order, rank=rank, points=points, at=DOORS[order], tasks=tasks)
    if order == "wizards":
        position.wizard("terek", MENTORS[order])
    play = position.dice(2).start()
    play.answers("roll", f"step {MENTORS[order]}")
    return play.options if play.question.kind == "mentor" else []


@pytest.mark.parametrize(("order", "rank"), RANKS)
def test_the_next_rank_takes_these_points_and_not_one_less(order: str, rank: int) -> None:
    needed = LEVELS[order][rank - 1]
    assert "advance" in with_the_mentor(order, rank, needed)
    for kind in range(3):
        fewer = tuple(count - (place == kind) for place, count in enumerate(needed))
        assert "advance" not in with_the_mentor(order, rank, fewer)


@pytest.mark.parametrize(
    ("order", "rank", "points", "ready"),
    [
        pytest.param("wizards", 1, (15, 10, 5), True, marks=pytest.mark.rule("T-001", "Z-001")),
        pytest.param("wizards", 1, (15, 10, 4), False, marks=pytest.mark.rule("T-001", "Z-001")),
        pytest.param("wizards", 1, (14, 99, 99), False, marks=pytest.mark.rule("T-001", "Z-001")),
        pytest.param("sorcerers", 4, (75, 50, 99), False, marks=pytest.mark.rule("T-002", "Z-002")),
        pytest.param("sorcerers", 4, (75, 50, 100), True, marks=pytest.mark.rule("T-002", "Z-002")),
        pytest.param("druids", 3, (30, 60, 45), True, marks=pytest.mark.rule("T-003", "Z-003")),
    ],
)
def test_all_three_types_must_be_enough(
    order: str, rank: int, points: tuple[int, ...], ready: bool
) -> None:
    assert ("advance" in with_the_mentor(order, rank, points)) == ready


@pytest.mark.rule("Z-001", "Z-002", "Z-003")
@pytest.mark.parametrize("order", LEVELS)
def test_the_first_rank_takes_no_points(order: str) -> None:
    position = alone(at=DOORS[order]).draws("the_sealed_letter")
    if order == "wizards":
        position.wizard("terek", MENTORS[order])
    play = position.dice(2).start()
    play.answers("roll", f"step {MENTORS[order]}", "join")
    assert (play.player().order, play.player().rank) == (order, 1)


# Hamdrel

PRODUCED: dict[str, Any] = {
    "told": [("produced", "terek", "larkspur-3")],
    "luck": lambda s: s.draws("trap_abbey", "terek").randomly("larkspur-3"),
}

HAMDREL = [
    Row("12", "Z-005", [("gained", 0, "power", 8)], lambda s: s.dice(4), ("gain power",)),
    Row(
        "34",
        "Z-006",
        [("task", 0, "the_sealed_letter", "optional")],
        lambda s: s.draws("the_sealed_letter"),
    ),
    Row("56", "Z-007", **PRODUCED),
]

HAMDREL_OTHERS = [
    Row("12", "Z-008", [("animal_comes", 0, "unicorn")]),
    Row("34", "Z-009", [("wizard_card", "phantasm_2")], lambda s: s.draws("phantasm_2")),
    Row("56", "Z-010", **PRODUCED),
]


@pytest.mark.rule("Z-004")
@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize(("row", "roll"), rows(HAMDREL))
def test_hamdrels_gifts_to_ranks_one_to_three(row: Row, roll: int, rank: int) -> None:
    position = alone(order="druids", rank=rank, at="hamdrel-1")
    play = come(position, row, "hamdrel-0", roll)
    assert ("chart", 0, "hamdrel", roll) in play.told()
    assert consequences(play, "chart") == row.told


@pytest.mark.rule("Z-004")
@pytest.mark.parametrize("rank", [0, 4])
@pytest.mark.parametrize(("row", "roll"), rows(HAMDREL_OTHERS))
def test_hamdrels_gifts_to_ranks_zero_and_four(row: Row, roll: int, rank: int) -> None:
    position = alone(order="druids" if rank else "", rank=rank, at="hamdrel-1")
    play = come(position, row, "hamdrel-0", roll)
    assert ("chart", 0, "hamdrel_others", roll) in play.told()
    assert consequences(play, "chart") == row.told


@pytest.mark.rule("Z-007", "Z-010")
def test_a_high_wizard_is_produced_with_what_was_drawn_before_hidden_beneath() -> None:
    row = HAMDREL[2]
    play = come(alone(order="druids", at="hamdrel-1"), row, "hamdrel-0", 5)
    assert [(one.card, one.under) for one in play.table.standing] == [("terek", ["trap_abbey"])]


# High Hollow

HOLLOW = [
    Row(
        "12",
        "Z-011",
        [
            ("carried", 0, "megmoran-11"),
            ("lands", 0, "megmoran-11"),
            ("visits", 0, "star_crest"),
            ("chart", 0, "star_crest", 6),
            ("extra", 0, 1),
        ],
        lambda s: s.dice(6, 1),
    ),
    Row(
        "34",
        "Z-012",
        [
            ("carried", 0, "hamdrel-0"),
            ("lands", 0, "hamdrel-0"),
            ("visits", 0, "hamdrels_cottage"),
            ("chart", 0, "hamdrel_others", 1),
            ("animal_comes", 0, "unicorn"),
        ],
        lambda s: s.dice(1),
    ),
    Row(
        "56",
        "Z-013",
        [("carried", 0, "larkspur-3"), ("lands", 0, "larkspur-3")],
        lambda s: s.randomly("larkspur-3"),
    ),
]


@pytest.mark.parametrize(("row", "roll"), rows(HOLLOW))
def test_high_hollow_carries_everybody_away(row: Row, roll: int) -> None:
    play = come(alone(at="high_hollow-1"), row, "high_hollow-2", roll)
    assert ("chart", 0, "high_hollow", roll) in play.told()
    assert consequences(play, "chart") == row.told


# Star Crest and the Abbey

CREST = [
    Row(
        "12",
        "Z-014",
        [("gained", 0, "perception", 10), ("gained", 0, "knowledge", 5)],
        answers=("gain perception", "gain knowledge"),
    ),
    Row(
        "34",
        "Z-015",
        [
            ("wizard_card", "phantasm_1"),
            ("wizard_card", "veldor"),
            ("meets", 0, "veldor"),
            ("wizard_card", "trap_lair"),
            ("wizard_card", "elekov"),
            ("meets", 0, "elekov"),
        ],
        lambda s: s.draws("phantasm_1", "veldor", "trap_lair", "elekov"),
        ("leave", "leave"),
    ),
    Row("56", "Z-016", [("extra", 0, 3)], lambda s: s.dice(3)),
]

ABBEY = [
    Row("12", "Z-017", [("extra", 0, 1)]),
    Row("34", "Z-018", [("contact", 0, "ruktal")]),
    Row("56", "Z-019", [("nothing", 0)]),
]


@pytest.mark.parametrize(("row", "roll"), rows(CREST))
def test_the_star_crest_gives_points_high_wizards_or_extra_turns(row: Row, roll: int) -> None:
    person: dict[str, Any] = {"order": "sorcerers", "at": "megmoran-12", "tasks": [BUSY]}
    play = come(alone(crest=True, **person), row, "megmoran-11", roll)
    assert consequences(play, "chart") == row.told


@pytest.mark.rule("Z-014")
def test_the_five_points_of_the_star_crest_are_of_another_type_than_the_ten() -> None:
    position = alone(order="sorcerers", at="megmoran-12", crest=True)
    play = come(position, Row("1", "Z-014", [], answers=("gain power",)), "megmoran-11", 1)
    assert play.options == ["gain knowledge", "gain perception"]
    play.answers("gain knowledge")


@pytest.mark.parametrize(("row", "roll"), rows(ABBEY))
def test_the_abbey_gives_an_extra_turn_the_mentor_or_nothing(row: Row, roll: int) -> None:
    position = alone(order="druids", points=(5, 15, 10), at="shrineheart-0", tasks=[BUSY])
    play = come(position, row, "shrineheart-3", roll)
    assert consequences(play, "chart") == row.told
    assert ("advance" in play.options) == (roll in (3, 4))


# Elves and Common Folk

ELVES = [
    Row("12", "Z-020", [("gained", 0, "power", 10)], lambda s: s.dice(5), ("gain power",)),
    Row("34", "Z-021", [("gained", 0, "power", 5)], lambda s: s.dice(5), ("gain power",)),
    Row("56", "Z-022", [("nothing", 0)]),
]

TOWNS = [
    Row("1", "Z-023", [("stolen", 0, "ring_of_return")]),
    Row("2", "Z-024", [("lost", 0, "power", 3)], lambda s: s.dice(3), ("lose power",)),
    Row("3", "Z-025", [], lambda s: s.dice(6)),
    Row(
        "4",
        "Z-026",
        [("task", 0, "the_sealed_letter", "optional"), ("part", 0, "the_sealed_letter", 1, 2)],
        lambda s: s.draws("the_sealed_letter"),
    ),
    Row("5", "Z-027", [("extra", 0, 1)]),
    Row("6", "Z-028", [("nothing", 0)]),
]


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize(("row", "roll"), rows(ELVES))
def test_elves_give_points_to_every_rank_or_hide(row: Row, roll: int, rank: int) -> None:
    play = come(alone(order="wizards", rank=rank, at="larkspur-0"), row, "larkspur-5", roll)
    assert consequences(play, "chart") == row.told


@pytest.mark.parametrize("roll", [1, 3])
def test_elves_have_no_points_for_who_belongs_to_no_order(roll: int) -> None:
    play = come(alone(at="larkspur-0"), Row("13", "", []), "larkspur-5", roll)
    assert consequences(play, "chart") == []
    assert play.player().points == [0, 0, 0]


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize(("row", "roll"), rows(TOWNS))
def test_a_town_treats_every_rank_alike(row: Row, roll: int, rank: int) -> None:
    position = alone(order="druids", rank=rank, points=(4, 0, 9), at="torwall-1", **RING)
    play = come(position, row, "torwall-0", roll)
    assert consequences(play, "chart") == row.told
    assert (("chart", 0, "towns", 6) in play.told()) == (roll in (3, 6))


@pytest.mark.rule("Z-025")
def test_who_is_kept_in_town_meets_the_common_folk_on_the_next_turn_and_does_not_move() -> None:
    play = come(alone(at="torwall-1"), TOWNS[2], "torwall-0", 3)
    told = play.told()
    next_day = told[told.index(("day", 2, 1)) + 1 :]
    assert next_day[:4] == [("turn", 0), ("chart", 0, "towns", 6), ("nothing", 0), ("turn", 1)]
    assert play.where() == "torwall-0"
