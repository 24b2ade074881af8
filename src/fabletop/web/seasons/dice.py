"""The season dice: their faces, who took which, and the one that moves the marker (S-060 to
S-065)."""

from fabletop.core.codec import JsonObject
from fabletop.games.seasons.seen.turn import left_over
from fabletop.web.look.icons import MARKS
from fabletop.web.seasons.picture import SeasonsPicture, one_by_one

OWN = "die"
"""What can be done with the die that the active sorcerer has taken."""


def dice(table: SeasonsPicture) -> list[JsonObject]:
    """All dice side by side; a die keeps its place when it is taken."""
    taken = table.view.taken
    owners: dict[str, int | None] = dict.fromkeys(table.view.rolled)
    owners |= {face: seat for seat, face in enumerate(taken) if face}
    last = left_over(table.view)
    return [_die(table, face, owners[face], moves=face == last) for face in sorted(owners)]


def _die(table: SeasonsPicture, face: str, owner: int | None, *, moves: bool) -> JsonObject:
    shown = table.box.faces[face]
    active = owner is not None and owner == table.view.active
    thing = OWN if active and table.asked.marks(OWN)["numbers"] else f"die-{face}"
    return {
        "id": face.partition("-")[0],
        "season": face.partition("_")[0],
        "energies": one_by_one(shown.energies),
        "crystals": shown.crystals,
        "star": shown.star,
        "card": shown.card,
        "ring": shown.ring,
        "dots": shown.dots,
        "label": table.words.face(table.view, face),
        "owner": owner,
        "mark": "" if owner is None else MARKS[owner],
        "moves": moves,
        **table.thing(thing),
    }
