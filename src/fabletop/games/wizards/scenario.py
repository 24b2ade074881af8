"""Any position of Wizards in a few readable lines.

play = (
    Scenario(2)
    .player(order="wizards", rank=2, points=(15, 10, 5), at="torwall-1")
    .player(at="edgewood-3")
    .dice(5)
    .start()
)
play.answers("roll", "step torwall-0")

By default the turn of the first seat begins, on the first sample layout. Spaces are named as in
options ("torwall-5", "sea-12-7"); the builder also takes their sites ("torwall_town").
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from fabletop.core.agenda import Job
from fabletop.core.cards.corrections import Corrections
from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.scenario import Play
from fabletop.core.seeds import Seed
from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.pieces import Boat, HighWizard
from fabletop.games.wizards.printed import TaskPart
from fabletop.games.wizards.rules.table.laying import turn_up
from fabletop.games.wizards.rules.tasks.scopes import RESIDENTS
from fabletop.games.wizards.rules.travel.transport import keep_lair_time
from fabletop.games.wizards.scenario_later import Later
from fabletop.games.wizards.state import AWAY, DAYS, EVERYONE, HeldEvent, HeldTask, Player, Table

HOMES = (
    "torwall-14",
    "harrowfield-4",
    "saltmarch-5",
    "ostermoor-15",
    "wendmere-6",
    "shrineheart-5",
)
"""Default spaces of the players."""


@dataclass
class GivenTask:
    """A Task in front of a player; `places` are the spaces of the markers whose places are not
    printed on the card."""

    card: str
    mandatory: bool = False
    done: Sequence[int] = ()
    places: Mapping[int, str] = field(default_factory=dict)
    named: str = ""


class WizardsPlay(Play[Table]):
    """A scripted game of Wizards; `player(0)` is the player of the first seat."""

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def where(self, seat: int = 0) -> str:
        """The space of a player, or "" if she has not landed yet."""
        space = self.player(seat).space
        return "" if space == AWAY else self.table.isles.names[space]

    def site(self, seat: int = 0) -> str:
        """The site at which a player is, or ""."""
        return self.table.isles.site[self.player(seat).space]

    def tasks(self, seat: int = 0) -> list[str]:
        return [held.card for held in self.player(seat).tasks]

    def events(self, seat: int = 0) -> list[str]:
        return [held.card for held in self.player(seat).events]

    def demons(self) -> list[str]:
        return [self.table.isles.names[space] for space in self.table.demons]


class Scenario(Later):
    def __init__(
        self,
        players: int = 2,
        *,
        layout: str = "sample_a",
        cards: Corrections | None = None,
        seed: Seed = 0,
        **options: str,
    ) -> None:
        given: dict[str, object] = {"layout": layout, **options}
        if cards:
            given["cards"] = cards
        self._options = settle(WIZARDS, given, players)
        self._table = WIZARDS.new(self._options, players, seed)
        self._named = 0
        table = self._table
        table.first = table.active = 0
        if layout != "laid":
            turn_up(table)
            for seat, player in enumerate(table.players):
                player.space = table.isles.numbers[HOMES[seat]]

    def space(self, name: str) -> int:
        """The hexagon of a space or a site."""
        isles = self._table.isles
        return isles.where[name] if name in isles.where else isles.numbers[name]

    def player(
        self,
        *,
        order: str = "",
        rank: int | None = None,
        points: Sequence[int] = (0, 0, 0),
        at: str = "",
        boat: int = AWAY,
        tasks: Sequence[GivenTask | str] = (),
        events: Sequence[str] = (),
        animal: str = "",
        animal_days: int = 0,
        animal_turns: int = 0,
        lair: int | None = None,
        visits: Mapping[str, int] | None = None,
        gems: Sequence[str] = (),
        **condition: bool | int | str,
    ) -> "Scenario":
        """The player of the next seat. With an order the rank is 1 unless it is given. Conditions
        are fields of a player such as dazed, bound, stunned, trap, trap_turns, stay, crest."""
        player = self._table.players[self._named]
        self._named += 1
        player.order, player.points = order, list(points)
        player.rank = (1 if order else 0) if rank is None else rank
        if at:
            player.space = self.space(at)
        if boat != AWAY:
            player.boat = boat
            self._table.boats[boat].space = player.space
        player.animal, player.animal_days, player.animal_turns = animal, animal_days, animal_turns
        player.visits, player.gems = dict(visits or {}), list(gems)
        for name, value in condition.items():
            if not hasattr(player, name):
                raise BadSetup(f"a player has no {name}")
            setattr(player, name, value)
        keep_lair_time(self._table, player)
        if lair is not None:
            player.lair = lair
        for task in tasks:
            self._give(player, GivenTask(task) if isinstance(task, str) else task)
        for card in events:
            self._hold(player, card)
        return self

    def _give(self, player: Player, given: GivenTask) -> None:
        table = self._table
        table.tasks.remove(given.card)
        parts = table.box.tasks[given.card].parts
        places = [self._place(part) for part in parts]
        for number, name in given.places.items():
            places[number] = self.space(name)
        done = [number in given.done for number in range(len(parts))]
        player.tasks.append(HeldTask(given.card, given.mandatory, places, done, given.named))

    def _place(self, part: TaskPart) -> int:
        """The space of a marker whose place is printed on the card."""
        if part.site:
            return self.space(part.site)
        return self.space(RESIDENTS[part.person]) if part.person in RESIDENTS else AWAY

    def _hold(self, player: Player, name: str) -> None:
        """Give the player an Event; "foresight=torwall" also names the foreseen land."""
        table = self._table
        name, _, land = name.partition("=")
        card = table.box.events[name]
        table.events.remove(name)
        days = card.days + 1 if card.days else 0
        foreseen = table.isles.index[land] if land else AWAY
        player.events.append(HeldEvent(name, days, card.charges, foreseen))

    def on(self, *, day: int = 1, fortnight: int = 1, first: int = 0) -> "Scenario":
        """Set the date and the first player."""
        table = self._table
        table.day, table.fortnight, table.first = day, fortnight, first
        return self

    def dead(self, *lands: str) -> "Scenario":
        for land in lands:
            self._table.dead[self._table.isles.index[land]] = True
        return self

    def demons(self, *spaces: str) -> "Scenario":
        self._table.demons = [self.space(name) for name in spaces]
        return self

    def dragon(self, space: str) -> "Scenario":
        self._table.dragon = self.space(space)
        return self

    def boats(self, *spaces: str, demons: Sequence[int] = ()) -> "Scenario":
        """All the boats, and which of them carry Demons."""
        self._table.boats = [
            Boat(self.space(name), number in demons) for number, name in enumerate(spaces)
        ]
        return self

    def wizard(
        self, card: str, at: str, *, known: int = EVERYONE, under: Sequence[str] = ()
    ) -> "Scenario":
        """A High Wizard on the map; `known` has a bit for each seat that knows a secret one."""
        for name in (card, *under):
            self._table.deck.remove(name)
        self._table.standing.append(HighWizard(card, self.space(at), known, list(under)))
        return self

    def deck(self, *cards: str) -> "Scenario":
        """Only these Wizard Cards are in the deck, from the top down. The other High Wizards stand
        far away, and all other cards lie beneath the first of them."""
        table = self._table
        left = [card for card in table.deck if card not in cards]
        highs = [card for card in left if card in table.box.high_wizards]
        for number, card in enumerate(highs):
            under = [one for one in left if one not in highs] if not number else []
            table.standing.append(HighWizard(card, self.space("larkspur-0"), EVERYONE, under))
        table.deck = list(cards)[::-1]
        return self

    def completed(self, tasks: int) -> "Scenario":
        self._table.completed = tasks
        return self

    def dice(self, *rolls: int) -> "Scenario":
        """What the next dice show. Two ten-sided dice are given as 1 to 100: add one to the number
        that is read (00 to 99)."""
        self._table.chance.load(("dice", roll) for roll in rolls)
        return self

    def draws(self, *cards: str) -> "Scenario":
        """The next Task, Event and Wizard Cards, in the order in which they are drawn."""
        self._table.chance.load(("draw", card) for card in cards)
        return self

    def picks(self, *numbers: int) -> "Scenario":
        """The results of the next random choices."""
        self._table.chance.load(("pick", number) for number in numbers)
        return self

    def randomly(self, *spaces: str) -> "Scenario":
        """The next RANDOM spaces; for a dead land its name is enough."""
        isles = self._table.isles
        for name in spaces:
            if name in isles.index and self._table.dead[isles.index[name]]:
                self.picks(isles.index[name])
                continue
            space = self.space(name)
            land = isles.land[space]
            self.picks(land, isles.spaces[land].index(space))
        return self

    def within(self, *spaces: str) -> "Scenario":
        """The next random spaces within a given land, such as the Lair."""
        isles = self._table.isles
        for name in spaces:
            space = self.space(name)
            self.picks(isles.spaces[isles.land[space]].index(space))
        return self

    def start(
        self, *, active: int = 0, evil: bool = False, taken: int = 0, event: bool = False
    ) -> WizardsPlay:
        """Start at the beginning of the turn of the `active` seat. `taken`: how many turns have
        begun today (by default those of the seats up to this one). `event`: start at the end of
        the turn, when an Event is drawn. `evil`: start on the fourteenth day after all turns."""
        table = self._table
        if evil:
            table.day, table.taken = DAYS, len(table.players)
        elif table.phase == "play":
            table.active, table.taken = active, taken or active + 1
            ending: list[Job] = [("end_turn", active), ("landings", 0), ("draw_event", active)]
            table.agenda = ending if event else [("begin_turn", active)]
        return WizardsPlay(WIZARDS, table, self._options, len(table.players))
