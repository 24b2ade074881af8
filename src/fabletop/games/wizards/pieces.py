"""What lies on the table besides players and cards: boats, High Wizards on the map, and the rules
that were chosen."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Variants:
    """Which rules are played where there is a choice."""

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
    """Who knows which one it is, a bit for each seat: a Secret Wizard is not known to all."""
    under: list[str]
    """Wizard Cards that lie hidden beneath (Z-285)."""

    def copy(self) -> "HighWizard":
        return HighWizard(self.card, self.space, self.known, self.under[:])
