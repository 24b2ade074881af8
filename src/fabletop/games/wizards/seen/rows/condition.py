"""Rows of Wizards: the condition of a player: animals, afflictions, traps and visits."""

from fabletop.core.rows.places import AmountsAt, FlagAt, NumberAt, Row, WordAt
from fabletop.core.rows.writing import RowPlaces
from fabletop.games.wizards.state import Player


class ConditionPlaces:
    """Most players have none of these."""

    def __init__(self, at: RowPlaces) -> None:
        self._animal = at.find("animal", WordAt)
        self._animal_days = at.find("animal_days", NumberAt)
        self._animal_turns = at.find("animal_turns", NumberAt)
        self._dazed = at.find("dazed", FlagAt).start
        self._bound = at.find("bound", FlagAt).start
        self._stunned = at.find("stunned", NumberAt)
        self._trap = at.find("trap", WordAt)
        self._trap_turns = at.find("trap_turns", NumberAt)
        self._lair = at.find("lair", NumberAt)
        self._stay = at.find("stay", WordAt)
        self._visits = at.find("visits", AmountsAt)
        self._just_met = at.find("just_met", WordAt)
        self._stays = at.find("stays", NumberAt)
        self._crest = at.find("crest", FlagAt).start
        self._extra = at.find("extra", NumberAt)
        self._swift = at.find("swift", FlagAt).start

    def write(self, row: Row, player: Player) -> None:
        if player.animal:
            self._with_animal(row, player)
        if player.dazed:
            row[self._dazed] = 1.0
        if player.bound:
            row[self._bound] = 1.0
        if player.stunned or player.trap or player.trap_turns or player.lair:
            self._held_up(row, player)
        self._met(row, player)
        if player.extra:
            self._extra.write(row, player.extra)
        if player.swift:
            row[self._swift] = 1.0

    def _met(self, row: Row, player: Player) -> None:
        if player.stay:
            self._stay.write(row, player.stay)
        if player.visits:
            self._visits.write(row, player.visits)
        if player.just_met:
            self._just_met.write(row, player.just_met)
        if player.stays:
            self._stays.write(row, player.stays)
        if player.crest:
            row[self._crest] = 1.0

    def _held_up(self, row: Row, player: Player) -> None:
        self._stunned.write(row, player.stunned)
        if player.trap:
            self._trap.write(row, player.trap)
        self._trap_turns.write(row, player.trap_turns)
        self._lair.write(row, player.lair)

    def _with_animal(self, row: Row, player: Player) -> None:
        self._animal.write(row, player.animal)
        if player.animal_days:
            self._animal_days.write(row, player.animal_days)
        if player.animal_turns:
            self._animal_turns.write(row, player.animal_turns)
