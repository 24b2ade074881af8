"""The heroes of late positions of Prophecy: where they are, and what they have."""

from collections.abc import Container

from fabletop.core.conformance.late import Luck
from fabletop.games.prophecy.expansions.adventures.smith import choices_for, takes
from fabletop.games.prophecy.expansions.island.digging import TREASURE_ISLAND
from fabletop.games.prophecy.expansions.island.pieces import has_island, island_of
from fabletop.games.prophecy.expansions.island.treasure_hunters import HUNTERS
from fabletop.games.prophecy.expansions.water.bubbles import MERMAID, WATER_REALM
from fabletop.games.prophecy.rules.turn.end_of_turn import (
    MOST_EXPERIENCE,
    MOST_GOLD,
    MOST_ITEMS,
    ability_limit,
)
from fabletop.games.prophecy.scenario import Scenario
from fabletop.games.prophecy.state import NOBODY, Hero, Table

BUBBLES = 6
MAPS = 4


class Heroes:
    """Deals all heroes of a table: to the battlefield if there is one. If `staged`, nobody can be
    in a Realm any more."""

    def __init__(self, scene: Scenario, luck: Luck, battlefield: str, *, staged: bool) -> None:
        self.scene, self.luck, self.battlefield, self.staged = scene, luck, battlefield, staged
        self.table: Table = scene.table
        self.places: list[str] = []

    def deal(self) -> None:
        for hero in self.table.heroes:
            self._deal(hero)

    def _deal(self, hero: Hero) -> None:
        luck, table = self.luck, self.table
        place = self.battlefield or self._place()
        self.places.append(place)
        world = table.box.board.world[table.box.board.index[place]]
        red, blue = luck.between(1, hero.most_red), luck.few_or_many(hero.most_blue)
        health, magic = luck.one((1, luck.between(1, red))), luck.few_or_many(blue)
        items = self._items(hero)
        broken = [item for item in items if self._breaks(item) and luck.once_in(5)]
        sound = [item for item in items if item not in broken]
        under_water = world == WATER_REALM
        self.scene.hero(
            hero.character,
            at=place,
            health=health,
            wounds=red - health,
            magic=magic,
            drained=blue - magic,
            gold=luck.few_or_many(MOST_GOLD),
            experience=luck.few_or_many(MOST_EXPERIENCE),
            items=sound,
            damaged=broken,
            certificates=self._certificates(),
            abilities=self._abilities(hero),
            stones=self._stones(items),
            adjusted=self._adjusted(hero, sound),
            kept=self._kept(under_water),
            lodging=self._lodges(hero, place),
            bubbles=luck.few_or_many(BUBBLES) if under_water else 0,
            spent_bubbles=luck.below(BUBBLES) if under_water else 0,
            maps=self._maps(),
            prizes=self._prizes(),
        )

    def _place(self) -> str:
        """Often the space of another hero or a Realm whose Gate was found, sometimes the Island."""
        luck, board = self.luck, self.table.box.board
        if self.places and luck.once_in(3):
            return luck.one(self.places)
        realms = [name for name, realm in self.table.realms.items() if realm.gate != NOBODY]
        if realms and not self.staged and luck.once_in(2):
            world = luck.one(realms)
            place = luck.one([space.id for space in board.spaces if space.world == world])
            self._make_room(place)
            return place
        if TREASURE_ISLAND in board.index and luck.once_in(5):
            return TREASURE_ISLAND
        return luck.one(board.ids[: board.size])

    def _make_room(self, place: str) -> None:
        """A hero in a Realm has turned up the card of her space. Creatures and Obstacles may still
        be there; Reefs cannot be entered, and other cards were taken or used."""
        table = self.table
        card = table.face_down[table.box.board.index[place]]
        if not card:
            return
        obstacle = table.box.obstacles.get(card)
        passable = obstacle is not None and not obstacle.params.blocked
        if (passable or card in table.box.creatures) and self.luck.once_in(2):
            self.scene.turned_up(place)
        else:
            self.scene.empty(place)

    def _items(self, hero: Hero) -> list[str]:
        """In the middle of her round a hero may have too many Items. Treasures, and Items found in
        open Realms, are dealt like Rare Items."""
        luck, table = self.luck, self.table
        more = 3 if hero.seat == table.active and table.standard else 0
        rare = [*table.rare_deck, *self._finds(table.box.items)]
        if has_island(table) and table.ending != HUNTERS:
            rare += island_of(table).treasures
        many = luck.few_or_many(MOST_ITEMS + more)
        half = luck.below(many + 1)
        return [*luck.some(rare, half), *luck.some(table.common_deck, many - half)]

    def _finds(self, sort: Container[str]) -> list[str]:
        """Cards of a kind that lie face down in Realms whose Gate was found."""
        table, found = self.table, []
        for number, card in enumerate(table.face_down):
            world = table.box.board.world[number]
            if world and table.realms[world].gate != NOBODY and card in sort:
                found.append(card)
        return found

    def _breaks(self, name: str) -> bool:
        """Only weapons and shields are ever damaged."""
        item = self.table.box.items[name]
        return bool(item.weapon or item.save) and not item.unbreakable

    def _kept(self, under_water: bool) -> list[str]:
        """Opportunities and the Beast; the Little Mermaid does not leave the Water Realm."""
        luck, box = self.luck, self.table.box
        keeping = [
            card
            for card in self.table.adventure_deck
            if (card in box.opportunities and box.opportunities[card].keep)
            or (card in box.creatures and box.creatures[card].special.transforms)
        ]
        if under_water and self.table.options["mermaid"] == "yes":
            keeping += [card for card in self._finds(box.opportunities) if card == MERMAID]
        return luck.some(keeping, luck.below(3))

    def _lodges(self, hero: Hero, place: str) -> bool:
        """Whether she is safe until her next turn, in the Standard version."""
        waits = self.table.standard and hero.seat != self.table.active
        return waits and place == "village" and self.luck.once_in(2)

    def _maps(self) -> int:
        if not has_island(self.table):
            return 0
        return min(self.luck.few_or_many(MAPS), len(island_of(self.table).fragments))

    def _prizes(self) -> list[str]:
        realms, prize_of = self.table.realms.items(), self.table.box.prize_of
        there = [prize_of[name] for name, realm in realms if realm.prizes and realm.gate != NOBODY]
        return self.luck.some(there, int(self.luck.once_in(4)))

    def _certificates(self) -> list[str]:
        """At most one less than wins the Basic version; other versions have none."""
        guilds = [] if self.table.standard else list(self.table.ability_decks)
        return self.luck.some(guilds, self.luck.few_or_many(max(0, len(guilds) - 1)))

    def _abilities(self, hero: Hero) -> list[str]:
        """At most as many as she may have."""
        table = self.table
        if not table.standard:
            return []
        known = self._finds(table.box.abilities)
        known += [card for deck in table.ability_decks.values() for card in deck]
        known += [card for realm in table.realms.values() for card in realm.abilities]
        return self.luck.some(known, self.luck.few_or_many(ability_limit(table, hero)))

    def _stones(self, items: list[str]) -> dict[str, str]:
        """Astral Stones integrated into Items."""
        luck, cards = self.luck, self.table.box.items
        left = [card for card in self.table.rare_deck if cards[card].stone and card not in items]
        stones: dict[str, str] = {}
        for name in items:
            fitting = [stone for stone in left if takes(cards[name], cards[stone])]
            if fitting and luck.once_in(2):
                stones[name] = luck.one(fitting)
                left.remove(stones[name])
        return stones

    def _adjusted(self, hero: Hero, items: list[str]) -> dict[str, str]:
        table, luck = self.table, self.luck
        choices = {name: choices_for(table, hero, table.box.items[name]) for name in items}
        return {name: luck.one(to) for name, to in choices.items() if to and luck.once_in(2)}
