"""Every question about the open table that makes sense at this moment, with its answer.

The conformance checks compare the answers in worlds that look the same to a seat: a question must
not tell anything that is hidden.
"""

from collections.abc import Iterator
from typing import Final

from fabletop.core.reading import Reading
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.seen import (
    belongings,
    endings,
    fortune,
    opportunities,
    planes,
    prices,
    realm_ways,
    ways,
)
from fabletop.games.prophecy.seen.battles import (
    additions,
    announced,
    battles_ahead,
    dice_chances,
    fighters,
    kinds_ahead,
    laid_out,
    odds,
    sides,
    spoils,
)
from fabletop.games.prophecy.seen.view import FACE_DOWN, ProphecyView

KINDS: Final[tuple[str, ...]] = (STRENGTH, WILLS)


def readings(view: ProphecyView) -> Iterator[Reading]:
    playing = [hero.seat for hero in view.heroes if hero.character and hero.alive and hero.space]
    yield from _endings(view)
    yield from _places(view)
    for seat in playing:
        yield from _hero(view, seat)
        yield from _space(view, seat)
        yield from _luck(view, seat)
        yield from _foes(view, seat)
    if view.active in playing:
        yield from _journeys(view)
        yield from _duels(view, view.active, [seat for seat in playing if seat != view.active])
    yield "battle_odds", odds.battle_odds(view)
    for seat in playing:
        yield f"battle_odds {seat}", odds.battle_odds(view, seat)
    battle = view._table.battle
    if battle is not None and battle.kind:
        yield "standing", announced.standing(view, battle.own.seat)
    if view.battle is not None:
        yield "impostor", sides.impostor(view)
        yield "battle_sides", [(one, one.silent) for one in sides.battle_sides(view.battle)]
    if view.offer is not None:
        yield "offer_sides", sides.offer_sides(view.offer)


def _endings(view: ProphecyView) -> Iterator[Reading]:
    yield "certificates_to_win", endings.certificates_to_win(view)
    yield "chance_decks", (endings.chance_decks(view), endings.chance_decks_left(view))
    yield "chance_cards", endings.chance_cards(view)
    yield "scored", (endings.scored(view), endings.apocalypse_takes(view))
    yield "all_together", endings.all_together(view)
    for seat in range(len(view.heroes)):
        friends = [endings.are_friends(view, seat, one) for one in range(len(view.heroes))]
        yield f"friends {seat}", (friends, endings.allies(view, seat), endings.side_of(view, seat))


def _places(view: ProphecyView) -> Iterator[Reading]:
    yield "places", (prices.resting_places(view), prices.workplaces(view))
    yield "smith_price", prices.smith_price(view)
    yield "most_experience", belongings.most_experience(view)
    yield "hope", [fortune.hope(view, die) for die in dice_chances.SIDES]
    yield "may_lie_hidden", planes.may_lie_hidden(view)
    yield "power_up", [planes.power_up(view, plane.id) for plane in view.planes]
    yield "first_to_go", [prices.first_to_go(view, one.id) for one in view.spaces if one.training]


def _hero(view: ProphecyView, seat: int) -> Iterator[Reading]:
    """What depends on a hero, wherever she is."""
    yield f"asleep {seat}", belongings.asleep(view, seat)
    yield (
        f"unusual {seat}",
        (
            belongings.unusual_limits(view, seat),
            belongings.other_kinds(view, seat),
        ),
    )
    room = belongings.room_for_item(view, seat), belongings.room_for_ability(view, seat)
    yield f"room {seat}", room
    yield f"times_asked {seat}", belongings.times_asked(view, seat)
    yield f"wills_price {seat}", prices.wills_price(view, seat)
    yield f"purse {seat}", [prices.purse(view, seat, what) for what in ("buy", "heal")]
    for item in view.heroes[seat].items:
        yield f"selling_price {seat} {item}", prices.selling_price(view, seat, item)
        yield f"full_value {seat} {item}", prices.full_value(view, item)
        yield f"paid_for_points {item}", prices.paid_for_points(view, item, 1)
        if view._table.box.items[item].kind == "potion":
            yield f"after_potion {seat} {item}", fighters.after_potion(view, seat, item).spare
    for space in view.spaces:
        for item in space.goods:
            yield f"buying_price {seat} {item}", prices.buying_price(view, seat, item)
        for ability in space.training:
            yield f"lesson {seat} {ability}", prices.lesson(view, seat, ability)
    for guild in view.ability_decks:
        yield f"can_certify {seat} {guild}", prices.can_certify(view, seat, guild)
        yield f"certificate {seat} {guild}", prices.certificate(view, seat, guild)
    for place in prices.workplaces(view):
        yield f"work {seat} {place}", prices.work(view, seat, place)
    for realm in view.realms:
        yield f"entry_price {seat} {realm}", prices.entry_price(view, seat, realm)
        yield f"bags {seat} {realm}", prices.bags(view, seat, realm)
        yield f"prize_is_due {seat} {realm}", realm_ways.prize_is_due(view, seat, realm)
        yield f"travel {seat} {realm}", realm_ways.travel(view, seat, realm)
    for ability in view.heroes[seat].abilities:
        yield f"spell_price {seat} {ability}", prices.spell_price(view, seat, ("cast", ability))


