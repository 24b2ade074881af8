"""Seasons as the rest of Fabletop sees it."""

from collections.abc import Mapping, Sequence
from functools import cache

from fabletop.core import codec
from fabletop.core.cards.corrections import corrections_of
from fabletop.core.cards.handlers import check_handled
from fabletop.core.cards.library import LibraryCard
from fabletop.core.chance import Chance
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.game import Clash, Condition, Options, Result, Setting
from fabletop.core.plugins import cached_boxes
from fabletop.core.question import Question
from fabletop.core.seeds import Seed
from fabletop.games.seasons.about import rules_about
from fabletop.games.seasons.box import PLAYERS, POOLS, Box, open_box
from fabletop.games.seasons.handlers import announced
from fabletop.games.seasons.holdings import LABEL_EXCEPTIONS, holdings
from fabletop.games.seasons.invariants import broken
from fabletop.games.seasons.library import library, rulebook
from fabletop.games.seasons.refusals import refusals
from fabletop.games.seasons.rules.prelude import CONSTRUCTION, EXPERIENCE, SELECTION
from fabletop.games.seasons.rules.scoring import ranking
from fabletop.games.seasons.rules.setup import new_table
from fabletop.games.seasons.rules.turn import next_step
from fabletop.games.seasons.seen.look import view
from fabletop.games.seasons.seen.readings import REVEALING, prices, readings
from fabletop.games.seasons.state import Table
from fabletop.games.seasons.words import SeasonsWords
from fabletop.games.seasons.worlds import reimagine

DRAFT = Condition((("start", "draft"),))
TOO_FEW_CARDS = Clash(("pool", "30"), (4,))
"""Elemental Construction deals 18 cards to each player (S-150)."""
PRELUDES = {
    CONSTRUCTION: Condition(DRAFT.needs, clashes=(TOO_FEW_CARDS,)),
    EXPERIENCE: DRAFT,
    SELECTION: DRAFT,
}


class Seasons:
    name = "seasons"
    ruleset = "2"
    seats = PLAYERS
    settings: tuple[Setting, ...] = (
        Setting("pool", tuple(POOLS), "50"),
        Setting("start", ("draft", "sets"), "draft", {"sets": Condition((("pool", "30"),))}),
        Setting("enchantment", ("none", "random", *open_box().enchantments), "none", PRELUDES),
        Setting("tokens", ("no", "yes"), "no"),
    )
    revealing = REVEALING

    def data_hash(self, options: Options) -> str:
        return _box(options).hash

    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        return new_table(
            _box(options),
            Chance.seeded(seed),
            seats=seats,
            pool=str(options["pool"]),
            start=str(options["start"]),
            enchantment=str(options["enchantment"]),
            tokens=options["tokens"] == "yes",
        )

    holdings = staticmethod(holdings)
    label_exceptions = LABEL_EXCEPTIONS
    step = staticmethod(next_step)
    view = staticmethod(view)
    readings = staticmethod(readings)
    prices = staticmethod(prices)
    refusals = staticmethod(refusals)
    reimagine = staticmethod(reimagine)
    invariants = staticmethod(broken)
    rulebook = staticmethod(rulebook)

    def rich(self, options: Options, seats: int, seed: Seed) -> Table:
        # Imported here: rich.py uses the scenario builder, which imports this module.
        from fabletop.games.seasons.rich import deal

        return deal(options, seats, seed)

    def result(self, table: Table) -> Result | None:
        return ranking(table) if table.phase == "over" else None

    def rounds(self, table: Table) -> int:
        return table.round

    def dump(self, table: Table) -> dict[str, object]:
        return codec.dump(table)

    def load(self, options: Options, plain: Mapping[str, object]) -> Table:
        return codec.load(Table, plain, {"box": _box(options)})

    def words(self, language: str) -> SeasonsWords:
        return _words(language)

    def outcome(self, label: str, changes: HeldAmounts, language: str) -> str:
        return _words(language).outcome(label, changes)

    def library(self, options: Options) -> Sequence[LibraryCard]:
        return library(_box(options))

    def rules_about(self, question: Question, options: Options) -> Sequence[str]:
        return rules_about(question, options)


@cache
def _words(language: str) -> SeasonsWords:
    return SeasonsWords(language)


def _box(options: Options) -> Box:
    return _checked(open_box(corrections_of(options)))


@cached_boxes
def _checked(box: Box) -> Box:
    check_handled(announced(box))
    return box


SEASONS = Seasons()
