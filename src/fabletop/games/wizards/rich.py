"""Random late positions of Wizards: dead lands, Demons and the Dragon among the players,
afflictions, animals, held cards, points close to the next rank."""

from typing import TypedDict

from fabletop.core.cards.corrections import corrections_of, settings_of
from fabletop.core.conformance.late import Luck
from fabletop.core.game import Options
from fabletop.core.seeds import Seed
from fabletop.games.wizards.box import ANIMALS
from fabletop.games.wizards.isles import CIRCLE, LAIR, WATER
from fabletop.games.wizards.printed import ORDERS, Animal
from fabletop.games.wizards.rules.encounters.chance_meetings import HOLDS
from fabletop.games.wizards.rules.encounters.conditions import is_afflicted
from fabletop.games.wizards.rules.encounters.mentors import GEMS, MASTERY
from fabletop.games.wizards.rules.travel.paces import shuns
from fabletop.games.wizards.rules.travel.places import RUKTAL, is_living
from fabletop.games.wizards.rules.turn.evil import lands_due, tasks_needed
from fabletop.games.wizards.scenario import Scenario
from fabletop.games.wizards.state import AWAY, DAYS, EVERYONE, Table

LATEST = 8
"""The latest Fortnight of a random position."""
DEMONS = 12
EVENTS = 4
TASKS = 3
NEAR = 4
"""Points differ by at most this much from what the next rank needs."""

SHORT = (0, 1, 3)
"""How many cards are left in a deck that is nearly used up."""

AT_ONCE = frozenset({"from", "to", "stay"})
"""Parts of a Task that a random position never marks as done: both ends of a Transport are done
together, and a stay takes a turn."""

DIE = 6
FORESIGHT = "foresight"
TOWNS = ("common_town", "elven_dwelling")


class Affliction(TypedDict, total=False):
    """Fields of a player who is held somewhere."""

    just_met: str
    trap: str
    trap_turns: int
    trap_event: str
    stay: str


def deal(options: Options, seats: int, seed: Seed) -> Table:
    return _Dealer(options, seats, seed).deal()


