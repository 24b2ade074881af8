"""What the drawing of Prophecy makes of views, without a browser."""

import random
import re
from typing import Any

import pytest

from fabletop.core.match import Match
from fabletop.core.question import Option
from fabletop.core.scenario import Play
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.island.pieces import Explorer, keep
from fabletop.games.prophecy.game import PROPHECY
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.state import Table
from fabletop.server.api.models import OptionInfo
from fabletop.web.look.rendering import render
from fabletop.web.plugin import Drawing
from fabletop.web.prophecy.ring import (
    TALL,
    TALL_ISLAND,
    TALL_STANDARD,
    WIDE,
    WIDE_ISLAND,
    WIDE_STANDARD,
    BoardShape,
    Point,
    beyond,
    layout,
)
from fabletop.web.table.drawing import drawing_for
from fabletop.web.table.listing import MANY, listing
from fabletop.web.table.lit import Lit
from fabletop.web.table.scene import Seated, Viewer, frame_scene
from tests.sentences import messages, written, written_in
from tests.web.prophecy.scenes import busy, rivals

BOARD = open_box(boards=()).board
GUILDS = [bool(space.guild) for space in BOARD.spaces]
SHAPES = [WIDE, TALL, WIDE_STANDARD, TALL_STANDARD, WIDE_ISLAND, TALL_ISLAND]


def drawing() -> Drawing:
    return drawing_for("prophecy", "en", "wide")


def shown(view: ProphecyView, asked: Lit | None = None) -> dict[str, Any]:
    return drawing().context(view, [], asked or Lit())


def places(shape: BoardShape) -> list[tuple[Point, tuple[int, int]]]:
    """The centres of tiles, planes and decks with their sizes."""
    found = [(centre, shape.tile) for centre in layout(GUILDS, shape)]
    if shape.frame:
        guilds = [index for index, guild in enumerate(GUILDS) if guild]
        found += [(beyond(index, shape), shape.plane) for index in guilds]
    if shape.isle[0]:
        found.append((shape.island, shape.isle))
    wide, high = shape.card
    found += [((x + wide / 2, y + high / 2), shape.card) for x, y in shape.decks]
    return found


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape.name}-{shape.size[0]}")
def test_no_two_places_touch_and_all_lie_on_the_drawing(shape: BoardShape) -> None:
    found = places(shape)
    for index, ((x, y), (width, height)) in enumerate(found):
        assert width / 2 <= x <= shape.size[0] - width / 2
        assert height / 2 <= y <= shape.size[1] - height / 2
        for (other_x, other_y), (wide, high) in found[:index]:
            across, down = (width + wide) / 2 + 2, (height + high) / 2 + 2
            assert abs(x - other_x) >= across or abs(y - other_y) >= down


@pytest.mark.parametrize("shape", [WIDE_STANDARD, TALL_STANDARD], ids=lambda shape: shape.name)
def test_a_plane_lies_outside_its_guild_and_nearest_to_its_neighbours(shape: BoardShape) -> None:
    centres = layout(GUILDS, shape)
    middle = (shape.size[0] / 2, shape.size[1] / 2)
    outer = [index for index, guild in enumerate(GUILDS) if not guild]
    for plane in BOARD.planes:
        guild = BOARD.index[plane.guild]
        there = beyond(guild, shape)
        assert far(there, middle) > far(centres[guild], middle)
        nearest = sorted((far(centres[index], there), BOARD.ids[index]) for index in outer)[:2]
        assert {space for _, space in nearest} == set(plane.adjacent)


def test_every_heading_is_about_options_that_there_are() -> None:
    said = messages(written_in("web/prophecy"))
    verbs = {name.removeprefix("many-") for name in said if name.startswith("many-")}
    text = written("prophecy")
    assert verbs - set(re.findall(r"^do-([\w-]+) =", text, re.MULTILINE)) == set()
    assert drawing().heading("royal_cape") == "Royal Cape"
    assert drawing().heading("roll") == ""


