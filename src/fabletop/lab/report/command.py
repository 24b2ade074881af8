"""The command that plays a run again."""

from shlex import join

from fabletop.core.registry import find
from fabletop.lab.report.frames import RunSource
from fabletop.lab.runs.records import ALWAYS

OUT = "RUN"
CARDS = "cards"
"""An option that is not a setting: the file with a player's own cards."""


def command_of(run: RunSource) -> str:
    """The command; it names a setting only if it differs from the default."""
    plan = run.plan
    usual = {setting.name: setting.default for setting in find(plan.game).settings}
    words = ["fabletop", "simulate", plan.game, "--players", str(len(plan.bots))]
    bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    words += ["--bots", ",".join(bots), "--games", str(run.games), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        if name == CARDS:
            words += ["--cards", str(value)]
        elif value != usual.get(name):
            words += ["--set", f"{name}={value}"]
    more = [table for table in run.tables if table not in ALWAYS]
    return join([*words, *(["--tables", ",".join(more)] if more else []), "--out", OUT])
