"""What a seat sees of a battle and of an offer of trade, entry by entry."""

from fabletop.envs.entries import Amounts, Entry, Flag, Number, Numbers, OneOf, Several
from fabletop.envs.prophecy.by_name import by_name
from fabletop.envs.prophecy.hero import SEATS
from fabletop.envs.sheet import seat_names, seen_from
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import BOTH, STRENGTH, WILLS
from fabletop.games.prophecy.printed.domains import domains
from fabletop.games.prophecy.seen.view import ProphecyView

BATTLES = (STRENGTH, WILLS, BOTH)
DICE = 15
"""The largest number of dice of a side: five tries, three dice each under a Curse."""
SHARED = ("magic", "experience")


def battle_entries() -> tuple[Entry, ...]:
    """The active hero is one side; a Creature or another hero is the foe."""
    words, seats = domains(), seat_names(SEATS)
    dice, spells = range(1, DICE + 1), (*words["spell"], *words["scroll"])
    return (
        Flag("battle", "A battle is going on."),
        OneOf("battle_creature", (*words["creature"], *words["guardian"]), "The Creature."),
        Numbers("battle_foe", ("strength", "willpower", "experience"), 12, "Its printed numbers."),
        Flag("battle_posed", "It is a Doppelganger."),
        Flag("battle_maps", "A Map Fragment is at stake."),
        OneOf("battle_rival", seats, "The other hero."),
        OneOf("battle_kind", BATTLES, "The kind of the current roll."),
        Several("battle_stages", BATTLES, "Kinds that are still to come."),
        Number("battle_lives", 4, "Lives that the Creature has left."),
        Number("battle_rolls", 5, "Rolls so far."),
        Flag("battle_alive", "The Creature is to be taken alive."),
        Flag("battle_acting", "The defender is asked for announcements."),
        OneOf("battle_winner", seats, "Which hero has won."),
        Several("battle_used", words["item"], "Items that the active hero uses."),
        Several("battle_foe_used", words["item"], "Items that the other hero uses."),
        Several("battle_cast", spells, "Spells and scrolls of the active hero."),
        Several("battle_foe_cast", spells, "Spells and scrolls of the other hero."),
        Number("battle_own_total", 20, "What the active hero adds to the die.", signed=True),
        Number("battle_foe_total", 20, "What the foe adds to the die.", signed=True),
        Number("battle_own_die", 8, "The die of the active hero that counts."),
        Number("battle_foe_die", 8, "The die of the foe that counts."),
        Numbers("battle_own_dice", dice, 8, "All dice of the active hero."),
        Numbers("battle_foe_dice", dice, 8, "All dice of the foe."),
    )


def battle_seen(view: ProphecyView, seat: int, seats: int) -> dict[str, object]:
    battle = view.battle
    if battle is None:
        return {"battle": False}
    box = open_box(view.cards)
    foe = box.foes.get(battle.creature)
    printed = (foe.strength or 0, foe.willpower or 0, foe.experience) if foe else ()
    return by_name(battle, "battle_") | {
        "battle": True,
        "battle_foe": printed,
        "battle_maps": battle.stake == "maps",
        "battle_rival": seen_from(seat, battle.rival, seats),
        "battle_winner": seen_from(seat, battle.winner, seats),
    }


def offer_entries() -> tuple[Entry, ...]:
    """What one hero offers to another."""
    words = domains()
    return (
        OneOf("offer_proposer", seat_names(SEATS), "Who offers a trade."),
        OneOf("offer_partner", seat_names(SEATS), "To whom a trade is offered."),
        Several("offer_gives", words["item"], "Items that are given."),
        Several("offer_takes", words["item"], "Items that are taken."),
        Numbers("offer_gold", ("gives", "takes"), 20, "Gold that is given and taken."),
        Numbers("offer_maps", ("gives", "takes"), 10, "Map Fragments that are given and taken."),
        Amounts("offer_gives_more", SHARED, 12, "What else is given."),
        Amounts("offer_takes_more", SHARED, 12, "What else is taken."),
        Several("offer_tells", words["plane"], "Planes that the proposer tells about."),
        Several("offer_hears", words["plane"], "Planes that the proposer hears about."),
    )


def offer_seen(view: ProphecyView, seat: int, seats: int) -> dict[str, object]:
    offer = view.offer
    if offer is None:
        return {}
    return by_name(offer, "offer_") | {
        "offer_proposer": seen_from(seat, offer.proposer, seats),
        "offer_partner": seen_from(seat, offer.partner, seats),
        "offer_gold": (offer.gives_gold, offer.takes_gold),
        "offer_maps": (offer.gives_maps, offer.takes_maps),
    }
