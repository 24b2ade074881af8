"""What players of the cooperative game share when they trade (W-227, W-230): what they have seen in
the Astral Planes and, with Power Handling, Magic and Experience."""

from typing import Final

from fabletop.core.question import Option
from fabletop.games.prophecy.answers import Sharing
from fabletop.games.prophecy.expansions.adventures.spared_creatures import learn_of
from fabletop.games.prophecy.rules.hero.body import spend_magic
from fabletop.games.prophecy.state import Hero, Offer, Table

TELL: Final = "tell"
HEAR: Final = "hear"
SHARED: Final[tuple[str, ...]] = ("magic", "experience")


def has_more(table: Table, giver: Hero, taker: Hero) -> bool:
    return any(_powers(table, giver, taker).values()) or bool(_news(table, giver, taker))


def _powers(table: Table, giver: Hero, taker: Hero) -> dict[str, int]:
    """If either has Power Handling: Experience, and Magic up to what the other one lacks."""
    abilities = table.box.abilities
    if not any(abilities[name].params.gives_all for name in (*giver.abilities, *taker.abilities)):
        return {}
    return {"magic": min(giver.magic, taker.drained), "experience": giver.experience}


def _news(table: Table, teller: Hero, listener: Hero) -> list[str]:
    """The planes that the teller has looked into and the listener has not."""
    if not table.parts.together:
        return []
    seen = [place for place in teller.seen if place in table.box.board.plane_index]
    return [plane for plane in seen if plane not in listener.seen]


def more_options(table: Table, hero: Hero, partner: Hero, offer: Offer) -> list[Option]:
    options: list[Option] = []
    for verb, giver, taker, so_far in (
        ("give", hero, partner, offer.gives_more),
        ("ask", partner, hero, offer.takes_more),
    ):
        for kind, most in _powers(table, giver, taker).items():
            if kind not in so_far:
                options += [(f"{verb}_{kind}", n) for n in range(1, most + 1)]
    options += [(TELL, plane) for plane in _news(table, hero, partner) if plane not in offer.tells]
    options += [(HEAR, plane) for plane in _news(table, partner, hero) if plane not in offer.hears]
    return options


def add_more(offer: Offer, answer: Option) -> None:
    verb, what = str(answer[0]), answer[1]
    if verb == TELL:
        offer.tells.append(str(what))
    elif verb == HEAR:
        offer.hears.append(str(what))
    else:
        side, _, kind = verb.partition("_")
        (offer.gives_more if side == "give" else offer.takes_more)[kind] = int(what)


def share(table: Table, hero: Hero, partner: Hero, offer: Offer) -> None:
    """The giver spends Magic and the taker regains it; news is shared by these two alone."""
    for giver, taker, more, told in (
        (hero, partner, offer.gives_more, offer.tells),
        (partner, hero, offer.takes_more, offer.hears),
    ):
        for kind, amount in more.items():
            if kind == "magic":
                spend_magic(giver, amount)
                taker.magic, taker.drained = taker.magic + amount, taker.drained - amount
            else:
                giver.experience -= amount
                taker.experience += amount
            table.note("traded_power", giver.seat, amount, kind, taker.seat)
        for place in told:
            table.note("told_of", giver.seat, place, taker.seat)
            learn_of(table, taker, place)


def keeps_movement(table: Table, hero: Hero) -> bool:
    """With Secret Hideouts, a trade does not replace the hero's movement."""
    return any(table.box.abilities[name].params.hideouts for name in hero.abilities)


SHARING: Final = Sharing(
    (TELL, HEAR, *(f"{verb}_{kind}" for verb in ("give", "ask") for kind in SHARED)),
    has_more,
    more_options,
    add_more,
    hand_over=share,
    keeps_movement=keeps_movement,
)
