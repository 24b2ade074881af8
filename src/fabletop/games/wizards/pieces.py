"""Boats, High Wizards on the map, and the variants of the rules that were chosen."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Variants:
    """Which variant is played of each rule that has several."""

    cooperative: bool
    escape: str
    taming: str
    trap: str
    hamdrel: str
    thwart: str
    demonday: str
    winning: str
    druids: str
    unicorn: str
    demons: str
    encounters: str
    circle: str

    def __hash__(self) -> int:
        """Fast, because views are cached by the variants."""
        return hash(self.winning)


@dataclass(slots=True)
class Boat:
    space: int
    demons: bool

    def copy(self) -> "Boat":
        return Boat(self.space, self.demons)


@dataclass(slots=True)
class HighWizard:
    """A High Wizard on the map."""

    card: str
    space: int
    known: int
    """A bit for each seat that knows which wizard this is. Not all know a Secret Wizard."""
    under: list[str]
    """Wizard Cards that lie hidden beneath the wizard (Z-285)."""

    def copy(self) -> "HighWizard":
        return HighWizard(self.card, self.space, self.known, self.under[:])
