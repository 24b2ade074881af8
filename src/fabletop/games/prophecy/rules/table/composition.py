"""Which cards are in a game: those of the base game by its version (R-229 to R-231), and what the
parts in play add or leave out (W-002, W-004, W-007 to W-009, W-057, W-177 to W-179)."""

from fabletop.core.plugins import cached_boxes
from fabletop.games.prophecy.answers import Artifacts, Chosen
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import Card, ChanceCard, Creature, Opportunity


class Decks:
    """The cards in play, before anything is shuffled."""

    def __init__(self, box: Box, parts: Part, options: Chosen, seats: int) -> None:
        self.box, self.parts, self.options = box, parts, options
        self.standard = options["version"] == "standard"
        self.left_out = _left_out(box, parts, seats)
        self._in_play = in_play(box, parts, self.standard, seats)

    def chance(self) -> list[ChanceCard]:
        return [card for card in self.box.chance.values() if card.id in self._in_play]

    def adventures(self) -> list[Creature | Opportunity]:
        """The Adventure deck, without the cards of other boards."""
        cards: list[Creature | Opportunity] = [*self.box.creatures.values()]
        cards += self.box.opportunities.values()
        return [card for card in cards if card.id in self._in_play]

    def items(self, deck: str) -> list[str]:
        """Common or Rare Items, or those of another deck, without those found on other boards."""
        items = self.box.items.values()
        return [item.id for item in items if item.deck == deck and item.id in self._in_play]

    def abilities(self, guild: str) -> list[str]:
        abilities = self.box.abilities.values()
        return [card.id for card in abilities if card.guild == guild and card.id in self._in_play]

    def guardians(self, rank: str) -> list[str]:
        return guardians(self.box, self._in_play, rank)

    def artifacts(self) -> Artifacts:
        """The Artifacts that may be in play."""
        if self.parts.artifacts is not None:
            return self.parts.artifacts(self.box, self.options)
        return Artifacts([card.id for card in self.box.artifacts.values() if not card.part])


@cached_boxes
def _left_out(box: Box, parts: Part, seats: int) -> frozenset[str]:
    return frozenset(name for leaves_out in parts.leaves_out for name in leaves_out(box, seats))


@cached_boxes
def in_play(box: Box, parts: Part, standard: bool, seats: int) -> frozenset[str]:
    """The cards that can be in a deck; Artifacts are chosen separately."""
    left_out = _left_out(box, parts, seats)

    def plays(card: Card) -> bool:
        if card.part:
            return any(brings(card) for brings in parts.plays)
        return card.basic or standard

    return frozenset(card.id for _, card in box.cards() if card.id not in left_out and plays(card))


def guardians(box: Box, in_play: frozenset[str], rank: str) -> list[str]:
    """The Lesser or the Greater Guardians among the cards in play."""
    return [card.id for card in box.guardians.values() if card.rank == rank and card.id in in_play]
