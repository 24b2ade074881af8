"""What the page makes of Prophecy with its expansions, without a browser."""

import random
import re
from typing import Any

import pytest

from fabletop.core.match import Match
from fabletop.core.question import Option, show
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.web.look.icons import drawings
from fabletop.web.table.lit import Lit
from tests.web.prophecy.expansion_drawings import drawing, page, shown
from tests.web.prophecy.expansion_scenes import BOTH, ISLAND, WATER, deep, fire, treasures
from tests.web.table.numbered import check_numbers, check_unique
from tests.web.wizards.pages import page_of

NAMES = ("Ada", "Ben", "Cleo", "Dan")
OFTEN = 0.03
"""How often a page is looked at, if not for the first time for its kind of question."""

LONG = 700
"""Answers of a game that are given."""

TABLES: dict[str, dict[str, Any]] = {
    "island": {**ISLAND, "new_adventures": "yes", "maps": "aggressive"},
    "water": WATER,
    "dragon": {"version": "standard", "realms": "dragon", "dragon_cards": "yes"},
    "everything": {**BOTH, "new_adventures": "riddler", "trade": "yes"},
    "hunters": {"version": "standard", "island": "yes", "ending": "treasure_hunters"},
    "lord": {"version": "standard", "realms": "water", "ending": "lord_of_the_sea"},
    "together": {**ISLAND, "ending": "cooperative", "treasures": "random"},
}


@pytest.mark.parametrize("name", TABLES)
def test_all_that_is_asked_in_a_game_can_be_chosen_on_its_page(name: str) -> None:
    luck = random.Random(name)
    seats = NAMES[: luck.choice((2, 3, 4))]
    match = Match.new(PROPHECY, seats=seats, seed=luck.randrange(1000), options=TABLES[name])
    seen = set[str]()
    for _ in range(LONG):
        if match.over:
            break
        decision = luck.choice(match.decisions())
        assert {f"do.{option[0]}" for option in decision.options} <= drawings().keys()
        if decision.kind not in seen or luck.random() < OFTEN:
            seen.add(decision.kind)
            looks = luck.choice(("en", "fr")), luck.choice(("wide", "tall"))
            html = page_of(match, decision.seat, *looks)
            check_numbers(match, decision.seat, html, drawing())
            check_unique(html, r' id="([^"]+)"', r' data-move="([^"]+)"')
        match.answer(luck.choice(decision.options), decision.seat)
    assert {"move", "roll"} <= seen


@pytest.mark.parametrize(
    ("option", "things"),
    [
        (("swim", "wr_b4"), ["wr_b4"]),
        (("enter", "dragon"), ["plane_fortress"]),
        (("sail", "treasure_island"), ["treasure_island"]),
        (("dig", "holy_grail"), ["holy_grail"]),
        (("pick_up", "bottomless_satchel"), ["bottomless_satchel"]),
        (("plane", "plane_water"), ["plane_water"]),
        (("turn_back",), []),
    ],
    ids=lambda value: show(value) if isinstance(value, tuple) else "",
)
def test_an_option_knows_its_place_on_the_table(option: Option, things: list[str]) -> None:
    assert list(drawing().places(fire().match.view(0)).things(option)) == things


def test_the_board_is_looked_at_where_the_active_hero_is() -> None:
    assert [page(play)["focus"] for play in (treasures(), deep(), fire())] == [
        "main",
        "water",
        "dragon",
    ]


def test_the_board_is_looked_at_where_all_that_can_be_chosen_lies() -> None:
    view = treasures().match.view(0)
    assert shown(view)["focus"] == "main"
    play = deep()
    asked = Lit({"village": [1], "city": [2]})
    assert drawing().context(play.match.view(0), [], asked)["focus"] == "main"


