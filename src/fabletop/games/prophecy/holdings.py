"""What a hero holds, under the names that labels use."""

from typing import Final

from fabletop.core.foretelling import LIFE, HeldAmounts
from fabletop.games.prophecy.state import Table


def holdings(table: Table, seat: int) -> HeldAmounts:
    """Health and Magic are counted by the cubes on the left side: these change when something is
    lost or regained, but not with the total number of cubes, which is Strength or Willpower."""
    hero = table.heroes[seat]
    held: HeldAmounts = {
        LIFE: int(hero.alive),
        "Gold": hero.coins,
        "Experience": hero.experience,
        "Health": -hero.wounds,
        "Magic": -hero.drained,
        "Strength": hero.health + hero.wounds,
        "Willpower": hero.magic + hero.drained,
    }
    for holds in table.parts.holds:
        held |= holds(hero)
    return held


NOT_YET: Final = "an offer that is being made; nothing changes hands before both agree"

LABEL_EXCEPTIONS: Final = {
    **dict.fromkeys(("give_gold", "ask_gold", "give_magic", "ask_magic"), NOT_YET),
    **dict.fromkeys(("give_experience", "ask_experience", "give_map", "ask_map"), NOT_YET),
    "ask": "a question about the price of a hidden Item",
    "reward": "goods to choose from; all that are chosen are given after the last choice",
}
