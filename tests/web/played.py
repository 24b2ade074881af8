"""Games that were played to some point, for those who look back on them."""

import random
from collections.abc import Sequence
from typing import Any

from fabletop.bots.bot import make_bot
from fabletop.core.match import Match
from fabletop.core.registry import find
from tests.server.running import Client, Table


def whole_game(names: Sequence[str] = ("Ada", "Ben"), seed: int = 3) -> Match[Any]:
    """A game of Prophecy until somebody has won."""
    match = Match.new(find("prophecy"), seats=names, seed=seed)
    bot = make_bot("greedy", "prophecy", seed)
    while not match.over:
        decision = match.decisions()[0]
        match.answer(bot.choose(decision.question, decision.view), decision.seat)
    return match


def abandoned_table(client: Client, answers: int = 60) -> Table:
    """A table at which Ada and Ben answered so often and then left."""
    table = Table(client)
    luck = random.Random(5)
    for _ in range(answers):
        table.answer(luck)
    for seat in range(2):
        table.post(seat, "/resign", {})
    return table
