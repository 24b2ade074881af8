"""What the pages take from others: icons have names, files are there, nothing is tracked."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fabletop.core.errors import BadSetup
from fabletop.games.prophecy.box import open_box
from fabletop.games.seasons.box import open_box as open_seasons
from fabletop.games.seasons.printed import ENERGIES, SEASONS
from fabletop.games.wizards.box import ANIMALS
from fabletop.games.wizards.box import open_box as open_wizards
from fabletop.games.wizards.isles import TERRAIN
from fabletop.games.wizards.printed import KINDS, ORDERS, POINTS
from fabletop.web.look.assets import authors, build, publish, sprite
from fabletop.web.look.icons import PREFIX, drawings, icon
from fabletop.web.prophecy.planes import PLANE_CARDS
from tests.sentences import written

ROOT = Path(__file__).parents[3]
WEB = ROOT / "src" / "fabletop" / "web"
BUILT = WEB / "built"
SVG = "{http://www.w3.org/2000/svg}"


def names_on_the_table() -> Iterator[str]:
    box = open_box()
    groups = {"creatures": "creature", "opportunities": "opportunity", "items": "item"}
    groups |= {"chance": "chance", "characters": "character", "abilities": "ability"}
    groups |= {"guardians": "guardian", "artifacts": "artifact", "obstacles": "obstacle"}
    groups |= {"gates": "gate", "prizes": "prize", "races": "race"}
    drawn = (one for one in box.cards() if one[0] != "fragments")
    yield from (f"{groups[deck]}.{card.id}" for deck, card in drawn)
    for space in box.board.spaces:
        if space.world:
            yield from (f"place.{space.world}_{space.terrain}", f"realm.{space.world}")
            yield from [f"back.{space.world}_{space.holds}"] if space.holds else []
        else:
            yield f"place.{space.id}"
    for space in box.board.spaces[: box.board.size]:
        yield f"terrain.{space.terrain}"
    yield from (f"back.{sort}" for sort in (*PLANE_CARDS, "adventure"))


def names_on_a_table_of_seasons() -> Iterator[str]:
    groups = {"power": "power", "enchantments": "enchantment", "tokens": "ability"}
    yield from (f"{groups[deck]}.{card.id}" for deck, card in open_seasons().decks())
    yield from (f"energy.{energy}" for energy in ENERGIES)
    yield from (f"season.{season}" for season in SEASONS)


def names_on_a_table_of_wizards() -> Iterator[str]:
    box = open_wizards()
    yield from (f"event.{card}" for card in box.events)
    yield from (f"wizards.{card.kind}" for card in box.wizards.values())
    yield from (f"wizards.{word}" for word in (*POINTS, *KINDS))
    yield from (f"site.{site.kind}" for site in box.sites.values())
    yield from (f"order.{order}" for order in ORDERS)
    yield from (f"animal.{animal}" for animal in ANIMALS)
    yield from (f"terrain.{terrain}" for terrain in TERRAIN)
    for ranks in box.spells.values():
        yield from (f"spell.{spell}" for spells in ranks for spell in spells)


def names_of_options_of(game: str) -> Iterator[str]:
    """The first word of an option is the longest beginning of its message that has an icon."""
    text = written(game)
    known = {name.removeprefix("do.") for name in drawings() if name.startswith("do.")}
    for message in re.findall(r"^do-([\w-]+) =", text, re.MULTILINE):
        words = message.split("-")
        starts = ["_".join(words[:length]) for length in range(len(words), 0, -1)]
        yield "do." + next((start for start in starts if start in known), starts[-1])


def names_in_templates() -> Iterator[str]:
    for template in WEB.rglob("*.html"):
        yield from re.findall(
            r'\b(?:icon|picture)\("(\w+\.\w+)"', template.read_text(encoding="utf-8")
        )


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A node_modules with two drawings, one of them withdrawn."""
    drawn = {"wolf-head": {"body": "<path/>"}, "wolf-tail": {"body": "<path/>", "hidden": True}}
    icons = tmp_path / "@iconify-json" / "game-icons" / "icons.json"
    icons.parent.mkdir(parents=True)
    icons.write_text(json.dumps({"icons": drawn}), encoding="utf-8")
    for module in ("lorc/WolfHead", "lorc/Mouse", "caro-asercion/Mouse", "badges/Mouse"):
        file = tmp_path / "game-icons-react" / "dist" / f"{module}.js"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return tmp_path


def test_everything_on_the_table_has_an_icon_of_its_own_name() -> None:
    assert sorted(set(names_on_the_table()) - drawings().keys()) == []


def test_everything_on_a_table_of_seasons_has_an_icon_of_its_own_name() -> None:
    assert sorted(set(names_on_a_table_of_seasons()) - drawings().keys()) == []


def test_everything_on_a_table_of_wizards_has_an_icon_of_its_own_name() -> None:
    assert sorted(set(names_on_a_table_of_wizards()) - drawings().keys()) == []


CARDS = (
    *("ability", "artifact", "chance", "character", "creature", "enchantment", "event", "gate"),
    *("guardian", "item", "obstacle", "opportunity", "power", "prize", "race", "spell"),
)
"""Groups of icons for cards alone."""


def test_no_icon_is_left_of_a_card_that_is_gone_or_misspelt() -> None:
    drawn = {name for name in drawings() if name.split(".")[0] in CARDS}
    there = {*names_on_the_table(), *names_on_a_table_of_seasons(), *names_on_a_table_of_wizards()}
    assert sorted(drawn - there - {f"{group}.default" for group in CARDS}) == []


