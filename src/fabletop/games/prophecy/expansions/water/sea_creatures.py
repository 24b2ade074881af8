"""Sea Creatures with a question (W-130, W-290 to W-296): the Giant Squid may be held for more, the
Undersea Patrol surrenders, the Dark Siren takes an Ability or sings for the hero who beat her, the
Sea Witch bargains, Carnivorous Fish can be enraged, the Leviathan lets the winner choose
rewards."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.answers import Ask, Source
from fabletop.games.prophecy.expansions.realms.realms import hidden, realm_of
from fabletop.games.prophecy.expansions.water.bubbles import MERMAID, WATER_REALM
from fabletop.games.prophecy.printed.cards import WILLS, Creature
from fabletop.games.prophecy.printed.numbers import Goods
from fabletop.games.prophecy.rules.battle.after_creature import receive, victory
from fabletop.games.prophecy.rules.battle.declaring import before_roll
from fabletop.games.prophecy.rules.battle.hoards import next_after_victory
from fabletop.games.prophecy.rules.battle.start import settle_kind
from fabletop.games.prophecy.rules.hero.body import (
    can_gain_strength,
    can_gain_willpower,
    gain_strength,
    gain_willpower,
    lose_health,
    pay_health,
    spare_health,
)
from fabletop.games.prophecy.rules.planes.artifacts import eliminate
from fabletop.games.prophecy.rules.table.decks import uncover, under_its_deck
from fabletop.games.prophecy.state import Battle, Hero, Table

ENOUGH: Final[Option] = ("enough",)
REMAIN: Final[Option] = ("remain",)


def can_be_enraged(table: Table, hero: Hero, creature: Creature) -> str:
    return "enrage" if spare_health(table, hero) >= creature.special.enrage_health else ""


def enrage(table: Table, hero: Hero) -> Step:
    """Before the battle: pay Health to make the fish stronger and their defeat worth more."""
    battle = table.current_battle()
    options: list[Option] = [("enrage",), ("let_be",)]
    answer: Option = yield Question(hero.seat, "enrage", options, battle.creature)
    if answer == ("enrage",):
        pay_health(table, hero, table.box.foes[battle.creature].special.enrage_health)
        table.note("enraged", hero.seat, battle.creature)
        battle.toll = 1
    settle_kind(table, hero, battle)


def hold(table: Table, hero: Hero) -> Step:
    """The last life is beaten: let it go, or fight on for a Rare Item (W-292)."""
    battle = table.current_battle()
    options: list[Option] = [("let_escape",), ("keep_hold",)]
    answer: Option = yield Question(hero.seat, "hold", options, battle.creature)
    if answer == ("keep_hold",):
        battle.toll += 1
        table.note("held", hero.seat, battle.creature)
        battle.own.dice = battle.foe.dice = ()
        before_roll(table, battle)
    else:
        victory(table, hero, battle)


def surrender(table: Table, hero: Hero) -> Step:
    """The last of the patrol offers its knowledge for its life."""
    battle = table.current_battle()
    options: list[Option] = [("accept_surrender",), ("fight_on",)]
    answer: Option = yield Question(hero.seat, "surrender", options, battle.creature)
    if answer == ("fight_on",):
        before_roll(table, battle)
        return
    battle.toll = 1
    table.note("surrendered", hero.seat, battle.creature)
    name, realm = realm_of(table, hero)
    realm.reveals = table.box.foes[battle.creature].special.surrender_shows
    victory(table, hero, battle)
    if hidden(table, name):
        table.phase = "patrol_talks"
    else:
        realm.reveals = 0


def patrol_talks(table: Table, hero: Hero) -> Step:
    """Turn up face-down cards of the Realm, or stop."""
    name, realm = realm_of(table, hero)
    ids = table.box.board.ids
    options: list[Option] = [("reveal", ids[space]) for space in hidden(table, name)]
    answer: Option = yield Question(
        hero.seat, "patrol_talks", [*options, ENOUGH], "undersea_patrol"
    )
    realm.reveals -= 1
    if answer == ENOUGH:
        realm.reveals = 0
    else:
        uncover(table, table.box.board.index[str(answer[1])])
    if not realm.reveals or not hidden(table, name):
        realm.reveals = 0
        table.phase = next_after_victory(table)


def takes_ability(_table: Table, hero: Hero, _creature: Creature) -> str:
    return "enchanted" if hero.abilities else ""


def enchanted(table: Table, hero: Hero) -> Step:
    """A hero who loses to the Dark Siren gives up an Ability."""
    options: list[Option] = [("forget", ability) for ability in hero.abilities]
    answer: Option = yield Question(hero.seat, "enchanted", options, table.robber)
    _forget(table, hero, str(answer[1]))
    table.robber = ""
    table.phase = "after"


def _forget(table: Table, hero: Hero, ability: str) -> None:
    hero.abilities.remove(ability)
    under_its_deck(table, ability)
    table.note("forgot", hero.seat, ability)


def song(table: Table, hero: Hero) -> Step:
    """A hero who beat the Dark Siren may use her song on another character (W-246)."""
    siren = table.robber
    others = [other for other in table.heroes if other.present and other is not hero]
    options: list[Option] = [("sing_to", other.character) for other in others]
    answer: Option = yield Question(hero.seat, "song", [*options, ("no_song",)], siren)
    table.robber = ""
    table.phase = next_after_victory(table)
    if answer == ("no_song",):
        return
    victim = next(other for other in others if other.character == answer[1])
    table.note("sang_to", hero.seat, victim.seat)
    if (yield from table.parts.resisted(table, victim, siren)):
        return
    choices: list[Option] = [("forget", ability) for ability in victim.abilities]
    given: Option = ("lose_health",)
    if choices:
        given = yield Question(victim.seat, "enchanted", [*choices, ("lose_health",)], siren)
    if given[0] == "forget":
        _forget(table, victim, str(given[1]))
    else:
        lose_health(table, victim, 1)


def bargain(table: Table, hero: Hero) -> Step:
    """The beaten Sea Witch exchanges Strength and Willpower (cubes of the right side)."""
    witch = table.box.creatures[table.robber]
    options = [*bargains(table, hero, witch), ("no_bargain",)]
    answer: Option = yield Question(hero.seat, "bargain", options, witch.id)
    special = witch.special
    if answer == ("bargain", "willpower"):
        hero.health -= special.bargain_strength
        table.note("lost_strength", hero.seat, special.bargain_strength)
        gain_willpower(table, hero, special.bargain_willpower)
    elif answer == ("bargain", "strength"):
        hero.magic -= special.bargain_willpower
        table.note("lost_willpower", hero.seat, special.bargain_willpower)
        gain_strength(table, hero, special.bargain_strength)
    if table.options["mermaid"] == "yes" and MERMAID in hero.kept:
        yield from _fairy_tale(table, hero)
    table.robber = ""
    table.phase = next_after_victory(table) if hero.alive else "after"


def bargains(table: Table, hero: Hero, witch: Creature) -> list[Option]:
    """Only exchanges in which the hero can gain, and which do not kill her."""
    special = witch.special
    options: list[Option] = []
    if spare_health(table, hero) >= special.bargain_strength and can_gain_willpower(hero):
        options.append(("bargain", "willpower"))
    if hero.magic >= special.bargain_willpower and can_gain_strength(hero):
        options.append(("bargain", "strength"))
    return options


def _fairy_tale(table: Table, hero: Hero) -> Step:
    """A hero whom the mermaid loves may stay with her and leave the game (W-296)."""
    options: list[Option] = [REMAIN, ("follow_her",)]
    answer: Option = yield Question(hero.seat, "fairy_tale", options, MERMAID)
    if answer != REMAIN:
        table.note("followed_her", hero.seat, MERMAID)
        retire(table, hero)


def retire(table: Table, hero: Hero) -> None:
    """Her Artifacts stay in the space where she left the game, as if she had died there."""
    space = table.box.board.ids[hero.space]
    for item in [name for name in hero.items if table.box.items[name].deck == "artifact"]:
        hero.items.remove(item)
        table.relics.setdefault(space, []).append(item)
        table.note("relic", item, space)
    for ability in hero.abilities:
        under_its_deck(table, ability)
    hero.abilities = []
    hero.prizes = []
    for lose_more in table.parts.died:
        lose_more(table, hero)
    eliminate(table, hero)


def rewards(table: Table, hero: Hero) -> Step:
    """Choose different goods among those that the Creature offers."""
    creature = table.box.creatures[table.robber]
    left = [name for name in Goods.__dataclass_fields__ if getattr(creature.choice, name)]
    chosen: list[str] = []
    for _ in range(creature.special.rewards):
        options: list[Option] = [("reward", name, getattr(creature.choice, name)) for name in left]
        answer: Option = yield Question(hero.seat, "rewards", options, creature.id)
        left.remove(str(answer[1]))
        chosen.append(str(answer[1]))
    receive(table, hero, Goods(**{name: getattr(creature.choice, name) for name in chosen}))
    table.robber = ""
    table.phase = next_after_victory(table)


def near_miss(table: Table, battle: Battle) -> None:
    """A hero who nearly beats the Leviathan weakens it for the rest of the game."""
    if battle.creature and battle.margin <= 0:
        reach = table.box.foes[battle.creature].special.near_miss
        if reach >= -battle.margin and reach:
            markers = table.realms[WATER_REALM].markers
            markers[battle.creature] = markers.get(battle.creature, 0) + 1
            table.note("weakened", battle.creature)


def moods(table: Table, _hero: Hero, battle: Battle) -> list[Source]:
    """Changes of Strength: the Leviathan's wounds, and the fury of the Carnivorous Fish."""
    if battle.kind == WILLS:
        return []
    sources: list[Source] = []
    wounds = table.realms[WATER_REALM].markers.get(battle.creature, 0)
    if wounds:
        sources.append(("weakened", -wounds))
    fury = table.box.foes[battle.creature].special.enrage_strength
    if fury and battle.toll:
        sources.append(("enraged", fury))
    return sources


CREATURES: Final[dict[str, Ask]] = {
    "enrage": enrage,
    "hold": hold,
    "surrender": surrender,
    "patrol_talks": patrol_talks,
    "enchanted": enchanted,
    "song": song,
    "bargain": bargain,
    "rewards": rewards,
}
