"""The result of a battle between characters (R-131, R-139 to R-144, R-203, R-215, R-261, R-268,
R-319): the loser chooses between losing Health and an Item of the winner's choice; also theft, and
in the Final Battle an Artifact."""

from collections.abc import Sequence
from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.printed.cards import ARTIFACT
from fabletop.games.prophecy.rules.battle.after_creature import (
    FANATICISM,
    HEALING_ARTS,
    extra_loss,
    rage_ends,
)
from fabletop.games.prophecy.rules.battle.worn_weapons import scorch
from fabletop.games.prophecy.rules.hero.body import (
    gain_gold,
    heal,
    lose_health,
    lose_magic,
    recharge,
)
from fabletop.games.prophecy.rules.hero.spells import can_cast, cast, castings
from fabletop.games.prophecy.rules.planes.artifacts import acquired
from fabletop.games.prophecy.rules.table.decks import distinct, within_reach
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table

WOUND: Final = 1
"""The Health that the loser of a battle between characters loses."""

THIEVERY: Final = "thievery"
PICKPOCKETING: Final = "pickpocketing"
POISONOUS_BLADE: Final = "poisonous_blade"


def decide(table: Table, battle: Battle) -> None:
    """A draw changes nothing; otherwise the loser pays."""
    own, foe = table.heroes[battle.own.seat], table.heroes[battle.foe.seat]
    for side in (battle.own, battle.foe):
        scorch(table, side)
    if battle.margin == 0:
        table.note("duel_drawn", own.seat, foe.seat)
        for hero in (own, foe):
            if hero.alive:
                acquired(table, hero)
        fight_on(table, battle)
        return
    winner, loser = (own, foe) if battle.margin > 0 else (foe, own)
    battle.winner = winner.seat
    table.note("beat", winner.seat, loser.seat)
    for hail in table.parts.won:
        hail(table, winner, battle)
    if any(prize(table, winner, loser, battle) for prize in table.parts.spoils):
        return
    settle_usually(table, battle)


def fight_on(table: Table, battle: Battle, acting: int = 0) -> None:
    """After a draw, heroes with Fanaticism are asked, the attacker first (R-277)."""
    both = [table.heroes[side.seat] for side in battle.sides()]
    if all(hero.alive for hero in both):
        for number in range(acting, len(both)):
            if FANATICISM in both[number].abilities:
                battle.acting = number
                table.phase = "drawn"
                return
    duel_over(table)


def settle_usually(table: Table, battle: Battle) -> None:
    """In the Final Battle the loser's Artifact; otherwise what a part of the game says, a theft, or
    Health or an Item."""
    winner, loser = fighters(table, battle)
    if table.stage == "final":
        table.phase = "hand_over"
    elif not any(asks(table, winner, loser, battle) for asks in table.parts.forfeits):
        take_the_usual(table, battle)


def take_the_usual(table: Table, battle: Battle) -> None:
    winner, loser = fighters(table, battle)
    if loser.items and steals(winner.abilities, attacked=winner.seat == battle.own.seat):
        table.phase = "thievery"
    elif loser.items:
        table.phase = "ransom"
    else:
        wound(table, battle, loser)
        aftermath(table, battle)


def steals(abilities: Sequence[str], *, attacked: bool) -> bool:
    """Whether a winner with these Abilities may take an Item at once (R-268)."""
    return attacked and THIEVERY in abilities


def wound(table: Table, battle: Battle, loser: Hero) -> None:
    health = loser.health
    lose_health(table, loser, WOUND, by=battle.winner)
    world = table.world_of(loser)
    if world is not None:
        world.outdone(table, loser, battle.winner)
    if loser.alive and loser.health < health:
        table.wounded = loser.seat


def fighters(table: Table, battle: Battle) -> tuple[Hero, Hero]:
    """The winner and the loser."""
    own, foe = table.heroes[battle.own.seat], table.heroes[battle.foe.seat]
    return (own, foe) if battle.winner == own.seat else (foe, own)


def ransom(table: Table, _hero: Hero) -> Step:
    """The loser gives up 1 Health or offers all her Items; the offer cannot be taken back."""
    battle = table.current_battle()
    winner, loser = fighters(table, battle)
    options: list[Option] = [("lose_health",), ("offer_items",)]
    answer: Option = yield Question(loser.seat, "ransom", options, winner.character)
    if answer[0] == "offer_items":
        table.note("offers_items", loser.seat)
        table.phase = "plunder"
    else:
        wound(table, battle, loser)
        aftermath(table, battle)


