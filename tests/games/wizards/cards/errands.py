"""A Task from the day it is received to the day it is completed.

The first player finds the Sealed Scroll in a Random Encounter, and with it a Task; then a Unicorn
carries the player to its places, one each day. The other player is stunned, the Dragon is away.
"""

from collections.abc import Sequence

from fabletop.games.wizards.scenario import GivenTask, Scenario

FIRST, LAST = 0, -1
"""The random place is the first, or the last, of all places that the card allows."""

QUIET = 6
"""With this roll nothing happens in a town, among the Elves, or at the Abbey."""

START = "torwall-14"

TOWNS = [
    "torwall_town",
    "bellmarket",
    "harrowfield_town",
    "saltmarch_town",
    "ostermoor_town",
    "wendmere_town",
]

WOODED = [
    *("torwall", "shrineheart", "harrowfield", "saltmarch", "ostermoor", "wendmere"),
    *("meadowshire", "edgewood", "glendale", "high_hollow", "silverbourne", "larkspur"),
    *("sacred_circle", "megmoran", "melekok", "meligar", "hamdrel"),
]
"""The lands with woods: all but the Dragon's Lair."""

MOUNTAINOUS = [
    *("shrineheart", "ostermoor", "glendale", "high_hollow", "larkspur", "dragons_lair"),
    *("megmoran", "melekok", "meligar", "hamdrel"),
]

ELVEN = ["meadowshire", "edgewood", "glendale", "high_hollow", "silverbourne", "larkspur"]

ALL = sorted([*WOODED, "dragons_lair"])

DWELLINGS = [
    "meadowshire_dwelling",
    "edgewood_dwelling",
    "glendale_dwelling",
    "hollowfoot_dwelling",
    "silverbourne_dwelling",
    "larkspur_dwelling",
]


class Errand:
    """Places are sites, or spaces such as "larkspur-3". `lots` are where RANDOM markers fall,
    `chosen` where the player wants the ANY ones, `wizards` the High Wizards on the map."""

    def __init__(
        self,
        card: str,
        *,
        order: str = "druids",
        lots: Sequence[int | str] = (),
        chosen: Sequence[str] = (),
        dice: Sequence[int] = (),
        wizards: dict[str, str] | None = None,
    ) -> None:
        self.card = card
        scenario = (
            Scenario(2)
            .player(
                order=order,
                at=START,
                animal="unicorn",
                animal_turns=30,
                tasks=[GivenTask("whale_song", mandatory=True)],
            )
            .player(stunned=30)
            .dragon("larkspur-0")
            .dice(5, 4, *dice)
            .draws("the_sealed_scroll", card)
        )
        for lot in lots:
            scenario = scenario.picks(lot) if isinstance(lot, int) else scenario.randomly(lot)
        for wizard, space in (wizards or {}).items():
            scenario.wizard(wizard, space)
        self.play = scenario.start()
        self.lands: list[list[str]] = []
        """The lands, or waters off lands, among which the player could choose, for each ANY place
        if there are many."""
        self.offered: list[list[str]] = []
        """The places, or those of the land that was chosen."""
        self.play.answers("roll", "stop", "encounter")
        for place in chosen:
            self._choose(place)

    def _choose(self, place: str) -> None:
        """Where there are many places, a land or the waters off it come first."""
        if not self.play.options[0].startswith("space"):
            self.lands.append([option.split()[-1] for option in self.play.options])
            self.play.answers(self._group(place))
        self.offered.append([self._place(option.split()[-1]) for option in self.play.options])
        self.play.answers(f"space {self._space(place)}")

    def _space(self, place: str) -> str:
        isles = self.play.table.isles
        return isles.names[isles.where[place]] if place in isles.where else place

    def _place(self, space: str) -> str:
        """A space by its site, if there is one."""
        isles = self.play.table.isles
        return (isles.site[isles.numbers[space]] if space in isles.numbers else "") or space

    def _group(self, place: str) -> str:
        """The land of a space, or the land off which it lies."""
        space = self._space(place)
        isles = self.play.table.isles
        if not space.startswith("sea"):
            return f"land {space.rpartition('-')[0]}"
        off = [isles.numbers[space] in waters for waters in isles.waters].index(True)
        return f"waters {isles.lands[off]}"

    @property
    def markers(self) -> list[str]:
        """Where the markers lie, in the order of the parts; "" for a part without one."""
        held = next(held for held in self.play.player().tasks if held.card == self.card)
        names = self.play.table.isles.names
        return ["" if space < 0 else self._place(names[space]) for space in held.places]

    @property
    def done(self) -> list[bool]:
        held = [held for held in self.play.player().tasks if held.card == self.card]
        return held[0].done[:] if held else []

    @property
    def earned(self) -> tuple[int, ...]:
        """The points of the Task, which is completed and put away, and counts against Evil."""
        assert self.card in self.play.table.task_discard
        assert self.play.tasks() == ["whale_song"]
        assert self.play.table.completed == 1
        return tuple(self.play.player().points)

    def goes(self, place: str) -> "Errand":
        """Ride there; a Mentor of another Order has nothing to say."""
        self.play.answers("ride", self._group(place), f"space {self._space(place)}")
        if self.play.question.kind == "stranger":
            self.play.answers("leave")
        return self

    def does(self, *places: str) -> "Errand":
        """Pick up a marker at each of these places: a single one each time."""
        for place in places:
            before = self._parts()
            self.goes(place)
            if self.play.question.kind == "markers":
                self.play.answers("tasks")
            assert self._parts() == before + 1, place
        return self

    def _parts(self) -> int:
        """How many parts have been done, according to the chronicle."""
        return sum(line[:3] == ("part", 0, self.card) for line in self.play.told())

    def finds_nothing(self, *places: str) -> "Errand":
        """Come too early: there is no marker to pick up."""
        for place in places:
            before = self.done
            self.goes(place)
            assert self.play.question.kind != "markers"
            assert self.done == before
        return self

    def reports(self, place: str = "ruktal") -> "Errand":
        """Report to the Mentor; the Druids' Mentor is Rüktal."""
        before = self._parts()
        self.goes(place)
        self.play.answers(f"report {self.card}")
        assert self._parts() == before + 1
        return self
