"""The two sides of a battle and of a trade: of each side the same facts, under the same names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fabletop.games.prophecy.answers import Source
from fabletop.games.prophecy.seen.view import BattleView, OfferView, ProphecyView


@dataclass(frozen=True, slots=True)
class FightingSide:
    sources: Sequence[Source]
    """What the total consists of; empty while the kind of battle is open."""
    total: int | None
    die: int
    """The die that counts; 0 before the roll."""
    dice: Sequence[int]
    announced: Sequence[str]
    """Items and Spells in use."""

    @property
    def silent(self) -> list[str]:
        """What is in use without being a source of the total, each thing once."""
        counted = {source for source, _ in self.sources}
        return [thing for thing in dict.fromkeys(self.announced) if thing not in counted]


def battle_sides(battle: BattleView) -> tuple[FightingSide, FightingSide]:
    """The attacker's side, then the other one."""
    return (
        FightingSide(
            battle.own or [],
            battle.own_total,
            battle.own_die,
            battle.own_dice,
            [*battle.used, *battle.cast],
        ),
        FightingSide(
            battle.foe or [],
            battle.foe_total,
            battle.foe_die,
            battle.foe_dice,
            [*battle.foe_used, *battle.foe_cast],
        ),
    )


@dataclass(frozen=True, slots=True)
class TradingSide:
    """What one of the two traders gives."""

    giver: int
    items: Sequence[str]
    gold: int
    maps: int
    more: Mapping[str, int]
    """Magic and Experience."""
    tells: Sequence[str]
    """The planes whose cards she tells of."""


def offer_sides(offer: OfferView) -> tuple[TradingSide, TradingSide]:
    """What the proposer gives, then what her partner gives."""
    return (
        TradingSide(
            *(offer.proposer, offer.gives, offer.gives_gold, offer.gives_maps),
            *(offer.gives_more, offer.tells),
        ),
        TradingSide(
            *(offer.partner, offer.takes, offer.takes_gold, offer.takes_maps),
            *(offer.takes_more, offer.hears),
        ),
    )


def impostor(view: ProphecyView) -> str:
    """The Creature that fights in the shape of a character; empty if there is none."""
    table = view._table
    return table.parts.mask if table.battle is not None and table.battle.posed else ""