def plunder(table: Table, _hero: Hero) -> Step:
    """The winner takes one Item of her choice, Artifacts included (R-141)."""
    battle = table.current_battle()
    winner, loser = fighters(table, battle)
    options: list[Option] = [("take", item) for item in distinct(within_reach(table, loser))]
    answer: Option = yield Question(winner.seat, "plunder", options, loser.character)
    take_from(table, winner, loser, str(answer[1]))
    aftermath(table, battle)


def thievery(table: Table, _hero: Hero) -> Step:
    """The attacker may steal an Item instead of leaving the choice to the loser (R-268)."""
    battle = table.current_battle()
    winner, loser = fighters(table, battle)
    options: list[Option] = [("take", item) for item in distinct(within_reach(table, loser))]
    options.append(("no_theft",))
    answer: Option = yield Question(winner.seat, "thievery", options, loser.character)
    if answer[0] == "no_theft":
        table.phase = "ransom"
    else:
        take_from(table, winner, loser, str(answer[1]))
        aftermath(table, battle)


def hand_over(table: Table, _hero: Hero) -> Step:
    """In the Final Battle the loser gives up one of her Artifacts (R-215)."""
    battle = table.current_battle()
    winner, loser = fighters(table, battle)
    items = table.box.items
    options: list[Option] = [("give", item) for item in loser.items if items[item].deck == ARTIFACT]
    answer: Option = yield Question(loser.seat, "hand_over", options, winner.character)
    take_from(table, winner, loser, str(answer[1]))
    aftermath(table, battle)


def take_from(table: Table, winner: Hero, loser: Hero, item: str) -> None:
    loser.items.remove(item)
    winner.items.append(item)
    table.note("took", winner.seat, item, loser.seat)


def aftermath(table: Table, battle: Battle) -> None:
    """Poison first; then the loser may cast Healing Arts."""
    winner, loser = fighters(table, battle)
    if loser.alive and battle.draws_blood:
        _poison(table, battle, winner, loser)
    acquired(table, winner)
    if loser.alive and table.wounded == loser.seat and can_cast(table, loser, HEALING_ARTS):
        table.phase = "mend"
    else:
        reckon(table, battle)


def _poison(table: Table, battle: Battle, winner: Hero, loser: Hero) -> None:
    if battle.venom:
        health = loser.health
        poison = table.box.abilities[POISONOUS_BLADE].params
        lose_health(table, loser, poison.health, by=winner.seat)
        if loser.alive and loser.health < health:
            table.wounded = loser.seat


def reckon(table: Table, battle: Battle) -> None:
    """The price of berserk fighting for the loser, then pickpocketing and the Astral Sword."""
    winner, loser = fighters(table, battle)
    winning, losing = battle.own, battle.foe
    if winner.seat != battle.own.seat:
        winning, losing = losing, winning
    if loser.alive and battle.draws_blood:
        lose_health(table, loser, extra_loss(table, losing), by=winner.seat)
    if loser.alive:
        _rob(table, winner, loser, winning)
    acquired(table, winner)
    duel_over(table)


def _rob(table: Table, winner: Hero, loser: Hero, winning: Side) -> None:
    if PICKPOCKETING in winner.abilities:
        stolen = min(table.box.abilities[PICKPOCKETING].params.gold, loser.gold)
        loser.gold -= stolen
        if stolen:
            table.note("lost_gold", loser.seat, stolen)
        gain_gold(table, winner, stolen)
    for name in winning.armed:
        numbers = table.box.items[name].params
        if numbers.drain and loser.magic:
            lose_magic(table, loser, numbers.drain)
            recharge(table, winner, numbers.recharge)


def mend(table: Table, _hero: Hero) -> Step:
    """Healing Arts after Health was lost in battle, once for each loss (R-269)."""
    hero = table.heroes[table.wounded]
    options: list[Option] = [*castings(table, hero, HEALING_ARTS), ("endure",)]
    answer: Option = yield Question(hero.seat, "mend", options, HEALING_ARTS)
    table.wounded = NOBODY
    if answer[0] == "cast":
        cast(table, hero, HEALING_ARTS, answer)
        heal(table, hero, table.box.abilities[HEALING_ARTS].params.heal)
    battle = table.current_battle()
    if battle.creature:
        rage_ends(table, hero, battle)
    else:
        reckon(table, battle)


def duel_over(table: Table) -> None:
    """Losing to a character does not end the turn (R-131); dying does."""
    table.battle = None
    table.wounded = NOBODY
    table.phase = "arrive" if table.heroes[table.active].alive else "after"
