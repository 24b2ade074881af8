"""A view of Seasons in one language, with the open options: cards as they are drawn."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from fabletop.core.codec import JsonObject
from fabletop.core.texts.catalogue import catalogue
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.printed import ENERGIES, PowerCard
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.games.seasons.words import SeasonsWords
from fabletop.web.table.lit import Lit


@dataclass(frozen=True, slots=True)
class PowerCardFace:
    """What is printed on a power card, for one player count (S-102)."""

    id: str
    name: str
    text: str
    prestige: int
    category: str
    kinds: tuple[str, ...]
    cost: tuple[str, ...]
    """The energies, one by one."""
    crystals: int
    elements: bool
    label: str
    """The whole cost in words."""


@cache
def faces(box: Box, language: str, players: int) -> dict[str, PowerCardFace]:
    words = SeasonsWords(language)
    return {card.id: _face(card, box, words, players) for card in box.cards.values()}


def _face(card: PowerCard, box: Box, words: SeasonsWords, players: int) -> PowerCardFace:
    energies, crystals = box.prices[players][card.id]
    name, text = words.name(card.id), words.printed(card.id, box.corrections)
    parts = [
        words.tokens(energy, count)
        for energy, count in zip(ENERGIES, energies, strict=True)
        if count
    ]
    parts += [f"{crystals} {words.term('crystals')}"] * bool(crystals)
    parts += [words.term("elements")] * card.cost.elements
    said: dict[str, str | int] = {
        "name": name,
        "category": words.term(card.category),
        "cost": ", ".join(parts) or words.term("free"),
        "n": int(card.prestige),
        "text": text,
    }
    return PowerCardFace(
        card.id,
        name,
        text,
        int(card.prestige),
        card.category,
        card.kinds,
        one_by_one(energies),
        crystals,
        card.cost.elements,
        catalogue("web", words.language).say("seasons-card", said),
    )


def one_by_one(counts: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    """Energies as single tokens."""
    pairs = zip(ENERGIES, counts, strict=True)
    return tuple(energy for energy, count in pairs for _ in range(count))


class SeasonsPicture:
    def __init__(self, view: SeasonsView, box: Box, asked: Lit, words: SeasonsWords) -> None:
        self.view = view
        self.box = box
        self.asked = asked
        self.words = words
        self.sorcerers = view.sorcerers
        self.faces = faces(box, words.language, len(self.sorcerers))
        self._copies: Counter[str] = Counter()

    @property
    def focus(self) -> int:
        """The sorcerer whose board is in the middle: the reader's, or the active one, or the
        winner."""
        seat, places = self.view.seat, self.view.places
        if seat is not None:
            return seat
        return places.index(1) if places else self.view.active

    def thing(self, name: str) -> JsonObject:
        """Something on the table, with the options about it."""
        return {"thing": name, **self.asked.marks(name)}

    def card(self, card: str, place: str, tag: str = "") -> JsonObject:
        """A card in a place, with the options about it there, and a name for its movement that
        differs from the other copy's."""
        self._copies[card] += 1
        key = card if self._copies[card] == 1 else f"{card}-{self._copies[card]}"
        lies = {"in_play": False, "turned": False, "power": None, "tokens": ()}
        thing = self.thing(f"{place}-{tag or card}")
        return {"face": self.faces[card], "key": key, **lies, **thing}

    def cards(self, cards: list[str], place: str) -> list[JsonObject]:
        return [self.card(card, place) for card in cards]
