"""What follows when the last Artifact has left the planes: the Final Battle of the champions (R-205
to R-216), or the countdown to the Apocalypse (R-218 to R-220)."""

from fabletop.core.cards.build import ALL
from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.answers import first_phase
from fabletop.games.prophecy.printed.cards import ARTIFACT
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import heal, lose_health, lose_magic, recharge
from fabletop.games.prophecy.rules.planes.artifacts import eliminate
from fabletop.games.prophecy.rules.table.decks import (
    discard_adventure,
    discard_hoard,
    discard_item,
    under_its_deck,
)
from fabletop.games.prophecy.rules.turn.chance_cards import living
from fabletop.games.prophecy.rules.turn.end_of_turn import pass_on
from fabletop.games.prophecy.state import Hero, Table

DOOM_HEALTH = DOOM_MAGIC = 1
"""What the Apocalypse takes from each character in every round (R-219)."""


def summons(table: Table) -> None:
    """Heroes without an Artifact are out (R-208, R-218); one on the Path of the Dead is called
    back."""
    for hero in table.heroes:
        if not artifacts(table, hero) and not hero.out:
            eliminate(table, hero)
        elif hero.away and table.parts.recall is not None:
            table.parts.recall(table, hero)
    for act in table.parts.summoned:
        act(table)
    if table.ending == "final_battle":
        table.phase = "battlefield"
        return
    comes_first = first_phase(table.parts.before_countdown, table)
    if comes_first:
        table.phase = comes_first
        return
    table.stage = "countdown"
    table.chance_deck += table.chance_discard
    table.chance_discard.clear()
    table.chance.shuffle(table.chance_deck)
    table.note("countdown")
    pass_on(table)


def battlefield(table: Table, _hero: Hero) -> Step:
    """The owner of the Royal Cape chooses any space of the main board (R-205, R-209); if nobody has
    it, the owner of the new Artifact with the lowest numeral (W-181, W-182)."""
    chooser, artifact = chooser_of_the_battlefield(table)
    options: list[Option] = [("battlefield", space) for space in table.box.board.main]
    answer: Option = yield Question(chooser.seat, "battlefield", options, artifact)
    begin_final_battle(table, str(answer[1]))


def chooser_of_the_battlefield(table: Table) -> tuple[Hero, str]:
    """The hero who chooses, and the Artifact that lets her."""
    items = table.box.items
    owned = [
        (hero, name) for hero in table.heroes for name in hero.items if items[name].deck == ARTIFACT
    ]
    return min(
        owned, key=lambda one: (not items[one[1]].params.battlefield, items[one[1]].numeral or 99)
    )


def begin_final_battle(table: Table, space: str) -> None:
    """All cards leave the space. The champions gather there, from Realms too (W-173), and are
    restored (R-210). The player to the left of the one who took the last Artifact begins
    (R-211)."""
    table.stage = "final"
    table.note("final_battle", space)
    number = table.box.board.index[space]
    clear_space(table, number)
    for hero in living(table):
        world = table.world_of(hero)
        if world is not None:
            world.leave(table, hero)
        hero.space = number
        heal(table, hero, ALL)
        recharge(table, hero, ALL)
        table.damaged = [item for item in table.damaged if item not in hero.items]
    table.active = table.conqueror
    pass_on(table)


def clear_space(table: Table, space: int) -> None:
    for card in table.adventures[space]:
        discard_adventure(table, card)
        discard_hoard(table, card)
    table.adventures[space] = []
    if table.face_down[space]:
        table.adventure_discard.append(table.face_down[space])
        table.face_down[space] = ""
    name = table.box.board.ids[space]
    for item in table.goods.get(name, ()):
        discard_item(table, item)
    if name in table.goods:
        table.goods[name] = []
    for ability in table.training.get(name, ()):
        under_its_deck(table, ability)
    if name in table.training:
        table.training[name] = []


def doom(table: Table) -> None:
    """At the start of every round each character loses Health and Magic (R-219); when the last one
    is dead, the game ends (R-220)."""
    for hero in living(table):
        if hero.present:
            lose_magic(table, hero, DOOM_MAGIC)
            lose_health(table, hero, DOOM_HEALTH)
    if not living(table):
        table.ended_by = "apocalypse"
    elif table.heroes[table.active].alive:
        table.phase = "move"
    else:
        pass_on(table)
