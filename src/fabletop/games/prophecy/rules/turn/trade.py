"""Trade between players (R-223 to R-227, W-230): Gold, Items and what parts of the game add, in the
same space, with one character per turn, instead of moving; the move is lost only if a trade is
made. After a refusal the hero may ask others, and the partner may make a counter-offer. Both must
give something; only team mates and players of the cooperative game may make gifts."""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.rules.battle.start import arrive
from fabletop.games.prophecy.rules.planes.artifacts import acquired
from fabletop.games.prophecy.rules.table.decks import distinct
from fabletop.games.prophecy.rules.table.reasons import Reason, because, refuse
from fabletop.games.prophecy.rules.table.teams import are_friends
from fabletop.games.prophecy.state import Hero, Offer, Table

TRADE: Final = "trade"
TRADED: Final = "traded"
MOST_OFFERS: Final = 3
"""How often one character may be asked per turn, to limit haggling."""

PROPOSE: Final[Option] = ("propose",)
CANCEL: Final[Option] = ("cancel",)
COUNTER: Final[Option] = ("counter",)


def partners(table: Table, hero: Hero) -> list[Hero]:
    """The characters with whom she may trade now."""
    found: list[Hero] = []
    for other in _neighbours(table, hero):
        if why_not_trade(table, hero, other) is None:
            found.append(other)
    return found


def _neighbours(table: Table, hero: Hero) -> list[Hero]:
    """The characters in her space with whom a trade is possible."""
    if not (table.trading or table.teams or table.parts.together):
        return []
    found: list[Hero] = []
    for other in table.heroes:
        near = other.space == hero.space and other is not hero and other.alive
        if near and (table.trading or are_friends(table, hero.seat, other.seat)):
            found.append(other)
    return found


def why_not_trade(table: Table, hero: Hero, other: Hero) -> Reason | None:
    """One trade per turn, but any number of characters may be asked for it (R-226)."""
    if TRADED in table.spent:
        return because("once_a_turn", "R-226")
    if asked_for_trade(table, other) >= MOST_OFFERS:
        return because("asked_enough", "R-226")
    return None if _may_deal(table, hero, other) else because("nothing_to_trade", "R-227")


def trade_refusals(table: Table, hero: Hero) -> list[Refusal]:
    if table.movements:
        return []
    return [
        refuse((TRADE, other.character), reason)
        for other in _neighbours(table, hero)
        if (reason := why_not_trade(table, hero, other))
    ]


def asked_for_trade(table: Table, other: Hero) -> int:
    """How often a character has been asked in this turn."""
    return table.spent.count(_mark(other))


def _mark(other: Hero) -> str:
    """The mark for an offer to a character in this turn."""
    return f"{TRADE} {other.seat}"


def _may_deal(table: Table, hero: Hero, other: Hero) -> bool:
    """Friends may always give each other something (R-223); others only if the table allows trade,
    and both have something to give (R-227)."""
    given, taken = _has_something(table, hero, other), _has_something(table, other, hero)
    if are_friends(table, hero.seat, other.seat):
        return given or taken
    return given and taken


def _has_something(table: Table, giver: Hero, taker: Hero) -> bool:
    if giver.gold or giver.items:
        return True
    return any(more.has_more(table, giver, taker) for more in table.parts.sharing)


def propose_to(table: Table, character: str) -> None:
    partner = next(other for other in table.heroes if other.alive and other.character == character)
    table.spent.append(_mark(partner))
    _begin(table, table.active, partner.seat)


def _begin(table: Table, proposer: int, partner: int) -> None:
    table.offer = Offer(proposer, partner, [], 0, [], 0)
    table.phase = "compose"


def _end(table: Table) -> None:
    """No trade was made: the hero can still move."""
    table.offer = None
    table.phase = "move"


def _offer(table: Table) -> Offer:
    assert table.offer is not None, "no offer in a phase of trade"
    return table.offer


