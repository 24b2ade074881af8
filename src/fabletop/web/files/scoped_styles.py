"""Style sheets scoped to HTML embedded in someone else's page, with only the rules it needs.

Our own style sheets are simple enough to be parsed by their braces. Rules for screen sizes, for
motion and for marks that scripts set are left out: a notebook has none of them. The rules of a game
are in a block that names the game (`game_class`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BRACKETS = re.compile(r"\[[^\]]*\]")
PSEUDO = re.compile(r"::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?")
TOKEN = re.compile(r"([.#]?)([a-zA-Z][\w-]*)")
COMMA = re.compile(r",(?![^(]*\))")
SPACE = re.compile(r"\s+")

CLASSES = re.compile(r'\bclass="([^"]*)"')
IDS = re.compile(r'\bid="([^"]*)"')
TAGS = re.compile(r"<([a-zA-Z][\w-]*)")

ROOT = ":root"
NESTED = "&"
GAME = re.compile(r":where\(\.([\w-]+)\)")
LIGHT = "@media (prefers-color-scheme: light)"


@dataclass(slots=True)
class StyleSheet:
    """The remaining style: the colours of both schemes, and the rules."""

    scope: str
    dark: list[str] = field(default_factory=list)
    light: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)

    def text(self, dark: str, light: str) -> str:
        """One style sheet; the colour scheme is the reader's, unless the page around sets one."""
        own = f".{self.scope}"
        night, day = "".join(self.dark), "".join(self.light)
        return "\n".join(
            [
                f"{own}{{{night}}}",
                f"{LIGHT}{{{own}{{{day}}}}}",
                f"{_each(dark, own)}{{{night}}}",
                f"{_each(light, own)}{{{day}}}",
                *self.rules,
            ]
        )


def _each(around: str, own: str) -> str:
    return ",".join(f"{one} {own}" for one in around.split(","))


def game_class(game: str) -> str:
    """The class of all elements to which the rules of a game's style sheet apply."""
    return f"game-{game}"


def scoped(css: str, html: str, scope: str) -> StyleSheet:
    """The rules of a style sheet that match something in this HTML. The scope is a class, or
    several joined by dots."""
    used = {
        ".": {name for names in CLASSES.findall(html) for name in names.split()},
        "#": set(IDS.findall(html)),
        "": set(TAGS.findall(html)),
    }
    sheet = StyleSheet(scope)
    for head, body in _unfolded(COMMENT.sub("", css), used["."]):
        if head == LIGHT:
            for inner, rule in _blocks(body):
                if inner in (ROOT, NESTED):
                    sheet.light.append(_settled(rule))
        elif head in (ROOT, NESTED):
            sheet.dark.append(_settled(body))
        elif not head.startswith("@"):
            wanted = [one.strip() for one in COMMA.split(head) if _concerns(one, used)]
            if wanted:
                mine = ",".join(f".{scope} {one}" for one in wanted)
                sheet.rules.append(f"{mine}{{{_tight(body)}}}")
    return sheet


def _unfolded(css: str, classes: set[str]) -> Iterator[tuple[str, str]]:
    """The blocks of shared rules, and those of the games whose classes occur."""
    for head, body in _blocks(css):
        game = GAME.fullmatch(head)
        if game is None:
            yield head, body
        elif game[1] in classes:
            yield from _blocks(body)


def _concerns(selector: str, used: dict[str, set[str]]) -> bool:
    if NESTED in selector:  # The part before it matches the page around.
        return False
    bare = PSEUDO.sub("", BRACKETS.sub("", selector))
    named = TOKEN.findall(bare)
    return bool(named or bare.strip() == "*") and all(name in used[kind] for kind, name in named)


def _blocks(css: str) -> Iterator[tuple[str, str]]:
    """The text before each outermost pair of braces, and the text inside."""
    depth = start = opened = 0
    for place, letter in enumerate(css):
        if letter == "{":
            depth += 1
            if depth == 1:
                opened = place
        elif letter == "}":
            depth -= 1
            if depth == 0:
                yield SPACE.sub(" ", css[start:opened]).strip(), css[opened + 1 : place]
                start = place + 1


def _tight(body: str) -> str:
    return SPACE.sub(" ", body).strip()


def _settled(body: str) -> str:
    tight = _tight(body)
    return tight if tight.endswith(";") else f"{tight};"
