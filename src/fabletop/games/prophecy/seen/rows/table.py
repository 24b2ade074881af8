"""Rows of Prophecy: the question, the settings, what lies open for all, and the decks. Hidden is
what `seen/look.py` hides; its functions say what is known of hidden cards."""

from collections.abc import Callable, Iterable, Mapping

from fabletop.core.question import Question
from fabletop.core.rows.places import AmountsAt, NumberAt, Row, WordAt, WordsAt
from fabletop.core.rows.writing import (
    Layout,
    QuestionPlaces,
    RowPlaces,
    in_turn_order,
    write_seat,
)
from fabletop.games.prophecy.ranking import ranking
from fabletop.games.prophecy.rules.planes.artifacts import to_win
from fabletop.games.prophecy.seen.look_at_parts import shown_by_parts
from fabletop.games.prophecy.seen.rows.battle import BattlePlaces, OfferPlaces
from fabletop.games.prophecy.seen.rows.boards import BoardPlaces
from fabletop.games.prophecy.seen.rows.hero import HeroPlaces
from fabletop.games.prophecy.seen.rows.parts import PartPlaces
from fabletop.games.prophecy.state import NOWHERE, Hero, Table

ReadSettings = Callable[[Mapping[str, str]], Mapping[str, str | Iterable[str]]]
"""Returns the words for the settings of a table, by the names of their parts of the row."""


class ProphecyRow:
    """Writes rows of Prophecy."""

    def __init__(self, layout: Layout, settings: ReadSettings) -> None:
        table = layout.table
        self._question = QuestionPlaces(table)
        self._settings = _SettingPlaces(table, settings)
        self._common = _CommonPlaces(table)
        self._decks = _DeckPlaces(table)
        self._items = _ItemPlaces(table)
        self._boards = BoardPlaces(table)
        self._battle = BattlePlaces(table)
        self._offer = OfferPlaces(table)
        self._parts = PartPlaces(layout)
        self._heroes = tuple(map(HeroPlaces, layout.seats))

    def write(self, row: Row, table: Table, question: Question | None, seat: int) -> None:
        heroes = in_turn_order(table.heroes, seat)
        own, seats = heroes[0], len(heroes)
        if question is not None:
            self._question.write(row, question, seat, seats)
        self._settings.write(row, table.options)
        self._common.write(row, table, seat, seats)
        self._decks.write(row, table)
        self._items.write(row, table, own)
        self._boards.write(row, table, own)
        if table.battle is not None:
            self._battle.write(row, table, table.battle, seat, seats)
        if table.offer is not None:
            self._offer.write(row, table.offer, seat, seats)
        for at, hero in zip(self._heroes, heroes, strict=False):
            at.write(row, table, hero, own.seat)
        if table.parts.shows:
            nowhere = own.space == NOWHERE or not own.character
            here = "" if nowhere else table.box.board.ids[own.space]
            self._parts.write(row, shown_by_parts(table, seat), seat, here)
        if table.phase == "over":
            self._ended(row, table, heroes)

    def _ended(self, row: Row, table: Table, heroes: list[Hero]) -> None:
        result = ranking(table)
        for at, hero in zip(self._heroes, heroes, strict=False):
            at.end(row, result.places[hero.seat], result.scores[hero.seat])


class _SettingPlaces:
    """The settings, which stay the same for a whole game."""

    def __init__(self, at: RowPlaces, settings: ReadSettings) -> None:
        self._at = at
        self._read = settings
        self._known: dict[tuple[str, ...], tuple[int, ...]] = {}

    def write(self, row: Row, options: Mapping[str, str]) -> None:
        chosen = tuple(options.values())
        places = self._known.get(chosen)
        if places is None:
            places = self._known[chosen] = tuple(self._places(options))
        for place in places:
            row[place] = 1.0

    def _places(self, options: Mapping[str, str]) -> Iterable[int]:
        for name, value in self._read(options).items():
            if isinstance(value, str):
                found = [self._at.find(name, WordAt).places.get(value)]
            else:
                several = self._at.find(name, WordsAt).places
                found = [several.get(one) for one in value]
            yield from [place for place in found if place is not None]


