"""Setting up: decks, players, the calendar."""

from typing import Final

from fabletop.core.chance import DEAL, Chance
from fabletop.games.wizards.box import Box
from fabletop.games.wizards.pieces import Variants
from fabletop.games.wizards.rules.table.laying import deal_lands, lay_at_random, lay_by_plan
from fabletop.games.wizards.state import AWAY, Player, Table

PLANS: Final = {"sample_a": "a", "sample_b": "b"}


def new_table(box: Box, chance: Chance, *, seats: int, layout: str, variants: Variants) -> Table:
    first = chance.below(DEAL, seats)
    table = Table(
        chance,
        None,
        box,
        box.isles(()),
        variants,
        phase="laying",
        layout=layout,
        placements=[],
        placed_by=[],
        hands=[[] for _ in range(seats)],
        stack=[],
        players=[Player.fresh() for _ in range(seats)],
        first=first,
        active=first,
        day=1,
        fortnight=1,
        taken=0,
        roll=0,
        own=0,
        mount=0,
        sail=0,
        moved=0,
        left=AWAY,
        dead=[False] * len(box.lands),
        dragon=AWAY,
        boats=[],
        demons=[],
        standing=[],
        deck=list(box.wizards),
        shown=[],
        tasks=list(box.tasks),
        task_discard=[],
        events=list(box.events),
        event_discard=[],
        completed=0,
        aloft=[],
        failed=0,
        paying=0,
        dying=[],
        orphans=[],
        false_wizard="",
        honest=[],
        unmasked=False,
        winner=AWAY,
        ended="",
        agenda=[],
    )
    for deck in (table.deck, table.tasks, table.events):
        chance.shuffle(deck, DEAL)
    if variants.winning == "gems":
        table.false_wizard = box.high_wizards[chance.below(DEAL, len(box.high_wizards))]
    if layout == "laid":
        deal_lands(table)
    elif layout == "random":
        table.placements = lay_at_random(table)
    else:
        table.placements = lay_by_plan(table, PLANS[layout])
    return table
