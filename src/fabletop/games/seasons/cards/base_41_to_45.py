"""Cards 41 to 45: Thieving Fairies, Cursed Treatise of Arus, Idol of the Familiar, Necrotic Kriss,
Lantern of Xidit."""

from typing import Final

from fabletop.core.agenda import Job
from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.costs import always
from fabletop.games.seasons.cards.effects import gains
from fabletop.games.seasons.cards.power import Power
from fabletop.games.seasons.numbers import FAMILIAR
from fabletop.games.seasons.rules.activation import NEVER, ONCE
from fabletop.games.seasons.rules.agenda import asking
from fabletop.games.seasons.rules.crystals import earn, steal
from fabletop.games.seasons.rules.energy import empty, grant
from fabletop.games.seasons.rules.giving_up import give, shields
from fabletop.games.seasons.rules.piles import choices, discard, from_hand
from fabletop.games.seasons.rules.play_area import of_category
from fabletop.games.seasons.state import EVERYONE, Summoned, Table

THIEVING_FAIRIES: Final = Power("thieving_fairies")


@THIEVING_FAIRIES.others_activation
def thieving_fairies(table: Table, owner: int, seat: int) -> None:
    params = THIEVING_FAIRIES.params(table)
    steal(table, owner, seat, params.crystals)
    earn(table, owner, params.more_crystals)


CURSED_TREATISE_OF_ARUS: Final = Power("cursed_treatise_of_arus")
CURSED_TREATISE_OF_ARUS.on_play(gains)


@CURSED_TREATISE_OF_ARUS.on_sacrifice
def cursed_treatise_of_arus(table: Table, seat: int) -> None:
    lost = empty(table, table.sorcerers[seat].reserve)
    table.note("dropped_all", seat, lost)


IDOL_OF_THE_FAMILIAR: Final = Power("idol_of_the_familiar")
IDOL_OF_THE_FAMILIAR.on_play(gains)


@IDOL_OF_THE_FAMILIAR.activation(always)
def idol_of_the_familiar(table: Table, seat: int, _tag: str, _line: str) -> None:
    each = IDOL_OF_THE_FAMILIAR.params(table).more_crystals
    earn(table, seat, each * len(of_category(table, table.sorcerers[seat], FAMILIAR)))


NECROTIC_KRISS: Final = Power("necrotic_kriss")


def has_familiar(table: Table, seat: int, _item: Summoned) -> list[str]:
    return ONCE if any(_familiars(table, seat)) else NEVER


def _familiars(table: Table, seat: int) -> tuple[list[str], list[str]]:
    """The familiars of a player: cards in hand, and tags in play."""
    sorcerer = table.sorcerers[seat]
    in_hand = [card for card in sorcerer.hand if table.box.cards[card].category == FAMILIAR]
    return in_hand, [item.tag for item in of_category(table, sorcerer, FAMILIAR)]


def give_familiar(_table: Table, seat: int, _item: Summoned, _line: str) -> list[Job]:
    return [("kriss", seat)]


@asking("kriss")
def kriss(table: Table, seat: int) -> Step:
    """Give up a familiar from hand (shown to all) or from play, or a Shield instead. A Raven that
    mimics the Shield can replace any familiar but itself."""
    sorcerer = table.sorcerers[seat]
    in_hand, played = _familiars(table, seat)
    alone = played if not in_hand and len(played) == 1 else []
    instead = [shield for shield in shields(sorcerer) if shield[1] not in alone]
    options = [*choices("discard", in_hand), *choices("sacrifice", played), *instead]
    unsure = len(sorcerer.hand) + len(played) > 1
    answer: Option = yield Question(seat, "kriss", options, always=bool(sorcerer.hand) and unsure)
    table.agenda.pop()
    if answer[0] == "discard":
        from_hand(table, seat, str(answer[1]))
        discard(table, str(answer[1]), EVERYONE)
        table.note("discarded_openly", seat, str(answer[1]))
    elif answer[0] == "sacrifice":
        give(table, seat, answer)
    else:
        could_go = {*played, *(str(shield[1]) for shield in shields(sorcerer))}
        give(table, seat, answer, others=len(in_hand) + len(could_go) - 1)


@NECROTIC_KRISS.needs("kriss")
def a_familiar_to_give(world: Table, seat: int) -> bool:
    return any(_familiars(world, seat))


@NECROTIC_KRISS.activation(has_familiar, cost=give_familiar, reason="no_familiar")
def necrotic_kriss(table: Table, seat: int, _tag: str, _line: str) -> None:
    grant(table, seat, NECROTIC_KRISS.params(table).energy)


LANTERN_OF_XIDIT: Final = Power("lantern_of_xidit")


@LANTERN_OF_XIDIT.at_end
def lantern_of_xidit(table: Table, seat: int, _item: Summoned) -> int:
    return LANTERN_OF_XIDIT.params(table).crystals * sum(table.sorcerers[seat].reserve)
