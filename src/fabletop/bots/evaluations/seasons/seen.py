"""A view of Seasons, together with the printed cards."""

from fabletop.bots.evaluations.seasons.almanac import almanac
from fabletop.games.seasons.box import open_box
from fabletop.games.seasons.numbers import SPACES, YEARS
from fabletop.games.seasons.printed import PowerCard
from fabletop.games.seasons.seen.view import CardView, SeasonsView

END_OF_GAME = YEARS * SPACES


class SeenSeasons:
    """What a bot knows when it answers a question."""

    __slots__ = (
        *("almanac", "box", "free_slots", "kept", "me", "others", "players", "prices"),
        *("room", "rounds", "view", "wanted"),
    )

    def __init__(self, view: SeasonsView, seat: int) -> None:
        self.view = view
        sorcerers = self.view.sorcerers
        self.box = open_box(self.view.cards)
        self.me = sorcerers[seat]
        self.others = [*sorcerers[:seat], *sorcerers[seat + 1 :]]
        self.players = len(sorcerers)
        self.almanac = almanac(self.box, self.players, spaces_left(self.view))
        self.prices = self.box.prices[self.players]
        self.rounds = self.almanac.rounds
        self.free_slots = self.me.gauge - len(self.me.play)
        self.room = self.me.limit - sum(self.me.reserve)
        """How many tokens the reserve can still take."""
        self.wanted: list[float] = []
        self.kept: list[float] = []
        """Cache: the values of energies, computed once for all options of a question."""

    def card(self, tag: str) -> PowerCard:
        return self.box.cards[tag.rstrip("+")]

    def in_play(self, tag: str) -> CardView | None:
        """A card in play, of any owner."""
        for one in (self.me, *self.others):
            for item in one.play:
                if item.tag == tag:
                    return item
        return None


def spaces_left(view: SeasonsView) -> int:
    """How many spaces of the wheel are left until the end."""
    return END_OF_GAME - (view.year - 1) * SPACES - view.space + 1
