"""Prophecy as the rest of Fabletop sees it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from fabletop.core import codec
from fabletop.core.chance import Chance
from fabletop.core.corrections import corrections_of
from fabletop.core.game import Condition, Options, Result, Setting
from fabletop.core.library import LibraryCard
from fabletop.core.question import Question
from fabletop.games.prophecy.about import rules_about
from fabletop.games.prophecy.box import Box, open_box
from fabletop.games.prophecy.invariants import broken
from fabletop.games.prophecy.library import library, rulebook
from fabletop.games.prophecy.ranking import ranking
from fabletop.games.prophecy.refusals import refusals
from fabletop.games.prophecy.rules.artifacts import FOR_VICTORY
from fabletop.games.prophecy.rules.setup import new_table
from fabletop.games.prophecy.rules.turn import next_step
from fabletop.games.prophecy.state import Table
from fabletop.games.prophecy.view import view
from fabletop.games.prophecy.words import ProphecyWords
from fabletop.games.prophecy.worlds import reimagine

PROFILES = ("complete_24", "complete_22", "scan_22", "altar_19", "altar_25")

STANDARD = Condition(("version", "standard"))
VARIANTS = {ending: STANDARD for ending in FOR_VICTORY if ending != "final_battle"}


class Prophecy:
    name = "prophecy"
    ruleset = "1"
    seats = range(2, 6)
    settings: tuple[Setting, ...] = (
        Setting("version", ("basic", "standard"), "basic"),
        Setting("chance", PROFILES, PROFILES[0]),
        Setting("ending", tuple(FOR_VICTORY), "final_battle", VARIANTS),
        Setting(
            "teams", ("no", "pairs"), "no", {"pairs": Condition(("version", "standard"), (4,))}
        ),
        Setting("trade", ("no", "yes"), "no", {"yes": STANDARD}),
    )
    revealing = frozenset({"roll", "space"})

    def data_hash(self, options: Options) -> str:
        return _box(options).hash

    def new(self, options: Options, seats: int, seed: int) -> Table:
        return new_table(
            _box(options),
            Chance.seeded(seed),
            seats=seats,
            standard=options["version"] == "standard",
            profile=str(options["chance"]),
            ending=str(options["ending"]),
            teams=options["teams"] == "pairs",
            trading=options["trade"] == "yes",
        )

    step = staticmethod(next_step)
    view = staticmethod(view)
    refusals = staticmethod(refusals)
    reimagine = staticmethod(reimagine)
    invariants = staticmethod(broken)
    rulebook = staticmethod(rulebook)

    def result(self, table: Table) -> Result | None:
        return ranking(table) if table.phase == "over" else None

    def rounds(self, table: Table) -> int:
        return table.round

    def dump(self, table: Table) -> dict[str, object]:
        return cast(dict[str, object], codec.dump(table))

    def load(self, options: Options, plain: Mapping[str, object]) -> Table:
        return cast(Table, codec.load(Table, plain, {"box": _box(options)}))

    def words(self, language: str) -> ProphecyWords:
        return _words(language)

    def library(self, options: Options) -> Sequence[LibraryCard]:
        return library(_box(options))

    def rules_about(self, question: Question, options: Options) -> Sequence[str]:
        return rules_about(question, str(options.get("version", "basic")))


@cache
def _words(language: str) -> ProphecyWords:
    return ProphecyWords(language)


def _box(options: Options) -> Box:
    return open_box(corrections_of(options))


PROPHECY = Prophecy()
