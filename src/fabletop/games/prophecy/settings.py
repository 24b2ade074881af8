"""The settings of a table: the version, the parts of the game, the variants (W-002, W-008, W-178,
W-186 to W-189, W-205, W-206, W-214, W-223), and which of them can be combined."""

from collections.abc import Sequence
from dataclasses import fields

from fabletop.core.game import Condition, Need, Setting
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.all_parts import ALL_REALMS, NO_REALMS, REALM_CHOICES
from fabletop.games.prophecy.expansions.cooperative.cooperative import COOPERATIVE, DIFFICULTIES
from fabletop.games.prophecy.expansions.island.treasure_hunters import HUNTERS
from fabletop.games.prophecy.expansions.water.bubbles import WATER_REALM
from fabletop.games.prophecy.expansions.water.sea_lord import SEA_LORD
from fabletop.games.prophecy.printed.numbers_met import Copies
from fabletop.games.prophecy.rules.turn.chance_cards import ALWAYS, BY_DIE, CRISIS
from fabletop.games.prophecy.rules.turn.routine import ASK, AUTOMATIC, ROUTINE

PROFILES = tuple(profile.name for profile in fields(Copies))
"""The decks of Chance cards: each card says how many copies each deck holds."""

SEVERAL_PLAYERS = (2, 3, 4, 5)
STANDARD: Need = ("version", "standard")
ISLAND: Need = ("island", "yes")
NO_REALM: Need = ("realms", NO_REALMS)
CONTEST: Need = ("ending", "final_battle", "two_artifacts", "apocalypse")

RACE_FOR_ARTIFACTS = Condition((STANDARD,), SEVERAL_PLAYERS)

ENDINGS = {
    "final_battle": Condition(seats=SEVERAL_PLAYERS),
    "two_artifacts": RACE_FOR_ARTIFACTS,
    "apocalypse": RACE_FOR_ARTIFACTS,
    HUNTERS: Condition((STANDARD, ISLAND, NO_REALM, ("treasures", "open")), SEVERAL_PLAYERS),
    SEA_LORD: Condition((STANDARD, ("realms", WATER_REALM)), SEVERAL_PLAYERS),
    COOPERATIVE: Condition((STANDARD, NO_REALM, ("maps", "declared", "peaceful"))),
}


def _needs(*needs: Need, choices: Sequence[str] = ("yes",)) -> dict[str, Condition]:
    return dict.fromkeys(choices, Condition((STANDARD, *needs)))


ARTIFACTS = tuple(open_box().artifacts)

SETTINGS: tuple[Setting, ...] = (
    Setting("version", ("basic", "standard"), "basic"),
    Setting("chance", PROFILES, PROFILES[0]),
    Setting("ending", tuple(ENDINGS), "final_battle", ENDINGS),
    Setting("teams", ("no", "pairs"), "no", {"pairs": Condition((STANDARD, CONTEST), (4,))}),
    Setting("trade", ("no", "yes"), "no", _needs()),
    Setting("island", ("no", "yes"), "no", _needs()),
    Setting(
        "maps",
        ("declared", "peaceful", "aggressive"),
        "declared",
        _needs(ISLAND, choices=("peaceful", "aggressive")),
    ),
    Setting("treasures", ("open", "random"), "open", _needs(ISLAND, choices=("random",))),
    Setting(
        "hunt",
        ("usual", "short", "long"),
        "usual",
        _needs(("ending", HUNTERS), choices=("short", "long")),
    ),
    Setting("realms", REALM_CHOICES, NO_REALMS, _needs(choices=REALM_CHOICES[1:])),
    Setting("mermaid", ("no", "yes"), "no", _needs(("realms", WATER_REALM, ALL_REALMS))),
    Setting("new_items", ("no", "yes"), "no", _needs()),
    Setting("new_adventures", ("no", "yes", "riddler"), "no", _needs(choices=("yes", "riddler"))),
    Setting(
        "artifacts",
        ("base", "new", "mixed", "chosen", "ten"),
        "base",
        _needs((*CONTEST, COOPERATIVE), choices=("new", "mixed", "chosen", "ten")),
    ),
    Setting("keep", ARTIFACTS, "", _needs(("artifacts", "chosen"), choices=ARTIFACTS), most=5),
    Setting(
        "banish",
        ARTIFACTS,
        "",
        _needs(("artifacts", "chosen"), choices=ARTIFACTS),
        most=5,
        without="keep",
    ),
    Setting("dragon_cards", ("no", "yes"), "no", _needs()),
    Setting("races", ("no", "yes"), "no", _needs()),
    Setting("ability_board", ("as_needed", "yes"), "as_needed", _needs()),
    Setting(
        "difficulty",
        DIFFICULTIES,
        "normal",
        _needs(("ending", COOPERATIVE), choices=("easy", "hard")),
    ),
    Setting(CRISIS, (ALWAYS, BY_DIE), ALWAYS),
    Setting(ROUTINE, (ASK, AUTOMATIC), ASK),
)