class _CommonPlaces:
    """What lies open for all, and the cards from which the seat drafts."""

    def __init__(self, at: RowPlaces) -> None:
        self._stage = at.find("stage", WordAt)
        self._to_win = at.find("to_win", NumberAt)
        self._round = at.find("round", NumberAt)
        self._turn = at.find("turn", NumberAt)
        self._extra_turns = at.find("extra_turns", NumberAt)
        self._active = at.find("active", WordAt)
        self._first = at.find("first", WordAt)
        self._draft = at.find("draft", WordsAt)
        self._spent = at.find("spent", WordsAt)
        self._movements = at.find("movements", NumberAt)
        self._credit = at.find("credit", NumberAt)
        self._market = at.find("market", WordsAt)
        self._aside = at.find("aside", WordsAt)
        self._fresh = at.find("fresh", WordsAt)
        self._power_up = at.find("power_up", NumberAt)

    def write(self, row: Row, table: Table, seat: int, seats: int) -> None:
        if table.stage:
            self._stage.write(row, table.stage)
        needed = to_win(table)
        if needed:
            self._to_win.write(row, needed)
        if table.round:
            self._round.write(row, table.round)
        if table.turn:
            self._turn.write(row, table.turn)
        write_seat(row, self._active, seat, table.active, seats)
        write_seat(row, self._first, seat, table.first, seats)
        self._in_turn(row, table)
        if table.drafts:
            self._draft.write(row, table.drafts[seat])
        if table.market:
            self._market.write(row, table.market)
        if table.aside:
            self._aside.write(row, table.aside)
        if table.fresh:
            self._fresh.write(row, table.fresh)
        if table.power_up:
            self._power_up.write(row, table.power_up)

    def _in_turn(self, row: Row, table: Table) -> None:
        if table.extra_turns:
            self._extra_turns.write(row, table.extra_turns)
        if table.spent:
            self._spent.write(row, table.spent)
        if table.movements:
            self._movements.write(row, table.movements)
        if table.credit:
            self._credit.write(row, table.credit)


class _DeckPlaces:
    """Decks by their sizes, and the cards that were discarded or have left the game."""

    def __init__(self, at: RowPlaces) -> None:
        self._decks = at.find("decks", AmountsAt)
        self._ability_decks = at.find("ability_decks", AmountsAt)
        self._chance = at.find("discard_chance", WordsAt)
        self._adventure = at.find("discard_adventure", WordsAt)
        self._items = at.find("discard_items", WordsAt)
        self._removed = at.find("removed", WordsAt)
        self._fallen = at.find("fallen", WordsAt)

    def write(self, row: Row, table: Table) -> None:
        decks = self._decks
        decks.put(row, "chance", len(table.chance_deck))
        decks.put(row, "adventure", len(table.adventure_deck))
        decks.put(row, "common", len(table.common_deck))
        decks.put(row, "rare", len(table.rare_deck))
        for guild, cards in table.ability_decks.items():
            self._ability_decks.put(row, guild, len(cards))
        if table.chance_discard:
            self._chance.write(row, table.chance_discard)
        if table.adventure_discard:
            self._adventure.write(row, table.adventure_discard)
        if table.common_discard:
            self._items.write(row, table.common_discard)
        if table.rare_discard:
            self._items.write(row, table.rare_discard)
        if table.removed:
            self._removed.write(row, table.removed)
        if table.fallen:
            self._fallen.write(row, table.fallen)


class _ItemPlaces:
    """The state of Items, no matter who has them: there is one of each."""

    def __init__(self, at: RowPlaces) -> None:
        self._doubled = at.find("doubled", WordAt)
        self._hoards = at.find("hoards", WordsAt)
        self._hoarded_gold = at.find("hoarded_gold", AmountsAt)
        self._damaged = at.find("damaged", WordsAt)
        self._stones = at.find("stones", WordsAt)
        self._adjusted = at.find("adjusted", WordsAt)
        self._grudges = at.find("grudges", WordsAt)

    def write(self, row: Row, table: Table, own: Hero) -> None:
        if table.doubled:
            self._doubled.write(row, table.doubled)
        if table.hoards:
            for items in table.hoards.values():
                self._hoards.write(row, items)
        if table.hoarded_gold:
            self._hoarded_gold.write(row, table.hoarded_gold)
        if table.damaged or table.stones or table.adjusted:
            for hero in table.heroes:
                if hero.character:
                    self._of_hero(row, table, hero)
        if own.grudges and own.character:
            self._grudges.write(row, own.grudges)

    def _of_hero(self, row: Row, table: Table, hero: Hero) -> None:
        damaged, stones, adjusted = table.damaged, table.stones, table.adjusted
        for item in hero.items:
            if item in damaged:
                self._damaged.add(row, item)
            if item in stones:
                self._stones.add(row, f"{stones[item]} {item}")
            if item in adjusted:
                self._adjusted.add(row, f"{item} {adjusted[item]}")
