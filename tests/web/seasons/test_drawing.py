"""What the page makes of a view of Seasons, without a browser."""

import random
import re
from importlib.resources import files
from typing import Any

import pytest

from fabletop.core.match import Match
from fabletop.core.question import Option, show
from fabletop.games.seasons import SEASONS
from fabletop.games.seasons.scenario import Scenario, SeasonsPlay
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.server.storage.saved import SavedSeat, SavedTable
from fabletop.server.tables.live import LiveTable
from fabletop.web.look.rendering import render
from fabletop.web.plugin import Drawing
from fabletop.web.table.drawing import drawing_for
from fabletop.web.table.lit import Lit
from fabletop.web.table.scene import live_scene
from tests.sentences import messages, written, written_in
from tests.web.seasons.scenes import looking, summer
from tests.web.table.numbered import check_numbers, check_unique

NAMES = ("Ada", "Ben", "Cleo", "Dan")
OFTEN = 0.06
"""How often a page is looked at, if not for the first time for its kind of question."""


def drawing() -> Drawing:
    return drawing_for("seasons", "en", "wide")


def shown(view: SeasonsView, asked: Lit | None = None) -> dict[str, Any]:
    return drawing().context(view, [], asked or Lit())


def table_of(match: Match[Any]) -> LiveTable:
    header = match.header
    seats = tuple(SavedSeat(name, "", "", person=True) for name in header.seats)
    kept = (header.game, header.ruleset, header.data, header.options, header.seed)
    return LiveTable(SavedTable("table", *kept, 1, 0, match.over, seats), match)


def page_of(match: Match[Any], seat: int, language: str = "en") -> str:
    """The table as this seat sees it, with what it is asked."""
    return render("fragment.html", language, live_scene(table_of(match), [seat], language, "wide"))


def test_every_message_is_used() -> None:
    room = files("fabletop.web")
    texts = [
        file.read_text(encoding="utf-8")
        for folder in (room / "seasons", room / "seasons" / "templates")
        for file in folder.iterdir()
        if file.name.endswith((".py", ".html"))
    ]
    every = messages(written_in("web/seasons"))
    said = {name for name in every if not name.startswith("seasons-many-")}
    assert sorted(name for name in said if not any(name in text for text in texts)) == []


def test_every_heading_is_about_options_that_there_are() -> None:
    verbs = {
        name.removeprefix("seasons-many-")
        for name in messages(written_in("web/seasons"))
        if name.startswith("seasons-many-")
    }
    text = written("seasons")
    assert verbs - set(re.findall(r"^do-([\w-]+) =", text, re.MULTILINE)) == set()
    assert drawing().heading("transmute") == "Transmute"
    assert drawing().heading("end") == ""


def check(match: Match[Any], seat: int, html: str) -> None:
    """Every option has its button once, and a place if it is not listed; no name is given twice."""
    check_numbers(match, seat, html, drawing())
    check_unique(html, r' id="([^"]+)"', r'data-move="([^"]+)"')


@pytest.mark.parametrize("enchantment", sorted(SEASONS.settings[2].choices))
def test_all_that_is_asked_in_a_game_can_be_chosen_on_its_page(enchantment: str) -> None:
    luck = random.Random(enchantment)
    players = luck.choice((2, 3))
    options = {"pool": "50_enchanted", "tokens": "yes", "enchantment": enchantment}
    match = Match.new(SEASONS, seats=NAMES[:players], seed=luck.randrange(1000), options=options)
    seen = set[str]()
    while not match.over:
        decision = luck.choice(match.decisions())
        if decision.kind not in seen or luck.random() < OFTEN:
            seen.add(decision.kind)
            check(match, decision.seat, page_of(match, decision.seat, luck.choice(("en", "fr"))))
        match.answer(luck.choice(decision.options), decision.seat)
    assert 'class="scoring"' in page_of(match, 0)


