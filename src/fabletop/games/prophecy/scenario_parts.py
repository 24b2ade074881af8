"""Positions of the expansions, and games that have begun, for the scenario builder."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

from fabletop.games.prophecy.expansions.cooperative.pieces import fellowship
from fabletop.games.prophecy.expansions.island.pieces import has_island, island_of, keep_maps
from fabletop.games.prophecy.expansions.races.pieces import NAME as RACES
from fabletop.games.prophecy.expansions.races.pieces import race_deck
from fabletop.games.prophecy.expansions.realms.gate import open_gate
from fabletop.games.prophecy.expansions.water.pieces import NAME as WATER
from fabletop.games.prophecy.expansions.water.pieces import carry
from fabletop.games.prophecy.rules.table.decks import uncover
from fabletop.games.prophecy.rules.table.setup import become, lay_out
from fabletop.games.prophecy.rules.turn.turn import next_step
from fabletop.games.prophecy.state import Hero, Table

DRAFTS = ("deal", "draft", "race_draft")
"""The phases before the first round."""


class Expansions(ABC):
    """The methods of a scenario about Gates, Realms and the Island."""

    _table: Table

    @property
    def table(self) -> Table:
        """The table as set up so far."""
        return self._table

    def begun(self) -> Self:
        """Shuffle and lay out everything as for a game; in the draft all kept their first card."""
        lay_out(self._table)
        while self._table.phase in DRAFTS:
            step = next_step(self._table)
            assert step is not None, "a draft that asks nobody"
            asked = step.send(None)
            assert isinstance(asked, tuple), "a draft that does not ask everybody"
            with suppress(StopIteration):
                step.send(tuple(question.options[0] for question in asked))
        return self

    def _enter(self, hero: Hero, character: str, race: str) -> None:
        table = self._table
        table.character_deck.remove(character)
        if race:
            race_deck(table).remove(race)
            hero.race = race
        become(table, hero, character)

    def _give(self, hero: Hero, bubbles: int, spent_bubbles: int, maps: int) -> None:
        """What a hero has of the Water Realm and of the Island, if they are in play."""
        if WATER in hero.belongings:
            carry(hero, bubbles, spent_bubbles)
        if maps and has_island(self._table):
            fragments = island_of(self._table).fragments
            keep_maps(hero, [fragments.pop() for _ in range(maps)])

    def _decks_of_parts(self) -> list[list[str]]:
        """The decks of the Island, and that of Races."""
        table, decks = self._table, list[list[str]]()
        if has_island(table):
            decks += [island_of(table).treasures, island_of(table).fragments]
        return [*decks, race_deck(table)] if RACES in table.pieces else decks

    @abstractmethod
    def plane(self, guild: str, *, lesser: str = "", shown: Sequence[str] = ()) -> Self: ...

    @abstractmethod
    def _out(self, card: str) -> str: ...

    def empty(self, *spaces: str) -> Self:
        """The cards of these spaces of a Realm have left the game."""
        table = self._table
        for number in map(table.box.board.index.__getitem__, spaces):
            table.removed += [card for card in (table.face_down[number],) if card]
            table.removed += table.adventures[number]
            table.face_down[number], table.adventures[number] = "", []
        return self

    def turned_up(self, space: str) -> Self:
        """The card of a space in a Realm is face up, since an earlier round."""
        uncover(self._table, self._table.box.board.index[space])
        self._table.fresh.pop()
        return self

    def gate(self, guild: str, realm: str) -> Self:
        """The Gate of a Realm is face up in the plane of a guild."""
        table = self._table
        number = table.box.board.plane_index[f"plane_{guild}"]
        gate = next(card.id for card in table.box.gates.values() if card.realm == realm)
        self.plane(guild, lesser=gate, shown=[gate])
        open_gate(table, number)
        return self

    def map_at(self, space: str) -> Self:
        """Put the Map Fragment of a space there."""
        table = self._table
        assert has_island(table), "the scenario has no Island"
        island = island_of(table)
        fragment = next(f.id for f in table.box.fragments.values() if f.space == space)
        island.fragments.remove(fragment)
        island.found[space] = fragment
        return self

    def open_treasures(self, *treasures: str) -> Self:
        """The Treasures that can be dug for."""
        assert has_island(self._table), "the scenario has no Island"
        island_of(self._table).open = [self._out(treasure) for treasure in treasures]
        return self

    def knows(self, seat: int, *places: str) -> Self:
        """A hero has looked at the face-down cards of these planes or spaces."""
        self._table.heroes[seat].seen += places
        return self

    def chance_used_up(self, times: int = 0) -> Self:
        """No Chance card is left in the deck, which has run out this many times before."""
        table = self._table
        if table.parts.last_deck:
            fellowship(table).used_up = times
        table.chance_discard += table.chance_deck
        table.chance_deck.clear()
        return self
