"""Which rules of the expansions are in play, and which of them belong to base-game questions,
too."""

from collections.abc import Mapping

from fabletop.core.game import Condition, Need, Options, missing_need
from fabletop.games.prophecy.expansions.cooperative.cooperative import COOPERATIVE
from fabletop.games.prophecy.expansions.dragon.paths import DRAGON_REALM
from fabletop.games.prophecy.expansions.island.treasure_hunters import HUNTERS
from fabletop.games.prophecy.expansions.water.bubbles import WATER_REALM
from fabletop.games.prophecy.expansions.water.sea_lord import SEA_LORD

ISLAND: Need = ("island", "yes")
WATER: Need = ("realms", WATER_REALM)
DRAGON: Need = ("realms", DRAGON_REALM)
REALM: Need = ("a_realm", "yes")
"""Any Realm; not a setting of its own."""
NEW_ITEMS: Need = ("new_items", "yes")
NEW_ADVENTURES: Need = ("new_adventures", "yes", "riddler")
RIDDLER: Need = ("new_adventures", "riddler")
OTHER_ARTIFACTS: Need = ("artifacts", "new", "mixed", "chosen", "ten")

CHAPTERS: tuple[tuple[int, int, tuple[Need, ...]], ...] = (
    (3, 4, (ISLAND,)),
    (5, 5, (WATER,)),
    (7, 7, (NEW_ITEMS,)),
    (7, 7, (NEW_ADVENTURES,)),
    (8, 8, (RIDDLER,)),
    (9, 9, (OTHER_ARTIFACTS,)),
    (10, 29, (ISLAND,)),
    (30, 34, (ISLAND, ("maps", "declared"))),
    (35, 42, (ISLAND,)),
    (43, 45, (ISLAND, ("treasures", "open"))),
    (46, 51, (ISLAND,)),
    (52, 53, (ISLAND,)),
    (52, 53, (("ability_board", "yes"),)),
    (54, 54, (REALM,)),
    (55, 71, (WATER,)),
    (72, 72, (REALM,)),
    (72, 72, (("races", "yes"),)),
    (73, 113, (WATER,)),
    (114, 114, (REALM,)),
    (115, 173, (WATER,)),
    (174, 176, (WATER, ("ending", "apocalypse"))),
    (177, 178, (OTHER_ARTIFACTS,)),
    (179, 180, (("artifacts", "ten"),)),
    (181, 183, (OTHER_ARTIFACTS,)),
    (186, 186, (ISLAND, ("maps", "peaceful"))),
    (187, 187, (ISLAND, ("maps", "aggressive"))),
    (188, 188, (ISLAND, ("trade", "yes"))),
    (189, 193, (ISLAND, ("treasures", "random"))),
    (194, 206, (("ending", HUNTERS),)),
    (207, 213, (WATER, DRAGON)),
    (211, 211, (DRAGON,)),
    (214, 222, (("ending", SEA_LORD),)),
    (223, 231, (("ending", COOPERATIVE),)),
    (232, 234, (NEW_ADVENTURES,)),
    (235, 241, (NEW_ITEMS,)),
    (235, 241, (ISLAND,)),
    (242, 246, (OTHER_ARTIFACTS,)),
    (247, 256, (NEW_ITEMS,)),
    (257, 271, (ISLAND,)),
    (272, 276, (WATER,)),
    (277, 278, (RIDDLER,)),
    (279, 289, (NEW_ADVENTURES,)),
    (290, 301, (WATER,)),
)
"""The first and the last rule of each choice for a table. A rule in several ranges is in play with
any of their choices; a rule in none of them is never in play."""

ADDED: dict[str, tuple[str, ...]] = {
    "move": ("W-036", "W-037", "W-038", "W-085", "W-299"),
    "fight": ("W-126", "W-128", "W-245"),
    "kind": ("W-275", "W-276"),
    "declare": ("W-146", "W-147", "W-077", "W-248", "W-250"),
    "roll": ("W-269", "W-271"),
    "space": (
        *("W-023", "W-024", "W-043", "W-044", "W-132", "W-134", "W-141"),
        *("W-236", "W-247", "W-273"),
    ),
    "dream": ("W-081", "W-082", "W-180"),
    "banner": ("W-104", "W-105", "W-257"),
    "attack": ("W-030", "W-032", "W-034", "W-187", "W-151", "W-154"),
    "ransom": ("W-155", "W-156"),
    "spiral": ("W-297", "W-257"),
    "limits": ("W-072", "W-210", "W-029", "W-049", "W-260"),
    "battlefield": ("W-181", "W-182"),
    "compose": ("W-188", "W-230"),
}
"""The rules that the parts add to a question of the base game."""


def in_play(rule: str, chosen: Mapping[str, str]) -> bool:
    """Whether a rule is in play with these choices; those of the base game always are."""
    letter, _, number = rule.partition("-")
    options: Options = {**chosen, "a_realm": "yes" if chosen["realms"] else "no"}
    return letter == "R" or any(
        not missing_need(Condition(needs), options)
        for first, last, needs in CHAPTERS
        if first <= int(number) <= last
    )