def test_no_two_events_of_wizards_have_the_same_icon() -> None:
    drawn = [icon(f"event.{card}") for card in open_wizards().events]
    assert len(set(drawn)) == len(drawn) == 40


def test_no_two_power_cards_of_seasons_have_the_same_icon() -> None:
    drawn = [icon(f"power.{card}") for card in open_seasons().cards]
    assert len(set(drawn)) == len(drawn) == 70


def test_every_option_of_a_player_has_an_icon_of_its_own_name() -> None:
    options = {*names_of_options_of("prophecy"), *names_of_options_of("seasons")}
    options |= {*names_of_options_of("wizards")}
    assert sorted(options - drawings().keys()) == []


def test_every_icon_a_template_asks_for_has_a_name() -> None:
    assert sorted(set(names_in_templates()) - drawings().keys()) == []


def test_an_icon_without_a_name_is_that_of_its_group_or_a_die() -> None:
    assert icon("creature.vampire") == "i-vampire-dracula"
    assert icon("creature.dragon") == icon("creature.default")
    assert icon("weather.rain") == icon("die.default")


def test_the_sprite_has_the_drawings_in_use_and_no_other() -> None:
    symbols = ElementTree.parse(BUILT / "icons.svg").findall(f"{SVG}symbol")
    assert sorted(one.attrib["id"] for one in symbols) == sorted(
        {PREFIX + drawing for drawing in drawings().values()}
    )
    assert {one.attrib["viewBox"] for one in symbols} == {"0 0 512 512"}
    assert {part.attrib["fill"] for one in symbols for part in one} == {"currentColor"}


def test_scripts_find_the_same_symbols_as_templates() -> None:
    found = json.loads((BUILT / "icons.json").read_text(encoding="utf-8"))
    assert found == {name: icon(name) for name in drawings()}, "`make assets` builds them anew"


def test_the_style_sheet_of_the_fonts_loads_every_font_and_nothing_else() -> None:
    css = (BUILT / "fonts.css").read_text(encoding="utf-8")
    loaded = sorted(re.findall(r"url\(([^)]*)\)", css))
    assert loaded == sorted(f"./{font.name}" for font in BUILT.glob("*.woff2"))
    faces = css.count("@font-face")
    assert faces == len(loaded) == 8
    assert css.count("font-display: swap") == css.count("unicode-range:") == faces


def test_the_script_is_a_module() -> None:
    script = (BUILT / "idiomorph.js").read_text(encoding="utf-8")
    assert re.search(r"^export \{\s*Idiomorph\s*\}", script, re.MULTILINE)


def test_every_package_and_every_drawing_is_credited() -> None:
    told = json.loads((BUILT / "credits.json").read_text(encoding="utf-8"))
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {one["name"]: one["version"] for one in told["packages"]} == wanted
    assert [one["name"] for one in told["packages"] if not one["text"]] == [
        "@iconify-json/game-icons"
    ], "a package without a licence text must be one whose licence is well known by its name"
    assert {one["name"] for one in told["icons"]} == set(drawings().values())
    assert [one for one in told["icons"] if "/1x1/" not in one["link"]] == []


def test_a_drawing_that_does_not_exist_is_refused_with_its_nearest(packages: Path) -> None:
    with pytest.raises(BadSetup, match=r'creature\.wolf = "wolf-hed".*nearest: wolf-head'):
        sprite(packages, {"creature.wolf": "wolf-hed"})


def test_a_drawing_that_was_withdrawn_is_refused(packages: Path) -> None:
    with pytest.raises(BadSetup, match=r'creature\.wolf = "wolf-tail"'):
        sprite(packages, {"creature.wolf": "wolf-tail"})


def test_a_drawing_with_two_names_is_shipped_once(packages: Path) -> None:
    shipped = sprite(packages, {"creature.wolf": "wolf-head", "creature.pack": "wolf-head"})
    assert shipped.count("<symbol ") == 1


def test_authors_of_drawings_with_the_same_name_are_all_credited(packages: Path) -> None:
    told = [(one["name"], one["author"]) for one in authors(packages, ["mouse", "wolf-head"])]
    assert told == [("mouse", "Caro Asercion"), ("mouse", "Lorc"), ("wolf-head", "Lorc")]


def test_a_drawing_of_unknown_author_is_credited_to_the_site(packages: Path) -> None:
    (told,) = authors(packages, ["dragon"])
    assert told["author"] == "Lorc, Delapouite and contributors"
    assert told["link"] == "https://game-icons.net"


def test_a_missing_package_is_named(packages: Path) -> None:
    with pytest.raises(BadSetup, match=r"idiomorph is missing: `make assets` installs it"):
        build(packages, {})


def test_publishing_again_changes_nothing_and_removes_what_is_gone(tmp_path: Path) -> None:
    publish({"a.css": b"a", "b.js": b"b"}, tmp_path)
    before = (tmp_path / "a.css").stat()
    publish({"a.css": b"a", "c.svg": b"c"}, tmp_path)
    assert (tmp_path / "a.css").stat() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.css", "c.svg"]


def test_nothing_of_others_is_tracked() -> None:
    git = ["git", "-c", "safe.directory=*", "ls-files", "--cached"]
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not in a clone")
    theirs = re.compile(r"(^|/)node_modules/|^src/fabletop/web/built/|\.woff2?$|\.min\.js$")
    assert [path for path in listed.stdout.splitlines() if theirs.search(path)] == []


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    locked = [one for name, one in lock["packages"].items() if name]
    assert locked
    assert [one for one in locked if "resolved" in one] == []
    assert all(one["integrity"].startswith("sha512-") for one in locked)
