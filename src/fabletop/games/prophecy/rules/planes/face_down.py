"""The cards laid out face down at the start: those of the Astral Planes (R-016), with the Gates of
Realms among the Lesser Guardians (W-069, W-208). The remaining cards are set aside unseen."""

from typing import Final

from fabletop.core.chance import DEAL
from fabletop.games.prophecy.rules.table.composition import Decks
from fabletop.games.prophecy.state import Table

PLANES: Final = 5
"""The planes of the main board; the discs of Realms come after them."""


def fill_planes(table: Table, decks: Decks) -> None:
    """Put one card of each kind into each plane, in the order of the box."""
    gates = [gate.id for gate in table.box.gates.values() if gate.realm in table.parts.worlds]
    lesser, greater = decks.guardians("lesser"), decks.guardians("greater")
    if table.parts.without_guardians:
        table.removed += greater
        greater = []
    artifacts = decks.artifacts()
    dealt = artifacts.possible[: PLANES * artifacts.each]
    firsts = [*lesser[: PLANES - len(gates)], *gates]
    left = [*lesser[PLANES - len(gates) :], *artifacts.possible[len(dealt) :]]
    _deal(table, firsts, greater, dealt, left, artifacts.each)


def shuffle_planes(table: Table) -> None:
    """Put one random card of each kind into each plane (R-016)."""
    artifacts = Decks(table.box, table.parts, table.options, len(table.heroes)).artifacts()
    hidden = [*table.boxed]
    for plane in table.planes:
        hidden += [card for card in (plane.lesser, plane.greater, *plane.artifacts) if card]
    gates = [card for card in hidden if card in table.box.gates]
    guardians = table.box.guardians
    lesser = [c for c in hidden if c in guardians and guardians[c].rank == "lesser"]
    greater = [c for c in hidden if c in guardians and guardians[c].rank == "greater"]
    sure, perhaps = artifacts.possible[: artifacts.sure], artifacts.possible[artifacts.sure :]
    for cards in (lesser, greater, perhaps):
        table.chance.shuffle(cards, DEAL)
    aside = {*lesser, *greater, *gates, *artifacts.possible}
    table.boxed = [card for card in table.boxed if card not in aside]
    firsts = [*lesser[: PLANES - len(gates)], *gates]
    if gates:
        table.chance.shuffle(firsts, DEAL)
    dealt = [*sure, *perhaps][: PLANES * artifacts.each]
    if sure:
        table.chance.shuffle(dealt, DEAL)
    left = [*lesser[PLANES - len(gates) :], *perhaps[len(dealt) - len(sure) :]]
    _deal(table, firsts, greater, dealt, left, artifacts.each)


def _deal(
    table: Table,
    firsts: list[str],
    greater: list[str],
    artifacts: list[str],
    left: list[str],
    each: int,
) -> None:
    """Give each plane a Lesser Guardian or a Gate, a Greater Guardian and Artifacts; keep the rest
    aside, unseen."""
    table.boxed += [*left, *greater[PLANES:]]
    for number in range(PLANES):
        plane = table.planes[number]
        plane.lesser = firsts[number]
        plane.greater = greater[number] if greater else ""
        plane.artifacts = tuple(artifacts[number * each : (number + 1) * each])
