"""axe checks a page for what hinders people who cannot see, hear or point."""

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

import fabletop

ROOT = Path(fabletop.__file__).parents[2]
RUN = """async ([within, rules]) => {
  const told = await axe.run(within, { resultTypes: ["violations"], ...rules });
  return told.violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? one.help})`));
}"""
LOOKS: dict[Literal["dark", "light"], dict[str, list[str]]] = {
    "dark": {},
    "light": {"runOnly": ["color-contrast"]},
}
CALM = "Promise.all(document.getAnimations().map((one) => one.finished))"

REPEATED = """() => {
  const shape = (one) => [one, ...one.querySelectorAll("*")].map((part) =>
    [part.tagName, part.getAttribute("class"), ...part.getAttributeNames()].join(" ")).join();
  for (const many of document.querySelectorAll("main, main *")) {
    const seen = {};
    for (const one of [...many.children]) {
      const times = seen[shape(one)] = (seen[shape(one)] ?? 0) + 1;
      if (times > 2) one.remove();
    }
  }
}"""


@cache
def _source() -> str:
    path = ROOT / "node_modules" / "axe-core" / "axe.min.js"
    assert path.exists(), "axe is missing: `make assets` fetches it"
    return path.read_text(encoding="utf-8")


def thin_out(page: Page) -> None:
    """Keep two of each kind among hundreds of cards and rules, because axe is slow."""
    page.evaluate(REPEATED)


def stumbles(page: Page, within: str = "html") -> list[str]:
    """What axe objects to, in dark and in light colours, one line for each place."""
    page.evaluate(_source())
    found: list[str] = []
    for colours, rules in LOOKS.items():
        page.emulate_media(color_scheme=colours)
        page.evaluate(CALM)
        found += [f"{colours}: {one}" for one in page.evaluate(RUN, [within, rules])]
    return found
