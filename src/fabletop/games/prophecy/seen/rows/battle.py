"""Rows of Prophecy: a battle, and an offer of trade. Both lie open."""

from typing import Final

from fabletop.core.rows.places import (
    AmountsAt,
    FlagAt,
    NumberAt,
    NumbersAt,
    Row,
    WordAt,
    WordsAt,
)
from fabletop.core.rows.writing import RowPlaces, write_seat
from fabletop.games.prophecy.seen.look_at_battle import battle_view
from fabletop.games.prophecy.seen.view import BattleView
from fabletop.games.prophecy.state import Battle, Offer, Table

MAPS: Final = "maps"


class BattlePlaces:
    """The active hero is one side; a Creature or another hero is the foe."""

    def __init__(self, at: RowPlaces) -> None:
        self._battle = at.find("battle", FlagAt).start
        self._creature = at.find("battle_creature", WordAt)
        self._foe = at.find("battle_foe", NumbersAt)
        self._posed = at.find("battle_posed", FlagAt).start
        self._maps = at.find("battle_maps", FlagAt).start
        self._rival = at.find("battle_rival", WordAt)
        self._kind = at.find("battle_kind", WordAt)
        self._stages = at.find("battle_stages", WordsAt)
        self._lives = at.find("battle_lives", NumberAt)
        self._rolls = at.find("battle_rolls", NumberAt)
        self._alive = at.find("battle_alive", FlagAt).start
        self._acting = at.find("battle_acting", FlagAt).start
        self._winner = at.find("battle_winner", WordAt)
        self._used = at.find("battle_used", WordsAt)
        self._foe_used = at.find("battle_foe_used", WordsAt)
        self._cast = at.find("battle_cast", WordsAt)
        self._foe_cast = at.find("battle_foe_cast", WordsAt)
        self._own_total = at.find("battle_own_total", NumberAt)
        self._foe_total = at.find("battle_foe_total", NumberAt)
        self._own_die = at.find("battle_own_die", NumberAt)
        self._foe_die = at.find("battle_foe_die", NumberAt)
        self._own_dice = at.find("battle_own_dice", NumbersAt)
        self._foe_dice = at.find("battle_foe_dice", NumbersAt)

    def write(self, row: Row, table: Table, battle: Battle, seat: int, seats: int) -> None:
        row[self._battle] = 1.0
        foe = table.box.foes.get(battle.creature)
        if foe is not None:
            self._creature.write(row, battle.creature)
            self._foe.write(row, (foe.strength or 0, foe.willpower or 0, foe.experience))
        shown = battle_view(table, battle)
        write_seat(row, self._rival, seat, shown.rival, seats)
        write_seat(row, self._winner, seat, shown.winner, seats)
        self._course(row, shown)
        self._announced(row, shown)
        self._dice(row, shown)

    def _course(self, row: Row, shown: BattleView) -> None:
        if shown.posed:
            row[self._posed] = 1.0
        if shown.stake == MAPS:
            row[self._maps] = 1.0
        if shown.kind:
            self._kind.write(row, shown.kind)
        if shown.stages:
            self._stages.write(row, shown.stages)
        if shown.lives:
            self._lives.write(row, shown.lives)
        if shown.rolls:
            self._rolls.write(row, shown.rolls)
        if shown.alive:
            row[self._alive] = 1.0
        if shown.acting:
            row[self._acting] = 1.0

    def _announced(self, row: Row, shown: BattleView) -> None:
        if shown.used:
            self._used.write(row, shown.used)
        if shown.foe_used:
            self._foe_used.write(row, shown.foe_used)
        if shown.cast:
            self._cast.write(row, shown.cast)
        if shown.foe_cast:
            self._foe_cast.write(row, shown.foe_cast)

    def _dice(self, row: Row, shown: BattleView) -> None:
        if shown.own_total:
            self._own_total.write(row, shown.own_total)
        if shown.foe_total:
            self._foe_total.write(row, shown.foe_total)
        if shown.own_die:
            self._own_die.write(row, shown.own_die)
        if shown.foe_die:
            self._foe_die.write(row, shown.foe_die)
        self._own_dice.write(row, shown.own_dice)
        self._foe_dice.write(row, shown.foe_dice)


class OfferPlaces:
    """What one hero offers to another."""

    def __init__(self, at: RowPlaces) -> None:
        self._proposer = at.find("offer_proposer", WordAt)
        self._partner = at.find("offer_partner", WordAt)
        self._gives = at.find("offer_gives", WordsAt)
        self._takes = at.find("offer_takes", WordsAt)
        self._gold = at.find("offer_gold", NumbersAt)
        self._maps = at.find("offer_maps", NumbersAt)
        self._gives_more = at.find("offer_gives_more", AmountsAt)
        self._takes_more = at.find("offer_takes_more", AmountsAt)
        self._tells = at.find("offer_tells", WordsAt)
        self._hears = at.find("offer_hears", WordsAt)

    def write(self, row: Row, offer: Offer, seat: int, seats: int) -> None:
        write_seat(row, self._proposer, seat, offer.proposer, seats)
        write_seat(row, self._partner, seat, offer.partner, seats)
        self._gives.write(row, offer.gives)
        self._takes.write(row, offer.takes)
        self._gold.write(row, (offer.gives_gold, offer.takes_gold))
        self._maps.write(row, (offer.gives_maps, offer.takes_maps))
        self._gives_more.write(row, offer.gives_more)
        self._takes_more.write(row, offer.takes_more)
        self._tells.write(row, offer.tells)
        self._hears.write(row, offer.hears)
