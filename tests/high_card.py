"""High Card: a whole game in about a hundred lines, the example of "add a game".

Everybody lays a card from a hidden hand at the same time; the highest takes a coin, and may dare
the die for a second one. After three tricks the most coins win.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from fabletop.core import codec
from fabletop.core.cards.library import LibraryCard, Rule
from fabletop.core.chance import DEAL, Chance
from fabletop.core.game import Options, Result, Setting
from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.core.seeds import Seed
from fabletop.core.table import Event
from fabletop.core.table import Table as CoreTable
from fabletop.core.view import View

DARE: tuple[Option, ...] = (("dare",), ("keep",))


@dataclass(slots=True)
class Table(CoreTable):
    deck: list[str]
    hands: list[list[str]]
    coins: list[int]
    laid: list[str]
    winner: int
    """The seat that may dare the die, or -1."""

    def copy(self) -> "Table":
        hands = [hand[:] for hand in self.hands]
        return Table(
            self.chance.copy(), None, self.deck[:], hands, self.coins[:], self.laid[:], self.winner
        )


def trick(table: Table) -> Step:
    """All lay a card at the same time; nobody sees another's before all have chosen."""
    questions = tuple(
        Question(seat, "lay", [("lay", card) for card in hand])
        for seat, hand in enumerate(table.hands)
    )
    answers: tuple[Option, ...] = yield questions
    table.laid = [str(answer[1]) for answer in answers]
    for hand, card in zip(table.hands, table.laid, strict=True):
        hand.remove(card)
    table.winner = table.laid.index(max(table.laid))
    table.coins[table.winner] += 1
    table.note("took", table.winner, max(table.laid))


def dare(table: Table) -> Step:
    answer: Option = yield Question(table.winner, "dare", DARE)
    if answer[0] == "dare":
        die = table.chance.roll()
        table.coins[table.winner] += 1 if die >= 4 else -1
        table.note("dared", table.winner, die)
    table.winner = -1


@dataclass(slots=True)
class HighCardView(View):
    """What a seat sees; a spectator sees nobody's hand."""

    coins: list[int]
    laid: list[str]
    hand_sizes: list[int]
    hand: list[str] | None


class Words:
    def title(self) -> str:
        return "High Card"

    def blurb(self) -> str:
        return "Three tricks; the highest card takes a coin."

    def setting(self, name: str) -> str:
        return name

    def choice(self, _setting: str, value: str) -> str:
        return value

    def aim(self, _view: HighCardView) -> str:
        return "Take the most coins in three tricks."

    def prompt(self, question: Question, _view: HighCardView) -> str:
        return {"lay": "Lay a card.", "dare": "Dare the die?"}[question.kind]

    def label(self, option: Option, _view: HighCardView) -> str:
        return " ".join(map(str, option))

    def tell(self, event: Event, _view: HighCardView) -> str:
        return f"seat {event.told[1]} {event.told[0]} {event.told[2]}"

    def refuse(self, refusal: Refusal, _view: HighCardView) -> str:
        return refusal.reason


class HighCard:
    name = "high_card"
    ruleset = "1"
    seats = range(2, 5)
    settings: tuple[Setting, ...] = ()
    revealing: frozenset[str] = frozenset()

    def data_hash(self, _options: Options) -> str:
        return "none"

    def new(self, _options: Options, seats: int, seed: Seed) -> Table:
        deck = [f"c{number:02}" for number in range(1, 25)]
        table = Table(Chance.seeded(seed), None, deck, [], [0] * seats, [], -1)
        table.chance.shuffle(deck, DEAL)
        table.hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        return table

    def step(self, table: Table) -> Step | None:
        if table.winner >= 0:
            return dare(table)
        return trick(table) if table.hands[0] else None

    def result(self, table: Table) -> Result | None:
        if table.hands[0] or table.winner >= 0:
            return None
        places = tuple(1 + sum(other > coins for other in table.coins) for coins in table.coins)
        return Result(places, tuple(table.coins), "last trick")

    def rounds(self, table: Table) -> int:
        return 3 - len(table.hands[0])

    def view(self, table: Table, seat: int | None) -> HighCardView:
        return HighCardView(
            coins=table.coins[:],
            laid=table.laid[:],
            hand_sizes=[len(hand) for hand in table.hands],
            hand=None if seat is None else table.hands[seat][:],
        )

    def refusals(self, _table: Table, _question: Question) -> Sequence[Refusal]:
        return []

    def reimagine(self, table: Table, seats: Collection[int], seed: Seed) -> Table:
        world, luck = table.copy(), Chance.seeded(seed)
        unknown = [other for other in range(len(world.hands)) if other not in seats]
        heap = sorted(world.deck + [card for other in unknown for card in world.hands[other]])
        luck.shuffle(heap)
        for other in unknown:
            world.hands[other] = [heap.pop() for _ in world.hands[other]]
        world.deck = heap
        world.chance.go_on_with(luck)
        return world

    def invariants(self, table: Table) -> Sequence[str]:
        cards = table.deck + [card for hand in table.hands for card in hand]
        return [] if len(set(cards)) == len(cards) else ["a card lies in two places"]

    def dump(self, table: Table) -> dict[str, object]:
        return codec.dump(table)

    def load(self, _options: Options, plain: Mapping[str, object]) -> Table:
        return codec.load(Table, plain, {})

    def words(self, _language: str) -> Words:
        return Words()

    def library(self, _options: Options) -> Sequence[LibraryCard]:
        return ()

    def rulebook(self) -> Sequence[Rule]:
        return ()

    def rules_about(self, _question: Question, _options: Options) -> Sequence[str]:
        return ()


HIGH_CARD = HighCard()
