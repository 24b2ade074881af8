"""The table of Wizards on the screen: the map, the lands, the players, all of it in 80 columns."""

import pytest

from fabletop.games.wizards.scenario import GivenTask, Scenario, WizardsPlay
from tests.cli.drawn import Shown, asked, table
from tests.cli.terminal import DRAWING

BOTH = pytest.mark.parametrize("plain", [False, True])
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])

ROUND = GivenTask(
    "the_bards_round",
    places={0: "torwall_town", 1: "harrowfield_town", 2: "saltmarch_town"},
    done=[1],
)


@pytest.fixture
def rich() -> WizardsPlay:
    """A table on which a lot has happened; it is the turn of the first seat."""
    return (
        Scenario(3)
        .on(day=5, fortnight=4)
        .player(
            order="wizards",
            rank=2,
            points=(15, 10, 5),
            at="torwall-1",
            events=["ring_of_return", "silver_whistle", "foresight=saltmarch"],
            animal="horse",
            animal_days=2,
            tasks=[ROUND, GivenTask("reading_the_night_sky", True, places={0: "ostermoor-2"})],
        )
        .player(
            order="druids",
            rank=3,
            points=(20, 31, 7),
            at="meligar-3",
            dazed=True,
            tasks=["the_long_question"],
            events=["the_clear_voice"],
        )
        .player(at="dragons_lair-3", stunned=2)
        .demons("torwall-2")
        .dead("glendale")
        .wizard("ishkatar", "torwall-9", under=["phantasm_1"])
        .dice(4)
        .start()
    )


def rows(shown: Shown) -> dict[int, str]:
    """The rows of the map by their numbers."""
    lines = (line for line in shown.splitlines() if line[:2].strip().isdigit() and " ~ " in line)
    return {int(line[:2]): line for line in lines}


def test_the_map_shows_terrain_and_who_is_where_in_rows_of_hexagons(rich: WizardsPlay) -> None:
    around = rows(table(rich, seat=0))
    assert len(around) == 11
    assert around[13].startswith("13    ~   ~   ~   ~   .   .   .*⌂ .&  ♣W  ~   .   ▲   ▲")
    assert around[14].startswith("14  ~   ~   ~   ~   ~u  .   .   .1  .   ~   ♣   ♣2  ▲")


def test_the_numbers_of_columns_stand_above_the_map(rich: WizardsPlay) -> None:
    shown = table(rich, seat=0)
    ruler = shown.splitlines()[shown.splitlines().index(rows(shown)[9].rstrip()) - 1]
    assert rich.where(0) == "torwall-1"
    assert ruler.index("7") == rows(shown)[14].index(".1")


def test_who_walks_finds_the_numbers_of_the_options_on_the_map(rich: WizardsPlay) -> None:
    rich.answers("roll")
    around = rows(asked(rich))
    assert rich.options[:3] == ["step torwall-8", "step torwall-2", "step torwall-0"]
    assert "³.*⌂².&" in around[13], "the town is the third option, the Demons are the second"
    assert "⁴.   .1 ¹." in around[14]
    assert "⁵.  ⁶." in around[15]


def test_what_is_in_sight_is_told_with_distance_and_direction(rich: WizardsPlay) -> None:
    told = table(rich, seat=0).words
    assert "here 1 Torwall 1 (plains) 1↖ *⌂ Torwall (Common Town)" in told
    assert "2↗ W Ishkatar (cards beneath: 1) 3← u boat 1 4→ ★ Meligar (Master Sorcerer)" in told


def test_walls_around_a_place_are_told(rich: WizardsPlay) -> None:
    shown = table(rich, seat=0)
    assert "marker: The Bard's Round (walls →↗↖)" in shown.line("Torwall (Common Town)")
    inside = Scenario(2).player(at="torwall_town").start()
    assert "here 1⌂ Torwall (Common Town) (walls →↗↖)" in table(inside, seat=0).words


def test_where_more_lies_than_there_is_room_for_the_list_tells_it_all() -> None:
    play = (
        Scenario(3)
        .player(at="torwall-14")
        .player(at="torwall-14")
        .player(at="torwall-14")
        .demons("torwall-14")
        .start()
    )
    shown = table(play, seat=0)
    assert ".1…" in shown
    assert "here 1… Torwall 14 (plains), Demons, Emerald, Azure" in shown.words


def test_at_the_edge_of_the_sea_the_map_does_not_go_beyond_it() -> None:
    around = rows(table(Scenario(2).player(at="sea-0-0").on(day=2).start(), seat=0))
    assert list(around) == list(range(11))
    assert around[0].startswith(" 0  ~1  ~")


def test_on_a_wide_terminal_what_is_in_sight_stands_beside_the_map(rich: WizardsPlay) -> None:
    wide = table(rich, seat=0, columns=120)
    assert "here 1  Torwall 1 (plains)" in wide.line(" 16  17 ")
    assert len(wide.splitlines()) < len(table(rich, seat=0).splitlines())


def test_on_a_narrow_terminal_the_map_is_narrow(rich: WizardsPlay) -> None:
    assert "⌂ .&  ♣W" in table(rich, seat=0, columns=50)


