"""Prophecy as the rest of Fabletop sees it."""

from collections.abc import Mapping, Sequence

from fabletop.core import codec
from fabletop.core.cards.corrections import corrections_of
from fabletop.core.cards.handlers import check_handled
from fabletop.core.cards.library import LibraryCard
from fabletop.core.chance import Chance
from fabletop.core.foretelling import HeldAmounts
from fabletop.core.game import Options, Result, Setting
from fabletop.core.plugins import cached, cached_boxes
from fabletop.core.question import Question
from fabletop.core.seeds import Seed
from fabletop.games.prophecy.box import Box, open_box
from fabletop.games.prophecy.expansions.all_parts import compose
from fabletop.games.prophecy.handlers import announced
from fabletop.games.prophecy.help.about import rules_about
from fabletop.games.prophecy.help.library import library, rulebook
from fabletop.games.prophecy.holdings import LABEL_EXCEPTIONS, holdings
from fabletop.games.prophecy.invariants import broken
from fabletop.games.prophecy.older_saves import brought_up_to_date
from fabletop.games.prophecy.printed.sets import boards_of
from fabletop.games.prophecy.ranking import ranking
from fabletop.games.prophecy.refusals import refusals
from fabletop.games.prophecy.rules.table.setup import new_table
from fabletop.games.prophecy.rules.turn.turn import next_step
from fabletop.games.prophecy.seen.look import view
from fabletop.games.prophecy.seen.option_prices import option_prices
from fabletop.games.prophecy.seen.readings import readings
from fabletop.games.prophecy.settings import settings
from fabletop.games.prophecy.state import Table
from fabletop.games.prophecy.words import ProphecyWords
from fabletop.games.prophecy.worlds import reimagine


class Prophecy:
    name = "prophecy"
    ruleset = "3"
    seats = range(1, 6)
    revealing = frozenset({"roll", "space"})

    @property
    def settings(self) -> tuple[Setting, ...]:
        """They depend on the Realms that are installed."""
        return settings()

    def data_hash(self, options: Options) -> str:
        return _box(options).hash

    def new(self, options: Options, seats: int, seed: Seed) -> Table:
        chosen = chosen_of(options)
        return new_table(
            _box(options), compose(chosen), Chance.seeded(seed), seats=seats, options=chosen
        )

    step = staticmethod(next_step)
    holdings = staticmethod(holdings)
    label_exceptions = LABEL_EXCEPTIONS
    view = staticmethod(view)
    readings = staticmethod(readings)
    prices = staticmethod(option_prices)
    refusals = staticmethod(refusals)
    reimagine = staticmethod(reimagine)
    invariants = staticmethod(broken)
    rulebook = staticmethod(rulebook)

    def rich(self, options: Options, seats: int, seed: Seed) -> Table:
        # Imported here because the scenario builder, which lays these tables, starts from a game.
        from fabletop.games.prophecy.rich import deal

        return deal(options, seats, seed)

    def result(self, table: Table) -> Result | None:
        return ranking(table) if table.phase == "over" else None

    def rounds(self, table: Table) -> int:
        return table.round

    def dump(self, table: Table) -> dict[str, object]:
        return codec.dump(table)

    def load(self, options: Options, plain: Mapping[str, object]) -> Table:
        parts = compose(chosen_of(options))
        shared: dict[str, object] = {"box": _box(options), "parts": parts}
        shared |= {"pieces": parts.pieces, "belongings": parts.belongings}
        table = codec.load(Table, brought_up_to_date(plain, parts), shared)
        table.options = chosen_of(options)
        return table

    def words(self, language: str) -> ProphecyWords:
        return _words(language)

    def outcome(self, label: str, changes: HeldAmounts, language: str) -> str:
        return _words(language).outcome(label, changes)

    def library(self, options: Options) -> Sequence[LibraryCard]:
        return library(_box(options))

    def rules_about(self, question: Question, options: Options) -> Sequence[str]:
        return rules_about(question, chosen_of(options))


@cached
def _words(language: str) -> ProphecyWords:
    return ProphecyWords(language)


def chosen_of(options: Options) -> dict[str, str]:
    """The choices made for a table, by setting."""
    return {
        setting.name: setting.settled(str(options.get(setting.name, setting.default)))
        for setting in settings()
    }


def _box(options: Options) -> Box:
    return _checked(open_box(corrections_of(options), boards_of(chosen_of(options))))


@cached_boxes
def _checked(box: Box) -> Box:
    check_handled(announced(box))
    return box


PROPHECY = Prophecy()
