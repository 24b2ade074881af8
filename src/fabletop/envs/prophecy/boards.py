"""What a seat sees of the boards of Prophecy, entry by entry: what lies in the spaces, on the
planes, on the Island and in the Realms."""

from collections.abc import Sequence

from fabletop.core.rows.places import Word
from fabletop.envs.entries import Amounts, Entry, Flag, Number, OneOf, Several
from fabletop.envs.prophecy.by_name import by_name
from fabletop.games.prophecy.printed.board import MARKETS
from fabletop.games.prophecy.printed.domains import domains
from fabletop.games.prophecy.seen.view import FACE_DOWN, HeroView, ProphecyView

RELICS = "Artifacts that lie in spaces of the main board, or somewhere in a Realm."

GUARDED = ("lesser", "greater", "artifact")
DRIFTS = range(1, 7)


def board_entries() -> tuple[Entry, ...]:
    words = domains()
    spaces, artifacts = words["space"], words["artifact"]
    realms = list(map(str, words["realm"]))
    lying = (
        *_at(words["main"], words["main_card"]),
        *(at for realm in realms for at in _at(words[realm], words[f"{realm}_card"])),
    )
    known = (*words["guardian"], *words["gate"], *artifacts, *words["realm_card"])
    return (
        Several("cards", lying, "Cards that lie open, each with its space."),
        Several("face_down", spaces, "Spaces in which a card lies face down."),
        Several("goods", _at(MARKETS, words["item"]), "Items for sale."),
        Several("training", _at(words["guild"], words["ability"]), "Abilities on offer."),
        Several("relics", _at((*words["main"], *words["realm"]), artifacts), RELICS),
        Several("known", known, "Face-down cards that this seat knows."),
        Several("known_at", (*words["plane"], *spaces), "Where they lie."),
        Several("caches", words["ordinary"], "Items left in hideouts."),
        Several("caches_here", words["ordinary"], "Those in the space of this seat's hero."),
        *_plane_entries(),
        *_island_entries(),
        *(entry for realm in realms for entry in _realm_entries(realm)),
        Amounts("water_markers", words["creature"], 3, "Markers on Creatures of the water Realm."),
        OneOf("water_drift", DRIFTS, "The die that carries the active hero off."),
    )


def _plane_entries() -> tuple[Entry, ...]:
    words = domains()
    planes = words["plane"]
    guarding = (*words["guardian"], *words["gate"], *words["artifact"])
    return (
        Several("planes", planes, "Astral Planes in the game."),
        Several("closed", planes, "Those that are closed."),
        Several("guarding", _at(planes, guarding), "Cards that lie open in planes."),
        Several("hidden", _at(planes, GUARDED), "Cards that lie face down in planes.", most=2),
        OneOf("assault", planes, "The plane under attack."),
        Several("beaten", words["guardian"], "Guardians out of the game."),
    )


def _island_entries() -> tuple[Entry, ...]:
    words = domains()
    return (
        Flag("island", "Treasure Island is in the game."),
        Number("island_fragments", 12, "Map Fragments in their deck."),
        Number("island_fragment_discard", 12, "Map Fragments discarded."),
        Several("island_found", words["main"], "Spaces in which a Map Fragment lies."),
        Number("island_treasures", 10, "Treasures in their deck."),
        Several("island_open", words["treasure"], "Treasures that can be dug for."),
        Several("island_drawn", words["treasure"], "Treasures that this seat has drawn."),
        Number("island_drawn_size", 5, "How many were drawn."),
    )


def _realm_entries(realm: str) -> tuple[Entry, ...]:
    words = domains()
    return (
        Flag(realm, f"The {realm} Realm is in the game."),
        OneOf(f"{realm}_gate", words["plane"], "Where its Gate lies, once that is known."),
        Flag(f"{realm}_closed", "Its Gate has closed."),
        Number(f"{realm}_prizes", 5, "Prizes left there."),
        Number(f"{realm}_abilities", 8, "Abilities in its deck."),
        Number(f"{realm}_reveals", 3, "Cards of it that are still to be turned up."),
    )


def board_seen(view: ProphecyView, own: HeroView) -> dict[str, object]:
    known = view.known
    caches = view.caches
    return {
        **_spaces(view),
        **_planes(view),
        **_island(view),
        **_realms(view),
        "known": [card for cards in known.values() for card in cards],
        "known_at": list(known),
        "caches": [item for items in caches.values() for item in items],
        "caches_here": caches.get(own.space, ()),
    }


def _spaces(view: ProphecyView) -> dict[str, object]:
    cards, goods, training, relics, face_down = [], [], [], [], []
    for space in view.spaces:
        if space.face_down:
            face_down.append(space.id)
        if space.cards:
            cards += [f"{space.id} {card}" for card in space.cards]
        if space.training:
            training += [f"{space.id} {card}" for card in space.training]
        if space.goods:
            goods += [f"{space.id} {card}" for card in space.goods]
        if space.relics:
            place = space.world or space.id
            relics += [f"{place} {card}" for card in space.relics]
    return {
        "face_down": face_down,
        "cards": cards,
        "goods": goods,
        "training": training,
        "relics": relics,
    }


def _planes(view: ProphecyView) -> dict[str, object]:
    planes, closed, guarding, hidden = [], [], [], []
    for plane in view.planes:
        name = plane.id
        planes.append(name)
        if plane.closed:
            closed.append(name)
        cards = [("lesser", plane.lesser), ("greater", plane.greater)]
        cards += [("artifact", card) for card in plane.artifacts]
        for place, card in cards:
            if card == FACE_DOWN:
                hidden.append(f"{name} {place}")
            elif card:
                guarding.append(f"{name} {card}")
    return {"planes": planes, "closed": closed, "guarding": guarding, "hidden": hidden}


def _island(view: ProphecyView) -> dict[str, object]:
    island = view.island
    if island is None:
        return {"island": False}
    seen = by_name(island, "island_")
    return seen | {"island": True, "island_drawn_size": len(island.drawn)}


def _realms(view: ProphecyView) -> dict[str, object]:
    realms = view.realms
    seen: dict[str, object] = {}
    for name, realm in realms.items():
        seen[name] = True
        seen |= by_name(realm, f"{name}_")
    return seen


def _at(places: Sequence[Word], things: Sequence[Word]) -> tuple[str, ...]:
    return tuple(f"{place} {thing}" for place in places for thing in things)
