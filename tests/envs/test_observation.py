"""What a seat sees is a row of numbers of known length, range and meaning."""

from array import array

import numpy as np
import pytest

from fabletop.core.errors import BadSetup
from fabletop.core.position import Position
from fabletop.core.registry import find
from fabletop.envs.entries import Number, Numbers
from fabletop.envs.observation import observation
from fabletop.envs.plugin import declared
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from tests.envs.playing import GAMES, deal, played
from tests.envs.rare import RARE, telling

GOLDEN = {
    "prophecy": ("prophecy-2", 9025, "73420355e7dec408"),
    "seasons": ("seasons-1", 3432, "dcbc67e04cc4c66c"),
    "wizards": ("wizards-2", 4026, "e536758578e7d6d8"),
}
"""Version, size and hash of each list of fields. If you change one, raise its version."""


@pytest.mark.parametrize("game", GAMES)
def test_changed_fields_are_a_new_version(game: str) -> None:
    sheet = observation(game)
    assert (sheet.version, sheet.size, sheet.hash) == GOLDEN[game]


@pytest.mark.parametrize("game", GAMES)
def test_fields_follow_each_other_without_gaps_and_have_names_of_their_own(game: str) -> None:
    sheet, end = observation(game), 0
    for field in sheet.fields:
        assert field.start == end, field.name
        assert len(field.labels) in (0 if field.size == 1 else field.size, field.size), field.name
        assert field.size % field.seats == 0, field.name
        end += field.size
    assert end == sheet.size
    assert len({field.name for field in sheet.fields}) == len(sheet.fields)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_says_what_it_means(game: str) -> None:
    unclear = [one.name for one in observation(game).fields if not one.meaning.endswith(".")]
    assert unclear == []


@pytest.mark.parametrize("game", GAMES)
def test_all_numbers_stay_in_the_range_of_their_field(game: str) -> None:
    met = played(game)
    for field in observation(game).fields:
        part = slice(field.start, field.start + field.size)
        assert met.lowest[part].min() >= field.low, field.name
        assert met.highest[part].max() <= field.high, field.name


@pytest.mark.parametrize("game", GAMES)
def test_every_field_tells_something_somewhere(game: str) -> None:
    """In random games, or in a view with something rare."""
    met = played(game)
    told = met.highest - met.lowest
    silent = [
        field.name
        for field in observation(game).fields
        if not told[field.start : field.start + field.size].any()
    ]
    assert sorted(set(silent) - set(RARE[game])) == []


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in RARE[game]])
def test_what_is_rare_is_told_by_its_own_field(game: str, name: str) -> None:
    view, other, question = telling(game, name)
    sheet = observation(game)
    before, after = sheet.parts(view, None, 0), sheet.parts(other, question, 0)
    changed = [field for field in after if not np.array_equal(before[field], after[field])]
    about = ("asked", "asked_self", "kind")
    assert {field for field in changed if field not in about} == {name, *RARE[game][name].also}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_come_as_a_row_into_a_row_and_field_by_field(game: str) -> None:
    position = Position(find(game), deal(find(game), 3)[0])
    question = position.open[0]
    view, sheet = find(game).view(position.table, question.seat), observation(game)
    row = sheet.vector(view, question, question.seat)
    assert (row.dtype.name, row.shape) == ("float32", (sheet.size,))
    rows = np.full((2, sheet.size), 7, dtype=np.float32)
    sheet.fill(rows[1], position.table, question, question.seat)
    assert rows[1].tobytes() == row.tobytes()
    assert rows[0].tolist() == [7] * sheet.size
    parts = sheet.parts(view, question, question.seat)
    assert np.concatenate(list(parts.values())).tobytes() == row.tobytes()
    assert tuple(parts) == tuple(field.name for field in sheet.fields)


def test_a_game_without_observation_is_named() -> None:
    with pytest.raises(BadSetup, match="'ludo'"):
        observation("ludo")


def test_seats_are_as_many_as_the_game_allows() -> None:
    for game in GAMES:
        most = max(field.seats for field in observation(game).fields)
        assert (most, declared(game).sheet().seats) == (find(game).seats[-1],) * 2


def test_what_is_longer_than_its_field_does_not_run_into_the_next_one() -> None:
    row = array("f", [0.0] * 4)
    Numbers("dice", ("first", "second"), 6, "Dice.").at(1).write(row, [6, 3, 6])
    assert row.tolist() == [0, 1, 0.5, 0]


def test_a_number_beyond_its_range_is_clipped() -> None:
    row = array("f", [0.0] * 2)
    Number("gold", 10, "Gold.").at(0).write(row, 25)
    Number("change", 10, "Change.", signed=True).at(1).write(row, -25)
    assert row.tolist() == [1, -1]


def three_sorcerers() -> SeasonsPlay:
    scenario = Scenario(3).at(first=1)
    for crystals in (10, 20, 30):
        scenario.sorcerer(crystals=crystals)
    return scenario.start()


@pytest.mark.parametrize(
    ("seat", "crystals"), [(0, [10, 20, 30, 0]), (1, [20, 30, 10, 0]), (2, [30, 10, 20, 0])]
)
def test_the_own_seat_comes_first_and_the_others_in_turn_order(
    seat: int, crystals: list[int]
) -> None:
    play = three_sorcerers()
    parts = observation("seasons").parts(play.match.view(seat), play.question, seat)
    assert [round(part * 200) for part in parts["seat_crystals"].tolist()] == crystals
    assert parts["seat_present"].tolist() == [1, 1, 1, 0]


def test_a_seat_that_nobody_has_sees_nothing() -> None:
    view = three_sorcerers().match.view(0)
    with pytest.raises(BadSetup, match="no seat 3 at this table; there are 0 to 2"):
        observation("seasons").vector(view, None, 3)


@pytest.mark.parametrize(("seat", "place"), [(0, 1), (1, 0), (2, 2)])
def test_another_seat_is_named_as_it_is_seen_from_the_own_one(seat: int, place: int) -> None:
    play = three_sorcerers()
    parts = observation("seasons").parts(play.match.view(seat), play.question, seat)
    for name in ("first", "active", "asked"):
        assert parts[name].tolist() == [float(one == place) for one in range(4)], name


def test_who_is_not_asked_sees_the_kind_of_question_and_not_its_subject() -> None:
    scenario = Scenario(2).sorcerer(hand=["amulet_of_water"], reserve="2 water").sorcerer()
    play = scenario.die("ww+1..").start()
    play.answers("summon amulet_of_water")
    sheet = observation("seasons")
    own, other = (sheet.parts(play.match.view(seat), play.question, seat) for seat in (0, 1))
    assert play.question.kind == "fill"
    assert own["kind"].tolist() == other["kind"].tolist()
    assert (own["asked_self"].tolist(), other["asked_self"].tolist()) == ([1], [0])
    assert own["subject_number"].sum() > 0
    assert other["subject_number"].sum() == 0


def test_without_a_question_nothing_is_told_of_one() -> None:
    parts = observation("seasons").parts(three_sorcerers().match.view(0), None, 0)
    told = [name for name in ("asked", "asked_self", "kind", "subject") if parts[name].any()]
    assert told == []
