"""Cards outside play: the reader's hand and libraries, the piles, the draft, cards being looked at
(S-025, S-030, S-031, S-130, S-133)."""

from collections import Counter

from fabletop.core.codec import JsonObject
from fabletop.games.seasons.domains import PRELUDE
from fabletop.games.seasons.seen.view import UNKNOWN
from fabletop.web.seasons.picture import SeasonsPicture
from fabletop.web.seasons.sorcerers import LATER, ability, with_openness


def own_hand(table: SeasonsPicture) -> list[JsonObject]:
    """The reader's hand; cards that the others have seen are marked."""
    seat = table.view.seat
    if seat is None:
        return []
    left = Counter(table.sorcerers[seat].open)
    return [with_openness(table, card, "hand", left) for card in table.sorcerers[seat].hand]


def own_libraries(table: SeasonsPicture) -> list[tuple[str, list[JsonObject]]]:
    seat = table.view.seat
    if seat is None:
        return []
    years = zip(LATER, table.sorcerers[seat].libraries, strict=True)
    return [(year, table.cards(cards, "library")) for year, cards in years if cards]


def piles(table: SeasonsPicture) -> JsonObject:
    """The draw pile with what is known of its top, and the face-down discard pile."""
    view = table.view
    opened = view.top_open
    return {
        **table.thing("deck"),
        "deck": view.deck,
        "discard": view.discard,
        "top": [
            {**table.card(card, "top"), "open": place < opened}
            for place, card in enumerate(view.top)
        ],
    }


def enchantment(table: SeasonsPicture) -> JsonObject | None:
    name = str(table.view.enchantment)
    if not name:
        return None
    words = table.words
    return {"id": name, "name": words.name(name), "text": words.text(table.view, name)}


def looked_at(table: SeasonsPicture) -> list[JsonObject | None]:
    """Cards set aside, face-down ones as None; the first of two copies has the buttons of both."""
    cards = table.view.aside
    return [
        None
        if card == UNKNOWN
        else {**table.card(card, "aside"), "first": card not in cards[:place]}
        for place, card in enumerate(cards)
    ]


def entering(table: SeasonsPicture) -> JsonObject | None:
    card = str(table.view.entering)
    return table.card(card, "entering") if card else None


def draft(table: SeasonsPicture) -> JsonObject | None:
    """What a seat sees of the Prelude: the packet, what it has picked, its tokens and sets."""
    view = table.view
    if view.phase not in PRELUDE:
        return None
    seat = view.seat
    own = None if seat is None else table.sorcerers[seat]
    return {
        "packet": table.cards(view.packet, "packet"),
        "packet_size": view.packet_size,
        "picks": table.cards(view.picks, "picks"),
        "hand": table.cards(own.hand, "sorted") if own else [],
        "sets": own_libraries(table),
        "sorting": view.phase == "sort",
        "choosing_token": view.phase == "token",
        "tokens": [
            {**ability(table, token), **table.thing(f"offered-{token}")}
            for token in (own.offered if own else [])
        ],
    }
