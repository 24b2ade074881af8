"""A view of Prophecy from one seat, together with the printed cards."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from fabletop.bots.evaluations.prophecy.fighting.fighter import Fighter, craft, gear
from fabletop.core.question import Option
from fabletop.games.prophecy.box import Box, open_box
from fabletop.games.prophecy.seen.view import (
    BattleView,
    HeroView,
    OfferView,
    PlaneView,
    ProphecyView,
    SpaceView,
)

CERTIFICATE_PRICE = 5
"""The price of a Certificate: Experience, and in foreign guilds as much Gold."""

CHAPEL = "forgotten_chapel"


@dataclass(frozen=True)
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

    @cached_property
    def here(self) -> SpaceView:
        return self.spaces[self.box.board.index[self.hero.space]]

    @property
    def spent(self) -> list[str]:
        return self.view.spent

    @property
    def battle(self) -> BattleView:
        assert self.view.battle is not None, "asked only during a battle"
        return self.view.battle

    @property
    def offer(self) -> OfferView:
        assert self.view.offer is not None, "asked only while a trade is composed or answered"
        return self.view.offer

    @cached_property
    def others(self) -> list[HeroView]:
        """The other characters in play, except a partner in her team."""
        mine = self.hero.seat
        return [
            other
            for other in self.heroes
            if other.alive and other.seat != mine and not self.allied(other.seat)
        ]

    def allied(self, seat: int) -> bool:
        if self.view.ending == "cooperative":
            return True
        return bool(self.view.teams) and seat % 2 == self.hero.seat % 2

    def fighter(self, hero: HeroView) -> Fighter:
        return self.me if hero is self.hero else fighter(self.box, hero, standard=self.standard)

    def by_character(self, character: str) -> HeroView:
        return next(hero for hero in self.heroes if hero.character == character)

    def can_buy(self, guild: str) -> bool:
        """Whether she can buy a Certificate of this guild, in the Basic version."""
        enough = self.hero.experience >= CERTIFICATE_PRICE
        return enough and (guild in self.hero.guilds or self.hero.gold >= CERTIFICATE_PRICE)

    @cached_property
    def gold_needed(self) -> int:
        """The Gold for the Certificates of foreign guilds that she still lacks."""
        guilds = [space.guild for space in self.spaces if space.guild]
        known = (*self.hero.certificates, *self.hero.guilds)
        return CERTIFICATE_PRICE * sum(guild not in known for guild in guilds)

    @cached_property
    def free_ways(self) -> frozenset[str]:
        """The ways to travel that her Abilities make free."""
        abilities = self.box.abilities
        return frozenset([abilities[name].params.free for name in self.hero.abilities])

    @cached_property
    def taught_for_nothing(self) -> bool:
        """Whether an Item saves her the Gold that foreign guilds take."""
        return any(self.box.items[item].params.free_training for item in self.hero.items)

    @cached_property
    def hidden(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The Lesser and the Greater Guardians that may still lie face down."""
        gone = {*self.view.beaten}
        for plane in self.planes:
            gone.add(plane.lesser)
            gone.add(plane.greater)
        more = self.view.options["dragon_cards"] == "yes"
        return _hidden(self.box, frozenset(gone), more)


@lru_cache(maxsize=4_096)
def _hidden(box: Box, gone: frozenset[str], more: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """With `more`, those of the first expansion may be among them."""
    left = [card for card in box.guardians.values() if card.id not in gone]
    left = [card for card in left if more or not card.part]
    lesser = tuple([card.id for card in left if card.rank == "lesser"])
    return lesser, tuple([card.id for card in left if card.rank == "greater"])


def look(view: ProphecyView, seat: int) -> SeenProphecy:
    box = open_box(view.cards, view.boards)
    heroes = view.heroes
    standard = view.version == "standard"
    return SeenProphecy(
        box,
        view,
        heroes[seat],
        fighter(box, heroes[seat], standard=standard),
        heroes,
        view.spaces,
        view.planes,
        view.fresh,
        standard,
    )


def fighter(box: Box, hero: HeroView, *, standard: bool) -> Fighter:
    items, abilities, damaged = tuple(hero.items), tuple(hero.abilities), hero.damaged
    if damaged:
        items = tuple([item for item in items if item not in damaged])
    work = (*hero.adjusted.items(), *hero.stones.items())
    chapel = box.opportunities[CHAPEL].params.bonus if CHAPEL in hero.kept else 0
    return Fighter(
        box,
        hero.strength,
        hero.willpower,
        hero.health,
        hero.wounds,
        hero.magic,
        hero.drained,
        items,
        abilities,
        gear(box, items, work),
        craft(box, abilities),
        box.characters[hero.character].gender,
        hero.battle_this_turn + chapel,
        hero.artifacts,
        standard,
    )


DISCOUNTS = ("effective_spellcasting", "ring_of_magical_forces")
"""The last word of an option that casts a Spell at a lower price."""


def magic_price(seen: SeenProphecy, option: Option) -> int:
    """The Magic that a Spell costs."""
    spell = option[0] if option[0] in seen.box.abilities else option[1]
    return seen.box.abilities[str(spell)].magic - (option[-1] in DISCOUNTS)
