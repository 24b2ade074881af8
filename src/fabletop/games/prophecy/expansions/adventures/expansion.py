"""What the new Items, Adventures and Artifacts and the cards of the first expansion add to the
settings (W-002, W-008, W-177 to W-183), and their kinds of question."""

from typing import Final

from fabletop.core.game import Need, Setting
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.expansions.cooperative.cooperative import COOPERATIVE
from fabletop.games.prophecy.printed.expansion import CONTEST, Expansion, only_with, yes_or_no

FOR_ARTIFACTS: Final[Need] = (*CONTEST, COOPERATIVE)
"""The endings in which Artifacts win."""

MOST_CHOSEN: Final = 5

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "resisted": ("hero", "name", "die"),
    "not_resisted": ("hero", "name", "die"),
    "integrated": ("hero", "name", "host"),
    "adjusted": ("hero", "name", "what"),
    "strikes": ("hero", "name", "other"),
    "reflected": ("hero", "name"),
    "swapped": ("hero", "name", "own_die", "foe_die"),
    "noticed": ("hero", "name", "other"),
    "missed": ("hero", "name"),
    "guessed": ("hero", "what"),
    "name_die": ("hero", "die"),
    "posed": ("hero", "other"),
    "became": ("hero", "name"),
    "mercy": ("hero", "name"),
    "foresaw": ("hero", "name"),
    "soul_stolen": ("hero", "other"),
    "set_out": ("hero",),
    "came_back": ("hero", "space"),
    "gift": ("hero", "die", "name"),
    "duplicated": ("hero", "name"),
    "riddle_answer": ("hero", "what", "answer"),
    "riddle_guess": ("hero", "name"),
}
"""Its kinds of event, and the words in the sentence of each."""


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
        events=EVENTS,
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
