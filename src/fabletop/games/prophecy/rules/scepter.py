"""The Ritual Scepter (W-242 to W-244): whoever announces an attack on an owner of Artifacts may
hurt her first; the Mirrored Shield throws it back."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules.amulet import resists
from fabletop.games.prophecy.rules.body import lose_health, lose_magic
from fabletop.games.prophecy.rules.duel import rival_of, settle_first_word
from fabletop.games.prophecy.rules.meeting import scepter_against
from fabletop.games.prophecy.rules.spoils import duel_over
from fabletop.games.prophecy.state import Hero, Table

STRIKE: Option = ("strike",)
SPARE: Option = ("spare",)


def scepter(table: Table, hero: Hero) -> Step:
    """Strike or not; the victim loses something before a mirror lets the attacker suffer, too."""
    battle = table.current_battle()
    rival = rival_of(table, battle)
    name = scepter_against(table, hero, rival)
    answer: Option = yield Question(hero.seat, "scepter", [STRIKE, SPARE], rival.character)
    if answer == STRIKE:
        table.note("strikes", hero.seat, name, rival.seat)
        resisted = yield from resists(table, rival, name)
        if not resisted:
            yield from _suffer(table, rival, name, by=hero)
            mirror = _mirror_of(table, rival)
            if mirror:
                table.note("reflected", rival.seat, mirror)
                yield from _suffer(table, hero, name, by=rival)
    if hero.alive and rival.alive:
        settle_first_word(table, battle)
    else:
        duel_over(table)


def _suffer(table: Table, victim: Hero, name: str, *, by: Hero) -> Step:
    """Health or Magic, as she chooses between what she has; nobody without either dies of it."""
    numbers = table.box.items[name].params
    options: list[Option] = []
    if victim.health >= numbers.harm_health:
        options.append(("lose_health",))
    if victim.magic >= numbers.harm_magic:
        options.append(("lose_magic", numbers.harm_magic))
    if not options:
        lose_magic(table, victim, numbers.harm_magic)
        return
    answer: Option = yield Question(victim.seat, "scepter_loss", options, name)
    if answer[0] == "lose_health":
        lose_health(table, victim, numbers.harm_health, by=by.seat)
    else:
        lose_magic(table, victim, numbers.harm_magic)


def _mirror_of(table: Table, hero: Hero) -> str:
    """Her Mirrored Shield; what one loses by dying reflects nothing."""
    items = table.box.items
    return next((name for name in hero.items if items[name].params.reflects_health), "")
