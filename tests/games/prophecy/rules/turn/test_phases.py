"""The base rules play alone: every phase that they name is theirs."""

import re
from pathlib import Path

from fabletop.games import prophecy
from fabletop.games.prophecy.expansions.all_parts import PARTS
from fabletop.games.prophecy.rules.turn.turn import ASKING, SILENT

FOLDER = Path(prophecy.__file__).parent
OVER = "over"


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
