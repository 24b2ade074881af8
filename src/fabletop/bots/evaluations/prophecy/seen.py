"""A view of Prophecy from one seat, together with the printed cards."""

from typing import Final

from fabletop.bots.evaluations.prophecy.items_and_abilities import ability_worth, item_worth
from fabletop.core.question import Option
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.seen import prices
from fabletop.games.prophecy.seen.battles.fighters import Fighter, fighter
from fabletop.games.prophecy.seen.battles.laid_out import Place
from fabletop.games.prophecy.seen.belongings import room_for_ability, room_for_item
from fabletop.games.prophecy.seen.endings import are_friends
from fabletop.games.prophecy.seen.planes import Guards, may_lie_hidden
from fabletop.games.prophecy.seen.view import (
    BattleView,
    HeroView,
    OfferView,
    PlaneView,
    ProphecyView,
    SpaceView,
)

MUCH_NEEDED: Final = 0.6
PLENTIFUL: Final = 0.4
"""What one Gold is worth to a hero who has little, and to one who has enough."""


class SeenProphecy:
    """What a seat sees of itself and of the table; some of it is worked out when first asked."""

    def __init__(self, view: ProphecyView, seat: int) -> None:
        me = fighter(view, seat)
        self.box: Box = me.box
        self.view = view
        self.me = me
        self.hero: HeroView = view.heroes[seat]
        self.heroes: list[HeroView] = view.heroes
        self.spaces: list[SpaceView] = view.spaces
        self.planes: list[PlaneView] = view.planes
        self.fresh: list[str] = view.fresh
        self.standard = view.version == "standard"
        self._fighters: dict[int, Fighter] = {}
        """The other heroes by seat, as far as they have been looked at."""
        self._here: SpaceView | None = None
        self._others: list[HeroView] | None = None
        self._gold_to_buy: int | None = None
        self._gold_point: float | None = None
        self._gold_to_learn: int | None = None
        self._resting_places: tuple[str, ...] | None = None
        self._room_for_item: float | None = None
        self._room_for_ability: float | None = None
        self._gold_needed: int | None = None
        self._hidden: Guards | None = None

    @property
    def here(self) -> SpaceView:
        if self._here is None:
            self._here = self.spaces[self.box.board.index[self.hero.space]]
        return self._here

    @property
    def battle(self) -> BattleView:
        assert self.view.battle is not None, "asked only during a battle"
        return self.view.battle

    @property
    def offer(self) -> OfferView:
        assert self.view.offer is not None, "asked only while a trade is composed or answered"
        return self.view.offer

    @property
    def others(self) -> list[HeroView]:
        """The other characters in play, except a partner in her team."""
        if self._others is None:
            mine = self.hero.seat
            self._others = [
                other
                for other in self.heroes
                if other.alive and other.seat != mine and not self.allied(other.seat)
            ]
        return self._others

    def allied(self, seat: int) -> bool:
        return are_friends(self.view, self.hero.seat, seat)

    def fighter(self, hero: HeroView) -> Fighter:
        if hero is self.hero:
            return self.me
        found = self._fighters.get(hero.seat)
        if found is None:
            found = self._fighters[hero.seat] = fighter(self.view, hero.seat, self.me.field)
        return found

    def at(self, space: SpaceView, card: str = "") -> Place:
        """A space as the place of a battle with a card."""
        index = self.box.board.index[space.id]
        return self.me.field.place(index, fresh=card in self.fresh)

    def by_character(self, character: str) -> HeroView:
        return next(hero for hero in self.heroes if hero.character == character)

    @property
    def gold_to_buy(self) -> int:
        """The Gold that she can use for Items."""
        if self._gold_to_buy is None:
            self._gold_to_buy = prices.purse(self.view, self.hero.seat, "buy")
        return self._gold_to_buy

    @property
    def gold_point(self) -> float:
        """The value of one Gold: it is worth more to a hero who has little."""
        if self._gold_point is None:
            little = 4 if self.standard else self.gold_needed
            self._gold_point = MUCH_NEEDED if self.hero.gold < little else PLENTIFUL
        return self._gold_point

    @property
    def gold_to_learn(self) -> int:
        """The Gold that she can use for lessons."""
        if self._gold_to_learn is None:
            self._gold_to_learn = prices.purse(self.view, self.hero.seat, "learn")
        return self._gold_to_learn

    @property
    def resting_places(self) -> tuple[str, ...]:
        if self._resting_places is None:
            self._resting_places = prices.resting_places(self.view)
        return self._resting_places

    @property
    def room_for_item(self) -> float:
        """What it costs her to make room for one more Item: nothing, or the worst of them."""
        if self._room_for_item is None:
            worst = 0.0
            if not room_for_item(self.view, self.hero.seat):
                worst = min([item_worth(self.me, item) for item in self.hero.items])
            self._room_for_item = worst
        return self._room_for_item

    @property
    def room_for_ability(self) -> float:
        """The same for one more Ability."""
        if self._room_for_ability is None:
            worst = 0.0
            if not room_for_ability(self.view, self.hero.seat):
                worst = min([ability_worth(self.me, name) for name in self.hero.abilities])
            self._room_for_ability = worst
        return self._room_for_ability

    def lesson(self, ability: str) -> prices.Lesson:
        """What learning an Ability costs her."""
        return prices.lesson(self.view, self.hero.seat, ability)

    @property
    def gold_needed(self) -> int:
        """The Gold for the Certificates of foreign guilds that she still lacks."""
        if self._gold_needed is None:
            guilds = [space.guild for space in self.spaces if space.guild]
            lacking = [guild for guild in guilds if guild not in self.hero.certificates]
            seat = self.hero.seat
            paid = [prices.certificate(self.view, seat, guild).gold for guild in lacking]
            self._gold_needed = sum(paid)
        return self._gold_needed

    @property
    def hidden(self) -> Guards:
        """The Lesser and the Greater Guardians that may still lie face down."""
        if self._hidden is None:
            self._hidden = may_lie_hidden(self.view)
        return self._hidden


def magic_price(seen: SeenProphecy, option: Option) -> int:
    """The Magic that a Spell costs."""
    return prices.spell_price(seen.view, seen.hero.seat, option)
