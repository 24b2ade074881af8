"""Wizards as the rest of Fabletop sees it."""

from collections.abc import Mapping, Sequence
from functools import cache

from fabletop.core import codec
from fabletop.core.cards.corrections import corrections_of
from fabletop.core.cards.handlers import check_handled
from fabletop.core.cards.library import LibraryCard
from fabletop.core.chance import Chance
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.game import Condition, Options, Result, Setting
from fabletop.core.plugins import cached_boxes
from fabletop.core.question import Question
from fabletop.core.seeds import Seed
from fabletop.games.wizards.about import rules_about
from fabletop.games.wizards.box import PLAYERS, Box, open_box
from fabletop.games.wizards.cards import events
from fabletop.games.wizards.handlers import announced
from fabletop.games.wizards.holdings import LABEL_EXCEPTIONS, holdings
from fabletop.games.wizards.invariants import broken
from fabletop.games.wizards.library import library, rulebook
from fabletop.games.wizards.pieces import Variants
from fabletop.games.wizards.refusals import refusals
from fabletop.games.wizards.rules.encounters import arriving
from fabletop.games.wizards.rules.table.ranking import ranking
from fabletop.games.wizards.rules.table.setup import new_table
from fabletop.games.wizards.rules.turn import turn
from fabletop.games.wizards.rules.turn.calendar import next_step
from fabletop.games.wizards.seen.look import view
from fabletop.games.wizards.seen.readings import prices, readings
from fabletop.games.wizards.state import Table
from fabletop.games.wizards.words import WizardsWords
from fabletop.games.wizards.worlds import reimagine

JOB_MODULES = (events, arriving, turn)
"""Modules that are imported here because that registers their jobs."""

COMPETITIVE = Condition((("play", "competitive"),))


class Wizards:
    name = "wizards"
    ruleset = "2"
    seats = PLAYERS
    settings: tuple[Setting, ...] = (
        Setting("play", ("competitive", "cooperative"), "competitive"),
        Setting("layout", ("laid", "random", "sample_a", "sample_b"), "laid"),
        Setting("escape", ("sheet", "wizards"), "sheet"),
        Setting("taming", ("sheet", "sorcerers"), "sheet"),
        Setting("trap", ("next_turn", "at_once"), "next_turn"),
        Setting("hamdrel", ("unicorn", "nothing", "wizard"), "unicorn"),
        Setting("thwart", ("running", "fortnight", "ten"), "running"),
        Setting("demonday", ("players", "evil"), "players"),
        Setting("winning", ("fifth_rank", "gems"), "fifth_rank", {"gems": COMPETITIVE}),
        Setting("druids", ("territory", "random"), "territory"),
        Setting("unicorn", ("anywhere", "barred"), "anywhere"),
        Setting("demons", ("one", "stacked"), "one"),
        Setting("encounters", ("movement", "die"), "movement"),
        Setting("circle", ("sheet", "last"), "sheet"),
    )
    revealing = frozenset({"turn"})

    def data_hash(self, options: Options) -> str:
        return _box(options).hash

    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        return new_table(
            _box(options),
            Chance.seeded(seed),
            seats=seats,
            layout=str(options["layout"]),
            variants=variants_of(options),
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
        from fabletop.games.wizards.rich import deal

        return deal(options, seats, seed)

    def result(self, table: Table) -> Result | None:
        return ranking(table) if table.phase == "over" else None

    def rounds(self, table: Table) -> int:
        return table.fortnight

    def dump(self, table: Table) -> dict[str, object]:
        return codec.dump(table)

    def load(self, options: Options, plain: Mapping[str, object]) -> Table:
        """The map is rebuilt from the positions of the lands. Settings that an older saved game
        does not have get their default values."""
        box = _box(options)
        usual = {setting.name: setting.default for setting in self.settings}
        known = {**plain, "variants": codec.dump(variants_of(usual | options))}
        table = codec.load(Table, known, {"box": box, "isles": box.isles(())})
        if table.phase != "laying":
            table.isles = box.isles(tuple(table.placements))
        return table

    def words(self, language: str) -> WizardsWords:
        return _words(language)

    def outcome(self, label: str, changes: HeldAmounts, language: str) -> str:
        return _words(language).outcome(label, changes)

    def library(self, options: Options) -> Sequence[LibraryCard]:
        return library(_box(options))

    def rules_about(self, question: Question, options: Options) -> Sequence[str]:
        return rules_about(question, options)


def variants_of(options: Options) -> Variants:
    return Variants(
        options["play"] == "cooperative",
        *(
            str(options[name])
            for name in (
                *("escape", "taming", "trap", "hamdrel", "thwart", "demonday", "winning"),
                *("druids", "unicorn", "demons", "encounters", "circle"),
            )
        ),
    )


@cache
def _words(language: str) -> WizardsWords:
    return WizardsWords(language)


def _box(options: Options) -> Box:
    return _checked(open_box(corrections_of(options)))


@cached_boxes
def _checked(box: Box) -> Box:
    check_handled(announced(box))
    return box


WIZARDS = Wizards()
