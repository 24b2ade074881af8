"""Typed access to a view of Seasons, together with the printed cards."""

from typing import TypedDict, cast

from fabletop.bots.evaluations.seasons.almanac import almanac
from fabletop.core.cards.corrections import Corrections
from fabletop.core.game import View
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.numbers import SPACES, YEARS
from fabletop.games.seasons.printed import PowerCard

END_OF_GAME = YEARS * SPACES


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


class TableView(TypedDict):
    """The parts of a view of Seasons that bots read."""

    cards: Corrections
    seat: int | None
    phase: str
    year: int
    space: int
    rates: list[int]
    first: int
    active: int
    taken: list[str]
    sorcerers: list[SorcererView]
    picks: list[str]
    top: list[str]
    discard: int
    transmuting: bool
    more: int


class SeenSeasons:
    """What a bot knows when it answers a question."""

    __slots__ = (
        *("almanac", "box", "free_slots", "kept", "me", "others", "players", "prices"),
        *("room", "rounds", "view", "wanted"),
    )

    def __init__(self, view: View, seat: int) -> None:
        self.view = cast(TableView, view)
        sorcerers = self.view["sorcerers"]
        self.box = open_box(self.view["cards"])
        self.me = sorcerers[seat]
        self.others = [*sorcerers[:seat], *sorcerers[seat + 1 :]]
        self.players = len(sorcerers)
        self.almanac = almanac(self.box, self.players, spaces_left(self.view))
        self.prices = self.box.prices[self.players]
        self.rounds = self.almanac.rounds
        self.free_slots = self.me["gauge"] - len(self.me["play"])
        self.room = self.me["limit"] - sum(self.me["reserve"])
        """How many tokens the reserve can still take."""
        self.wanted: list[float] = []
        self.kept: list[float] = []
        """Cache: the values of energies, computed once for all options of a question."""

    def card(self, tag: str) -> PowerCard:
        return self.box.cards[tag.rstrip("+")]

    def in_play(self, tag: str) -> CardView | None:
        """A card in play, of any owner."""
        for one in (self.me, *self.others):
            for item in one["play"]:
                if item["tag"] == tag:
                    return item
        return None


def spaces_left(view: TableView) -> int:
    """How many spaces of the wheel are left until the end."""
    return END_OF_GAME - (view["year"] - 1) * SPACES - view["space"] + 1
