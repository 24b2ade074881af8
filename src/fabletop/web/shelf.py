"""A game's cards and rules as a page tells them: in the reader's language, ready to be shown."""

from dataclasses import dataclass, replace
from functools import lru_cache

from fabletop.core.game import settle
from fabletop.core.library import Fact, LibraryCard, Rule, in_language
from fabletop.core.registry import AnyGame, find, names
from fabletop.web.facts import FactWords, Told

ENERGIES = ("water", "earth", "fire", "air")

BADGES: dict[str, dict[str, str]] = {
    "characters": {"strength": "mark.strength", "willpower": "mark.willpower"},
    "creatures": {
        "strength": "mark.strength",
        "willpower": "mark.willpower",
        "lives": "mark.health",
        "experience": "mark.experience",
    },
    "guardians": {
        "strength": "mark.strength",
        "willpower": "mark.willpower",
        "lives": "mark.health",
    },
    "items": {"price": "mark.gold"},
    "abilities": {"experience": "mark.experience"},
    "power": {
        "prestige": "seasons.prestige",
        **{f"cost_{energy}": f"energy.{energy}" for energy in ENERGIES},
        **{f"cost_{energy}_for_2_3_4_players": f"energy.{energy}" for energy in ENERGIES},
        "cost_crystals": "seasons.crystal",
        "cost_crystals_for_2_3_4_players": "seasons.crystal",
    },
    "tokens": {"prestige": "seasons.prestige"},
    "tasks": {kind: f"wizards.{kind}" for kind in ("knowledge", "perception", "power")},
}
"""For each deck the numbers that stand in a corner of the card, with their icons."""

LINES: dict[str, tuple[str, ...]] = {
    "characters": ("guilds",),
    "creatures": ("types",),
    "guardians": ("rank", "types"),
    "items": ("items_of_the_deck", "kind", "weapon"),
    "abilities": ("guild", "abilities_of_the_deck"),
    "obstacles": ("part",),
    "gates": ("part",),
    "prizes": ("part",),
    "fragments": ("space",),
    "artifacts": ("kind", "weapon"),
    "power": ("category", "effects"),
    "enchantments": ("changes",),
    "events": ("kind",),
    "wizards": ("kind",),
    "lands": ("kind",),
}
"""For each deck the facts that make the line under the name."""

ICONS = {
    "characters": "character",
    "creatures": "creature",
    "opportunities": "opportunity",
    "items": "item",
    "chance": "chance",
    "abilities": "ability",
    "guardians": "guardian",
    "artifacts": "artifact",
    "obstacles": "obstacle",
    "gates": "gate",
    "prizes": "prize",
    "fragments": "fragment",
    "races": "race",
    "enchantments": "enchantment",
    "tokens": "ability",
    "events": "event",
}
"""The group of icons that draws a deck."""

KINDS = {
    "tasks": {"": "wizards.task"},
    "wizards": {
        "high_wizard": "wizards.high_wizard",
        "phantasm": "wizards.phantasm",
        "trap": "wizards.trap",
    },
    "lands": {
        "common_land": "wizards.common",
        "elven_land": "wizards.elven",
        "magic_land": "wizards.magic",
    },
}
"""Decks whose cards are drawn by their kinds."""


@dataclass(frozen=True, slots=True)
class Badge:
    icon: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is drawn."""

    id: str
    deck: str
    deck_name: str
    name: str
    also: str
    """The name in the other languages."""
    line: str
    text: str
    icon: str
    badges: tuple[Badge, ...]
    facts: tuple[Told, ...]
    reconstructed: bool
    provenance: str
    sources: tuple[str, ...]
    note: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Law:
    """A rule as it is told."""

    id: str
    group: str
    heading: str
    text: str
    source: str
    notes: tuple[str, ...]
    absent: tuple[str, ...]
    """Those of the notes that say where it is not played."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Everything there is to read about a game."""

    game: AnyGame
    title: str
    cards: tuple[LibraryCard, ...]
    """Their facts are in the language of the reader, so that they can be searched."""
    rules: tuple[Rule, ...]
    faces: dict[str, Face]
    laws: dict[str, Law]

    def decks(self) -> dict[str, str]:
        return {face.deck: face.deck_name for face in self.faces.values()}

    def named_by(self, rule: str) -> list[Face]:
        return [face for face in self.faces.values() if rule in face.rules]

    def neighbours(self, rule: str) -> tuple[Law | None, Law | None]:
        """The rules before and after one."""
        order = list(self.laws)
        at = order.index(rule)
        before = self.laws[order[at - 1]] if at else None
        after = self.laws[order[at + 1]] if at + 1 < len(order) else None
        return before, after


def shelf(game: str, language: str) -> Shelf | None:
    """The shelf of a game with its usual options, if there is such a game."""
    return _filled(game, language) if game in names() else None


@lru_cache(maxsize=16)
def _filled(name: str, language: str) -> Shelf:
    game = find(name)
    teller = Teller(language)
    library = tuple(game.library(settle(game, {}, game.seats[-1])))
    rules = tuple(game.rulebook())
    return Shelf(
        game,
        game.words(language).title(),
        tuple(replace(card, facts=teller.searched(card)) for card in library),
        rules,
        {card.id: teller.face(card) for card in library},
        {rule.id: teller.law(rule) for rule in rules},
    )


class Teller(FactWords):
    """Cards and rules as pages tell them."""

    def searched(self, card: LibraryCard) -> tuple[Fact, ...]:
        """The facts of a card in words."""
        return tuple((name, (value,)) for name, value in self.facts(card))

    def face(self, card: LibraryCard) -> Face:
        raw = dict(card.facts)
        badges = BADGES.get(card.deck, {})
        line = (self.value(raw[name]) for name in LINES.get(card.deck, ()) if name in raw)
        return Face(
            id=card.id,
            deck=card.deck,
            deck_name=self.word("deck", card.deck),
            name=in_language(card.names, self.language),
            also=" / ".join(name for code, name in card.names.items() if code != self.language),
            line=" · ".join(line),
            text=in_language(card.texts, self.language),
            icon=_icon(card, str(*raw.get("kind", ()))),
            badges=tuple(
                Badge(icon, self.word("fact", name), self.value(raw[name]))
                for name, icon in badges.items()
                if name in raw
            ),
            facts=tuple(self.facts(card)),
            reconstructed=bool(card.unsure),
            provenance=self.provenance(card),
            sources=tuple(self.word("source", source) for source in card.sources),
            note=in_language(card.notes, self.language),
            rules=card.rules,
        )

    def law(self, rule: Rule) -> Law:
        heading = in_language(rule.heading, self.language)
        text = in_language(rule.texts, self.language)
        notes = tuple(self.note(note) for note in rule.notes)
        absent = tuple(self.note(note) for note in rule.notes if note[1][0] == "no")
        return Law(rule.id, rule.group, heading, text, rule.source, notes, absent)


def _icon(card: LibraryCard, kind: str) -> str:
    own = f"{ICONS.get(card.deck, card.deck)}.{card.id}"
    return KINDS.get(card.deck, {}).get(kind, own)
