"""A typed look at a view of Seasons, with the printed cards beside it."""

from dataclasses import dataclass
from typing import TypedDict, cast

from fabletop.core.corrections import Corrections
from fabletop.core.game import View
from fabletop.games.seasons.box import Box, open_box
from fabletop.games.seasons.printed import PowerCard

END_OF_GAME = 36
"""Spaces of three years."""
DOTS = 2.0
"""What a die that nobody takes shows in the mean."""
IN_A_SEASON = 3


class CardView(TypedDict):
    card: str
    tag: str
    power: str
    mimics: str
    energy: list[int]
    turned: bool


class SorcererView(TypedDict):
    seat: int
    crystals: int
    gauge: int
    bonuses: int
    reserve: list[int]
    limit: int
    play: list[CardView]
    hand_size: int
    hand: list[str]
    library_sizes: list[int]
    libraries: list[list[str]]
    token: str
    token_used: bool


@dataclass(frozen=True, slots=True)
class Seen:
    """What the bot looks at when it answers."""

    view: View
    box: Box
    me: SorcererView
    others: list[SorcererView]
    left: float
    """Spaces of the wheel until the end."""

    @property
    def rounds(self) -> float:
        """Ends of rounds still to come, this one included."""
        return max(0.0, self.left / DOTS)

    @property
    def seasons(self) -> float:
        """Changes of season still to come."""
        return max(0.0, self.left / IN_A_SEASON)

    @property
    def players(self) -> int:
        return 1 + len(self.others)

    def card(self, tag: str) -> PowerCard:
        return self.box.cards[tag.rstrip("+")]

    def has(self, power: str) -> bool:
        return any(item["power"] == power for item in self.me["play"])

    def cost(self, card: str) -> tuple[tuple[int, int, int, int], int]:
        return self.box.prices[self.players][card]

    def in_play(self, tag: str) -> CardView | None:
        """A card in play, whoever owns it."""
        cards = (item for one in (self.me, *self.others) for item in one["play"])
        return next((item for item in cards if item["tag"] == tag), None)


def look(view: View, seat: int) -> Seen:
    sorcerers = cast(list[SorcererView], view["sorcerers"])
    gone = (cast(int, view["year"]) - 1) * 12 + cast(int, view["space"]) - 1
    return Seen(
        view,
        open_box(cast(Corrections, view["cards"])),
        sorcerers[seat],
        [sorcerer for sorcerer in sorcerers if sorcerer["seat"] != seat],
        float(END_OF_GAME - gone),
    )
