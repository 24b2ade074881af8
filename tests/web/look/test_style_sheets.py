"""The style sheet of a game is for that game's pages alone, on pages, in files and in notebooks."""

import re

import pytest

from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.web.files.notebook import PAINTER, SCOPE
from fabletop.web.files.offline import offline_page
from fabletop.web.files.scoped_styles import COMMENT, game_class
from fabletop.web.game_files import sheet_address
from fabletop.web.look.rendering import FOLDER
from fabletop.web.table.scene import Seated, Viewer

GAMES = ("prophecy", "seasons", "wizards")
SHARED = ("style", "table", "browse", "replay", "charts", "story", "report", "notebook")
NAMELESS = re.compile(r"@(?:media|supports)\b")
"""What may hold rules and names nothing itself."""


def sheet(name: str) -> str:
    folder = FOLDER / name if name in GAMES else FOLDER
    return COMMENT.sub("", (folder / "static" / f"{name}.css").read_text(encoding="utf-8"))


def blocks(css: str) -> list[tuple[str, str]]:
    """What stands before each pair of outermost braces, and what stands within."""
    found, depth, start, opened = [], 0, 0, 0
    for place, letter in enumerate(css):
        if letter == "{":
            opened = opened if depth else place
            depth += 1
        elif letter == "}":
            depth -= 1
            if not depth:
                found.append((css[start:opened].strip(), css[opened + 1 : place]))
                start = place + 1
    assert depth == 0, "a brace is left open"
    assert not css[start:].strip()
    return found


def loose(css: str, game: str) -> list[str]:
    """Rules that may touch something outside of a game's pages."""
    found: list[str] = []
    for head, body in blocks(css):
        if NAMELESS.match(head):
            found += loose(body, game)
        elif head != f":where(.{game_class(game)})":
            found.append(head)
        else:
            found += [one for one, _ in every_rule(body) if one.startswith("@")]
    return found


def every_rule(css: str) -> list[tuple[str, str]]:
    """Rules within, whatever screen they are for."""
    rules: list[tuple[str, str]] = []
    for head, body in blocks(css):
        rules += every_rule(body) if NAMELESS.match(head) else [(head, body)]
    return rules


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_games_sheet_is_under_its_class(game: str) -> None:
    css = sheet(game)
    assert loose(css, game) == []
    assert loose(css + ".drawn { flex: 1 }", game) == [".drawn"]
    assert loose(css + "@media print { .drawn { flex: 1 } }", game) == [".drawn"]
    assert loose(css + ":root { --fire: red }", game) == [":root"]
    for head, _ in every_rule(blocks(css)[0][1]):
        for one in re.split(r",(?![^(]*\))", head):
            assert one.count("&") <= 1, one
            assert "& &" not in one


@pytest.mark.parametrize("game", GAMES)
def test_no_shared_sheet_names_a_game(game: str) -> None:
    for name in SHARED:
        assert game_class(game) not in sheet(name), name


def test_every_sheet_is_looked_at() -> None:
    names = sorted(path.stem for path in FOLDER.glob("**/static/*.css"))
    assert names == sorted((*GAMES, *SHARED))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_file_and_a_notebook_hold_the_sheet_of_their_game_only(game: str) -> None:
    match = Match.new(find(game), seats=["Ada", "Ben"], seed=4)
    assert sheet_address(game) == f"/static/games/{game}/{game}.css"
    file = offline_page(match, Seated("game", ("Ada", "Ben"), ("", "")), Viewer(0, "en", "wide"))
    shown = PAINTER.match(match, 0, "en")
    style = re.findall(r"<style>(.*?)</style>", shown, re.DOTALL)[0]
    assert f'<body class="offline {game_class(game)}">' in file
    assert f".{SCOPE}.{game_class(game)} .board" in style
    for other in GAMES:
        assert (f":where(.{game_class(other)})" in file) == (other == game)
        assert (game_class(other) in style) == (other == game)
    assert "&" not in style


def test_the_colours_of_a_games_own_reach_a_notebook() -> None:
    style = PAINTER.match(Match.new(find("wizards"), seats=["Ada", "Ben"], seed=4), 0, "en")
    assert style.count("--deep: #16344d") == 2
    assert style.count("--deep: #a9cbe0") == 2


UNSTYLED = {
    *("bubbles", "course", "provenance", "riddle", "shelf", "spells", "trade"),
    *("better", "offline", "result", "zoom-rules"),
}
"""Classes that only tell what something is."""


def given(html: str) -> set[str]:
    """The classes that a template gives, without those that it puts together from values."""
    found: set[str] = set()
    for classes in re.findall(r'\bclass="([^"]*)"', html):
        plain = re.sub(r"\{%.*?%\}", " ", classes)
        found |= set(re.sub(r"[^\s{}]*\{\{.*?\}\}[^\s{}]*", " ", plain).split())
    return found


def test_every_class_that_a_template_gives_is_known_to_a_style_sheet_or_a_script() -> None:
    styled = {
        name for one in (*GAMES, *SHARED) for name in re.findall(r"\.([a-z][\w-]*)", sheet(one))
    }
    scripts = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("**/static/*.js"))
    found = {
        name: path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*.html")
        for name in given(path.read_text(encoding="utf-8"))
    }
    known = styled | UNSTYLED | set(re.findall(r"[a-z][\w-]*", scripts))
    assert len(found) > 300
    assert {name: where for name, where in found.items() if name not in known} == {}
    assert UNSTYLED - found.keys() == set(), "no template gives these any more"
