"""A view of Seasons, together with the printed cards and what they are worth."""

from fabletop.bots.evaluations.seasons.almanac import almanac
from fabletop.bots.evaluations.seasons.estimates import CardEstimate
from fabletop.games.seasons.printed import PowerCard
from fabletop.games.seasons.seen.gives import Gives
from fabletop.games.seasons.seen.tried import reaction_gives
from fabletop.games.seasons.seen.turn import (
    box_of,
    left_in_hand,
    purse_of,
    rates_of,
    spaces_left,
    toll_of,
)
from fabletop.games.seasons.seen.view import CardView, SeasonsView, SorcererView


class SeenSeasons:
    """What a bot knows when it answers a question."""

    __slots__ = (
        *(
            "added",
            "almanac",
            "box",
            "each",
            "held",
            "kept",
            "me",
            "players",
        ),
        *("free_slots", "reacting", "room", "rounds", "seat", "slot", "view", "wanted"),
    )

    def __init__(self, view: SeasonsView, seat: int) -> None:
        self.view, self.seat = view, seat
        sorcerers = view.sorcerers
        self.box = box_of(view)
        self.me = sorcerers[seat]
        self.free_slots, self.room = self.me.free_slots, self.me.room
        self.players = len(sorcerers)
        self.almanac = almanac(self.box, self.players, spaces_left(view))
        self.rounds = self.almanac.rounds
        self.wanted: list[float] = []
        self.kept: list[float] = []
        self.slot = -1.0
        self.each: list[int] = []
        self.held: list[int] = []
        self.added: float | None = None
        self.reacting: Gives | None = None
        """Cache: the values of energies and slots, computed once for all options of a question."""

    @property
    def left_over(self) -> int:
        """What a card left in hand costs at the end."""
        return -left_in_hand(self.view, "")

    @property
    def others(self) -> list[SorcererView]:
        return [one for one in self.view.sorcerers if one.seat != self.seat]

    def card(self, tag: str) -> PowerCard:
        return self.box.cards[tag.rstrip("+")]

    def estimate(self, power: str) -> CardEstimate:
        return self.almanac.estimates[power]

    @property
    def rates(self) -> list[int]:
        """How many crystals a token of each energy gives now."""
        if not self.each:
            self.each = rates_of(self.view, self.seat)
        return self.each

    @property
    def extras(self) -> bool:
        """Whether tokens bring more than the season says."""
        return self.rates != self.view.rates

    @property
    def purse(self) -> list[int]:
        """All tokens that can be spent."""
        if not self.held:
            self.held = purse_of(self.view, self.seat)
        return self.held

    @property
    def summoning(self) -> float:
        """What cards in play add to summoning any card: rewards, less tolls."""
        if self.added is None:
            rewards = sum([self.almanac.estimates[item.power].reward for item in self.me.play], 0.0)
            self.added = rewards - toll_of(self.view, self.seat)
        return self.added

    @property
    def reactions(self) -> Gives:
        """What other cards do when this sorcerer activates one."""
        if self.reacting is None:
            self.reacting = reaction_gives(self.view, self.seat)
        return self.reacting

    def in_play(self, tag: str) -> CardView | None:
        """A card in play, of any owner."""
        for one in (self.me, *self.view.sorcerers):
            for item in one.play:
                if item.tag == tag:
                    return item
        return None
