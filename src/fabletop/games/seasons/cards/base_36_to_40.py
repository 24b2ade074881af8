"""Cards 36 to 40: Vampiric Crown, Dragon Skull, Demon of Argos, Titus Deepgaze, Air Elemental."""

from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.printed import AIR, EARTH, FIRE, WATER
from fabletop.games.seasons.rules.activation import NEVER, ONCE
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import earn, lower_gauge, steal
from fabletop.games.seasons.rules.energy import grant
from fabletop.games.seasons.rules.giving_up import besides_one, give, hand_or_shield
from fabletop.games.seasons.rules.piles import (
    collected,
    discard,
    draw,
    draw_to_hand,
    from_hand,
    to_hand,
)
from fabletop.games.seasons.state import EVERYONE, Summoned, Table

VAMPIRIC_CROWN: Final = Power("vampiric_crown")


@VAMPIRIC_CROWN.on_play
def vampiric_crown(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("crown", seat))


@asking("crown")
def crown(table: Table, seat: int) -> Step:
    """Discard a card or draw one, visible to all, and gain tokens for its prestige."""
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
    grant(table, seat, tokens_for(table.box, card))


def tokens_for(box: Box, card: str) -> int:
    """How many tokens the crown brings for a card."""
    return max(0, int(box.cards[card].prestige))


DRAGON_SKULL: Final = Power("dragon_skull")


def three_cards(table: Table, seat: int, _item: Summoned) -> list[str]:
    needed = DRAGON_SKULL.params(table).cards
    return ONCE if len(table.sorcerers[seat].play) >= needed else NEVER


def sacrifice_cards(table: Table, seat: int, _item: Summoned, _line: str) -> list[Job]:
    return [("sacrifice_one", seat, DRAGON_SKULL.params(table).cards)]


@DRAGON_SKULL.activation(three_cards, cost=sacrifice_cards, reason="three_cards")
def dragon_skull(table: Table, seat: int, _tag: str, _line: str) -> None:
    earn(table, seat, DRAGON_SKULL.params(table).crystals)


DEMON_OF_ARGOS: Final = Power("demon_of_argos")


@DEMON_OF_ARGOS.on_play
def demon_of_argos(table: Table, seat: int, _item: Summoned) -> None:
    params = DEMON_OF_ARGOS.params(table)
    table.then(*(("demon", other, params.cards) for other in table.opponents(seat)))
    for other in table.opponents(seat):
        lower_gauge(table, other, params.gauge)


@instant("demon")
def demon(table: Table, seat: int, cards: int) -> None:
    if draw_to_hand(table, seat, cards):
        collected(table, seat)


TITUS_DEEPGAZE: Final = Power("titus_deepgaze")


@TITUS_DEEPGAZE.each_round(gains=True)
def titus_deepgaze(table: Table, seat: int, item: Summoned) -> None:
    """Every opponent pays what she can; if one cannot pay in full, Titus must be given up."""
    due = TITUS_DEEPGAZE.params(table).crystals
    paid = [steal(table, seat, other, due) for other in table.opponents(seat)]
    if min(paid) < due:
        table.then(("give_up", seat, item.tag))


AIR_ELEMENTAL: Final = Power("air_elemental")
AIR_ELEMENTAL.says_nothing("what other energies cost the opponents depends on their cards")


@AIR_ELEMENTAL.on_play
def air_elemental(table: Table, seat: int, _item: Summoned) -> None:
    """Every token in the opponents' reserves becomes air."""
    for other in table.opponents(seat):
        reserve = table.sorcerers[other].reserve
        for energy in (WATER, EARTH, FIRE):
            table.stock[energy] += reserve[energy]
            table.stock[AIR] -= reserve[energy]
            reserve[AIR] += reserve[energy]
            reserve[energy] = 0
        table.note("turned_to_air", other)
