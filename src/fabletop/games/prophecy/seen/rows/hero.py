"""Rows of Prophecy: what a seat sees of a hero. Of a hero everything is public but the faces of her
Certificates, and what she has seen."""

from fabletop.core.rows.places import FlagAt, NumberAt, Row, WordAt, WordsAt
from fabletop.core.rows.writing import RowPlaces
from fabletop.games.prophecy.rules.battle.totals import kinds_of_hero
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import strength, willpower
from fabletop.games.prophecy.rules.table.teams import are_friends
from fabletop.games.prophecy.rules.turn.end_of_turn import ability_limit, item_limit
from fabletop.games.prophecy.rules.turn.trade import asked_for_trade
from fabletop.games.prophecy.state import NOWHERE, Hero, Table


class HeroPlaces:
    """Where the numbers about one seat are written."""

    def __init__(self, at: RowPlaces) -> None:
        self._present = at.find("present", FlagAt).start
        self._alive = at.find("alive", FlagAt).start
        self._out = at.find("out", FlagAt).start
        self._friend = at.find("friend", FlagAt).start
        self._lodging = at.find("lodging", FlagAt).start
        self._character = at.find("character", WordAt)
        self._race = at.find("race", WordAt)
        self._guilds = at.find("guilds", WordsAt)
        self._at = at.find("at", WordAt)
        self._away = at.find("away", WordAt)
        self._offers = at.find("offers", NumberAt)
        self._most_red = at.find("most_red", NumberAt)
        self._most_blue = at.find("most_blue", NumberAt)
        self._body = _BodyPlaces(at)
        self._cards = _CardPlaces(at)
        self._types = at.find("types", WordsAt)
        self._score = at.find("score", NumberAt)
        self._place = at.find("place", WordAt)

    def write(self, row: Row, table: Table, hero: Hero, viewer: int) -> None:
        row[self._present] = 1.0
        if hero.seat == viewer or are_friends(table, viewer, hero.seat):
            row[self._friend] = 1.0
        if table.spent:
            asked = asked_for_trade(table, hero)
            if asked:
                self._offers.write(row, asked)
        if hero.race:
            self._race.write(row, hero.race)
        self._most_red.write(row, hero.most_red)
        self._most_blue.write(row, hero.most_blue)
        if hero.character:
            self._hero(row, table, hero)
        else:
            row[self._alive] = 1.0

    def end(self, row: Row, place: int, score: int) -> None:
        """Write how the game has ended for her."""
        self._place.write(row, place)
        if score:
            self._score.write(row, score)

    def _hero(self, row: Row, table: Table, hero: Hero) -> None:
        if hero.alive:
            row[self._alive] = 1.0
        if hero.out:
            row[self._out] = 1.0
        if hero.lodging:
            row[self._lodging] = 1.0
        self._character.write(row, hero.character)
        self._guilds.write(row, table.character(hero).guilds)
        if hero.space != NOWHERE:
            self._at.write(row, table.box.board.ids[hero.space])
        if hero.away:
            self._away.write(row, hero.away)
        self._body.write(row, table, hero)
        self._cards.write(row, table, hero)
        self._types.write(row, kinds_of_hero(table, hero))


class _BodyPlaces:
    """Her cubes, her Gold and Experience, and bonuses of this turn."""

    def __init__(self, at: RowPlaces) -> None:
        self._strength = at.find("strength", NumberAt)
        self._willpower = at.find("willpower", NumberAt)
        self._health = at.find("health", NumberAt)
        self._wounds = at.find("wounds", NumberAt)
        self._magic = at.find("magic", NumberAt)
        self._drained = at.find("drained", NumberAt)
        self._gold = at.find("gold", NumberAt)
        self._experience = at.find("experience", NumberAt)
        self._strength_this_turn = at.find("strength_this_turn", NumberAt)
        self._willpower_this_turn = at.find("willpower_this_turn", NumberAt)
        self._battle_this_turn = at.find("battle_this_turn", NumberAt)
        self._hoard = at.find("hoard", NumberAt)
        self._asleep = at.find("asleep", NumberAt)

    def write(self, row: Row, table: Table, hero: Hero) -> None:
        self._strength.write(row, strength(table, hero))
        self._willpower.write(row, willpower(table, hero))
        if hero.health:
            self._health.write(row, hero.health)
        if hero.wounds:
            self._wounds.write(row, hero.wounds)
        if hero.magic:
            self._magic.write(row, hero.magic)
        if hero.drained:
            self._drained.write(row, hero.drained)
        if hero.gold:
            self._gold.write(row, hero.gold)
        if hero.experience:
            self._experience.write(row, hero.experience)
        self._for_a_while(row, hero)

    def _for_a_while(self, row: Row, hero: Hero) -> None:
        if hero.strength_this_turn:
            self._strength_this_turn.write(row, hero.strength_this_turn)
        if hero.willpower_this_turn:
            self._willpower_this_turn.write(row, hero.willpower_this_turn)
        if hero.battle_this_turn:
            self._battle_this_turn.write(row, hero.battle_this_turn)
        if hero.hoard:
            self._hoard.write(row, hero.hoard)
        if hero.asleep:
            self._asleep.write(row, hero.asleep)


class _CardPlaces:
    """Her cards, and how many she may keep."""

    def __init__(self, at: RowPlaces) -> None:
        self._items = at.find("items", WordsAt)
        self._artifacts = at.find("artifacts", NumberAt)
        self._item_limit = at.find("item_limit", NumberAt)
        self._item_room = at.find("item_room", NumberAt)
        self._abilities = at.find("abilities", WordsAt)
        self._ability_limit = at.find("ability_limit", NumberAt)
        self._ability_room = at.find("ability_room", NumberAt)
        self._used = at.find("used", WordsAt)
        self._certificates = at.find("certificates", WordsAt)
        self._kept = at.find("kept", WordsAt)
        self._prizes = at.find("prizes", WordsAt)
        self._grudges = at.find("grudges", NumberAt)

    def write(self, row: Row, table: Table, hero: Hero) -> None:
        items = hero.items
        most = item_limit(table, hero)
        self._item_limit.write(row, most)
        self._item_room.write(row, most - len(items))
        most = ability_limit(table, hero)
        self._ability_limit.write(row, most)
        self._ability_room.write(row, most - len(hero.abilities))
        if items:
            self._items.write(row, items)
            crowns = artifacts(table, hero)
            if crowns:
                self._artifacts.write(row, crowns)
        if hero.abilities:
            self._abilities.write(row, hero.abilities)
        if hero.used:
            self._used.write(row, hero.used)
        for card in hero.certificates:
            self._certificates.add(row, table.box.abilities[card].guild)
        if hero.kept:
            self._kept.write(row, hero.kept)
        if hero.prizes:
            self._prizes.write(row, hero.prizes)
        if hero.grudges:
            self._grudges.write(row, len(hero.grudges))
