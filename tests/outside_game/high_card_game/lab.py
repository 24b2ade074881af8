"""High Card in the laboratory: coins are counted, and a card is used when it takes a trick."""

from typing import Any

from fabletop.core.game import View
from fabletop.lab.plugin import Final, LabPlugin, Sign, Usage, nobody


def numbers(view: View, seat: int) -> dict[str, int]:
    coins: Any = view["coins"]
    return {"coins": coins[seat]}


LAY = ("lay",)

PLUGIN = LabPlugin(
    final=Final(nobody, ("coins",), numbers),
    course=numbers,
    usages={
        "cards": Usage(
            seen=Sign(offered=LAY), taken=Sign(chosen=LAY), used=Sign(("took",)), wanted=LAY
        )
    },
)