@pytest.mark.parametrize(
    ("option", "things"),
    [
        (("summon", "amulet_of_fire"), ["hand-amulet_of_fire"]),
        (("activate", "fairy_monolith"), ["play-fairy_monolith"]),
        (("mimic", "bespelled_grimoire"), ["play-bespelled_grimoire"]),
        (("transmute", "fire", 2), ["reserve-0-fire"]),
        (("transmute", "water", "amulet_of_water", 1), ["play-amulet_of_water"]),
        (("pay", "earth"), ["reserve-0-earth"]),
        (("pay", "air", "amulet_of_water"), ["play-amulet_of_water"]),
        (("rob", "earth", 2), ["reserve-2-earth"]),
        (("copy", 1), ["seat-1"]),
        (("take", "summer_2-1"), ["die-summer_2-1"]),
        (("forward", 3), ["space-11"]),
        (("back", 2), ["space-6"]),
        (("bonus", "gauge"), ["bonus"]),
        (("ability",), ["ability"]),
        (("vision",), ["deck"]),
        (("gain", "water"), []),
        (("end",), []),
    ],
    ids=lambda value: show(value) if isinstance(value, tuple) else "",
)
def test_an_option_knows_its_place_on_the_table(option: Option, things: list[str]) -> None:
    assert list(drawing().places(summer().match.view(0)).things(option)) == things


def test_energy_that_lies_only_on_an_amulet_of_water_is_shown_there() -> None:
    cards = ["fairy_monolith", "mirror_of_the_seasons", "amulet_of_water"]
    scenario = Scenario(2).sorcerer(
        crystals=1, reserve="1 air", play=cards, on={"amulet_of_water": "1 fire 1 air"}
    )
    places = drawing().places(scenario.start().match.view(0))
    assert list(places.things(("store", "fire"))) == ["play-amulet_of_water"]
    assert list(places.things(("mirror", "fire", 1))) == ["play-amulet_of_water"]
    assert list(places.things(("store", "air"))) == ["reserve-0-air"]


def test_the_marker_crosses_the_turn_of_the_year() -> None:
    view = Scenario(2).at(year=2, space=11).sorcerer().sorcerer().start().match.view(0)
    assert list(drawing().places(view).things(("forward", 3))) == ["space-2"]


def test_what_is_chosen_on_the_table_is_not_listed_beside_it() -> None:
    places = drawing().places(summer().match.view(0))
    options: list[Option] = [("summon", "amulet_of_fire"), ("transmute", "fire", 1), ("end",)]
    assert [places.on_board(option) for option in options] == [True, True, False]


def test_an_energy_is_drawn_on_the_button_that_names_it() -> None:
    assert drawing().icon(("gain", "water")) == "energy.water"
    assert drawing().icon(("elements", "water", "fire")) == "do.elements"
    assert drawing().icon(("end",)) == "do.end"


def test_known_cards_tell_who_knows_them() -> None:
    page = shown(summer().match.view(0))
    known = [[(c["face"].id, c["open"]) for c in s["known"]] for s in page["sorcerers"]]
    assert known == [[], [("kairn_the_destroyer", True)], [("shield_of_zira", False)]]
    assert [c["face"].id for c in page["hand"] if c["open"]] == ["hand_of_fortune"]
    assert [(c["face"].id, c["open"]) for c in page["piles"]["top"]][:2] == [
        ("potion_of_dreams", True),
        ("divine_chalice", True),
    ]
    assert [c["open"] for c in page["piles"]["top"]] == [True, True, False]


def test_a_spectator_sees_what_all_see() -> None:
    page = shown(summer().match.view(None))
    assert [len(sorcerer["known"]) for sorcerer in page["sorcerers"]] == [1, 1, 0]
    assert len(page["piles"]["top"]) == 2
    assert page["hand"] == []
    assert page["focus"] == 0


def reserve(play: SeasonsPlay) -> dict[str, Any]:
    found: dict[str, Any] = shown(play.match.view(0))["sorcerers"][0]["reserve"]
    return found


def spaces(play: SeasonsPlay) -> tuple[int, ...]:
    """Tokens, free spaces, those of a Grimoire, covered ones, tokens too many."""
    found = reserve(play)
    return tuple(found[name] for name in ("held", "free", "added", "covered", "over"))


