"""What a seat sees of a sorcerer of Seasons as numbers: crystals, energy, cards in play, and what
is known of her hand."""

from fabletop.core.rows.places import (
    AmountsAt,
    FlagAt,
    NumberAt,
    NumbersAt,
    Row,
    WordAt,
    WordsAt,
)
from fabletop.core.rows.writing import RowPlaces
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.rules.energy import limit
from fabletop.games.seasons.seen.look import NO_ENERGY, known_in_hand
from fabletop.games.seasons.state import Sorcerer, Summoned, Table


class SorcererPlaces:
    """Where the numbers about one seat are written."""

    def __init__(self, at: RowPlaces) -> None:
        self._present = at.find("present", FlagAt).start
        self._crystals = at.find("crystals", NumberAt)
        self._gauge = at.find("gauge", NumberAt)
        self._room = at.find("room", NumberAt)
        self._bonuses = at.find("bonuses", NumberAt)
        self._reserve = at.find("reserve", NumbersAt)
        self._limit = at.find("limit", NumberAt)
        self._covered = at.find("covered", NumberAt)
        self._in_play = at.find("in_play", WordsAt)
        self._turned = at.find("turned", WordsAt)
        self._mimics = at.find("mimics", WordsAt)
        self._stored = at.find("stored", AmountsAt)
        self._stored_energy = at.find("stored_energy", NumbersAt)
        self._hand_size = at.find("hand_size", NumberAt)
        self._hand = at.find("hand", WordsAt)
        self._open = at.find("open", WordsAt)
        self._library_sizes = at.find("library_sizes", NumbersAt)
        self._token = at.find("token", WordAt)
        self._token_used = at.find("token_used", FlagAt).start
        self._io = at.find("io", FlagAt).start
        self._die = at.find("die", NumbersAt)
        self._shown = {name: face.shown for name, face in open_box().faces.items()}
        self.place = at.find("place", WordAt)
        """Known when the game is over."""

    def write(self, row: Row, table: Table, sorcerer: Sorcerer, seat: int, viewer: int) -> None:
        row[self._present] = 1.0
        if sorcerer.crystals:
            self._crystals.write(row, sorcerer.crystals)
        gauge, play = sorcerer.gauge, sorcerer.play
        if gauge:
            self._gauge.write(row, gauge)
            if gauge > len(play):
                self._room.write(row, gauge - len(play))
        if play:
            self._cards(row, play)
        if sorcerer.hand:
            self._cards_in_hand(row, sorcerer, seat, viewer)
        if sorcerer.reserve != NO_ENERGY:
            self._reserve.write(row, sorcerer.reserve)
        spaces = limit(table, sorcerer)
        if spaces:
            self._limit.write(row, spaces)
        if table.taken:
            shown = self._shown.get(table.taken[seat])
            if shown:
                self._die.write(row, shown)
        self._rest(row, sorcerer)

    def _rest(self, row: Row, sorcerer: Sorcerer) -> None:
        if sorcerer.bonuses:
            self._bonuses.write(row, sorcerer.bonuses)
        if sorcerer.covered:
            self._covered.write(row, sorcerer.covered)
        second, third = sorcerer.libraries
        if second or third:
            self._library_sizes.write(row, (len(second), len(third)))
        if sorcerer.token:
            self._token.write(row, sorcerer.token)
            if sorcerer.token_used:
                row[self._token_used] = 1.0
        if sorcerer.io:
            row[self._io] = 1.0

    def _cards(self, row: Row, play: list[Summoned]) -> None:
        in_play = self._in_play
        stored: dict[str, int] = {}
        energies = NO_ENERGY
        for item in play:
            tag = item.tag
            in_play.add(row, tag)
            if item.turned:
                self._turned.add(row, tag)
            if item.mimics:
                self._mimics.add(row, item.mimics)
            if item.energy != NO_ENERGY:
                stored[item.card] = stored.get(item.card, 0) + sum(item.energy)
                energies = [one + other for one, other in zip(energies, item.energy, strict=True)]
        if stored:
            for card, tokens in stored.items():
                self._stored.put(row, card, tokens)
            self._stored_energy.write(row, energies)

    def _cards_in_hand(self, row: Row, sorcerer: Sorcerer, seat: int, viewer: int) -> None:
        self._hand_size.write(row, len(sorcerer.hand))
        known, opened = known_in_hand(sorcerer, seat, 1 << viewer, seat == viewer)
        if known:
            self._hand.write(row, known)
        if opened:
            self._open.write(row, opened)
