"""The base rules play alone: every phase and every card that they name is theirs."""

import re
from pathlib import Path

from fabletop.games import prophecy
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.all_parts import PARTS
from fabletop.games.prophecy.rules.turn.turn import ASKING, SILENT

FOLDER = Path(prophecy.__file__).parent
OVER = "over"
EXCHANGE = "exchange"
"""A question about a scroll of the base game; an Opportunity has the same name."""


def phases_named_in(*rooms: str) -> set[str]:
    paths = [path for room in rooms for path in (FOLDER / room).rglob("*.py")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return set(re.findall(r'table\.phase = "(\w+)"', sources))


def test_the_base_rules_lead_to_no_phase_of_an_expansion() -> None:
    named = phases_named_in("rules", "cards")
    assert named - {OVER} <= {*ASKING, *SILENT}
    assert len(named) > 20


def test_no_part_has_a_phase_of_the_base_rules() -> None:
    for listed in PARTS:
        assert not {*listed.part.asking, *listed.part.silent} & {*ASKING, *SILENT}


def test_the_base_rules_name_no_card_of_an_expansion() -> None:
    added = {card.id for _, card in open_box().cards() if card.part}
    paths = [path for room in ("rules", "cards") for path in (FOLDER / room).rglob("*.py")]
    written = {word for path in paths for word in re.findall(r'"(\w+)"', path.read_text("utf-8"))}
    assert written & added <= {EXCHANGE}
