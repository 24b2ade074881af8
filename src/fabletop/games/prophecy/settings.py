"""The settings of a table: the version, the parts of the game, the variants (W-002, W-008, W-178,
W-186 to W-189, W-205, W-206, W-214, W-223), and which of them can be combined."""

from collections.abc import Sequence
from dataclasses import fields

from fabletop.core.game import SEVERAL, Clash, Condition, Need, Setting
from fabletop.core.plugins import cached
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.cooperative.cooperative import COOPERATIVE, DIFFICULTIES
from fabletop.games.prophecy.expansions.dragon.paths import DRAGON_REALM
from fabletop.games.prophecy.expansions.island.treasure_hunters import HUNTERS
from fabletop.games.prophecy.expansions.water.bubbles import WATER_REALM
from fabletop.games.prophecy.expansions.water.sea_lord import SEA_LORD
from fabletop.games.prophecy.printed.numbers_met import Copies
from fabletop.games.prophecy.printed.sets import realms
from fabletop.games.prophecy.rules.turn.chance_cards import ALWAYS, BY_DIE, CRISIS
from fabletop.games.prophecy.rules.turn.routine import ASK, AUTOMATIC, ROUTINE

PROFILES = tuple(profile.name for profile in fields(Copies))
"""The decks of Chance cards: each card says how many copies each deck holds."""

SEVERAL_PLAYERS = (2, 3, 4, 5)
STANDARD: Need = ("version", "standard")
ISLAND: Need = ("island", "yes")
NO_REALM: Need = ("realms", "")
WATER: Need = ("realms", WATER_REALM)
BOTH_REALMS = SEVERAL.join((WATER_REALM, DRAGON_REALM))
CONTEST: Need = ("ending", "final_battle", "two_artifacts", "apocalypse")

RACE_FOR_ARTIFACTS = Condition((STANDARD,), SEVERAL_PLAYERS)


def _endings() -> dict[str, Condition]:
    others = tuple(Clash(("realms", realm)) for realm in realms() if realm != WATER_REALM)
    return {
        "final_battle": Condition(seats=SEVERAL_PLAYERS),
        "two_artifacts": RACE_FOR_ARTIFACTS,
        "apocalypse": RACE_FOR_ARTIFACTS,
        HUNTERS: Condition((STANDARD, ISLAND, NO_REALM, ("treasures", "open")), SEVERAL_PLAYERS),
        SEA_LORD: Condition((STANDARD, WATER), SEVERAL_PLAYERS, others),
        COOPERATIVE: Condition((STANDARD, NO_REALM, ("maps", "declared", "peaceful"))),
    }


def _needs(*needs: Need, choices: Sequence[str] = ("yes",)) -> dict[str, Condition]:
    return dict.fromkeys(choices, Condition((STANDARD, *needs)))


def _realms() -> Setting:
    """The Realms in play, any set of them; "both" is how ours were once chosen together."""
    return Setting(
        "realms",
        realms(),
        "",
        _needs(choices=realms()),
        most=len(realms()),
        older={"both": BOTH_REALMS},
    )


@cached
def settings() -> tuple[Setting, ...]:
    return (*_of_the_game(), *_of_the_boards(), *_of_the_cards(), *_of_the_players())


def _of_the_game() -> tuple[Setting, ...]:
    endings = _endings()
    return (
        Setting("version", ("basic", "standard"), "basic"),
        Setting("chance", PROFILES, PROFILES[0]),
        Setting("ending", tuple(endings), "final_battle", endings),
        Setting("teams", ("no", "pairs"), "no", {"pairs": Condition((STANDARD, CONTEST), (4,))}),
        Setting("trade", ("no", "yes"), "no", _needs()),
    )


def _of_the_boards() -> tuple[Setting, ...]:
    return (
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
        _realms(),
        Setting("mermaid", ("no", "yes"), "no", _needs(WATER)),
    )


def _of_the_cards() -> tuple[Setting, ...]:
    artifacts = tuple(open_box(boards=()).artifacts)
    return (
        Setting("new_items", ("no", "yes"), "no", _needs()),
        Setting(
            "new_adventures", ("no", "yes", "riddler"), "no", _needs(choices=("yes", "riddler"))
        ),
        Setting(
            "artifacts",
            ("base", "new", "mixed", "chosen", "ten"),
            "base",
            _needs((*CONTEST, COOPERATIVE), choices=("new", "mixed", "chosen", "ten")),
        ),
        Setting("keep", artifacts, "", _needs(("artifacts", "chosen"), choices=artifacts), most=5),
        Setting(
            "banish",
            artifacts,
            "",
            _needs(("artifacts", "chosen"), choices=artifacts),
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
    )


def _of_the_players() -> tuple[Setting, ...]:
    return (
        Setting(CRISIS, (ALWAYS, BY_DIE), ALWAYS),
        Setting(ROUTINE, (ASK, AUTOMATIC), ASK),
    )
