"""The Ritual Scepter (W-242 to W-244): its owner may hurt an owner of Artifacts whom she attacks,
before the battle. The Mirrored Shield reflects it."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules.battle.duel import duelists, settle_first_word
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import lose_health, lose_magic, spare_health
from fabletop.games.prophecy.state import Battle, Hero, Table

STRIKE: Final[Option] = ("strike",)
SPARE: Final[Option] = ("spare",)


def scepter_against(table: Table, hero: Hero, rival: Hero) -> str:
    """The Artifact with which she may hurt the rival, if the rival owns Artifacts (W-242)."""
    if not artifacts(table, rival):
        return ""
    items = table.box.items
    return next((name for name in hero.items if items[name].params.harm_health), "")


def raise_scepter(table: Table, battle: Battle) -> str:
    """The phase of the question when an attack is announced, which is the last moment for it."""
    return "scepter" if scepter_against(table, *duelists(table, battle)) else ""


def scepter(table: Table, _hero: Hero) -> Step:
    """Strike or not. The victim suffers first; then her mirror makes the attacker suffer, too."""
    battle = table.current_battle()
    attacker, rival = duelists(table, battle)
    name = scepter_against(table, attacker, rival)
    answer: Option = yield Question(attacker.seat, "scepter", [STRIKE, SPARE], rival.character)
    if answer == STRIKE:
        table.note("strikes", attacker.seat, name, rival.seat)
        resisted = yield from table.parts.resisted(table, rival, name)
        if not resisted:
            yield from _suffer(table, rival, name)
            mirror = _mirror_of(table, rival)
            if mirror:
                table.note("reflected", rival.seat, mirror)
                yield from _suffer(table, attacker, name)
    settle_first_word(table, battle)


def _suffer(table: Table, victim: Hero, name: str) -> Step:
    """The victim loses Health or Magic. She chooses if she can spare both; nobody dies of it."""
    numbers = table.box.items[name].params
    options: list[Option] = []
    if spare_health(table, victim) >= numbers.harm_health:
        options.append(("lose_health",))
    if victim.magic >= numbers.harm_magic:
        options.append(("lose_magic", numbers.harm_magic))
    if not options:
        lose_magic(table, victim, numbers.harm_magic)
        return
    answer: Option = yield Question(victim.seat, "scepter_loss", options, name)
    if answer[0] == "lose_health":
        lose_health(table, victim, numbers.harm_health)
    else:
        lose_magic(table, victim, numbers.harm_magic)


def _mirror_of(table: Table, hero: Hero) -> str:
    """Her Mirrored Shield."""
    items = table.box.items
    return next((name for name in hero.items if items[name].params.reflects_health), "")
