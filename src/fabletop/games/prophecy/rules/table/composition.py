"""Which cards a table is played with: those of the base game by its version (W-004), and what the
parts in play bring along or leave out (W-002, W-007 to W-009, W-057, W-177 to W-179)."""

from fabletop.games.prophecy.answers import Artifacts, Chosen
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import Card, ChanceCard, Creature, Opportunity


class Decks:
    """The cards in play, before anything is shuffled."""

    def __init__(self, box: Box, parts: Part, options: Chosen, seats: int) -> None:
        self.box, self.parts, self.options = box, parts, options
        self.standard = options["version"] == "standard"
        self.left_out = {name for left in parts.leaves_out for name in left(box, seats)}

    def _plays(self, card: Card) -> bool:
        if card.id in self.left_out:
            return False
        if card.part:
            return any(plays(card) for plays in self.parts.plays)
        return card.basic or self.standard

    def chance(self) -> list[ChanceCard]:
        return [card for card in self.box.chance.values() if self._plays(card)]

    def adventures(self) -> list[Creature | Opportunity]:
        """The Adventure deck: not the cards that lie on other boards."""
        cards: list[Creature | Opportunity] = [*self.box.creatures.values()]
        cards += self.box.opportunities.values()
        return [card for card in cards if self._plays(card)]

    def items(self, deck: str) -> list[str]:
        """Common or Rare Items, or those of another deck: not what is found on other boards."""
        items = self.box.items.values()
        return [item.id for item in items if item.deck == deck and self._plays(item)]

    def abilities(self, guild: str) -> list[str]:
        return [
            card.id
            for card in self.box.abilities.values()
            if card.guild == guild and self._plays(card)
        ]

    def guardians(self, rank: str) -> list[str]:
        return [
            card.id
            for card in self.box.guardians.values()
            if card.rank == rank and self._plays(card)
        ]

    def artifacts(self) -> Artifacts:
        """Those that may be in play."""
        if self.parts.artifacts is not None:
            return self.parts.artifacts(self.box, self.options)
        return Artifacts([card.id for card in self.box.artifacts.values() if not card.part])