def compose(table: Table, active: Hero) -> Step:
    """Compose the offer piece by piece."""
    offer = _offer(table)
    hero, partner = table.heroes[offer.proposer], table.heroes[offer.partner]
    options = compose_options(table, hero, partner, offer)
    answer: Option = yield Question(hero.seat, "compose", options, partner.character)
    match answer[0]:
        case "give_item":
            offer.gives.append(str(answer[1]))
        case "ask_item":
            offer.takes.append(str(answer[1]))
        case "give_gold":
            offer.gives_gold = int(answer[1])
        case "ask_gold":
            offer.takes_gold = int(answer[1])
        case "cancel":
            if hero is not active:
                table.note("trade_refused", hero.seat)
            _end(table)
        case "propose":
            table.note("proposes", hero.seat, partner.seat)
            table.phase = "consent"
        case _:
            _share(table, offer, answer)


def _share(table: Table, offer: Offer, answer: Option) -> None:
    more = next(more for more in table.parts.sharing if answer[0] in more.verbs)
    more.add(offer, answer)


def compose_options(table: Table, hero: Hero, partner: Hero, offer: Offer) -> list[Option]:
    options: list[Option] = [
        ("give_item", item) for item in distinct(hero.items) if item not in offer.gives
    ]
    options += [("ask_item", item) for item in distinct(partner.items) if item not in offer.takes]
    if not offer.gives_gold:
        options += [("give_gold", n) for n in range(1, hero.gold + 1)]
    if not offer.takes_gold:
        options += [("ask_gold", n) for n in range(1, partner.gold + 1)]
    for more in table.parts.sharing:
        options += more.options(table, hero, partner, offer)
    if why_not_propose(table, hero, offer) is None:
        options.append(PROPOSE)
    return [*options, CANCEL]


def why_not_propose(table: Table, hero: Hero, offer: Offer) -> Reason | None:
    """A trade only to strengthen another player is forbidden, except in a team (R-223, R-227)."""
    gives = offer.gives or offer.gives_gold or offer.gives_maps or offer.gives_more or offer.tells
    takes = offer.takes or offer.takes_gold or offer.takes_maps or offer.takes_more or offer.hears
    if gives and takes:
        return None
    if (gives or takes) and are_friends(table, hero.seat, offer.partner):
        return None
    return because("both_must_give", "R-227")


def consent(table: Table, active: Hero) -> Step:
    """The other player accepts, refuses, or makes a counter-offer, which the first one can only
    accept or refuse. An agreed trade is carried out at once (R-225)."""
    offer = _offer(table)
    proposer, partner = table.heroes[offer.proposer], table.heroes[offer.partner]
    options: list[Option] = [("agree",), ("refuse",)]
    if proposer is active:
        options.append(COUNTER)
    answer: Option = yield Question(partner.seat, "consent", options, proposer.character)
    if answer == COUNTER:
        table.note("counters", partner.seat, proposer.seat)
        _begin(table, partner.seat, proposer.seat)
    elif answer[0] == "refuse":
        table.note("trade_refused", partner.seat)
        _end(table)
    else:
        table.offer = None
        exchange(table, proposer, partner, offer)
        _go_on(table, active)


def _go_on(table: Table, hero: Hero) -> None:
    """The trade replaces the movement, unless a part of the game says otherwise."""
    if not hero.alive:
        table.phase = "after"
    elif any(more.keeps_movement(table, hero) for more in table.parts.sharing):
        table.spent.append(TRADED)
        table.phase = "move"
    else:
        arrive(table)


def exchange(table: Table, hero: Hero, partner: Hero, offer: Offer) -> None:
    sharing = table.parts.sharing
    for giver, taker, items, gold in (
        (hero, partner, offer.gives, offer.gives_gold),
        (partner, hero, offer.takes, offer.takes_gold),
    ):
        giver.gold -= gold
        taker.gold += gold
        if gold:
            table.note("traded_gold", giver.seat, gold, taker.seat)
        for item in items:
            giver.items.remove(item)
            taker.items.append(item)
            table.note("traded", giver.seat, item, taker.seat)
        for more in sharing:
            more.with_items(table, giver, taker, offer)
    for more in sharing:
        more.hand_over(table, hero, partner, offer)
    for trader in (hero, partner):
        acquired(table, trader)


def compose_refusals(table: Table, hero: Hero) -> list[Refusal]:
    reason = why_not_propose(table, hero, _offer(table))
    return [refuse(PROPOSE, reason)] if reason else []
