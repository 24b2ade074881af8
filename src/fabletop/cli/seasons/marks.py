"""Energies, dice and costs in letters and marks; a colour never says more than its mark."""

from collections.abc import Sequence

from rich.text import Text

from fabletop.cli.seasons.names import Names, Shown, box, price
from fabletop.games.seasons.rules.energy import SPACES

ENERGY_STYLES = ("bold cyan", "bold green", "bold red", "bold yellow")
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
SEASON_STYLES = {"winter": "cyan", "spring": "green", "summer": "yellow", "fall": "red"}

EMPTY, COVERED = "·", "×"
CRYSTAL, STAR, CARD, RING, DOT = "◆", "★", "▯", "◎", "•"


def tokens(counts: Sequence[int], names: Names) -> Text:
    """W W F: a letter for each token."""
    letters = [
        Text(letter, style=style)
        for letter, style, count in zip(names.letters, ENERGY_STYLES, counts, strict=True)
        for _ in range(count)
    ]
    return Text(" ").join(letters)


def reserve(sorcerer: Shown, names: Names) -> Text:
    """The tokens, the spaces that are still empty, and those of the board that are covered."""
    limit = sorcerer["limit"]
    free = [EMPTY] * (limit - sum(sorcerer["reserve"])) + [COVERED] * (SPACES - limit)
    parts = [tokens(sorcerer["reserve"], names), Text(" ".join(free), style="dim")]
    return Text(" ").join([part for part in parts if part])


def cost(view: Shown, card: str, names: Names) -> Text:
    """What summoning costs: A A 4◆."""
    if box(view).cards[card].cost.elements:
        return Text(names.term("elements"))
    energies, crystals = price(view, card)
    parts = [tokens(energies, names), Text(f"{crystals}{CRYSTAL}" if crystals else "")]
    shown = [part for part in parts if part]
    return Text(" ").join(shown) if shown else Text(names.term("free"))


def face(view: Shown, face: str, names: Names) -> Text:
    """What a die shows: W W ★ ••."""
    shown = box(view).faces[face]
    parts = [
        tokens(shown.energies, names),
        Text(f"{shown.crystals}{CRYSTAL}" * (shown.crystals > 0)),
    ]
    parts += [Text(STAR * shown.star), Text(CARD * shown.card), Text(RING * shown.ring)]
    parts.append(Text(DOT * shown.dots, style="dim"))
    return Text(" ").join([part for part in parts if part])


def name(seat: int, names: Names) -> Text:
    return Text(names.sorcerer(seat), style=SEAT_STYLES[seat])
