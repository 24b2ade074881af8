"""A game's cards and rules in the reader's language, ready to be shown on a page."""

from dataclasses import dataclass, replace

from fabletop.core import plugins
from fabletop.core.cards.library import Fact, LibraryCard, Rule, in_language
from fabletop.core.game import Game, settle
from fabletop.core.registry import find, names
from fabletop.web.pages.facts import FactInWords, FactWords
from fabletop.web.plugin import DeckLook, every_plugin, plugin_of

UNDESCRIBED = DeckLook()


@dataclass(frozen=True, slots=True)
class Badge:
    icon: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class CardFace:
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
    facts: tuple[FactInWords, ...]
    reconstructed: bool
    provenance: str
    sources: tuple[str, ...]
    note: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Law:
    """A rule as it is shown."""

    id: str
    group: str
    heading: str
    text: str
    source: str
    notes: tuple[str, ...]
    absent: tuple[str, ...]
    """The notes that say where the rule does not apply."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Everything there is to read about a game."""

    game: Game
    title: str
    cards: tuple[LibraryCard, ...]
    """Their facts are in the language of the reader, so that they can be searched."""
    rules: tuple[Rule, ...]
    faces: dict[str, CardFace]
    laws: dict[str, Law]

    def decks(self) -> dict[str, str]:
        return {face.deck: face.deck_name for face in self.faces.values()}

    def named_by(self, rule: str) -> list[CardFace]:
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


@plugins.cached
def _filled(name: str, language: str) -> Shelf:
    game = find(name)
    teller = Teller(language, name)
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
    """Turns cards and rules of a game into the form that pages show."""

    def __init__(self, language: str, game: str = "") -> None:
        super().__init__(language, game)
        self._decks = plugin_of(game).decks

    def searched(self, card: LibraryCard) -> tuple[Fact, ...]:
        """The facts of a card in words."""
        return tuple((name, (value,)) for name, value in self.facts(card))

    def face(self, card: LibraryCard) -> CardFace:
        raw = dict(card.facts)
        look = self._decks.get(card.deck, UNDESCRIBED)
        kind = str(*raw.get("kind", ()))
        line = (self.value(raw[name]) for name in look.line if name in raw)
        return CardFace(
            id=card.id,
            deck=card.deck,
            deck_name=self.word("deck", card.deck),
            name=in_language(card.names, self.language),
            also=" / ".join(name for code, name in card.names.items() if code != self.language),
            line=" · ".join(line),
            text=in_language(card.texts, self.language),
            icon=look.kinds.get(kind, f"{look.icons or card.deck}.{card.id}"),
            badges=tuple(
                Badge(icon, self.word("fact", name), self.value(raw[name]))
                for name, icon in look.badges.items()
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


def any_teller(deck: str, language: str) -> Teller:
    """For a card of an unknown game: the teller of the first game that has its deck."""
    games = (game for game, plugin in every_plugin().items() if deck in plugin.decks)
    return Teller(language, next(games, ""))