def test_the_lands_are_listed_by_kind_with_load_and_who_is_there(rich: WizardsPlay) -> None:
    shown = table(rich, seat=0)
    heading = " ".join(shown.line("Common Lands").split())
    assert heading == "Common Lands Elven Lands Magic Lands"
    assert " 1 Torwall here ▪2 1Wu" in shown
    assert " 5 Ostermoor 26→ ▪1 u" in shown
    assert "× Glendale " in shown
    assert "17 Meligar's Land 3→ 2" in shown
    assert " 4 Saltmarch 13→ ▪∞ u" in shown, "its fall is foreseen"


def test_the_lands_are_said_in_sentences(rich: WizardsPlay) -> None:
    said = table(rich, seat=0, plain=True).words
    assert "Torwall, here, 2 markers and Demons, Crimson, Ishkatar (cards beneath: 1)" in said
    assert "Saltmarch, 13 spaces east, 1 marker or Demon, its fall is foreseen, boat 4" in said
    assert "Glendale lost to Evil; High Hollow, 9 spaces north" in said


@BOTH
def test_the_calendar_tells_what_evil_will_take_and_what_saves_a_land(plain: bool) -> None:
    play = Scenario(2).on(day=9, fortnight=5).completed(4).start()
    assert (
        "Fortnight 5, Day 9 of 14. At its end Evil claims 2 lands; "
        "Tasks completed: 4, and every 6 save one." in table(play, plain=plain).words
    )


@BOTH
def test_in_the_first_fortnights_evil_claims_no_land(plain: bool) -> None:
    shown = table(Scenario(2).on(day=9, fortnight=2).start(), plain=plain)
    assert "At its end Evil scatters everybody over the isles" in shown.words


def test_a_row_tells_order_rank_and_points_of_a_player(rich: WizardsPlay) -> None:
    shown = table(rich, seat=0)
    row = shown.line(">1 Crimson (Ann)").split()
    assert row[2:] == ["(Ann)", "Wizards", "2", "15/35", "10/25", "5/15"]
    assert shown.line(" 3 Emerald").split()[3:] == ["none", "yet", "0", "0", "0", "0"]


def test_below_the_row_stands_what_lies_before_the_player(rich: WizardsPlay) -> None:
    told = table(rich, seat=0).words
    assert "at Torwall 1 (plains) · Horse (2 Days)" in told
    assert (
        "spells (work on 1-5): Boat Summoning (within 10), Swiftness (Common Lands), "
        "Demon Dispelling, Telepathy (1-2)" in told
    )
    assert "Events: Ring of Return, Silver Whistle (2 times), Foresight (Saltmarch)" in told
    assert "at Meligar's Land 3 (woods) 4→ · Demon Dazed" in told
    assert "at Dragon's Lair 3 (mountains) 31→ · stunned (2 turns) · Lair Time 13 Days" in told


def test_a_task_tells_what_is_done_and_which_way_the_rest_is(rich: WizardsPlay) -> None:
    told = table(rich, seat=0).words
    assert (
        "Optional Task: The Bard's Round (+5/7/2) Torwall 1↖, ✓ Harrowfield, Saltmarch 13→" in told
    )
    assert (
        "Mandatory Task: Reading the Night Sky (+9/2/2) Ostermoor 2 (mountains) 27→ › "
        "a High Wizard, your Mentor" in told
    )
    assert "(+9/4/2) any High Wizard › Shrineheart Abbey 21→" in told, "seen from its owner"


def test_the_own_tasks_and_events_can_be_read(rich: WizardsPlay) -> None:
    shown = table(rich, seat=0).words
    assert "- The Bard's Round: A bard performs in three different Common Towns" in shown
    assert "- Ring of Return: Magical Object." in shown
    assert "- The Long Question:" not in shown
    assert "A bard performs" not in table(rich, seat=1).words


@BOTH
@LANGUAGES
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_fullest_table_fits_the_screen(
    rich: WizardsPlay, seat: int | None, language: str, plain: bool
) -> None:
    shown = table(rich, seat=seat, language=language, plain=plain)
    assert "Torwall" in shown
    assert bool(set(shown) & set(DRAWING)) != plain


def test_on_the_first_day_of_a_fortnight_the_whole_sea_is_drawn() -> None:
    first = table(Scenario(2).player(at="torwall-1").on(day=1).start(), seat=0)
    assert "\n29  ~ ~ ~" in first
    assert "18♣ ♣" in first, "number 18 is Hamdrel's Land"
    assert ".1. ~" in first
    assert "\n29  ~ ~ ~" not in table(Scenario(2).on(day=2).start(), seat=0)


def test_only_marks_that_can_be_seen_are_explained(rich: WizardsPlay) -> None:
    assert "W High Wizard, * your Task marker" in table(rich, seat=0).words
    empty = table(Scenario(2).start(), seat=0).words
    assert "~ water, . plains, ♣ woods, ▲ mountains, ⌂ town or dwelling" in empty
    assert "High Wizard, *" not in empty
