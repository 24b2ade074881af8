"""Golden games of every released ruleset, as saved games.

The games of today's ruleset must replay to the same table, or the ruleset must be raised: saved
games of the old rules could not be told from damaged ones. Those of older rulesets must open.
`python -m tests.golden.released` writes the games of a new ruleset; it never writes one anew.
"""

from pathlib import Path
from random import Random

from fabletop.core import log, registry
from fabletop.core.errors import BadSave
from fabletop.core.game import Game
from fabletop.core.match import Match
from fabletop.core.saved.lines import LogLines
from tests.golden import traces
from tests.golden.transcript import TRANSCRIPTS, Transcript

FOLDER = Path(__file__).parent / "released"
REMEDY = "raise the ruleset of {game}, then `python -m tests.golden.released`"


def played(transcript: Transcript, game: Game) -> Match:
    """The game of a transcript."""
    seats = [f"seat {number}" for number in range(transcript.seats)]
    options = dict(transcript.options)
    match = Match.new(game, seats=seats, seed=transcript.seed, options=options)
    luck = Random(transcript.seed)
    while not match.over and len(match.entries) < transcript.answers:
        question = luck.choice(match.position.open)
        match.answer(luck.choice(question.options), question.seat)
    return match


def file_of(transcript: Transcript, game: Game, folder: Path = FOLDER) -> Path:
    """The saved game of this ruleset with these cards."""
    seats = [""] * transcript.seats
    header = Match.new(game, seats=seats, seed=0, options=dict(transcript.options)).header
    name = f"{transcript.path.stem}-ruleset-{header.ruleset}-cards-{header.data[:8]}.fabletop"
    return folder / name


def lines_of(match: Match) -> list[str]:
    """The log with a single snapshot, at the end."""
    begun, table = match.begun, match.game.dump(match.position.checkpoint)
    return list(log.lines_of(match.header, match.opening, match.entries, {begun: table}))


def write(transcript: Transcript, game: Game, folder: Path = FOLDER) -> bool:
    """Write the game of today's ruleset, unless it is there."""
    file = file_of(transcript, game, folder)
    if not file.exists():
        folder.mkdir(exist_ok=True)
        text = "".join(f"{line}\n" for line in lines_of(played(transcript, game)))
        file.write_text(text, encoding="utf-8")
        return True
    return False


def problem_of(transcript: Transcript, game: Game, folder: Path = FOLDER) -> str:
    """What is wrong with the game of today's ruleset; empty if nothing is."""
    file, remedy = file_of(transcript, game, folder), REMEDY.format(game=game.name)
    if not file.exists():
        return f"there is no {file.name}: `python -m tests.golden.released` writes it"
    try:
        match = log.read(file, lambda _name: game)
    except BadSave as error:
        return f"{error}: {remedy}"
    count, plain = snapshot_of(file)
    match.rewind(count)
    if game.load(match.header.options, plain) != match.position.checkpoint:
        return f"{file.name} leads to another table: {remedy}"
    return ""


def snapshot_of(file: Path) -> tuple[int, dict[str, object]]:
    lines = LogLines(file.name, salvage=False)
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        lines.take(number, line)
    return lines.snapshots[-1]


if __name__ == "__main__":
    for one in TRANSCRIPTS:
        if write(one, registry.find(one.game)):
            print(file_of(one, registry.find(one.game)).name)
    for name in sorted({one.game for one in TRANSCRIPTS}):
        if traces.write(registry.find(name), FOLDER):
            print(traces.traces_file(registry.find(name), FOLDER).name)