def far(one: Point, other: Point) -> float:
    return float((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def test_every_moment_of_a_game_can_be_drawn_for_everybody() -> None:
    options = {"version": "standard", "trade": "yes", "ending": "apocalypse"}
    match = Match.new(PROPHECY, seats=["Ada", "Ben", "Cleo"], seed=11, options=options)
    luck = random.Random(11)
    seated = Seated("table", ("Ada", "Ben", "Cleo"), ("", "bot", ""))
    for number in range(240):
        if number % 6 == 0:
            look = Viewer(luck.choice([0, None]), luck.choice(["en", "fr"]), "wide")
            html = render("fragment.html", look.language, frame_scene(match, seated, look))
            assert html.count('class="plane') == 5
        decision = luck.choice(match.decisions())
        match.answer(luck.choice(decision.options), decision.seat)


def test_options_about_the_board_are_lit_there_and_the_others_are_listed() -> None:
    play = busy()
    match, options = play.match, play.question.options
    found = drawing().places(match.view(0))
    told = [OptionInfo(number=n, option=list(one), label="") for n, one in enumerate(options, 1)]
    listed = listing(drawing(), found, told, ())
    assert [sort.verb for sort in listed.board] == ["", "teleport", "royal_cape"]
    assert all(len(sort.options) > MANY for sort in listed.board if sort.heading)
    assert [one.option for sort in listed.beside for one in sort.options] == [
        ["drink", "potion_of_healing"]
    ]
    assert listed.cards[len(options)] == "potion_of_healing"


@pytest.mark.parametrize(
    ("option", "things"),
    [
        (("plane", "plane_fortress"), ["plane_fortress"]),
        (("learn", "edged_weapons"), ["edged_weapons"]),
        (("attack", "mystic"), ["mystic"]),
        (("cast", "curse"), ["curse"]),
        (("claim", "crown_of_the_ancient_kings"), ["crown_of_the_ancient_kings"]),
        (("stay",), ["plains_by_city"]),
        (("buy", "great_sword"), []),
    ],
)
def test_an_option_knows_its_place_on_the_table(option: Option, things: list[str]) -> None:
    assert list(drawing().places(busy().match.view(0)).things(option)) == things


def test_abilities_that_cannot_be_used_again_are_marked() -> None:
    play = busy()
    play.hero().asleep = 2
    view = play.match.view(0)
    view.heroes[0].used = ["horsemanship"]
    states = {one["id"]: (one["state"], one["rest"]) for one in shown(view)["heroes"][0]["skills"]}
    assert states["time_loop"] == ("asleep", 2)
    assert states["horsemanship"] == ("used", 0)
    assert states["toughness"] == ("", 0)


def test_time_freeze_and_the_tome_of_magic_are_shown_asleep() -> None:
    built = Scenario(version="standard", ending="cooperative", island="yes")
    built.hero("scout", items=["tome_of_magic"]).hero("druid", abilities=["time_freeze"])
    play = built.start()
    keep(play.hero(0), Explorer(tome_asleep=1))
    play.hero(1).asleep = -1
    reader, caster = shown(play.match.view(0))["heroes"]
    assert [(one["state"], one["rest"]) for one in reader["things"]] == [("asleep", 1)]
    assert [one["state"] for one in caster["skills"]] == ["face-down"]


def test_bonuses_of_the_turn_and_counterfeit_money_stand_beside_the_hero() -> None:
    view = busy().match.view(0)
    view.heroes[0].strength_this_turn = 2
    view.credit = 3
    assert shown(view)["heroes"][0]["now"] == [("bonus-strength", 2), ("credit", 3)]
    assert shown(view)["heroes"][1]["now"] == []


def test_who_is_awaited_changes_sides_in_a_battle_between_characters() -> None:
    play = rivals()
    awaited = []
    for answer in ("stay", "attack mystic", "by_strength", "stand", "use sword", "ready"):
        awaited.append(awaited_in(play.answers(answer)))
    assert awaited == [[], ["Paladin"], ["Mystic"], ["Paladin"], ["Paladin"], ["Mystic"]]


def test_a_doppelganger_attacks_so_the_player_of_its_shape_is_awaited_first() -> None:
    built = Scenario(version="standard", new_adventures="yes")
    built.hero("scout", at="plains_by_city", items=["sword"])
    built.hero("druid", at="village", items=["axe"])
    play = built.lies("plains_by_city", "doppelganger").start()
    awaited = [awaited_in(play.answers(answer)) for answer in ("stay", "by_strength", "stand")]
    assert awaited == [["Druid"], ["Scout"], ["Druid"]]
    assert awaited_in(play.answers("ready")) == ["Scout"]


def awaited_in(play: Play[Table, ProphecyView]) -> list[str]:
    """The fighters who have a question to answer, on the page."""
    seated = Seated("", ("Ann", "Bob"), ("", ""))
    drawn = frame_scene(play.match, seated, Viewer(None, "en", "wide"))["page"]["battle"]
    return [side["name"] for side in drawn["sides"] if side["awaited"]] if drawn else []


def test_more_cards_than_rows_lie_side_by_side() -> None:
    scene = Scenario(version="standard").hero("paladin").hero("mystic")
    scene.lies("plains_by_city", "bear", "ghost")
    scene.relic("plains_by_city", "royal_cape")
    tiles = {tile["id"]: tile for tile in shown(scene.start().match.view(0))["tiles"]}
    slots = tiles["plains_by_city"]["slots"]
    assert [(slot["id"], slot["named"]) for slot in slots] == [
        ("bear", False),
        ("ghost", False),
        ("royal_cape", True),
    ]
    assert slots[0]["y"] == slots[1]["y"] < slots[2]["y"]
