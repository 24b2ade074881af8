"""The page on the Wizards sheet's open question: the question, the method, the answer in words, the
tables, and what bots cannot tell."""

from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.lab.trial.compared import Compared
from fabletop.lab.trial.findings import WeighedChange, drawn, weigh
from fabletop.lab.trial.paired import Draws
from tools.reports.question_tables import (
    ARMS,
    Study,
    changes_told,
    course_told,
    games_told,
    orders_told,
)
from tools.reports.question_verdict import answers, in_short

QUESTION = """# Are Wizards too weak, and Druids too strong?

The sheet of the revised rules ends with an open question: are Wizards a little too weak and
Druids a little too powerful? If so, it has two proposals. One (*escape*, our option
`escape=wizards`): Wizards learn Escape Transport at the Fourth Rank, Druids never. The other
(*taming*, `taming=sorcerers`): Druids never learn Dragon Taming; Sorcerers learn it at the
Fourth Rank, but never Animal Summoning. Here the [card laboratory](../lab.md) asks bots."""

METHOD = """## How it was asked

Competitive games of three players on a random map. Every deal is played four times with the
same luck: under the sheet, under each proposal, and under *both*. Games are identical until a
proposal has an effect, so a difference between two rules is not due to luck in the deal. A seat
counts for the Order in which it ends. Evil wins nearly every game of these bots, so the win
rate says little. The tables show *first places* (who won or, if nobody won, who had the highest
score; a third is even), the *rank* and the *points* at the end, and how many reached the
*Fourth Rank*, where all the spells in question are learned.

Intervals are 95 % intervals, by resampling deals. In tables of differences, **bold** is certain
after the correction for multiple comparisons (Benjamini and Hochberg), *italic* would be certain
by itself; a dash means fewer than 20 seats. The bots that search are the expert with four tries
for each decision (it takes six, the fewest that compare four options in two worlds): it makes
no deliberate mistakes, and takes about a quarter of a minute per game. The greedy bots take a
quarter of a second, so they play more deals. Searching was not found to be stronger play: of 40
games between two, the expert with four tries won 40 % (25 to 55) against the greedy bot. It is
another way to play, and an answer that both give depends less on the bot."""

HONESTLY = """## What bots can tell

These bots seldom or never reach the Fifth Rank (*unwon* says how seldom). These games cannot tell
what an Order is worth to people who plan journeys, keep spells for the right moment and win. They
tell how the Orders do on the way up, and whether a proposal can matter there at all: it changes
nothing before the Fourth Rank, so it cannot fix a difference that arises earlier. Much of the map
and the Tasks is reconstructed ([what is](../wizards.md)). And players do not choose their Order
freely: there are three homes of Master Sorcerers, one of the Druids, and High Wizards are met by
luck, so seats of different Orders also differ in where they began. Other games of the same bots
are in [Wizards in simulation](wizards-report.md)."""


def page(studies: Sequence[Study], command: str) -> str:
    weighed = [_weigh(study) for study in studies]
    told = [_chapter(*one) for one in zip(studies, weighed, strict=True)]
    short = in_short([(one.sheet, one.changes) for one in weighed])
    commands = "\n".join(
        f"$ fabletop lab wizards --base-set layout=random {change} --players 3 \\\n"
        f"    --bots {study.trial.base.bots[0]} --deals {len(study.deals)} "
        f"--seed {study.trial.base.seed}"
        for study in studies
        for change in ("--set escape=wizards", "--set taming=sorcerers")
    )
    again = (
        f"## Again\n\n`{command}` writes this page; the games are saved in ledgers, so more "
        "deals can be added later. A single comparison, with everything else that changed:\n\n"
        f"```console\n{commands}\n```"
    )
    return "\n\n".join([QUESTION, short, *told, METHOD, HONESTLY, again]) + "\n"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weighed results of a study: the differences between Orders under every rule, the effects
    of the proposals, and their effects on length and endings of the games."""

    draws: Draws
    between: list[WeighedChange]
    changes: list[WeighedChange]
    course: list[WeighedChange]

    @property
    def sheet(self) -> list[WeighedChange]:
        return [one for one in self.between if one.asked.kind == ARMS[0]]


def _weigh(study: Study) -> Weights:
    draws = Draws(len(study.deals), study.trial.base.seed)
    asked = (study.between(), study.changes(), study.course())
    return Weights(draws, *(_weighed(some, draws) for some in asked))


def _chapter(study: Study, weighed: Weights) -> str:
    return "\n\n".join(
        [
            f"## By bots of the sort `{study.trial.base.bots[0]}`",
            games_told(study),
            answers(weighed.sheet, weighed.changes),
            "### The Orders",
            orders_told(study, weighed.draws),
            "### How far they lie apart",
            changes_told(("rules", "Orders"), weighed.between),
            "### What the proposals move",
            changes_told(("proposal", "Order"), weighed.changes),
            course_told(weighed.course),
        ]
    )


def _weighed(asked: Sequence[Compared], draws: Draws) -> list[WeighedChange]:
    return [drawn(one, draws) for one in weigh(asked)]
