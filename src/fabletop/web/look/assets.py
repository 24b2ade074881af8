"""Builds the third-party assets of the pages, reduced to what they use; `make assets` runs it.

    python -m fabletop.web.look.assets NODE_MODULES TARGET

Writes the scripts (idiomorph, and Swagger UI with its style sheet), the fonts with their style
sheet, a sprite of the drawings named in icons.toml, and what the credits page says about them.
"""

import json
import os
import re
import sys
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from fabletop.core.errors import BadSetup
from fabletop.web.look.icons import PREFIX, drawings

MORPH = "idiomorph"
SWAGGER = "swagger-ui-dist"
INTER = "@fontsource-variable/inter"
GARAMOND = "@fontsource/eb-garamond"
GAME_ICONS = "@iconify-json/game-icons"
BY_AUTHOR = "game-icons-react"
"""The same drawings, in one folder per author; only the authors' names are shipped."""

MAKERS = {
    MORPH: "Big Sky Software",
    SWAGGER: "SmartBear Software",
    INTER: "The Inter Project Authors",
    GARAMOND: "The EB Garamond Project Authors",
    GAME_ICONS: "Lorc, Delapouite and contributors",
}
FACES = (
    (INTER, "wght.css"),
    (GARAMOND, "500.css"),
    (GARAMOND, "600.css"),
    (GARAMOND, "500-italic.css"),
)
GAME_ICONS_SITE = "https://game-icons.net"
SITES = {GAME_ICONS: GAME_ICONS_SITE, SWAGGER: "https://swagger.io/tools/swagger-ui/"}
"""Where to send readers, if the package does not say it, or if elsewhere is better."""
FURTHER = {SWAGGER: ("NOTICE", "swagger-ui-bundle.js.LICENSE.txt")}
"""Files with more that has to be said of a package, and of what is bundled in it."""
BADGES = "badges"
"""The only folder of BY_AUTHOR that is not an author."""
SPELLED = {
    "andymeneely": "Andy Meneely",
    "darkzaitzev": "DarkZaitzev",
    "generalace135": "GeneralAce135",
    "heavenly-dog": "HeavenlyDog",
    "lucasms": "Lucas",
    "priorblue": "PriorBlue",
    "spencerdub": "SpencerDub",
}
"""Authors whose names differ from their folders."""

FACE = re.compile(r"@font-face \{.*?\}", re.DOTALL)
LATIN = re.compile(
    r"src: url\(\./files/(?P<file>[\w-]+-latin-[\w-]+\.woff2)\) (?P<format>format\([^)]*\))[^;]*;"
)


def build(packages: Path, named: Mapping[str, str]) -> dict[str, bytes]:
    """Every file of the built folder, for our names of drawings."""
    for package in (*MAKERS, BY_AUTHOR):
        if not (packages / package).is_dir():
            raise BadSetup(f"{packages / package} is missing: `make assets` installs it")
    symbols = {name: PREFIX + drawing for name, drawing in named.items()}
    return {
        "idiomorph.js": (packages / MORPH / "dist" / "idiomorph.esm.js").read_bytes(),
        "swagger-ui.js": (packages / SWAGGER / "swagger-ui-bundle.js").read_bytes(),
        "swagger-ui.css": (packages / SWAGGER / "swagger-ui.css").read_bytes(),
        **fonts(packages),
        "icons.svg": sprite(packages, named).encode(),
        "icons.json": _json(symbols),
        "credits.json": _json(
            {
                "packages": [credit(packages, package) for package in MAKERS],
                "icons": list(authors(packages, sorted(set(named.values())))),
            }
        ),
    }


def fonts(packages: Path) -> dict[str, bytes]:
    """The latin and latin-ext files of the faces we use, and the style sheet that loads them."""
    built: dict[str, bytes] = {}
    rules: list[str] = []
    for package, sheet in FACES:
        folder = packages / package
        for face in FACE.findall((folder / sheet).read_text(encoding="utf-8")):
            if found := LATIN.search(face):
                built[found["file"]] = (folder / "files" / found["file"]).read_bytes()
                rules.append(LATIN.sub(r"src: url(./\g<file>) \g<format>;", face))
    return {**built, "fonts.css": "\n".join([*rules, ""]).encode()}


def sprite(packages: Path, named: Mapping[str, str]) -> str:
    """A symbol for every drawing that has one of our names, each once."""
    every = _read(packages / GAME_ICONS / "icons.json")["icons"]
    drawn = {one: icon["body"] for one, icon in every.items() if not icon.get("hidden")}
    for name, drawing in named.items():
        if drawing not in drawn:
            near = ", ".join(get_close_matches(drawing, drawn, n=5)) or "none"
            raise BadSetup(
                f'icons.toml: {name} = "{drawing}": game-icons has no such drawing; nearest: {near}'
            )
    symbols = [
        f'<symbol id="{PREFIX}{one}" viewBox="0 0 512 512">{drawn[one]}</symbol>'
        for one in sorted(set(named.values()))
    ]
    head = f"<!-- {MAKERS[GAME_ICONS]}, {GAME_ICONS_SITE}, CC BY 3.0; authors in credits.json -->"
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', head, *symbols, "</svg>", ""])


def credit(packages: Path, package: str) -> dict[str, str]:
    about = _read(packages / package / "package.json")
    texts = [packages / package / name for name in ("LICENSE", *FURTHER.get(package, ()))]
    return {
        "name": package,
        "version": about["version"],
        "licence": about["license"],
        "author": MAKERS[package],
        "homepage": SITES.get(package) or about["homepage"],
        "text": "\n".join(one.read_text(encoding="utf-8") for one in texts if one.exists()),
    }


def authors(packages: Path, used: list[str]) -> Iterator[dict[str, str]]:
    """The authors of each drawing. If two authors have a drawing of that name, both are listed."""
    folders: dict[str, list[str]] = {}
    for module in sorted((packages / BY_AUTHOR / "dist").glob("*/*.js")):
        folders.setdefault(module.stem.lower(), []).append(module.parent.name)
    for drawing in used:
        makers = [
            folder for folder in folders.get(drawing.replace("-", ""), []) if folder != BADGES
        ]
        for folder in makers:
            author = SPELLED.get(folder) or folder.replace("-", " ").title()
            page = f"{GAME_ICONS_SITE}/1x1/{folder}/{drawing}.html"
            yield {"name": drawing, "author": author, "link": page}
        if not makers:
            yield {"name": drawing, "author": MAKERS[GAME_ICONS], "link": GAME_ICONS_SITE}


def publish(built: Mapping[str, bytes], target: Path) -> None:
    """Write each file atomically, skip unchanged ones, and remove files no longer built."""
    target.mkdir(parents=True, exist_ok=True)
    for name, content in built.items():
        file = target / name
        if not file.exists() or file.read_bytes() != content:
            fresh = target / f".{name}.{os.getpid()}"
            fresh.write_bytes(content)
            fresh.replace(file)
    for file in target.iterdir():
        if file.name not in built:
            file.unlink()


def _read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def _json(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def main(arguments: list[str]) -> None:
    packages, target = map(Path, arguments)
    try:
        publish(build(packages, drawings()), target)
    except BadSetup as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