class _Dealer:
    def __init__(self, options: Options, seats: int, seed: Seed) -> None:
        self.luck = Luck(seed)
        settings = settings_of(options)
        self.scene = Scenario(seats, cards=corrections_of(options), seed=seed, **settings)
        self.table = self.scene.table
        if settings["layout"] == "laid":
            self.scene.laid()
        self.seats = range(seats)
        self.isles = self.table.isles
        self.names = self.isles.names
        self.events = [card.id for card in self.table.box.events.values() if card.held]
        self.places: list[int] = []

    def deal(self) -> Table:
        luck, table = self.luck, self.table
        self._calendar()
        self._boats()
        self.land = [
            space
            for spaces in self.isles.spaces
            for space in spaces
            if is_living(table, space) and self.isles.terrain[space] != WATER
        ]
        self.scene.dragon(self._name(luck.one(self.land)))
        ranks = self._ranks()
        for seat in self.seats:
            self._player(ranks[seat])
        self._tasks()
        self._evil()
        self._wizards()
        if luck.once_in(3):
            few = [min(luck.one(SHORT), len(deck)) for deck in (table.tasks, table.events)]
            self.scene.left(tasks=few[0], events=few[1])
        evil = table.day == DAYS and (table.variants.demonday == "evil" or luck.once_in(3))
        active = luck.one(self.seats)
        taken = table.order(table.first).index(active) + 1
        event = luck.once_in(3) and self._can_draw(active)
        play = self.scene.start(active=active, evil=evil, taken=taken, event=event)
        return play.match.position.checkpoint

    def _can_draw(self, seat: int) -> bool:
        """Whether this player may have moved and now has to draw an Event."""
        player = self.table.players[seat]
        return not (is_afflicted(player) or player.trap or player.stunned or player.stay)

    def _name(self, space: int) -> str:
        return self.names[space]

    def _calendar(self) -> None:
        """Set the date and the dead lands. If the Sacred Circle were among these, the game would be
        over; the Lair never dies."""
        luck, table = self.luck, self.table
        fortnight = luck.between(1, LATEST)
        day = luck.one((1, DAYS, luck.between(1, DAYS)))
        self.scene.on(day=day, fortnight=fortnight, first=luck.one(self.seats))
        together = table.variants.cooperative
        seats = len(self.seats)
        due = sum(lands_due(past, seats, cooperative=together) for past in range(fortnight))
        mortal = [land for land in self.isles.lands if land not in (LAIR, CIRCLE)]
        self.scene.dead(*luck.some(mortal, luck.few_or_many(min(due, len(mortal)))))
        self.scene.completed(luck.few_or_many(2 * tasks_needed(table)))

    def _boats(self) -> None:
        luck = self.luck
        sea = [space for waters in self.isles.waters for space in waters]
        boats = self.table.boats
        laden = [number for number in range(len(boats)) if luck.once_in(6)]
        spaces = [boat.space if luck.once_in(2) else luck.one(sea) for boat in boats]
        self.scene.boats(*map(self._name, spaces), demons=laden)

    def _ranks(self) -> list[int]:
        """Random ranks; in the cooperative game they differ by at most one."""
        luck = self.luck
        if not self.table.variants.cooperative:
            return [luck.between(0, MASTERY) for _ in self.seats]
        least = luck.between(0, MASTERY - 1)
        return [least + luck.below(2) for _ in self.seats]

    def _player(self, rank: int) -> None:
        luck, table = self.luck, self.table
        boat = self._empty_boat() if luck.once_in(5) else AWAY
        space = self._place() if boat == AWAY else table.boats[boat].space
        self.places.append(space)
        order = luck.one(ORDERS) if rank else ""
        bound, dazed = luck.once_in(8), luck.once_in(6)
        events = [] if bound or boat != AWAY else self._events()
        animal = "" if bound or dazed or boat != AWAY else self._animal(space, events)
        events = [card for card in events if table.box.events[card].animal in ("", animal)]
        stays = any(table.box.events[card].animal for card in events)
        kind = ANIMALS.get(animal, Animal(name=""))
        gems = self._gems(rank)
        self.scene.true(*gems).player(
            order=order,
            rank=rank,
            points=self._points(order, rank),
            at=self._name(space),
            boat=boat,
            events=[self._foreseen(card) for card in events],
            animal=animal,
            animal_days=0 if stays or not kind.days else luck.between(1, kind.days),
            animal_turns=0 if stays or not kind.turns else luck.between(1, kind.turns),
            gems=gems,
            bound=bound,
            dazed=dazed,
            stunned=luck.between(1, 3) if luck.once_in(8) else 0,
            extra=int(luck.once_in(10)),
            **self._condition(space, boat, events, free=not (bound or dazed)),
        )

    def _empty_boat(self) -> int:
        """A boat that carries neither a player nor Demons, or AWAY."""
        taken = [player.boat for player in self.table.players]
        boats = enumerate(self.table.boats)
        free = [number for number, boat in boats if number not in taken and not boat.demons]
        return self.luck.one(free) if free else AWAY

    def _place(self) -> int:
        """A space for a player: often that of another player or the Dragon, or a site."""
        luck, table = self.luck, self.table
        sites = [space for space in self.isles.where.values() if is_living(table, space)]
        ashore = [space for space in self.places if space in self.land] or [table.dragon]
        return luck.one((luck.one(ashore), luck.one(sites), luck.one(self.land)))

    def _points(self, order: str, rank: int) -> list[int]:
        """About as many points as the next rank needs."""
        if not rank:
            return [0, 0, 0]
        needed = self.table.box.levels[order][min(rank, MASTERY)]
        return [max(0, count + self.luck.between(-NEAR, NEAR)) for count in needed]

    def _events(self) -> list[str]:
        """Held Events, with at most one Trap."""
        cards = self.table.box.events
        held = self.luck.draw(self.events, self.luck.few_or_many(EVENTS))
        traps = [card for card in held if cards[card].trap]
        return [card for card in held if card not in traps[1:]]

    def _foreseen(self, card: str) -> str:
        if self.table.box.events[card].effect != FORESIGHT:
            return card
        lands = enumerate(self.isles.lands)
        return f"{card}={self.luck.one([name for n, name in lands if not self.table.dead[n]])}"

    def _animal(self, space: int, events: list[str]) -> str:
        """The animal of a held card, or any other that enters this space."""
        cards = self.table.box.events
        companions = [cards[card].animal for card in events if cards[card].animal]
        animals = companions or self.luck.some(list(ANIMALS), self.luck.below(2))
        return next((one for one in animals if not shuns(self.table, one, space)), "")

    def _gems(self, rank: int) -> list[str]:
        """Gems from High Wizards who are not false."""
        table = self.table
        if table.variants.winning != "gems" or rank < MASTERY:
            return []
        honest = [one for one in table.box.high_wizards if one != table.false_wizard]
        return self.luck.some(honest, self.luck.few_or_many(GEMS))

    def _condition(self, space: int, boat: int, events: list[str], *, free: bool) -> Affliction:
        """What holds a player: a Trap; a town or the Dragon, if she is `free` of afflictions."""
        luck, table = self.luck, self.table
        site, kind = self.isles.site[space], self.isles.kind[space]
        condition: Affliction = {}
        if site and luck.once_in(3):
            condition["just_met"] = site
        card = next((card for card in events if table.box.events[card].trap), "")
        if card:
            row = table.box.charts["traps"][table.box.events[card].trap - 1]
            turns = luck.between(1, DIE) if row.dice else 0
            condition |= {"trap": HOLDS[row.effect], "trap_turns": turns, "trap_event": card}
        elif boat == AWAY and luck.once_in(8):
            trap = luck.one(list(HOLDS.values()))
            turns = luck.between(1, DIE) if trap == "turns" else 0
            condition |= {"trap": trap, "trap_turns": turns}
        elif free and space == table.dragon and luck.once_in(2):
            condition["stay"] = "dragon"
        elif free and kind in TOWNS and luck.once_in(4):
            condition["stay"] = "town"
        return condition

    def _tasks(self) -> None:
        """Give the players Tasks by the rules; some parts of them have been done."""
        luck, table = self.luck, self.table
        for seat, player in enumerate(table.players):
            for number in range(luck.few_or_many(TASKS) if player.rank else 0):
                self.scene.receives(seat, luck.one, mandatory=not number and luck.once_in(2))
            for held in player.tasks:
                kinds = [part.kind for part in table.box.tasks[held.card].parts]
                for number in range(luck.below(len(kinds))):
                    if not AT_ONCE.isdisjoint(kinds[: number + 1]):
                        break
                    held.done[number] = True

    def _evil(self) -> None:
        """Place Demons in many spaces, also where players are: one marker per space, unless the
        variant stacks them."""
        luck, table = self.luck, self.table
        spaces = luck.some(self.land, luck.few_or_many(DEMONS))
        spaces += [place for place in self.places if place in self.land and luck.once_in(3)]
        if table.variants.demons == "one":
            spaces = list(dict.fromkeys(spaces))
        self.scene.demons(*map(self._name, spaces))

    def _wizards(self) -> None:
        """Place High Wizards, some of them known to only one player."""
        luck, table, box = self.luck, self.table, self.table.box
        spaces = [space for space in self.land if self.isles.site[space] != RUKTAL]
        for card in luck.some(box.high_wizards, luck.one((0, 0, 1, 2))):
            hidden = [one for one in table.deck if one not in box.high_wizards]
            under = luck.some(hidden, luck.below(3))
            secret = luck.once_in(2) and not table.variants.cooperative
            known = 1 << luck.one(self.seats) if secret else EVERYONE
            self.scene.wizard(card, self._name(luck.one(spaces)), known=known, under=under)
