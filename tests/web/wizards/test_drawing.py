"""What the page makes of a view of Wizards, without a browser: map, places, whole games."""

import random
import re
from importlib.resources import files
from typing import Any

import pytest

from fabletop.core.match import Match
from fabletop.core.question import Option, show
from fabletop.games.wizards import WIZARDS
from fabletop.games.wizards.scenario import Scenario
from tests.sentences import messages, written, written_in
from tests.web.table.numbered import check_numbers, check_unique
from tests.web.wizards.pages import drawing, page_of, shown, spots
from tests.web.wizards.scenes import crowd, morning

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
OFTEN = 0.06
"""How often a page is looked at, if not for the first time for its kind of question."""

LARGE = 165_000
"""Letters of the largest page: a marker may be laid in any of 150 spaces of the sea."""


def test_every_message_is_used() -> None:
    room = files("fabletop.web")
    texts = [
        file.read_text(encoding="utf-8")
        for folder in (room / "wizards", room / "wizards" / "templates")
        for file in folder.iterdir()
        if file.name.endswith((".py", ".html"))
    ]
    said = set(re.findall(r"""["'](?:wizards-)?([a-z]+(?:-[a-z]+)*-?)(?=["'{])""", "".join(texts)))
    starts = tuple(word for word in said if word.endswith("-"))
    wanted = {name.removeprefix("wizards-") for name in messages(written_in("web/wizards"))}
    unused = {name for name in wanted if name not in said and not name.startswith(starts)}
    assert {name for name in unused if not name.startswith("many-")} == set()


def test_every_heading_is_about_options_that_there_are() -> None:
    verbs = {
        name.removeprefix("wizards-many-")
        for name in messages(written_in("web/wizards"))
        if name.startswith("wizards-many-")
    }
    text = written("wizards")
    assert verbs - set(re.findall(r"^do-([\w-]+) =", text, re.MULTILINE)) == set()
    assert drawing().heading("centre") == "Where the centre may lie"
    assert drawing().heading("roll") == ""


def check(match: Match[Any], seat: int, html: str) -> None:
    """Every option has its button once, and a place if it is not listed; no name is given twice."""
    decision = check_numbers(match, seat, html, drawing())
    check_unique(html, r' id="([^"]+)"')
    assert len(html) < LARGE, decision.question


@pytest.mark.parametrize("play", ["competitive", "cooperative"])
@pytest.mark.parametrize("players", [2, 6])
def test_all_that_is_asked_in_a_game_can_be_chosen_on_its_page(players: int, play: str) -> None:
    luck = random.Random(players)
    match = Match.new(
        WIZARDS, seats=NAMES[:players], seed=luck.randrange(1000), options={"play": play}
    )
    seen = set[str]()
    while not match.over and match.view(None).fortnight != 5:
        decision = luck.choice(match.decisions())
        if decision.kind not in seen or luck.random() < OFTEN:
            seen.add(decision.kind)
            check(match, decision.seat, page_of(match, decision.seat, luck.choice(("en", "fr"))))
        match.answer(luck.choice(decision.options), decision.seat)
    assert {"lay", "lay_near", "lay_centre", "lay_turn", "turn", "walk"} <= seen


@pytest.mark.parametrize(
    ("option", "things"),
    [
        (("step", "torwall-1"), ["space-torwall-1"]),
        (("swim", "sea-4-13"), ["space-sea-4-13"]),
        (("sail", "sea-4-13"), ["space-sea-4-13"]),
        (("space", "glendale-3"), ["space-glendale-3"]),
        (("centre", "sea-12-7"), ["space-sea-12-7"]),
        (("come", 2, "sea-5-15"), ["space-sea-5-15"]),
        (("land", "glendale"), ["land-glendale"]),
        (("waters", "glendale"), ["land-glendale"]),
        (("near", 3), ["near-3"]),
        (("turn", 4), ["turn-4"]),
        (("lay", "torwall"), ["lay-torwall"]),
        (("stop",), ["space-torwall-6"]),
        (("swiftness",), ["spell-swiftness"]),
        (("boat",), ["spell-boat_summoning"]),
        (("tame",), []),
        (("roll",), []),
    ],
    ids=lambda value: show(value) if isinstance(value, tuple) else "",
)
def test_an_option_knows_its_place_on_the_table(option: Option, things: list[str]) -> None:
    assert list(drawing().places(crowd().match.view(0)).things(option)) == things


def test_a_boat_is_called_in_the_water_or_by_the_spell_or_the_whistle() -> None:
    places = drawing().places(crowd().match.view(0))
    assert list(places.things(("boat", "sea-5-15"))) == [
        "space-sea-5-15",
        "call-sea-5-15",
        "spell-boat_summoning",
    ]
    assert list(places.things(("whistle", "sea-5-15")))[-1] == "event-silver_whistle"


