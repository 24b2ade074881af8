"""Encounters by chance: how likely one is, and the results of the charts of Random Encounters,
animals, Traps and meetings of players."""

from fractions import Fraction
from typing import Final

from fabletop.games.wizards.rules.encounters.chance_meetings import is_suitable, may_be_surprised
from fabletop.games.wizards.rules.encounters.dragon import dragons_way
from fabletop.games.wizards.rules.encounters.leaders import dice_of_gift
from fabletop.games.wizards.seen.chances import ChartResult, chart_results
from fabletop.games.wizards.seen.dice import FACES, ONE, suitable_chance
from fabletop.games.wizards.seen.view import WizardsView

NOTHING: Final = "nothing"


def random_encounter_chance(view: WizardsView, seat: int) -> Fraction:
    """The chance of a Random Encounter if the player ends her movement where she is now."""
    table = view._table
    if not may_be_surprised(table, table.players[seat]):
        return Fraction(0)
    if table.variants.encounters == "die":
        return suitable_chance()
    return Fraction(is_suitable(table.roll))


def random_results(view: WizardsView, seat: int) -> list[ChartResult]:
    """Whom or what the player meets in a Random Encounter."""
    return chart_results(view, seat, "random")


def animal_results(view: WizardsView, seat: int) -> list[ChartResult]:
    """Which animal comes; to a Demon Dazed player only the Dragon does."""
    found = chart_results(view, seat, "animals")
    if not view.players[seat].dazed:
        return found
    return [
        one if one.effect == "dragon" else one._replace(effect=NOTHING, animal="") for one in found
    ]


def trap_results(view: WizardsView, seat: int) -> list[ChartResult]:
    """Which Trap it is, if no spell helps; turns in it are lost."""
    return chart_results(view, seat, "traps")


def company_results(view: WizardsView, seat: int) -> list[ChartResult]:
    """What a meeting with other players brings this one; none in the cooperative game, where they
    exchange Tasks instead."""
    if view._table.variants.cooperative:
        return []
    return chart_results(view, seat, "player_encounters")


def gift_chances(view: WizardsView, leader: int, seat: int) -> dict[int, Fraction]:
    """The points that a Leader gives to another player whom she meets, with their chances."""
    players, chances = view._table.players, {0: Fraction(1)}
    for _ in range(dice_of_gift(players[leader], players[seat])):
        more: dict[int, Fraction] = {}
        for points, chance in chances.items():
            for roll in FACES:
                more[points + roll] = more.get(points + roll, Fraction(0)) + chance * ONE
        chances = more
    return chances


def dragon_chance(view: WizardsView, space: int) -> Fraction:
    """The chance that the Dragon reaches a player who arrives in a space, by its own move."""
    way = dragons_way(view._table, space)
    return Fraction(sum(roll >= len(way) for roll in FACES), len(FACES)) if way else Fraction(0)
