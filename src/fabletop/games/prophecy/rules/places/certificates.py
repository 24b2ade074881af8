"""Certificates, the aim of the Basic version (R-228, R-233 to R-236)."""

from typing import Final

from fabletop.core.question import Option, Refusal
from fabletop.games.prophecy.rules.places.training import LETTER
from fabletop.games.prophecy.rules.table.decks import give_up_item
from fabletop.games.prophecy.rules.table.reasons import Reason, because, needs, refuse
from fabletop.games.prophecy.state import Hero, Table

CERTIFICATE_PRICE: Final = 5


def certificate_options(table: Table, hero: Hero) -> list[Option]:
    options: list[Option] = []
    if why_not_certificate(table, hero) is None:
        options.append(("certificate",))
    if LETTER in hero.items and why_not_certificate(table, hero, letter=True) is None:
        options.append(("certificate", LETTER))
    return options


def why_not_certificate(table: Table, hero: Hero, *, letter: bool = False) -> Reason | None:
    """5 Experience and 5 Gold; no Gold in the hero's own guilds or with a Letter; one per guild."""
    guild = table.box.board.guild[hero.space]
    abilities = table.box.abilities
    for card in hero.certificates:
        if abilities[card].guild == guild:
            return because("has_certificate", "R-233")
    if hero.experience < CERTIFICATE_PRICE:
        return needs("experience", "R-233", CERTIFICATE_PRICE, hero.experience)
    gold = certificate_gold(table, hero, guild)
    if letter:
        return None if gold else because("own_guild", "R-233")
    return None if hero.gold >= gold else needs("gold", "R-233", gold, hero.gold)


def certificate_gold(table: Table, hero: Hero, guild: str) -> int:
    """The Gold for the Certificate of a guild: none in her own guilds."""
    return 0 if guild in table.character(hero).guilds else CERTIFICATE_PRICE


def certificate(table: Table, hero: Hero, *, by_letter: bool = False) -> None:
    """Take a card of the guild, face down; the fifth one wins at once (R-235, R-236)."""
    guild = table.box.board.guild[hero.space]
    hero.experience -= CERTIFICATE_PRICE
    if by_letter:
        give_up_item(table, hero, LETTER)
    else:
        hero.gold -= certificate_gold(table, hero, guild)
    hero.certificates.append(table.ability_decks[guild].pop())
    table.note("certificate", hero.seat, guild)
    if len(hero.certificates) == certificates_to_win(table):
        table.ended_by = "certificates"


def certificates_to_win(table: Table) -> int:
    """One of each guild (R-236)."""
    return len(table.ability_decks)


def certificate_refusals(table: Table, hero: Hero) -> list[Refusal]:
    refusals: list[Refusal] = []
    if reason := why_not_certificate(table, hero):
        refusals.append(refuse(("certificate",), reason))
    if LETTER in hero.items and (reason := why_not_certificate(table, hero, letter=True)):
        refusals.append(refuse(("certificate", LETTER), reason))
    return refusals
