"""Energies, dice and costs as letters and marks; a colour never says more than its mark."""

from collections.abc import Sequence

from rich.text import Text

from fabletop.cli.seasons.names import Names, box, price
from fabletop.games.seasons.seen.turn import reserve_spaces
from fabletop.games.seasons.seen.view import SeasonsView, SorcererView

ENERGY_STYLES = ("bold cyan", "bold green", "bold red", "bold yellow")
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
SEASON_STYLES = {"winter": "cyan", "spring": "green", "summer": "yellow", "fall": "red"}

EMPTY, COVERED = "·", "×"
CRYSTAL, STAR, CARD, RING, DOT = "◆", "★", "▯", "◎", "•"


def tokens(counts: Sequence[int], names: Names, gap: str = "") -> Text:
    """WWF: a letter for each token."""
    letters = [
        Text(letter, style=style)
        for letter, style, count in zip(names.letters, ENERGY_STYLES, counts, strict=True)
        for _ in range(count)
    ]
    return Text(gap).join(letters)


def reserve(view: SeasonsView, sorcerer: SorcererView, names: Names) -> Text:
    """W W F · · ×: the tokens, the empty spaces, and the covered spaces."""
    covered = reserve_spaces(view, sorcerer.seat) - sorcerer.limit
    free = [EMPTY] * sorcerer.room + [COVERED] * covered
    parts = [tokens(sorcerer.reserve, names, " "), Text(" ".join(free), style="dim")]
    return Text(" ").join([part for part in parts if part])


def cost(view: SeasonsView, card: str, names: Names) -> Text:
    """What summoning costs: AA4◆."""
    if box(view).cards[card].cost.elements:
        return Text(names.term("elements"))
    energies, crystals = price(view, card)
    shown = tokens(energies, names)
    shown.append(f"{crystals}{CRYSTAL}" if crystals else "")
    return shown or Text(names.term("free"))


def face(view: SeasonsView, face: str, names: Names) -> Text:
    """What a die shows: WW★••."""
    shown = box(view).faces[face]
    text = tokens(shown.energies, names)
    text.append(f"{shown.crystals}{CRYSTAL}" if shown.crystals else "")
    text.append(STAR * shown.star + CARD * shown.card + RING * shown.ring)
    text.append(DOT * shown.dots, style="dim")
    return text


def name(seat: int, names: Names) -> Text:
    return Text(names.sorcerer(seat), style=SEAT_STYLES[seat])
