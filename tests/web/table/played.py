"""Games that were played to some point, for those who look back on them."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fabletop.bots.greedy import Greedy
from fabletop.core.game import Options
from fabletop.core.match import Match
from fabletop.core.registry import find
from fabletop.web.files.offline import offline_page
from fabletop.web.table.scene import Seated, Viewer
from tests.server.running import Client, Table


def whole_game(names: Sequence[str] = ("Ada", "Ben"), seed: int = 3) -> Match[Any]:
    """A game of Prophecy until somebody has won."""
    match = Match.new(find("prophecy"), seats=names, seed=seed)
    bot = Greedy("prophecy", seed)
    while not match.over:
        decision = match.decisions()[0]
        match.answer(bot.choose(decision.question, decision.view), decision.seat)
    return match


def replay_file(folder: Path, names: Sequence[str], options: Options, language: str) -> Path:
    """A game of Prophecy by chance, sixty answers long, in a page of its own."""
    match = Match.new(find("prophecy"), seats=names, seed=4, options=options)
    luck = random.Random(4)
    for _ in range(60):
        decision = luck.choice(match.decisions())
        match.answer(luck.choice(decision.options), decision.seat)
    seated = Seated("game", tuple(names), ("",) * len(names))
    file = folder / "game.html"
    file.write_text(offline_page(match, seated, Viewer(0, language, "wide")), "utf-8")
    return file


def abandoned_table(client: Client, answers: int = 60) -> Table:
    """A table that Ada and Ben left after this many answers."""
    table = Table(client)
    luck = random.Random(5)
    for _ in range(answers):
        table.answer(luck)
    for seat in range(2):
        table.post(seat, "/resign", {})
    return table