def test_treasures_lie_open_on_the_island_with_what_digging_costs() -> None:
    slots = page(treasures())["island"]["slots"]
    assert [(slot["id"], slot["maps"]) for slot in slots] == [
        ("holy_grail", 4),
        ("magic_pouch", 2),
        ("sunblade_of_the_kings", 4),
    ]
    assert "4 Map Fragments to dig it up" in page_of(treasures().match, 0)


def test_map_fragments_are_seen_in_their_spaces() -> None:
    maps = {tile["id"] for tile in page(treasures())["tiles"] if tile["map"]}
    assert maps == {"forest_by_wilderness", "plains_by_village", "mountains_by_forest_camp"}


def test_the_decks_of_the_guilds_move_to_a_board_apart_when_the_island_takes_their_place() -> None:
    with_island, without = page(treasures()), page(deep())
    assert [deck["count"] for deck in with_island["ability_board"]] == [8, 10, 10, 10, 10]
    assert {tile["decked"] for tile in with_island["tiles"]} == {None}
    assert without["ability_board"] == []
    assert {tile["decked"] for tile in without["tiles"] if tile["guild"]} != {None}


def test_a_card_that_one_has_looked_at_is_named_to_nobody_else() -> None:
    play = deep()
    space = play.table.box.board.index["wr_c2"]
    name = play.table.face_down[space]
    play.hero(0).seen.append("wr_c2")
    own = _slot(page(play, 0), "wr_c2")
    assert (own["id"], own["peeked"]) == (name, True)
    assert (
        _slot(page(play, 1), "wr_c2")["kind"] == _slot(page(play, None), "wr_c2")["kind"] == "back"
    )
    assert drawing().hidden(play.match.view(0))
    assert not drawing().hidden(play.match.view(1))


def _slot(drawn: dict[str, Any], space: str) -> dict[str, Any]:
    tile = next(tile for tile in drawn["realms"][0]["tiles"] if tile["id"] == space)
    found: dict[str, Any] = tile["slots"][-1]
    return found


def test_what_one_has_looked_at_in_a_plane_is_marked() -> None:
    play = Scenario(2, version="standard").start()
    play.hero(0).seen.append("plane_fortress")
    plane = next(one for one in page(play, 0)["planes"] if one["id"] == "plane_fortress")
    assert [slot["peeked"] for slot in plane["slots"]] == [True, True, True]
    other = next(one for one in page(play, 1)["planes"] if one["id"] == "plane_fortress")
    assert [slot["kind"] for slot in other["slots"]] == ["back", "back", "back"]


def test_a_panel_tells_race_bubbles_maps_and_the_stone_in_a_sword() -> None:
    scene = Scenario(2, **ISLAND).hero(
        *("paladin",),
        at="village",
        race="race_dwarf",
        maps=2,
        items=["sword", "falchion"],
        stones={"sword": "astral_lawstone"},
        adjusted={"falchion": "undead"},
    )
    html = page_of(scene.start().match, 0)
    assert "Sword, with Astral Lawstone" in html
    assert re.search(r"Falchion\s+<i>undead</i>", html)
    assert "2 Map Fragments" in html
    assert "Dwarf" in html
    under_water = page_of(deep().match, 0)
    assert "4 Bubbles, 2 used" in under_water
    assert "1 of 8 Items" in under_water
    assert "Pearl of the Abyss" in under_water


def test_two_equal_obstacles_have_names_of_their_own_on_the_page() -> None:
    scene = Scenario(2, **WATER).hero("paladin", at="wr_b3", bubbles=3)
    play = scene.lies("wr_b2", "whirlpool").lies("wr_d2", "whirlpool").start()
    html = page_of(play.match, 0)
    assert 'id="lying-whirlpool-wr_b2"' in html
    assert 'id="lying-whirlpool-wr_d2"' in html


def test_races_are_drafted_by_their_cards() -> None:
    match = Match.new(PROPHECY, seats=NAMES[:2], seed=3, options=ISLAND)
    html = page_of(match, 0)
    assert match.decisions()[0].kind == "race_draft"
    assert html.count('class="character-card"') == len(match.decisions()[0].options)
