"""A drawn chart as a tree, to be asked where things lie."""

from dataclasses import dataclass
from xml.etree import ElementTree

from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Drawn:
    tree: ElementTree.Element

    def all(self, kind: str) -> list[ElementTree.Element]:
        """Every element of a class, in the order in which they are drawn."""
        return [one for one in self.tree.iter() if kind in one.get("class", "").split()]

    def places(self, kind: str, attribute: str) -> list[float]:
        return [float(one.get(attribute, "nan")) for one in self.all(kind)]

    def texts(self, kind: str) -> list[str]:
        return [one.text or "" for one in self.all(kind)]

    def rows(self) -> list[list[str]]:
        """The folded table, without its head."""
        body = self.tree.find(".//tbody")
        return [] if body is None else [[cell.text or "" for cell in row] for row in body]


def drawn(chart: Markup) -> Drawn:
    return Drawn(ElementTree.fromstring(chart))
