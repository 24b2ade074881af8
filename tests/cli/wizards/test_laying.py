"""Laying the lands of Wizards at the keyboard: the chart of the sea, lands face down, the hand."""

import re

import pytest
from rich.console import Console

from fabletop.cli.wizards.marks import TERRAIN_MARKS
from fabletop.cli.wizards.sketch import sketch
from fabletop.games.wizards import hexes
from fabletop.games.wizards.box import open_box
from fabletop.games.wizards.isles import COLUMNS, SHAPE, axial, number
from fabletop.games.wizards.scenario import Scenario, WizardsPlay
from tests.cli.drawn import Shown, asked, table
from tests.cli.terminal import DRAWING

BOTH = pytest.mark.parametrize("plain", [False, True])


@pytest.fixture
def sea() -> WizardsPlay:
    """The hands are dealt; the first player holds Shrineheart, Torwall and Wendmere."""
    play = Scenario(2, layout="laid").start()
    assert play.options == ["lay shrineheart", "lay torwall", "lay wendmere"]
    return play


@pytest.fixture
def two_lands(sea: WizardsPlay) -> WizardsPlay:
    """Each has laid one: Torwall in the middle of the sea, and a land to the west of it."""
    sea.answers("lay torwall", "centre sea-19-15", "turn 0")
    sea.answers("lay hamdrel", "centre sea-11-15", "turn 2")
    return sea


def row(shown: Shown, number: int) -> str:
    """A row of the chart, without its number."""
    return next(line[3:] for line in shown.splitlines() if line.startswith(f"{number:2} "))


def test_the_lands_in_the_hand_are_drawn_as_printed(sea: WizardsPlay) -> None:
    shown = table(sea, seat=0)
    assert shown.line("Wendmere").split() == ["Shrineheart", "Torwall", "Wendmere"]
    assert "Common Land: Torwall" in shown
    assert ".   .   .⌂  .   ." in shown.line(".⌂  .   .")
    assert ". plains, ♣ woods, ▲ mountains, ⌂ town or dwelling" in shown.words


@BOTH
def test_nobody_else_sees_the_hand(sea: WizardsPlay, plain: bool) -> None:
    for seat in (None, 1):
        assert "Torwall" not in table(sea, seat=seat, plain=plain)


def test_a_land_of_another_lies_face_down_with_its_number(two_lands: WizardsPlay) -> None:
    shown = table(two_lands, seat=0)
    assert "# # 2 # # ~ ~ ~" in row(shown, 15)
    assert "Lands on the sea: 2 of 18; to be drawn still: 10." in shown
    assert "2 Azure, face down (column 11, row 15)" in shown.words
    assert "Hamdrel" not in shown


def test_the_own_land_lies_there_as_it_is(two_lands: WizardsPlay) -> None:
    shown = table(two_lands, seat=0)
    assert ". . 1 . ." in row(shown, 15)
    assert ". ♣ ♣ . ." not in row(shown, 15)
    assert "1 yours: Torwall (column 19, row 15; as printed)" in shown.words
    other = table(two_lands, seat=1)
    assert "# # 1 # #" in row(other, 15)
    assert "2 yours: Hamdrel's Land (column 11, row 15; turned by 2 sixths)" in other.words


@BOTH
def test_a_spectator_sees_backs_only(two_lands: WizardsPlay, plain: bool) -> None:
    shown = table(two_lands, plain=plain).words
    assert "1 Crimson, face down" in shown
    assert "2 Azure, face down" in shown
    assert "Torwall" not in shown
    assert "Hamdrel" not in shown


def test_columns_and_rows_are_numbered(two_lands: WizardsPlay) -> None:
    shown = table(two_lands, seat=0)
    ruler = shown.splitlines()[1]
    place = row(shown, 15).index("2") + 3
    assert ruler[place - 3 : place + 1].strip() == "10", "the centre is in column 11, an odd row"


def test_where_a_centre_can_lie_is_marked(two_lands: WizardsPlay) -> None:
    two_lands.answers("lay shrineheart", "near 1")
    shown = asked(two_lands)
    for option in two_lands.options:
        _, column, line = option.split("-")
        start = int(re.findall(r"\d+", shown.splitlines()[0])[0])
        shift = shown.splitlines()[0].index(str(start)) - 3 - 2 * start
        letter = row(shown, int(line))[2 * int(column) + int(line) % 2 + shift]
        assert letter == "+", option


def test_the_options_are_found_by_column_and_row(two_lands: WizardsPlay) -> None:
    two_lands.answers("lay shrineheart", "near 1")
    rows = [int(option.rpartition("-")[2]) for option in two_lands.options]
    assert rows == sorted(rows)
    shown = asked(two_lands)
    assert "Centre at column …" in shown
    assert re.search(r"words of the one you want, such as: / \d+ \d+", shown.words)
    assert len(shown.splitlines()) < 70


def test_how_the_land_can_be_turned_is_drawn(two_lands: WizardsPlay) -> None:
    two_lands.answers("lay wendmere", "near 1", "centre sea-19-20")
    shown = asked(two_lands)
    assert "As printed" in shown.line("By one sixth")
    assert "By 4 sixths" in shown.line("By 5 sixths")
    drawn = shown.partition("Which way")[0]
    assert drawn.count("⌂") == drawn.count("~") == 6, "its town and its bay, six times"


@pytest.mark.parametrize("turns", range(6))
def test_a_land_is_drawn_as_it_will_lie(turns: int) -> None:
    land, centre = open_box().lands["wendmere"], 15 * COLUMNS + 19
    isles = open_box().isles((("wendmere", centre, turns),))
    console = Console(width=80)
    with console.capture() as kept:
        console.print(sketch(land, turns))
    drawn = [re.sub(r"[^~.♣▲]", "", line) for line in kept.get().splitlines()]
    lying: list[list[str]] = [[] for _ in range(5)]
    for spot in sorted(number(hexes.add(axial(centre), spot)) for spot in SHAPE):
        lying[spot // COLUMNS - 13].append(TERRAIN_MARKS[isles.terrain[spot]])
    assert drawn == ["".join(line) for line in lying]


def test_others_do_not_see_which_land_is_being_laid(two_lands: WizardsPlay) -> None:
    two_lands.answers("lay wendmere", "near 1", "centre sea-19-20")
    assert two_lands.question.kind == "lay_turn"
    for seat in (1, None):
        assert "Wendmere" not in table(two_lands, seat=seat, plain=True)


def test_the_sea_and_the_hand_are_said_in_sentences(two_lands: WizardsPlay) -> None:
    said = asked(two_lands, plain=True).words
    assert said.startswith("Lands on the sea: 2 of 18; to be drawn still: 10. 1 yours: Torwall")
    assert "2 Azure, face down (column 11, row 15)." in said
    hand = "In your hand: Wendmere, Common Land. Spaces: 1 water, 11 plains, 7 woods. Places: "
    assert f"{hand}Wendmere." in said


@pytest.mark.parametrize(("language", "plain"), [("fr", False), ("en", True)])
def test_the_whole_map_is_laid_in_80_columns(language: str, plain: bool) -> None:
    play = Scenario(2, layout="laid").start()
    while play.table.phase == "laying":
        shown = asked(play, language=language, plain=plain)
        assert not (plain and set(shown) & set(DRAWING))
        play.answers(play.options[len(play.options) // 2])
    shown = table(play, language=language, plain=plain)
    assert ("Common Lands" if language == "en" else "Contrées communes") in shown
