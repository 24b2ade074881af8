"""Names and words that the drawing and the sentences of Seasons share."""

from collections.abc import Sequence

from fabletop.core.texts.catalogue import catalogue
from fabletop.games.seasons.box import Box, open_box
from fabletop.games.seasons.numbers import YEARS as LAST_YEAR
from fabletop.games.seasons.printed import ENERGIES, SEASONS
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.games.seasons.words import YEARS, SeasonsWords


class Names:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self.language = language
        self.seats = seats
        self.game = SeasonsWords(language)
        self._cli = catalogue("cli", language)
        self.energies = [self.game.energy(energy) for energy in ENERGIES]
        self.letters = [self.say(f"letter-{energy}") for energy in ENERGIES]
        self.seasons = {season: self.game.season(season) for season in SEASONS}

    def say(self, message: str, /, **values: str | int) -> str:
        return self._cli.say(f"seasons-{message.replace('_', '-')}", values)

    def labelled(self, label: str, value: str) -> str:
        return self.say("labelled", label=label, value=value)

    def term(self, word: str) -> str:
        return self.game.term(word)

    def thing(self, _view: SeasonsView, thing: str) -> str:
        return self.game.name(thing)

    def text(self, view: SeasonsView, thing: str) -> str:
        return self.game.text(view, thing)

    def things(self, view: SeasonsView, things: Sequence[str]) -> str:
        return ", ".join(self.thing(view, thing) for thing in things)

    def sorcerer(self, seat: int) -> str:
        return self.game.sorcerer(seat)

    def person(self, seat: int) -> str:
        """The sorcerer, and the name of the player."""
        return f"{self.sorcerer(seat)} ({self.seats[seat]})"

    def moment(self, view: SeasonsView) -> str:
        return self.say("moment", year=YEARS[min(view.year, LAST_YEAR)], n=view.round)

    def face(self, view: SeasonsView, face: str) -> str:
        return self.game.face(view, face)

    def counted(self, counts: Sequence[int]) -> str:
        """Energies in words: 2 water, 1 fire."""
        pairs = zip(counts, self.energies, strict=True)
        return ", ".join(f"{count} {energy}" for count, energy in pairs if count)

    def cost(self, view: SeasonsView, card: str) -> str:
        """What summoning costs, in words; empty if it is free."""
        energies, crystals = price(view, card)
        parts = [self.term("elements")] if box(view).cards[card].cost.elements else []
        parts += [self.counted(energies)] if any(energies) else []
        parts += [f"{crystals} {self.term('crystals')}"] if crystals else []
        return ", ".join(parts)


def box(view: SeasonsView) -> Box:
    return open_box(view.cards)


def price(view: SeasonsView, card: str) -> tuple[tuple[int, int, int, int], int]:
    """Energies and crystals, by the number of players (S-102)."""
    return box(view).prices[len(view.sorcerers)][card]


def own_hand(view: SeasonsView) -> list[str]:
    """The reader's hand; a spectator has none."""
    if view.seat is None:
        return []
    hand: list[str] = view.sorcerers[view.seat].hand
    return hand


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