def test_what_is_chosen_on_the_map_is_not_listed_beside_it() -> None:
    places = drawing().places(crowd().match.view(0))
    options: list[Option] = [("step", "torwall-1"), ("land", "glendale"), ("stop",), ("roll",)]
    assert [places.on_board(option) for option in options] == [True, True, False, False]


def test_an_option_about_a_land_has_its_card_and_one_about_a_place_has_none() -> None:
    places = drawing().places(crowd().match.view(0))
    options: list[Option] = [
        ("land", "high_hollow"),
        ("space", "torwall-5"),
        ("offer", "three_songs"),
    ]
    assert [places.card(option) for option in options] == ["high_hollow", "", "three_songs"]


def test_points_are_drawn_on_the_button_that_names_them() -> None:
    assert drawing().icon(("gain", "power")) == "wizards.power"
    assert drawing().icon(("roll",)) == "do.roll"


def test_lit_spaces_tell_the_movement_left_after_the_step() -> None:
    drawn = spots(morning())
    left = {name: spot["left"] for name, spot in drawn.items() if spot["left"] is not None}
    assert left["torwall-5"] == left["torwall-6"] == 3
    assert left["sea-5-15"] == 2, "swimming"
    assert left["sea-4-14"] == 3, "a boat lies there, though one could swim"
    assert drawn["torwall-5"]["label"] == "Torwall 5 (plains), leaves 3 movement"
    assert all(drawn[name]["numbers"] for name in left)


def test_a_space_that_cannot_be_entered_is_refused_where_it_lies() -> None:
    play = Scenario(2).player(at="ostermoor-15").player().dice(2).start()
    play.answers("roll", "step ostermoor-5")
    mountains = spots(play)["ostermoor-0"]
    assert mountains["refused"]
    assert mountains["numbers"] == []
    assert mountains["left"] is None


def test_water_to_which_a_boat_can_be_called_says_so() -> None:
    called = [name for name, spot in spots(morning()).items() if spot["call"]]
    assert called
    assert all(name.startswith("sea-") for name in called)


def test_a_space_tells_all_that_is_in_it() -> None:
    play = crowd()
    label = spots(play)["torwall-6"]["label"]
    assert label.startswith("Torwall 6 (plains), Crimson, Amber, Silver")
    assert spots(play)["torwall-0"]["label"].startswith(
        "Torwall, marker B of Crimson: The Bard's Round"
    )


def test_figures_in_one_space_stand_side_by_side() -> None:
    tokens = shown(crowd())["map"]["tokens"]
    places = [(t["x"], t["y"]) for t in tokens if t["token"].space == "torwall-6"]
    assert len(places) == len(set(places)) == 3
    everywhere = [(t["x"], t["y"]) for t in tokens]
    assert len(everywhere) == len(set(everywhere))


def test_a_marker_has_the_colour_of_its_player_and_the_letter_of_its_task() -> None:
    tokens = [t["token"] for t in shown(crowd())["map"]["tokens"]]
    markers = {(t.seat, t.text, t.space) for t in tokens if t.kind == "marker"}
    assert {(0, "A", "glendale-0"), (0, "B", "torwall-0"), (2, "A", "glendale-0")} <= markers
    assert (0, "B", "harrowfield-1") not in markers, "that part is done"


def test_lands_that_are_lost_are_dark() -> None:
    lands = shown(crowd())["map"]["lands"]
    dead = [land["land"].id for land in lands if land["dead"]]
    assert sorted(dead) == ["larkspur", "silverbourne", "wendmere"]
    lost = next(land for land in lands if land["land"].id == "larkspur")
    assert lost["label"] == "Larkspur Downs, Elven Land, lost to Evil"


def test_a_land_that_can_be_named_is_lit() -> None:
    scene = Scenario(2).player(order="wizards", rank=4, at="torwall-6").player().dice(1)
    play = scene.dead("larkspur").start()
    play.answers("transport territory")
    lit = [land["land"].id for land in shown(play)["map"]["lands"] if land["numbers"]]
    assert len(lit) == 17
    assert "larkspur" not in lit


def test_a_secret_wizard_is_named_only_to_who_knows_him() -> None:
    play = crowd()
    assert "Veldor" not in page_of(play.match, 0)
    assert "Secret Wizard (Veldor)" in page_of(play.match, 1)
    assert drawing().hidden(play.match.view(1))
    assert not drawing().hidden(play.match.view(0))
    mages = [t["token"] for t in shown(play, 1)["map"]["tokens"] if t["token"].kind == "wizard"]
    assert {(mage.icon, mage.text) for mage in mages} == {
        ("wizards.high_wizard", "T"),
        ("wizards.secret", "V"),
    }
