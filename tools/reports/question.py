"""`python -m tools.reports.question`: are Wizards too weak and Druids too strong?

And do the changes that the sheet proposes fix it? Plays the same deals under the sheet and under
each proposal, with bots that search and, in more deals, with greedy ones, and writes
docs/generated/wizards-question.md. Games are saved in ledgers: the same command resumes from there,
also with more deals. The page depends only on the numbers of deals and the seed.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from fabletop.cli.shared.progress import bar
from fabletop.core.game import Options
from fabletop.lab.runs.ledger import Ledger
from fabletop.lab.trial.arms import KIND, DealGames, Trial, make_trial, play
from tools.reports.question_page import page
from tools.reports.question_tables import PROPOSALS, Study

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "generated" / "wizards-question.md"
LEDGERS = ROOT / "build" / "wizards-question"

SHEET: Options = {"play": "competitive", "layout": "random"}
PLAYERS = 3

SEARCHING = "expert/4"
"""The expert's search, which makes no deliberate mistakes, with the fewest tries that compare its
four options in two worlds: with all its sixteen, a game takes minutes."""

GREEDY = "greedy"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.reports.question", description=__doc__)
    parser.add_argument("--deals", type=int, default=60, help="deals for bots that search (60)")
    parser.add_argument("--greedy-deals", type=int, default=600, help="deals for greedy bots (600)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ledgers", type=Path, default=LEDGERS, metavar="FOLDER")
    parser.add_argument("--output", type=Path, default=PAGE, metavar="FILE")
    asked = parser.parse_args(given)
    asked.ledgers.mkdir(parents=True, exist_ok=True)
    studies = []
    for name, bot, deals in (
        ("searching", SEARCHING, asked.deals),
        ("greedy", GREEDY, asked.greedy_deals),
    ):
        trial = question(bot, deals, asked.seed)
        played = answer(trial, asked.ledgers / f"{name}.jsonl", asked.workers)
        studies.append(Study(trial, played))
    command = (
        f"python -m tools.reports.question --deals {asked.deals} "
        f"--greedy-deals {asked.greedy_deals} --seed {asked.seed}"
    )
    asked.output.write_text(page(studies, command), encoding="utf-8")


def question(bot: str, deals: int, seed: int) -> Trial:
    """A trial of the sheet, with each proposal in its own arm."""
    changes: list[Options] = [dict(change) for change in PROPOSALS.values()]
    return make_trial(
        "wizards", SHEET, changes, bots=[bot], players=PLAYERS, deals=deals, seed=seed
    )


def answer(trial: Trial, file: Path, workers: int) -> list[DealGames]:
    with (
        Ledger(file, KIND, trial.plan()) as ledger,
        bar(trial.base.bots[0], trial.games) as progress,
    ):
        return play(trial, ledger=ledger, workers=workers, progress=progress)


if __name__ == "__main__":
    main()
