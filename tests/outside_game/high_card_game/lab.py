"""High Card in the laboratory: coins are counted, and a card is used when it takes a trick."""

from tests.high_card import HighCardView

from fabletop.lab.plugin import Final, LabPlugin, Sign, Usage, nobody


def numbers(view: HighCardView, seat: int) -> dict[str, int]:
    return {"coins": view.coins[seat]}


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
