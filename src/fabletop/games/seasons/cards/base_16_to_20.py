"""Cards 16 to 20: Kairn the Destroyer, Amsug Longneck, Bespelled Grimoire, Ragfield's Helm, Hand of
Fortune."""

from typing import Final

from fabletop.core.question import Step
from fabletop.games.seasons.cards.costs import any_token, pay_tokens
from fabletop.games.seasons.cards.effects import gains, take_one_back
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.numbers import ITEM
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import lose
from fabletop.games.seasons.rules.play_area import of_category
from fabletop.games.seasons.state import Summoned, Table

KAIRN_THE_DESTROYER: Final = Power("kairn_the_destroyer")


@KAIRN_THE_DESTROYER.activation(any_token, cost=pay_tokens, reason="no_energy")
def kairn_the_destroyer(table: Table, seat: int, _tag: str, _line: str) -> None:
    for other in table.opponents(seat):
        lose(table, other, KAIRN_THE_DESTROYER.params(table).crystals)


AMSUG_LONGNECK: Final = Power("amsug_longneck")


@AMSUG_LONGNECK.on_play
def amsug_longneck(table: Table, seat: int, _item: Summoned) -> None:
    table.then(*(("amsug", other) for other in table.order(seat)))


@asking("amsug")
def amsug(table: Table, seat: int) -> Step:
    """Every player takes a magic item back into the hand."""
    return take_one_back(table, seat, of_category(table, table.sorcerers[seat], ITEM))


BESPELLED_GRIMOIRE: Final = Power("bespelled_grimoire")
BESPELLED_GRIMOIRE.on_play(gains)
BESPELLED_GRIMOIRE.limit(lambda numbers: numbers.limit)


RAGFIELDS_HELM: Final = Power("ragfields_helm")


@RAGFIELDS_HELM.at_end
def ragfields_helm(table: Table, seat: int, _item: Summoned) -> int:
    """Crystals for having more cards in play than every opponent."""
    others = (len(table.sorcerers[other].play) for other in table.opponents(seat))
    most = len(table.sorcerers[seat].play) > max(others)
    return RAGFIELDS_HELM.params(table).crystals if most else 0


HAND_OF_FORTUNE: Final = Power("hand_of_fortune")
HAND_OF_FORTUNE.saves(lambda numbers: numbers.less)
