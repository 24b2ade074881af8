"""Any position of Seasons in a few readable lines.

play = (
    Scenario(2)
    .at(year=1, space=2)
    .sorcerer(crystals=5, gauge=3, reserve="2 air 1 fire", hand=["amulet_of_air"])
    .sorcerer()
    .die("ww+1..")
    .start()
)
play.answers("summon amulet_of_air")

By default the turn of the first seat has begun and its die has been applied; see `start`.
"""

from collections.abc import Mapping, Sequence

from fabletop.core.cards.corrections import Corrections
from fabletop.core.errors import BadSetup
from fabletop.core.game import settle
from fabletop.core.scenario import Play
from fabletop.core.seeds import Seed
from fabletop.games.seasons.box import POOLS
from fabletop.games.seasons.game import SEASONS
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.piles import show_top
from fabletop.games.seasons.rules.play_area import find, place
from fabletop.games.seasons.rules.wheel import season
from fabletop.games.seasons.state import EVERYONE, Sorcerer, Summoned, Table


def energies(text: str) -> list[int]:
    """ "2 water 1 fire" as counts of the four energies."""
    words = text.split()
    counts = [0, 0, 0, 0]
    for number, energy in zip(words[::2], words[1::2], strict=True):
        counts[ENERGIES.index(energy)] += int(number)
    return counts


class SeasonsPlay(Play[Table]):
    """A scripted game of Seasons; `sorcerer(0)` is the sorcerer of the first seat."""

    def sorcerer(self, seat: int = 0) -> Sorcerer:
        return self.table.sorcerers[seat]

    def reserve(self, seat: int = 0) -> dict[str, int]:
        """The tokens in a reserve, without energies whose count is 0."""
        return held(self.sorcerer(seat).reserve)

    def on(self, tag: str, seat: int = 0) -> dict[str, int]:
        """The tokens on a card in play."""
        return held(self.item(tag, seat).energy)

    def item(self, tag: str, seat: int = 0) -> Summoned:
        item = find(self.sorcerer(seat), tag)
        if item is None:
            raise BadSetup(f"{tag} is not in play for seat {seat}")
        return item

    def play(self, seat: int = 0) -> list[str]:
        return [item.tag for item in self.sorcerer(seat).play]

    def choose(self, *energies: str, seat: int | None = None) -> "SeasonsPlay":
        """Choose these tokens, one after the other."""
        self.answers(*(f"gain {energy}" for energy in energies), seat=seat)
        return self


def held(counts: Sequence[int]) -> dict[str, int]:
    return {energy: count for energy, count in zip(ENERGIES, counts, strict=True) if count}


