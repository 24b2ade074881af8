"""The sorcerers' boards: crystals, reserve, gauge, bonuses, token, hand and libraries (S-005 to
S-008), and the cards in play before them."""

from collections import Counter

from fabletop.core.codec import JsonObject
from fabletop.games.seasons.domains import TURNS
from fabletop.games.seasons.numbers import BONUSES, PENALTY, RESERVE, TRACK
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.turn import reserve_spaces
from fabletop.games.seasons.seen.view import CardView, SorcererView
from fabletop.games.seasons.words import YEAR_NUMBERS
from fabletop.web.look.icons import MARKS
from fabletop.web.seasons.picture import SeasonsPicture, one_by_one

LATER = YEAR_NUMBERS[1:]
"""The years that have libraries."""


def sorcerers(table: SeasonsPicture) -> list[JsonObject]:
    return [_sorcerer(table, sorcerer) for sorcerer in table.sorcerers]


def _sorcerer(table: SeasonsPicture, sorcerer: SorcererView) -> JsonObject:
    seat, view = sorcerer.seat, table.view
    return {
        **table.thing(f"seat-{seat}"),
        "seat": seat,
        "mark": MARKS[seat],
        "name": table.words.sorcerer(seat),
        "first": view.first == seat,
        "active": view.active == seat and view.phase in TURNS,
        "focus": table.focus == seat,
        "crystals": sorcerer.crystals,
        "hundreds": sorcerer.crystals // TRACK,
        "reserve": _reserve(table, sorcerer),
        "gauge": _gauge(sorcerer),
        "bonus": _bonus(table, sorcerer),
        "token": _token(table, sorcerer),
        "play": [_in_play(table, item) for item in sorcerer.play],
        "hand_size": sorcerer.hand_size,
        "known": _known(table, sorcerer),
        "libraries": [
            (year, n) for year, n in zip(LATER, sorcerer.library_sizes, strict=True) if n
        ],
    }


def _reserve(table: SeasonsPicture, sorcerer: SorcererView) -> JsonObject:
    """Tokens by energy; then the free spaces, the covered ones, and those of a Grimoire."""
    seat, held = sorcerer.seat, sum(sorcerer.reserve)
    limit = sorcerer.limit
    spaces = reserve_spaces(table.view, sorcerer.seat)
    covered = max(0, spaces - limit)
    added = min(spaces - RESERVE, max(0, limit - max(held, RESERVE - covered)))
    return {
        "tokens": [
            {
                **table.thing(f"reserve-{seat}-{energy}"),
                "energy": energy,
                "name": table.words.tokens(energy, count),
                "count": count,
            }
            for energy, count in zip(ENERGIES, sorcerer.reserve, strict=True)
            if count
        ],
        "held": held,
        "limit": limit,
        "free": max(0, limit - held - added),
        "added": added,
        "covered": covered,
        "over": max(0, held - limit),
    }


def _gauge(sorcerer: SorcererView) -> JsonObject:
    """Slots with cards and free slots; there may be more cards than slots (S-107, S-108)."""
    cards, slots = len(sorcerer.play), sorcerer.gauge
    return {"cards": cards, "slots": slots, "free": max(0, slots - cards)}


def _bonus(table: SeasonsPicture, sorcerer: SorcererView) -> JsonObject:
    """The bonus track with what every use costs at the end (S-091)."""
    track = {"used": sorcerer.bonuses, "most": BONUSES, "track": PENALTY}
    return {**track, **_own(table, sorcerer, "bonus")}


def _token(table: SeasonsPicture, sorcerer: SorcererView) -> JsonObject | None:
    if not sorcerer.token:
        return None
    used = {"used": sorcerer.token_used}
    return {**ability(table, sorcerer.token), **used, **_own(table, sorcerer, "ability")}


def _own(table: SeasonsPicture, sorcerer: SorcererView, name: str) -> JsonObject:
    """A part of a board that only its owner has options about."""
    return table.thing(name if sorcerer.seat == table.view.seat else "")


def ability(table: SeasonsPicture, token: str) -> JsonObject:
    words = table.words
    return {"id": token, "name": words.name(token), "text": words.text(table.view, token)}


def _in_play(table: SeasonsPicture, item: CardView) -> JsonObject:
    """A card in play; a Raven has the text of the item that it mimics."""
    mimics = item.mimics and item.power != item.card
    return {
        **table.card(item.card, "play", item.tag),
        "in_play": True,
        "turned": item.turned,
        "power": table.faces[item.power] if mimics else None,
        "tokens": one_by_one(item.energy),
        "held": _in_words(table, item.energy),
    }


def _in_words(table: SeasonsPicture, counts: list[int]) -> str:
    held = zip(ENERGIES, counts, strict=True)
    return ", ".join(table.words.tokens(energy, count) for energy, count in held if count)


def _known(table: SeasonsPicture, sorcerer: SorcererView) -> list[JsonObject]:
    """Known cards of another player's hand, and whether everybody knows them."""
    if sorcerer.seat == table.view.seat:
        return []
    left = Counter(sorcerer.open)
    return [with_openness(table, card, "known", left) for card in sorcerer.hand]


def with_openness(table: SeasonsPicture, card: str, place: str, left: Counter[str]) -> JsonObject:
    """A card, marked if everybody sees it; of two copies, the one that all see comes first."""
    is_open = left[card] > 0
    left[card] -= 1
    return {**table.card(card, place), "open": is_open}
