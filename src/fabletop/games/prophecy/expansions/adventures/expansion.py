"""What the new Items, Adventures and Artifacts and the cards of the first expansion add to the
settings (W-002, W-008, W-177 to W-183), and their kinds of question."""

from fabletop.core.game import Need, Setting
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.cooperative.cooperative import COOPERATIVE
from fabletop.games.prophecy.printed.expansion import CONTEST, Expansion, only_with, yes_or_no

FOR_ARTIFACTS: Need = (*CONTEST, COOPERATIVE)
"""The endings in which Artifacts win."""

MOST_CHOSEN = 5


def new_cards() -> Expansion:
    return Expansion(
        settings=(
            yes_or_no("new_items"),
            _new_adventures(),
            _artifacts(),
            _chosen("keep"),
            _chosen("banish", without="keep"),
            yes_or_no("dragon_cards"),
        ),
        questions={
            "attack": ("scepter", "scepter_loss"),
            "hand_over": ("beast",),
            "spiral": ("choose_artifact",),
            "riddle": ("guess", "naming"),
            "triumph": ("pose", "spare", "greed", "soul", "fate", "fate_later"),
            "black_market": ("chronicler",),
            "collector": ("gifts",),
            "master_wizard": ("riddler", "riddle_name", "trade_in", "duplicate"),
            "exchange": ("steal",),
            "destroy": ("entrance", "missing"),
        },
    )


def _new_adventures() -> Setting:
    needs = only_with(choices=("yes", "riddler"))
    return Setting("new_adventures", ("no", "yes", "riddler"), "no", needs)


def _artifacts() -> Setting:
    others = ("new", "mixed", "chosen", "ten")
    return Setting("artifacts", ("base", *others), "base", only_with(FOR_ARTIFACTS, choices=others))


def _chosen(name: str, without: str = "") -> Setting:
    """Artifacts chosen by name."""
    artifacts = tuple(open_box(boards=()).artifacts)
    needs = only_with(("artifacts", "chosen"), choices=artifacts)
    return Setting(name, artifacts, "", needs, most=MOST_CHOSEN, without=without)
