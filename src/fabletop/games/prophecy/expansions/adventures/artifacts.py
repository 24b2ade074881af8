"""The new Artifacts (W-009, W-177 to W-183): in place of those of the base game or mixed with them,
some chosen by the players, or two in each plane. The Ritual Scepter and the Amulet of
Untouchability have modules of their own; the effects of the others are in the data."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.answers import Artifacts, Chosen
from fabletop.games.prophecy.box import Box
from fabletop.games.prophecy.expansions.adventures.amulet_of_untouchability import resists
from fabletop.games.prophecy.expansions.adventures.ritual_scepter import raise_scepter, scepter
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.rules.planes.planes import carry_off
from fabletop.games.prophecy.state import Hero, Plane, Table

TEN: Final = "ten"
"""The setting with two Artifacts in each plane."""
PAIR: Final = 2


def chosen_artifacts(box: Box, options: Chosen) -> Artifacts:
    everything = list(box.artifacts)
    match options["artifacts"]:
        case "new":
            return Artifacts([card.id for card in box.artifacts.values() if card.part])
        case "chosen":
            kept = [name for name in options["keep"].split("+") if name]
            banished = options["banish"].split("+")
            rest = [name for name in everything if name not in kept and name not in banished]
            return Artifacts(kept + rest, sure=len(kept))
        case "ten":
            return Artifacts(everything, each=PAIR)
        case _:
            return Artifacts(everything)


def chooses_one(table: Table, plane: Plane) -> str:
    both = table.options["artifacts"] == TEN and plane.artifacts
    return "choose_artifact" if both else ""


def choose_artifact(table: Table, hero: Hero) -> Step:
    """The conqueror keeps one of the two Artifacts of a plane (W-179). Artifacts that a dead hero
    left there (R-146) are taken in addition."""
    plane = table.planes[table.assault]
    pair, left_there = plane.artifacts[:PAIR], plane.artifacts[PAIR:]
    options: list[Option] = [("keep_artifact", card) for card in pair]
    answer: Option = yield Question(hero.seat, "choose_artifact", options)
    carry_off(table, hero, (str(answer[1]), *left_there))


STEED: Final = "bronze_steed"

NEW_ARTIFACTS: Final = Part(
    steed=STEED,
    named={"movement": (STEED,)},
    artifacts=chosen_artifacts,
    asking={"scepter": scepter, "choose_artifact": choose_artifact},
    resisting=(resists,),
    challenged=(raise_scepter,),
    choosing=(chooses_one,),
)