@pytest.mark.parametrize(
    ("play", "held", "wanted"),
    [
        ([], "", (0, 7, 0, 0, 0)),
        ([], "3 water", (3, 4, 0, 0, 0)),
        (["bespelled_grimoire"], "3 water", (3, 4, 3, 0, 0)),
        (["bespelled_grimoire"], "8 water", (8, 0, 2, 0, 0)),
        (["mesodaes_lantern"], "3 water", (3, 3, 0, 1, 0)),
        (["bespelled_grimoire", "mesodaes_lantern"], "6 air", (6, 0, 3, 1, 0)),
    ],
)
def test_a_reserve_shows_all_its_spaces(play: list[str], held: str, wanted: tuple[int]) -> None:
    scene = Scenario(2).sorcerer(play=play, reserve=held).sorcerer().start()
    assert spaces(scene) == wanted


def test_covered_spaces_and_too_many_tokens_are_shown() -> None:
    scene = Scenario(2).sorcerer(covered=2, reserve="7 fire").sorcerer().start()
    assert spaces(scene) == (7, 0, 0, 2, 2)


def test_a_raven_has_the_text_of_what_it_mimics() -> None:
    raven = shown(summer().match.view(0))["sorcerers"][2]["play"][1]
    assert raven["face"].id == "raven_the_usurper"
    assert raven["power"].id == "amulet_of_water"
    assert raven["held"] == "1 fire"


def test_the_die_that_is_left_tells_where_the_marker_goes() -> None:
    page = shown(summer().match.view(0))
    assert [(die["owner"], die["moves"]) for die in page["dice"]] == [
        (2, False),
        (None, True),
        (1, False),
        (0, False),
    ]
    assert [space["n"] for space in page["wheel"]["spaces"] if space["coming"]] == [10]


def test_while_dice_are_taken_nothing_is_known_of_the_marker() -> None:
    scene = Scenario(2).sorcerer().sorcerer().start(phase="take")
    assert not any(space["coming"] for space in shown(scene.match.view(0))["wheel"]["spaces"])


def test_rates_include_what_the_active_sorcerer_gets_on_top() -> None:
    scene = Scenario(2, enchantment="ios_bounty").at(space=1).sorcerer(play=["purse_of_io"])
    rates = shown(scene.sorcerer().start().match.view(0))["rates"]
    assert [rate["worth"] for rate in rates["each"]] == [3, 5, 4, 3]
    assert rates["more"] == 2


def test_prices_are_those_of_the_number_of_players() -> None:
    def price(players: int) -> int:
        scene = Scenario(players).sorcerer(hand=["kairn_the_destroyer"])
        for _ in range(players - 1):
            scene.sorcerer()
        page = shown(scene.start().match.view(0))
        face = page["hand"][0]["face"]
        return len(face.cost) + int(face.crystals)

    box = summer().table.box
    for players in (2, 3, 4):
        energies, crystals = box.prices[players]["kairn_the_destroyer"]
        assert price(players) == sum(energies) + crystals


def test_cards_that_are_looked_at_have_their_buttons_on_the_stage() -> None:
    play = looking()
    html = page_of(play.match, 0)
    stage = html[html.index('class="stage looking"') :]
    assert stage.count(' data-number="') == 4
    assert re.findall(r'id="aside-(\w+)"', stage) == [
        "divine_chalice",
        "syllas_the_faithful",
        "wondrous_chest",
        "potion_of_dreams",
    ]


def test_others_see_only_the_backs_of_cards_that_are_looked_at() -> None:
    match = looking().match
    html = render("fragment.html", "en", live_scene(table_of(match), [1], "en", "wide"))
    assert html.count('class="card-back"') == 4
    assert "syllas_the_faithful" not in html


def test_two_copies_that_are_looked_at_share_one_button() -> None:
    scene = Scenario(2).sorcerer(reserve="2 fire", hand=["amulet_of_fire"]).sorcerer()
    play = scene.top("sid_nightshade", "beggars_horn", "sid_nightshade", "staff_of_spring").start()
    play.answers("summon amulet_of_fire")
    check(play.match, 0, page_of(play.match, 0))
