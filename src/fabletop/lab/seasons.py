"""Seasons in the laboratory: the numbers of a sorcerer, and what counts as the use of a card."""

from fabletop.games.seasons.seen.turn import bonuses_left, prestige_in_play
from fabletop.games.seasons.seen.view import SeasonsView
from fabletop.lab.plugin import Final, LabPlugin, Sign, Standing, Usage, nobody

USAGES = {
    "power": Usage(
        Sign(("drew", "looked", "received", "last_pick"), ("pick", "keep", "summon")),
        Sign(("last_pick",), chosen=("pick",)),
        Sign(("summons", "put_into_play")),
        ("pick",),
    ),
    "tokens": Usage(Sign((), ("token",)), Sign(("token",)), Sign(("ability",)), ("token",)),
}


def _numbers(view: SeasonsView, seat: int) -> Standing:
    sorcerer = view.sorcerers[seat]
    return {
        "crystals": sorcerer.crystals,
        "cards_in_play": len(sorcerer.play),
        "cards_in_hand": sorcerer.hand_size,
        "gauge": sorcerer.gauge,
        "bonuses_left": bonuses_left(sorcerer.bonuses),
    }


def _course(view: SeasonsView, seat: int) -> Standing:
    prestige = prestige_in_play(view, seat)
    return {"crystals": view.sorcerers[seat].crystals, "prestige": prestige}


PLUGIN = LabPlugin(
    final=Final(
        nobody,
        ("crystals", "cards_in_play", "cards_in_hand", "gauge", "bonuses_left"),
        _numbers,
        first=("round", 2),
        seatless=frozenset({"round", "marker", "year", "reshuffled"}),
    ),
    course=_course,
    usages=USAGES,
)
