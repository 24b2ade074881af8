"""A view of Prophecy from one seat, together with the printed cards."""

from dataclasses import dataclass

from fabletop.bots.evaluations.prophecy.items_and_abilities import ability_worth, item_worth
from fabletop.core.lazy import lazy
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

MUCH_NEEDED, PLENTIFUL = 0.6, 0.4
"""What one Gold is worth to a hero who has little, and to one who has enough."""


@dataclass(eq=False)
class SeenProphecy:
    """What a seat sees of itself and of the table."""

    box: Box
    view: ProphecyView
    hero: HeroView
    me: Fighter
    heroes: list[HeroView]
    spaces: list[SpaceView]
    planes: list[PlaneView]
    fresh: list[str]
    standard: bool

    @lazy
    def here(self) -> SpaceView:
        return self.spaces[self.box.board.index[self.hero.space]]

    @property
    def battle(self) -> BattleView:
        assert self.view.battle is not None, "asked only during a battle"
        return self.view.battle

    @property
    def offer(self) -> OfferView:
        assert self.view.offer is not None, "asked only while a trade is composed or answered"
        return self.view.offer

    @lazy
    def others(self) -> list[HeroView]:
        """The other characters in play, except a partner in her team."""
        mine = self.hero.seat
        return [
            other
            for other in self.heroes
            if other.alive and other.seat != mine and not self.allied(other.seat)
        ]

    def allied(self, seat: int) -> bool:
        return are_friends(self.view, self.hero.seat, seat)

    def fighter(self, hero: HeroView) -> Fighter:
        if hero is self.hero:
            return self.me
        found = self._fighters.get(hero.seat)
        if found is None:
            found = self._fighters[hero.seat] = fighter(self.view, hero.seat, self.me.field)
        return found

    @lazy
    def _fighters(self) -> dict[int, Fighter]:
        """The other heroes by seat, as far as they have been looked at."""
        return {}

    def at(self, space: SpaceView, card: str = "") -> Place:
        """A space as the place of a battle with a card."""
        index = self.box.board.index[space.id]
        return self.me.field.place(index, fresh=card in self.fresh)

    def by_character(self, character: str) -> HeroView:
        return next(hero for hero in self.heroes if hero.character == character)

    @lazy
    def gold_to_buy(self) -> int:
        """The Gold that she can use for Items."""
        return prices.purse(self.view, self.hero.seat, "buy")

    @lazy
    def gold_point(self) -> float:
        """The value of one Gold: it is worth more to a hero who has little."""
        little = 4 if self.standard else self.gold_needed
        return MUCH_NEEDED if self.hero.gold < little else PLENTIFUL

    @lazy
    def gold_to_learn(self) -> int:
        """The Gold that she can use for lessons."""
        return prices.purse(self.view, self.hero.seat, "learn")

    @lazy
    def resting_places(self) -> tuple[str, ...]:
        return prices.resting_places(self.view)

    @lazy
    def room_for_item(self) -> float:
        """What it costs her to make room for one more Item: nothing, or the worst of them."""
        if room_for_item(self.view, self.hero.seat):
            return 0.0
        return min([item_worth(self.me, item) for item in self.hero.items])

    @lazy
    def room_for_ability(self) -> float:
        """The same for one more Ability."""
        if room_for_ability(self.view, self.hero.seat):
            return 0.0
        return min([ability_worth(self.me, ability) for ability in self.hero.abilities])

    def lesson(self, ability: str) -> prices.Lesson:
        """What learning an Ability costs her."""
        return prices.lesson(self.view, self.hero.seat, ability)

    @lazy
    def gold_needed(self) -> int:
        """The Gold for the Certificates of foreign guilds that she still lacks."""
        guilds = [space.guild for space in self.spaces if space.guild]
        lacking = [guild for guild in guilds if guild not in self.hero.certificates]
        seat = self.hero.seat
        return sum([prices.certificate(self.view, seat, guild).gold for guild in lacking])

    @lazy
    def hidden(self) -> Guards:
        """The Lesser and the Greater Guardians that may still lie face down."""
        return may_lie_hidden(self.view)


def look(view: ProphecyView, seat: int) -> SeenProphecy:
    heroes, me = view.heroes, fighter(view, seat)
    return SeenProphecy(
        me.box,
        view,
        heroes[seat],
        me,
        heroes,
        view.spaces,
        view.planes,
        view.fresh,
        view.version == "standard",
    )


def magic_price(seen: SeenProphecy, option: Option) -> int:
    """The Magic that a Spell costs."""
    return prices.spell_price(seen.view, seen.hero.seat, option)
