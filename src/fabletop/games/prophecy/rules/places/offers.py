"""What a space offers to a hero who ends her move there (R-100, R-103, R-104, R-146, R-152, R-155
to R-165, R-262). She may use several offers in any order, and most of them any number of times.
"""

from typing import Final

from fabletop.core.question import Option, Question, Refusal, Step
from fabletop.games.prophecy.cards.opportunities import use, why_not_use
from fabletop.games.prophecy.rules.battle.duel import attack_refusals, challenge
from fabletop.games.prophecy.rules.hero.payment import end_payment
from fabletop.games.prophecy.rules.places.certificates import (
    certificate,
    certificate_options,
    certificate_refusals,
)
from fabletop.games.prophecy.rules.places.market import (
    deal,
    market_options,
    market_refusals,
    smithy_options,
    work_for_gold,
)
from fabletop.games.prophecy.rules.places.rest import rest, rest_options, rest_refusals
from fabletop.games.prophecy.rules.places.training import learn, learn_options, learn_refusals
from fabletop.games.prophecy.rules.planes.artifacts import acquired
from fabletop.games.prophecy.rules.table.reasons import Reason, because, refuse
from fabletop.games.prophecy.rules.turn.arriving import (
    ATTACK,
    attacks,
    enemies,
    has_creatures,
    is_barred,
    passes,
    sneaks,
)
from fabletop.games.prophecy.rules.turn.end_of_turn import after
from fabletop.games.prophecy.rules.turn.further import further_offers
from fabletop.games.prophecy.rules.turn.own_turn import (
    is_outside,
    outside_options,
    outside_refusals,
    use_outside,
)
from fabletop.games.prophecy.state import Hero, Table

END: Final[Option] = ("end",)
MEET: Final[Option] = ("meet",)
"""A hero with Stealth has used the space first and now meets the Creatures."""


def space(table: Table, hero: Hero) -> Step:
    answer: Option = yield Question(hero.seat, "space", space_options(table, hero))
    what = answer[0]
    if table.credit:
        end_payment(table, str(what))
    if what == "end":
        after(table)
    elif is_outside(table, answer):
        yield from use_outside(table, hero, answer)
    elif what == "use":
        yield from use(table, hero, str(answer[1]))
    elif answer == MEET:
        table.phase = "fight"
    elif what == ATTACK:
        challenge(table, hero, answer)
    elif what in table.parts.take:
        yield from table.parts.take[str(what)](table, hero, answer)
    else:
        take(table, hero, answer)


def space_options(table: Table, hero: Hero) -> list[Option]:
    options = [] if is_barred(table, hero) else _possibilities(table, hero)
    if hero.items or hero.abilities:
        options += outside_options(table, hero)
    if table.standard:
        return options + _last_words(table, hero)
    options.append(END)
    return options


def _possibilities(table: Table, hero: Hero) -> list[Option]:
    """What can be used in this space."""
    here = hero.space
    board = table.box.board
    options: list[Option] = []
    if board.wild[here] or board.world[here]:
        for card in table.adventures[here]:
            if card in table.box.opportunities and why_not_use(table, hero, card) is None:
                options.append(("use", card))
    else:
        if not board.guild[here]:
            options += market_options(table, hero)
        elif table.standard:
            options += learn_options(table, hero)
        else:
            options += certificate_options(table, hero)
        if hero.items and board.civilization[here]:
            options += smithy_options(table, hero)
        options += rest_options(table, hero)
    options += further_offers(table, hero)
    return options


def _last_words(table: Table, hero: Hero) -> list[Option]:
    """Artifacts lying here, for a sneaking hero the fights that are still open, and the end of the
    turn, unless a fight must come first."""
    sneaking = sneaks(table, hero)
    pending = sneaking and bool(enemies(table, hero))
    if pending and not passes(table, hero):
        return [MEET]
    options: list[Option] = [MEET] if pending else []
    if table.relics and why_not_claim(table, hero) is None:
        options += [("claim", artifact) for artifact in _relics(table, hero)]
    if not sneaking:
        return [*options, END]
    options += attacks(table, hero)
    for more in table.parts.attack:
        options += more(table, hero)
    if table.stage == "final" and ATTACK not in table.spent:
        return options
    return [*options, END]


def take(table: Table, hero: Hero, answer: Option) -> None:
    """Carry out one offer."""
    match answer[0]:
        case "heal" | "recharge" | "lodge":
            rest(table, hero, answer)
        case "certificate":
            certificate(table, hero, by_letter=len(answer) > 1)
        case "learn":
            learn(table, hero, str(answer[1]), by_letter=len(answer) > 2)
        case "claim":
            claim(table, hero, str(answer[1]))
        case work if work in table.parts.smith:
            work_for_gold(table, hero, answer)
        case _:
            deal(table, hero, str(answer[0]), str(answer[1]))


def _relics(table: Table, hero: Hero) -> list[str]:
    """Artifacts whose owner died in her space; those of a Realm are taken in another way."""
    if table.box.board.world[hero.space]:
        return []
    return table.relics.get(table.box.board.ids[hero.space], [])


def why_not_claim(table: Table, hero: Hero) -> Reason | None:
    """Why she cannot take Artifacts: every unbeaten Creature of the space guards them, even if its
    fight was declined (R-146); with the Amulet she can take them anyway."""
    if has_creatures(table, hero.space) and not passes(table, hero):
        return because("fight_first", "R-146")
    return None


def claim(table: Table, hero: Hero, artifact: str) -> None:
    """Take an Artifact whose owner died here (R-146, R-165)."""
    space = table.box.board.ids[hero.space]
    table.relics[space].remove(artifact)
    if not table.relics[space]:
        del table.relics[space]
    hero.items.append(artifact)
    table.note("artifact", hero.seat, artifact)
    acquired(table, hero)
    if table.stage == "summoned":
        after(table)


def space_refusals(table: Table, hero: Hero) -> list[Refusal]:
    """Everything that this space could offer but does not offer now, with the reasons."""
    here, board = hero.space, table.box.board
    unbeaten = because("fight_first", "R-103")
    barred = _possibilities(table, hero) if is_barred(table, hero) else []
    refusals = [refuse(option, unbeaten) for option in barred]
    refusals += [
        refuse(("use", card), reason)
        for card in table.adventures[here]
        if card in table.box.opportunities and (reason := why_not_use(table, hero, card))
    ]
    if board.guild[here]:
        refusals += (
            learn_refusals(table, hero) if table.standard else certificate_refusals(table, hero)
        )
    if board.civilization[here]:
        refusals += market_refusals(table, hero)
        for why in table.parts.refusals.get("smithy", ()):
            refusals += why(table, hero)
    if table.standard and (reason := why_not_claim(table, hero)):
        refusals += [refuse(("claim", artifact), reason) for artifact in _relics(table, hero)]
    if table.standard and ATTACK not in table.spent:
        refusals += attack_refusals(table, hero)
    return refusals + rest_refusals(table, hero) + outside_refusals(table, hero)
