"""What cards of the base game bring their owner when they enter play."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.numbers import ITEM
from fabletop.games.seasons.printed import AIR, EARTH, FIRE, WATER
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn, raise_gauge
from fabletop.games.seasons.rules.energy import NUMBER, grant, lay_on, settle, take
from fabletop.games.seasons.rules.giving_up import besides_one, give, hand_or_shield
from fabletop.games.seasons.rules.piles import (
    choices,
    collected,
    discard,
    draw,
    draw_to_hand,
    from_hand,
    lay_aside,
    pick_up,
    to_hand,
)
from fabletop.games.seasons.rules.play_area import can_be_put, find, of_category, on_play
from fabletop.games.seasons.state import EVERYONE, Summoned, Table


@on_play("amulet_of_air")
@on_play("amulet_of_earth")
@on_play("bespelled_grimoire")
@on_play("olafs_blessed_statue")
@on_play("cursed_treatise_of_arus")
@on_play("idol_of_the_familiar")
@on_play("argos_hawk")
def gains(table: Table, seat: int, item: Summoned) -> None:
    """Crystals, spaces of the gauge, tokens of choice: what the card's numbers say."""
    params = table.box.cards[item.power].params
    earn(table, seat, params.crystals)
    raise_gauge(table, seat, params.gauge)
    grant(table, seat, params.energy)


@on_play("amulet_of_fire")
def amulet_of_fire(table: Table, seat: int, _item: Summoned) -> None:
    lay_aside(table, seat, table.box.cards["amulet_of_fire"].params.cards)
    if table.aside:
        table.then(("keep_one", seat))


@on_play("amulet_of_water")
def amulet_of_water(table: Table, seat: int, item: Summoned) -> None:
    tokens = table.box.cards["amulet_of_water"].params.tokens
    table.then(("fill", seat, item.tag, tokens))


@asking("fill")
def fill(table: Table, seat: int, tag: str, count: int) -> Step:
    """Tokens of the player's choice onto the card, outside the reserve (S-076)."""
    options: list[Option] = [("gain", energy) for energy in NUMBER]
    answer: Option = yield Question(seat, "fill", options, subject=str(count))
    table.agenda.pop()
    item = find(table.sorcerers[seat], tag)
    assert item is not None, "a card that is not in play"
    lay_on(table, item.energy, NUMBER[str(answer[1])])
    table.note("filled", seat, item.card, str(answer[1]))
    if count > 1:
        table.then(("fill", seat, tag, count - 1))


@on_play("temporal_boots")
def temporal_boots(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("move_marker", seat, 1, table.box.cards["temporal_boots"].params.spaces))


@on_play("divine_chalice")
def divine_chalice(table: Table, seat: int, _item: Summoned) -> None:
    lay_aside(table, seat, table.box.cards["divine_chalice"].params.cards)
    table.then(("chalice", seat))


@asking("chalice")
def chalice(table: Table, seat: int) -> Step:
    """One of the cards into play, if there is a slot for it; the others are discarded."""
    fitting = [card for card in table.aside if can_be_put(table, seat, card)]
    if not fitting:
        table.agenda.pop()
        table.then(("bury", seat))
        return
    answer: Option = yield Question(
        seat, "chalice", choices("put", fitting), always=len(table.aside) > 1
    )
    table.agenda.pop()
    table.entering = str(answer[1])
    pick_up(table, table.entering)
    table.then(("bury", seat), ("put_into_play", seat))


@on_play("scepter_of_greatness")
def scepter_of_greatness(table: Table, seat: int, item: Summoned) -> None:
    each = table.box.cards["scepter_of_greatness"].params.crystals
    earn(table, seat, each * other_items(table, seat, item))


@on_play("pendant_of_ragnor")
def pendant_of_ragnor(table: Table, seat: int, item: Summoned) -> None:
    each = table.box.cards["pendant_of_ragnor"].params.energy
    grant(table, seat, each * other_items(table, seat, item))


def other_items(table: Table, seat: int, item: Summoned) -> int:
    """Magic items in play besides this card; a Raven is none itself (I-057)."""
    items = of_category(table, table.sorcerers[seat], ITEM)
    return sum(other is not item for other in items)


@on_play("elemental_amulet")
def elemental_amulet(table: Table, seat: int, item: Summoned) -> None:
    """Put into play for free it grants all four effects (I-015)."""
    table.then(("elemental", seat, item.tag, 15))


@instant("elemental")
def elemental(table: Table, seat: int, _tag: str, paid: int) -> None:
    """An effect for each energy that was paid."""
    params = table.box.cards["elemental_amulet"].params
    if paid >> FIRE & 1 and draw_to_hand(table, seat, params.cards):
        collected(table, seat)
    if paid >> WATER & 1:
        grant(table, seat, params.energy)
    if paid >> EARTH & 1:
        earn(table, seat, params.crystals)
    if paid >> AIR & 1:
        raise_gauge(table, seat, params.gauge)


@on_play("vampiric_crown")
def vampiric_crown(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("crown", seat))


@asking("crown")
def crown(table: Table, seat: int) -> Step:
    """Discard a card or draw one, for all to see: tokens for its prestige."""
    sorcerer = table.sorcerers[seat]
    options: list[Option] = [("draw",)] if table.deck or table.discard else []
    if sorcerer.hand:
        options += hand_or_shield(sorcerer)
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "crown", options)
    table.agenda.pop()
    if answer[0] == "draw":
        _draw_for_crown(table, seat)
    elif answer[0] == "discard":
        card = str(answer[1])
        from_hand(table, seat, card)
        discard(table, card, EVERYONE)
        _crown(table, seat, card)
    else:
        cards = table.box.cards
        best = max(sorcerer.hand, key=lambda card: cards[card].prestige)
        give(table, seat, answer, others=besides_one(sorcerer))
        _crown(table, seat, best)


def _draw_for_crown(table: Table, seat: int) -> None:
    drawn = draw(table)
    assert drawn is not None, "there was a card to draw"
    to_hand(table, seat, drawn[0], EVERYONE)
    collected(table, seat)
    _crown(table, seat, drawn[0])


def _crown(table: Table, seat: int, card: str) -> None:
    table.note("crown", seat, card)
    grant(table, seat, table.box.cards[card].prestige)


@on_play("damned_soul_of_onys")
def damned_soul_of_onys(table: Table, seat: int, _item: Summoned) -> None:
    params = table.box.cards["damned_soul_of_onys"].params
    earn(table, seat, params.crystals)
    take(table, seat, WATER, params.tokens)
    settle(table, seat)
