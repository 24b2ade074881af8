"""Every question about the open table that makes sense at this moment, with its answer.

The conformance checks compare the answers in worlds that look the same to a seat: a question must
not tell anything that is hidden.
"""

from collections.abc import Iterator

from fabletop.core.reading import Reading
from fabletop.games.prophecy.printed.cards import STRENGTH, WILLS
from fabletop.games.prophecy.seen import odds, prices
from fabletop.games.prophecy.seen.view import FACE_DOWN, ProphecyView


def readings(view: ProphecyView) -> Iterator[Reading]:
    for hero in view.heroes:
        if hero.character and hero.alive and hero.space:
            yield from _hero(view, hero.seat)
    yield "battle_odds", odds.battle_odds(view)


def _hero(view: ProphecyView, seat: int) -> Iterator[Reading]:
    yield f"wills_price {seat}", prices.wills_price(view, seat)
    for item in view.heroes[seat].items:
        yield f"selling_price {seat} {item}", prices.selling_price(view, seat, item)
    for space in view.spaces:
        for item in space.goods:
            yield f"buying_price {seat} {item}", prices.buying_price(view, seat, item)
        for ability in space.training:
            yield f"lesson {seat} {ability}", prices.lesson(view, seat, ability)
    for place in prices.workplaces(view):
        yield f"work {seat} {place}", prices.work(view, seat, place)
    yield f"rests {seat}", prices.rests(view, seat)
    yield f"bags {seat}", prices.bags(view, seat)
    for realm in view.realms:
        yield f"entry_price {seat} {realm}", prices.entry_price(view, seat, realm)
    for ability in view.heroes[seat].abilities:
        yield f"spell_price {seat} {ability}", prices.spell_price(view, seat, ("cast", ability))
    yield from _foes(view, seat)


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
            for kind in (STRENGTH, WILLS):
                yield f"odds {seat} {foe} {kind}", odds.creature_odds(view, seat, foe, kind)
