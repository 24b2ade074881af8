"""The cooperative and the solo game (W-223 to W-231), a reconstruction. The players together must
own every Artifact before the Chance deck has run out three times, and no player may be out of the
game. They fight each other only for the Beast (W-225), and have their own Abilities."""

from typing import Final

from fabletop.core.question import Option, Step
from fabletop.games.prophecy.answers import OwnTurnSpell, Source
from fabletop.games.prophecy.expansions.adventures.beast import beast_of, become_beast
from fabletop.games.prophecy.expansions.cooperative.cards_out_of_play import out_of_play
from fabletop.games.prophecy.expansions.cooperative.hideouts import (
    FETCH,
    STASH,
    fetch,
    hideout_options,
    stash,
)
from fabletop.games.prophecy.expansions.cooperative.pieces import NAME, Fellowship, fellowship, show
from fabletop.games.prophecy.expansions.cooperative.sharing import SHARING
from fabletop.games.prophecy.expansions.cooperative.time_freeze import (
    TIME_FREEZE,
    freeze,
    freeze_options,
    freeze_refusals,
    is_frozen,
    thaw,
    wake,
)
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.rules.battle.after_duel import aftermath, wound
from fabletop.games.prophecy.rules.battle.start import arrive
from fabletop.games.prophecy.rules.battle.wills import artifacts
from fabletop.games.prophecy.rules.hero.body import heal
from fabletop.games.prophecy.rules.hero.spells import cast, payable
from fabletop.games.prophecy.rules.table.composition import Decks
from fabletop.games.prophecy.state import NOBODY, Battle, Hero, Side, Table

COOPERATIVE: Final = "cooperative"
"""The name of this ending."""
DIFFICULTIES: Final[tuple[str, ...]] = ("easy", "normal", "hard")
MIRACLE: Final = "miracle_of_healing"

ALL_ARTIFACTS: Final = 5
"""The players must own all of them."""
LAST_TIME: Final = 3
"""The Chance deck is the clock: when it has run out this many times, the game is lost."""


def strengthen_guardians(table: Table, _decks: Decks) -> None:
    """Guardians are stronger by the chosen difficulty (W-231)."""
    table.power_up = DIFFICULTIES.index(table.options["difficulty"]) + 1


def united(table: Table, _hero: Hero) -> None:
    """The game is won when characters own all Artifacts, no matter which characters."""
    if sum([artifacts(table, hero) for hero in table.heroes]) >= ALL_ARTIFACTS:
        table.ended_by = "fellowship"
        table.note("fellowship")


def time_passes(table: Table) -> None:
    clock, last = fellowship(table), table.parts.last_deck
    clock.used_up += 1
    if clock.used_up == last:
        table.ended_by = "too_late"
        table.note("too_late")
    else:
        table.note("deck_used_up", last - clock.used_up)
        wake(table)


def mourn(table: Table, hero: Hero) -> None:
    """The game is lost when a character has died and her player has no other one left."""
    table.ended_by = "fallen"
    table.note("fallen", hero.seat)


def hunts(table: Table, _hero: Hero, other: Hero) -> bool:
    """Whether she may attack the other: only the Beast may be attacked, and it attacks nobody."""
    return bool(beast_of(table, other))


def price_of_defeat(table: Table, winner: Hero, loser: Hero, battle: Battle) -> bool:
    """The loser must lose Health; if the Beast was beaten, the winner gets it."""
    beast = beast_of(table, loser)
    if beast:
        loser.kept.remove(beast)
        become_beast(table, winner, beast)
    wound(table, battle, loser)
    aftermath(table, battle)
    return True


def shield_to_shield(table: Table, hero: Hero, battle: Battle, side: Side) -> list[Source]:
    """A friend in her space supports a hero who fights a Creature there."""
    if not battle.creature or table.assault != NOBODY:
        return []
    own = _shields(table, side.used)
    parts: list[Source] = []
    for friend in table.heroes:
        if friend.seat == hero.seat or friend.space != hero.space:
            continue
        for name in friend.abilities:
            numbers = table.box.abilities[name].params
            both = own and _shields(table, friend.items)
            if numbers.ally:
                parts.append((name, numbers.ally_shields if both else numbers.ally))
    return parts


def _shields(table: Table, items: tuple[str, ...] | list[str]) -> bool:
    """Whether there is an undamaged Shield."""
    return any(table.box.items[n].kind == "shield" and n not in table.damaged for n in items)


def healing_others(table: Table, hero: Hero, name: str) -> list[Option]:
    """The other characters, anywhere, whom an Ability used instead of moving could heal."""
    if not table.box.abilities[name].params.heal_other:
        return []
    wounded = [other for other in table.heroes if other.seat != hero.seat and other.present]
    return [
        option
        for other in wounded
        if other.wounds
        for option in payable(table, hero, name, (name, other.character))
    ]


def work_a_miracle(table: Table, hero: Hero, answer: Option) -> Step:
    """Miracle of Healing for another character, anywhere, instead of moving."""
    cast(table, hero, MIRACLE, answer)
    friend = next(other for other in table.heroes if other.character == answer[1])
    heal(table, friend, table.box.abilities[MIRACLE].params.heal_other)
    arrive(table)
    yield from ()


COOPERATION: Final = Part(
    pieces={NAME: Fellowship},
    shows=(show,),
    plays=(lambda card: card.part == COOPERATIVE,),
    leaves_out=(out_of_play,),
    unpack=(strengthen_guardians,),
    quiet=(is_frozen,),
    undrawn=(thaw,),
    last_deck=LAST_TIME,
    exhausted=(time_passes,),
    refusals={"own_turn": (freeze_refusals,)},
    spells={TIME_FREEZE: OwnTurnSpell(freeze_options, freeze)},
    ways=(hideout_options,),
    go={STASH: stash, FETCH: fetch, MIRACLE: work_a_miracle},
    offers=(hideout_options,),
    take={STASH: stash, FETCH: fetch},
    instead=(healing_others,),
    sharing=(SHARING,),
    together=True,
    hostile=hunts,
    bonuses=(shield_to_shield,),
    spoils=(price_of_defeat,),
    to_win=ALL_ARTIFACTS,
    crowned=united,
    bereft=mourn,
)
