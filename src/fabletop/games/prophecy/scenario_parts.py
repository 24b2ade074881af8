"""Positions of the expansions, and games that have begun, for the scenario builder."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

from fabletop.games.prophecy.expansions.realms.gate import open_gate
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
            table.races.remove(race)
            hero.race = race
        become(table, hero, character)

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
        assert table.island is not None, "the scenario has no Island"
        fragment = next(f.id for f in table.box.fragments.values() if f.space == space)
        table.island.fragments.remove(fragment)
        table.island.found[space] = fragment
        return self

    def open_treasures(self, *treasures: str) -> Self:
        """The Treasures that can be dug for."""
        assert self._table.island is not None, "the scenario has no Island"
        self._table.island.open = [self._out(treasure) for treasure in treasures]
        return self

    def knows(self, seat: int, *places: str) -> Self:
        """A hero has looked at the face-down cards of these planes or spaces."""
        self._table.heroes[seat].seen += places
        return self

    def chance_used_up(self, times: int = 0) -> Self:
        """No Chance card is left in the deck, which has run out this many times before."""
        table = self._table
        table.used_up = times
        table.chance_discard += table.chance_deck
        table.chance_deck.clear()
        return self