def _space(view: ProphecyView, seat: int) -> Iterator[Reading]:
    """What depends on the space of a hero, and what would be so elsewhere."""
    yield f"rests {seat}", prices.rests(view, seat)
    yield f"ways {seat}", ways.ways(view, seat)
    for place in prices.resting_places(view):
        if place in view._table.box.board.index:
            yield f"rests {seat} {place}", prices.rests(view, seat, place)
            yield f"reached {seat} {place}", ways.reached(view, seat, place)
    opportunities = view._table.box.opportunities
    for space in view.spaces:
        for card in space.cards:
            if card in opportunities and not space.world:
                can_use = prices.can_use(view, seat, card, space.id)
                yield f"can_use {seat} {card} {space.id}", can_use


def _luck(view: ProphecyView, seat: int) -> Iterator[Reading]:
    """What single cards would do for her, and what may befall her."""
    yield f"may_attack {seat}", fortune.may_attack(view, seat)
    yield f"enemies {seat}", fortune.enemies(view, seat)
    yield f"exposed {seat}", (fortune.exposed_items(view, seat), fortune.removable(view, seat))
    yield f"spare_health {seat}", fortune.spare_health(view, seat)
    for card in (*fortune.LUCKY, *_riddlers(view)):
        yield f"luck {seat} {card}", fortune.luck(view, seat, card)
    for card in opportunities.GIFTS:
        yield f"gift {seat} {card}", opportunities.gift(view, seat, card)
    yield f"wishes {seat}", opportunities.wishes(view, seat)
    yield f"cures {seat}", opportunities.cures(view, seat)
    yield f"cube_trades {seat}", opportunities.cube_trades(view, seat)
    yield f"collected {seat}", opportunities.collected(view, seat)
    yield f"library {seat}", opportunities.library(view, seat)
    yield f"treasures_for {seat}", opportunities.treasures_for(view, seat)
    yield f"can_dig_blindly {seat}", opportunities.can_dig_blindly(view, seat)


def _riddlers(view: ProphecyView) -> list[str]:
    return [foe.id for foe in view._table.box.foes.values() if foe.special.riddle_magic]


def _foes(view: ProphecyView, seat: int) -> Iterator[Reading]:
    """The Creatures in her space and the Guardians that lie open, by both kinds of battle."""
    here = next(space for space in view.spaces if space.id == view.heroes[seat].space)
    creatures = view._table.box.creatures
    foes = [card for card in here.cards if card in creatures]
    for plane in view.planes:
        guards = (plane.lesser, plane.greater)
        foes += [card for card in guards if card and card != FACE_DOWN and not plane.closed]
    for foe in foes:
        if foe in view._table.box.foes:
            yield from _forecasts(view, seat, foe)
            yield f"may_decline {seat} {foe}", fortune.may_decline(view, seat, foe)
            for kind in KINDS:
                found = odds.creature_odds(view, seat, foe, kind)
                yield f"odds {seat} {foe} {kind}", found
                for chosen in found.choices if found else ():
                    with_it = odds.creature_odds(view, seat, foe, kind, chosen=chosen)
                    yield f"odds {seat} {foe} {kind} {chosen}", with_it
                yield f"why_no_odds {seat} {foe} {kind}", odds.why_no_odds(view, seat, foe, kind)
                yield f"kind_price {seat} {foe} {kind}", prices.kind_price(view, seat, foe, kind)


def _forecasts(view: ProphecyView, seat: int, foe: str) -> Iterator[Reading]:
    """A battle with a foe, with each set of Items that she can use."""
    me, place = fighters.fighter(view, seat), laid_out.place_of(view, seat, foe)
    creature = me.box.foes[foe]
    yield f"winnings {seat} {foe}", spoils.winnings(me, foe)
    yield f"losses {seat} {foe}", (spoils.robs(me, foe), spoils.health_lost(me, foe))
    yield f"taken_alive {foe}", (spoils.taken_alive(creature), spoils.rare_share(creature))
    yield f"spell_prices {seat} {foe}", (kinds_ahead.spell_prices(me, place), me.discount)
    yield f"is_single_roll {foe}", kinds_ahead.is_single_roll(creature)
    for plan in kinds_ahead.plans(me, foe, place):
        last = kinds_ahead.stages(me.box.foes[foe], plan.kind)[-1]
        for used in additions.armed(additions.matchup(me.equipment, foe, place), last):
            ahead = battles_ahead.rolls(me, foe, plan.kind, place, used)
            found = battles_ahead.chances(me, place, ahead)
            yield f"chances {seat} {foe} {plan.kind} {used.outfit.items}", found
            bare = spoils.price_of_bare_hands(creature, used.outfit)
            yield f"bare_hands {foe} {used.outfit.items}", bare


def _duels(view: ProphecyView, seat: int, rivals: list[int]) -> Iterator[Reading]:
    for rival in rivals:
        other = fighters.fighter(view, rival)
        yield f"against {rival}", (other.known, spoils.steals(other, attacked=True))
        for kind in KINDS:
            yield f"duel_odds {rival} {kind}", odds.duel_odds(view, seat, rival, kind)
            if view._table.parts.mask:
                found = odds.doppelganger_odds(view, seat, rival, kind)
                yield f"doppelganger_odds {rival} {kind}", found


def _journeys(view: ProphecyView) -> Iterator[Reading]:
    """The ways through the Realm where the active hero is, and where a current would carry her."""
    seat = view.active
    here = next(space for space in view.spaces if space.id == view.heroes[seat].space)
    if not here.world:
        return
    yield "chart", realm_ways.chart(view, here.world)
    yield "stops", realm_ways.stops(view, seat, here.world)
    yield "within_reach", realm_ways.within_reach(view, seat)
    yield "breath", realm_ways.breath(view, seat)
    for where in dict.fromkeys(view._table.box.gate_of[here.world].compass):
        yield f"carried_to {where}", realm_ways.carried_to(view, where)