class Scenario:
    """The draw pile holds all cards of the pool that lie nowhere else; `top` sets the first."""

    def __init__(
        self,
        players: int = 3,
        *,
        pool: str = "50_enchanted",
        cards: Corrections | None = None,
        seed: Seed = 0,
        **options: str,
    ) -> None:
        given: dict[str, object] = {"pool": pool, **options}
        if cards:
            given["cards"] = cards
        self._options = settle(SEASONS, given, players)
        self._table = SEASONS.new(self._options, players, seed)
        table = self._table
        table.sorcerers = [Sorcerer.fresh() for _ in range(players)]
        for sorcerer in table.sorcerers:
            sorcerer.gauge = 5
        table.first = table.active = 0
        table.round = 1
        self._named = 0
        self._top: list[str] = []
        self._faces: dict[int, str] = {}
        self._leftover = ""
        self._thrown: list[str] = []
        self._out_of_the_way = False

    @property
    def table(self) -> Table:
        """The table as it has been built so far."""
        return self._table

    def at(
        self,
        *,
        year: int = 1,
        space: int = 1,
        first: int = 0,
        opened: int = 0,
        dried: Sequence[int] = (),
    ) -> "Scenario":
        """Set the season marker and the first player; also the last year whose libraries were
        handed out (by default this one) and the years in which the Drought has struck."""
        table = self._table
        table.year, table.space, table.opened = year, space, opened or min(year, 3)
        table.first = table.active = first
        table.dried = list(dried)
        return self

    def sorcerer(
        self,
        *,
        crystals: int = 0,
        gauge: int = 5,
        bonuses: int = 0,
        reserve: str = "",
        covered: int = 0,
        play: Sequence[str] = (),
        on: Mapping[str, str] | None = None,
        turned: Sequence[str] = (),
        hand: Sequence[str] = (),
        shown: int = 0,
        library_two: Sequence[str] = (),
        library_three: Sequence[str] = (),
        token: str = "",
        token_used: bool = False,
    ) -> "Scenario":
        """The sorcerer of the next seat. `on`: energies that lie on cards in play. `turned`: cards
        that were activated in this turn. `shown`: how many cards of the hand, from the first,
        everybody has seen. "raven_the_usurper=amulet_of_water" in `play` is a Raven that mimics
        the item of another seat."""
        table, seat = self._table, self._named
        self._named += 1
        sorcerer = table.sorcerers[seat]
        sorcerer.crystals, sorcerer.gauge, sorcerer.bonuses = crystals, gauge, bonuses
        sorcerer.covered, sorcerer.token, sorcerer.token_used = covered, token, token_used
        sorcerer.hand, sorcerer.known = list(hand), [1 << seat] * len(hand)
        sorcerer.known[:shown] = [EVERYONE] * min(shown, len(hand))
        sorcerer.libraries = [list(library_two), list(library_three)]
        for card in play:
            name, _, model = card.partition("=")
            item = place(table, seat, name)
            if model:
                item.mimics, item.power = model, model.rstrip("+")
        for tag, tokens in (on or {}).items():
            item_on = find(sorcerer, tag)
            if item_on is None:
                raise BadSetup(f"{tag} is not in play")
            self._hold(item_on.energy, tokens)
        for item in sorcerer.play:
            item.turned = item.tag in turned
        self._hold(sorcerer.reserve, reserve)
        return self

    def reserve(self, seat: int, tokens: str) -> "Scenario":
        """Add tokens to the reserve of a seat that has been set up already."""
        self._hold(self._table.sorcerers[seat].reserve, tokens)
        return self

    def _hold(self, place: list[int], tokens: str) -> None:
        for energy, count in enumerate(energies(tokens)):
            place[energy] += count
            self._table.stock[energy] -= count

    def top(self, *cards: str) -> "Scenario":
        """The next cards of the draw pile, from the top down."""
        self._top = list(cards)
        return self

    def discarded(self, *cards: str, known: int = EVERYONE) -> "Scenario":
        """The discard pile, from the bottom up."""
        self._table.discard = list(cards)
        self._table.discard_known = [known] * len(cards)
        return self

    def only(self, *cards: str) -> "Scenario":
        """The whole draw pile, from the top down. All cards that lie nowhere else go to the last
        seat's library of year III, out of the way."""
        self._top = list(cards)
        self._out_of_the_way = True
        return self

    def die(self, shows: str, seat: int = 0) -> "Scenario":
        """The die of a seat, given as a face of the current season, such as "ww+1.."."""
        self._faces[seat] = shows
        return self

    def leftover(self, shows: str) -> "Scenario":
        """The die that nobody takes."""
        self._leftover = shows
        return self

    def thrown(self, *faces: str) -> "Scenario":
        """All the dice by their faces, such as "winter_1-4": one for each seat, and at the end the
        one that nobody takes."""
        self._thrown = list(faces)
        return self

    def dice(self, *faces: int) -> "Scenario":
        """What the next dice show, as numbers of their faces."""
        self._table.chance.load(("dice", face) for face in faces)
        return self

    def draws(self, *cards: str) -> "Scenario":
        """The next cards to be drawn, wherever they lie in the pile."""
        self._table.chance.load(("draw", card) for card in cards)
        return self

    def start(
        self, *, phase: str = "turn", active: int | None = None, entered: str = ""
    ) -> SeasonsPlay:
        """Start in the turn of the active seat, after its die was applied. Phase "die" is before
        the die is applied, "take" before dice are taken, "begin" at the beginning of a turn.
        `entered` is a card of hers that has just entered play: its effect is still to come."""
        table = self._table
        if active is not None:
            table.active = active
        table.phase = phase
        self._lay_piles()
        self._lay_dice()
        if phase == "turn":
            face = table.box.faces[table.taken[table.active]]
            table.transmuting, table.transmuter = face.ring, face.crystals > 0
        if entered:
            table.then(("on_play", table.active, entered))
        return SeasonsPlay(SEASONS, table, self._options, len(table.sorcerers))

    def _lay_piles(self) -> None:
        table = self._table
        sets = POOLS[table.pool]
        left = [c.id for c in table.box.cards.values() if c.set in sets for _ in range(c.copies)]
        for card in [*self._top, *table.discard, *self._elsewhere()]:
            if card not in left:
                raise BadSetup(f"there are not enough cards {card} in the pool")
            left.remove(card)
        table.chance.shuffle(left)
        if self._out_of_the_way:
            table.sorcerers[-1].libraries[1] += left
            left = []
        table.deck = left + self._top[::-1]
        table.deck_known = [0] * len(table.deck)
        show_top(table)

    def _elsewhere(self) -> list[str]:
        cards = []
        for sorcerer in self._table.sorcerers:
            cards += sorcerer.hand + sorcerer.libraries[0] + sorcerer.libraries[1]
            cards += [item.card for item in sorcerer.play]
        return cards

    def _lay_dice(self) -> None:
        """Lay the dice. Those that were not named show no ring, no card and no crystals."""
        table = self._table
        seats = range(len(table.sorcerers))
        shown = self._thrown or self._show(
            [*(self._faces.get(seat, "") for seat in seats), self._leftover]
        )
        if table.phase == "take":
            table.rolled, table.taken = shown, [""] * len(seats)
        else:
            *table.taken, left = shown
            table.rolled = [left]

    def _show(self, wanted: list[str]) -> list[str]:
        """A face for each wanted text, on different dice as far as possible."""
        table = self._table
        dice = table.box.dice[season(table)]
        faces = [face for face in table.box.faces.values() if face.id[:-2] in dice]
        shown: dict[int, str] = {}
        for number in sorted(range(len(wanted)), key=lambda number: not wanted[number]):
            used = {face[:-2] for face in shown.values()}
            fitting = [face for face in faces if face.shows == wanted[number]]
            if not wanted[number]:
                fitting = [face for face in faces if not (face.ring or face.card or face.crystals)]
            if not fitting:
                raise BadSetup(f"no die of this season shows {wanted[number]}")
            best = min(fitting, key=lambda face: face.id[:-2] in used)
            shown[number] = best.id
        return [shown[number] for number in range(len(wanted))]
