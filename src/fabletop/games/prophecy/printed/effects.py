"""The Items and Abilities with an effect that most cards lack. Rules that only these concern skip a
hero who has none of them, without looking at each of her cards."""

from collections.abc import Collection
from typing import Final

from fabletop.games.prophecy.printed.cards import ARTIFACT, Ability, Item

ONE_AT_A_TIME: Final[tuple[str, ...]] = ("head", "gauntlets")
"""The kinds of Item of which only one is worn."""


class Effects:
    """Their ids, by effect, for all cards of a box."""

    __slots__ = (
        *("adding_abilities", "artifacts", "changing_fares", "cheapening_wills"),
        *("forced_recharges", "for_battles", "free_training", "giving_turns"),
        *("stats", "worn"),
    )

    def __init__(self, items: Collection[Item], abilities: Collection[Ability]) -> None:
        cards: list[Item | Ability] = [*items, *abilities]
        self.adding_abilities = frozenset([one.id for one in abilities if _adds(one)])
        """Abilities that can add something to a roll without an announcement for it."""
        self.artifacts = frozenset([item.id for item in items if item.deck == ARTIFACT])
        """The Artifacts of the planes."""
        self.changing_fares = frozenset([one.id for one in abilities if _changes_fares(one)])
        """Abilities that change what movements cost which need no card, or add boats to them."""
        self.cheapening_wills = frozenset([one.id for one in cards if one.params.wills_discount])
        """Cards that make it cheaper to start a Battle of Wills."""
        self.forced_recharges = frozenset([one.id for one in items if one.params.forced_recharge])
        """Items that give Magic when a Battle of Wills is forced on their owner."""
        self.for_battles = _for_battles(items, abilities)
        """Items that can matter in a battle, alone, with a Stone in them or with an Ability."""
        self.free_training = frozenset([one.id for one in items if one.params.free_training])
        """Items whose owner pays no Gold in foreign guilds."""
        turns = [one.id for one in abilities if one.params.extra_turn_bubbles]
        self.giving_turns = frozenset(turns)
        """Abilities that give another turn for Bubbles."""
        self.stats = frozenset([item.id for item in items if item.stat])
        """Items that add to Strength or Willpower."""
        self.worn = frozenset([item.id for item in items if item.kind in ONE_AT_A_TIME])
        """Items of a kind of which only one is worn."""


def _adds(ability: Ability) -> bool:
    numbers = ability.params
    return bool(ability.bonuses or numbers.empty_hands or numbers.throw or numbers.band)


def _changes_fares(ability: Ability) -> bool:
    numbers = ability.params
    return bool(numbers.free or numbers.boat_discount or numbers.reach == "port")


def _for_battles(items: Collection[Item], abilities: Collection[Ability]) -> frozenset[str]:
    kinds: set[str] = {bonus.weapon for ability in abilities for bonus in ability.bonuses}
    kinds |= {kind for stone in items for kind in stone.stone}
    return frozenset(
        [
            item.id
            for item in items
            if item.save
            or item.bonuses
            or item.adjust
            or item.weapon
            or item.stat
            or (item.kind and item.kind in kinds)
        ]
    )
