"""Charts: where their marks lie, what they say to those who do not see them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from markupsafe import Markup

from fabletop.web import charts
from fabletop.web.charts import (
    Bin,
    Dots,
    Estimate,
    Histogram,
    Lines,
    Mark,
    Series,
    SharePart,
    Shares,
    Stack,
    Unit,
)
from fabletop.web.charts.lines import LABEL_ROW, spaced
from fabletop.web.charts.marking import TEXT, WIDTH
from fabletop.web.look.rendering import FOLDER
from tests.web.charts.drawn import drawn

EVIL = '</svg><script>alert("1")</script>'
SEATS = Dots(
    "Win rate",
    "Read it so.",
    [Estimate("Seat 1", 0.26, 0.24, 0.28, "n = 9"), Estimate("Seat 2", 0.22, 0.2, 0.24)],
    Unit.PERCENT,
    Mark(0.25, "even share"),
)
LENGTHS = Histogram(
    "Rounds", "Read it so.", [Bin(0.5, 2.5, 3), Bin(2.5, 4.5, 1)], [Mark(2.5, "mean")], whole=True
)
CHANCES = Lines(
    "Chance",
    "Read it so.",
    [Series("Ada", [(0, 0.5), (1, 1)]), Series("Ben", [(0, 0.5), (1, 0)])],
    Unit.PERCENT,
)
ENDINGS = Shares(
    "Ends", "Read it so.", [Stack("", [SharePart("battle", 3), SharePart("calendar", 1)], "n = 4")]
)

EVERY: list[Callable[[str], Markup]] = [
    lambda language: charts.dots(SEATS, language),
    lambda language: charts.histogram(LENGTHS, language),
    lambda language: charts.lines(CHANCES, language),
    lambda language: charts.shares(ENDINGS, language),
]


def test_a_dot_lies_between_the_ends_of_its_whisker() -> None:
    picture = drawn(charts.dots(SEATS, "en"))
    dots = picture.places("chart-dot", "cx")
    ends = picture.places("chart-whisker", "x1")
    beginnings, ends = ends[::3], ends[2::3]
    middles = [(low + high) / 2 for low, high in zip(beginnings, ends, strict=True)]
    assert dots == pytest.approx(middles, abs=0.2)
    assert dots[1] < dots[0]


def test_the_reference_lies_where_its_value_lies() -> None:
    picture = drawn(charts.dots(SEATS, "en"))
    (reference,) = picture.places("chart-reference", "x1")
    first, second = picture.places("chart-dot", "cx")
    assert reference == pytest.approx(second + (first - second) * 3 / 4, abs=0.2)
    assert picture.texts("chart-note") == ["even share"]


def test_a_whisker_without_end_goes_to_the_edge_and_not_beyond() -> None:
    row = Estimate("one", 3.0, float("-inf"), float("inf"))
    picture = drawn(charts.dots(Dots("A", "B", [row, Estimate("two", 4.0)]), "en"))
    assert all(0 <= x <= WIDTH for x in picture.places("chart-whisker", "x1"))


def test_a_bar_begins_at_zero_even_below_it() -> None:
    rows = [Estimate("up", 2.0), Estimate("down", -1.0)]
    picture = drawn(charts.dots(Dots("A", "B", rows, bars=True), "en"))
    (up, down), widths = picture.places("chart-bar", "x"), picture.places("chart-bar", "width")
    assert down + widths[1] == pytest.approx(up, abs=0.2)
    assert widths[0] == pytest.approx(2 * widths[1], abs=0.2)


def test_long_names_stand_above_their_rows_and_short_ones_beside_them() -> None:
    def anchors(name: str) -> str | None:
        picture = drawn(charts.dots(Dots("A", "B", [Estimate(name, 1.0)]), "en"))
        return next(one.get("text-anchor") for one in picture.all("chart-text") if one.text == name)

    assert anchors("Seat 1") == "end"
    assert anchors("Familiar of the Endless Winter") == "start"


def test_columns_are_as_high_as_they_are_frequent() -> None:
    high, low = drawn(charts.histogram(LENGTHS, "en")).places("chart-bar", "height")
    assert high == pytest.approx(3 * low, abs=0.3)


def test_bins_of_whole_numbers_are_called_by_them() -> None:
    assert drawn(charts.histogram(LENGTHS, "en")).rows() == [
        ["1–2", "3", "75.0%"],
        ["3–4", "1", "25.0%"],
    ]


def test_a_single_column_does_not_fill_the_paper() -> None:
    chart = Histogram("A", "B", [Bin(35.5, 36.5, 8)], whole=True)
    (width,) = drawn(charts.histogram(chart, "en")).places("chart-bar", "width")
    assert width < WIDTH / 2


def test_lines_end_at_their_names() -> None:
    picture = drawn(charts.lines(CHANCES, "en"))
    ends = [one.get("points", "").split()[-1].split(",")[1] for one in picture.all("chart-line")]
    names = picture.places("chart-name", "y")
    assert names == pytest.approx([float(end) + 4 for end in ends], abs=0.2)
    assert picture.texts("chart-name") == ["Ada", "Ben"]


def test_names_at_the_same_end_make_room_for_each_other() -> None:
    places = spaced([50, 50, 50, 10], 0, 100)
    assert places[3] == 10
    assert sorted(places) == [10, 50, 50 + LABEL_ROW, 50 + 2 * LABEL_ROW]
    assert max(spaced([99, 100], 0, 100)) <= 100


def test_a_series_of_one_point_is_a_dot() -> None:
    chart = Lines("A", "B", [Series("Ada", [(3, 1.0)])])
    assert len(drawn(charts.lines(chart, "en")).all("chart-dot")) == 1


@pytest.mark.parametrize(
    ("highest", "ticks"), [(2, ["0", "1", "2"]), (1.5, ["0.0", "0.5", "1.0", "1.5"])]
)
def test_what_is_counted_is_not_counted_in_halves(highest: float, ticks: list[str]) -> None:
    chart = Lines("A", "B", [Series("Ada", [(0, 0), (1, highest)])])
    assert drawn(charts.lines(chart, "en")).texts("chart-tick")[: len(ticks)] == ticks


def test_the_table_of_lines_leaves_open_what_a_series_does_not_tell() -> None:
    chart = Lines("A", "B", [Series("Ada", [(1, 5), (2, 6)]), Series("Ben", [(2, 7)])])
    assert drawn(charts.lines(chart, "en")).rows() == [["1", "5", ""], ["2", "6", "7"]]


def test_parts_fill_the_whole() -> None:
    picture = drawn(charts.shares(ENDINGS, "en"))
    widths = [float(one.get("width", "0")) for one in picture.all("chart-part")][:2]
    assert widths == [WIDTH * 3 / 4, WIDTH / 4]
    assert picture.rows() == [["battle", "75.0%", "n = 4"], ["calendar", "25.0%", "n = 4"]]


@pytest.mark.parametrize("draw", EVERY)
def test_a_picture_has_a_name_a_reading_and_its_numbers(draw: Callable[[str], Markup]) -> None:
    picture = drawn(draw("en"))
    (image,) = picture.all("chart-picture")
    ids = {one.get("id"): one.text for one in picture.tree.iter() if one.get("id")}
    assert image.get("role") == "img"
    assert ids[image.get("aria-labelledby")]
    assert ids[image.get("aria-describedby")] == "Read it so."
    assert picture.rows()


@pytest.mark.parametrize("draw", EVERY)
def test_no_style_and_no_script_is_written_into_a_chart(draw: Callable[[str], Markup]) -> None:
    assert not re.search(r"<style|<script|\sstyle=|\son\w+=", draw("en"))


@pytest.mark.parametrize("draw", EVERY)
def test_a_chart_speaks_french(draw: Callable[[str], Markup]) -> None:
    assert "Les nombres" in draw("fr")
    assert "The numbers" not in draw("fr")


@pytest.mark.parametrize(
    "chart",
    [
        charts.dots(Dots("A", "B", []), "en"),
        charts.histogram(Histogram("A", "B", []), "en"),
        charts.histogram(Histogram("A", "B", [Bin(0, 1, 0)]), "en"),
        charts.lines(Lines("A", "B", [Series("Ada", [])]), "en"),
        charts.shares(Shares("A", "B", [Stack("", [SharePart("none", 0)])]), "en"),
    ],
)
def test_where_there_is_nothing_to_draw_it_says_so(chart: Markup) -> None:
    picture = drawn(chart)
    assert picture.texts("chart-empty") == ["Nothing to draw."]
    assert not picture.all("chart-picture")


@pytest.mark.parametrize(
    "chart",
    [
        charts.dots(
            Dots(EVIL, EVIL, [Estimate(EVIL, 1, note=EVIL)], reference=Mark(1, EVIL)), "en"
        ),
        charts.histogram(Histogram(EVIL, EVIL, [Bin(0, 1, 1)], [Mark(0, EVIL)]), "en"),
        charts.lines(Lines(EVIL, EVIL, [Series(EVIL, [(0, 1), (1, 2)])], along_label=EVIL), "en"),
        charts.shares(Shares(EVIL, EVIL, [Stack(EVIL, [SharePart(EVIL, 1)], EVIL)]), "en"),
    ],
)
def test_names_cannot_break_out_of_a_chart(chart: Markup) -> None:
    assert "<script" not in chart
    assert EVIL in "".join(drawn(chart).tree.itertext())


def test_text_is_never_below_eleven_pixels_on_a_phone() -> None:
    css = (FOLDER / Path("static/charts.css")).read_text(encoding="utf-8")
    assert f"font: {TEXT}px" in css
    assert TEXT * 324 / WIDTH >= 11
