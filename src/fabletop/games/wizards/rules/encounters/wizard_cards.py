"""Wizard Cards: drawing, the Random Wizards table, producing High Wizards and Secret Wizards, and
meeting the drawn cards (Z-042 to Z-046, Z-283 to Z-285, Z-301 to Z-303)."""

from typing import Final

from fabletop.games.wizards.box import HIGH_WIZARD, TRAP, Box
from fabletop.games.wizards.pieces import HighWizard
from fabletop.games.wizards.rules.agenda import instant
from fabletop.games.wizards.rules.travel import transport
from fabletop.games.wizards.rules.travel.places import CENTRE, RUKTAL, name, random_living_space
from fabletop.games.wizards.state import EVERYONE, Table

HUNDRED: Final = 100
HALF: Final = 50


def random_wizard(box: Box, roll: int, *, ignoring: bool = False) -> str:
    """The card for a roll of 00 to 99; "" means roll again. If Traps and Phantasms are ignored, 50
    is subtracted from a roll of 50 or more (Z-043 to Z-046)."""
    if ignoring and roll >= HALF:
        roll -= HALF
    return next((card.id for card in box.wizards.values() if card.low <= roll <= card.high), "")


def roll_wizard(table: Table, *, ignoring: bool) -> str:
    """Roll on the Random Wizards table, regardless of the deck."""
    card = ""
    while not card:
        card = random_wizard(table.box, table.chance.roll(HUNDRED) - 1, ignoring=ignoring)
    return card


def draw_card(table: Table) -> str:
    """Draw the top card; if everybody knows which cards are in the deck, dice decide (Z-303)."""
    if not table.variants.cooperative:
        return table.chance.draw(table.deck)
    while True:
        card = roll_wizard(table, ignoring=False)
        if card in table.deck:
            table.deck.remove(card)
            return card


def show_card(table: Table) -> str:
    """Draw a card that everybody sees; "" if the deck is exhausted."""
    if not table.deck:
        table.note("no_wizard")
        return ""
    card = draw_card(table)
    table.shown.append(card)
    table.note("wizard_card", card)
    return card


@instant("return_cards")
def return_cards(table: Table) -> None:
    """Return the cards that were shown to the deck, and shuffle it."""
    if table.shown:
        table.deck += table.shown
        table.shown = []
        table.chance.shuffle(table.deck)


def produce(table: Table, seat: int, known: int = EVERYONE) -> None:
    """Place a High Wizard in a RANDOM space: the first one in the deck, with the cards drawn before
    him hidden beneath. Never at Rüktal, where he could not be met."""
    under = []
    highs = table.box.high_wizards
    if not any(card in highs for card in table.deck):
        table.note("no_wizard")
        return
    card = draw_card(table)
    while card not in highs:
        under.append(card)
        card = draw_card(table)
    space = random_living_space(table)
    while space == table.isles.where[RUKTAL]:
        space = random_living_space(table)
    if table.variants.cooperative:
        known = EVERYONE
    table.standing.append(HighWizard(card, space, known, under))
    _announce(table, card, name(table, space), known)
    here = table.at(space, seat)
    if here:
        table.then(*(("meet_standing", other, space) for other in here), ("mages_leave", space))


def _announce(table: Table, card: str, where: str, known: int) -> None:
    if known == EVERYONE:
        table.note("produced", card, where)
        return
    table.note("secret", where)
    for seat in range(len(table.players)):
        if known >> seat & 1:
            table.whisper(seat, "secret_is", card)


@instant("meet_standing")
def meet_standing(table: Table, seat: int, space: int) -> None:
    """Meet the High Wizards in a space, in order of rank (Z-083)."""
    player = table.players[seat]
    if player.space != space:
        return
    here = [one for one in table.standing if one.space == space]
    for standing in here:
        if standing.known != EVERYONE:
            standing.known = EVERYONE
            table.chance.reveal(standing.card)
            table.note("unmasked", standing.card)
    here.sort(key=lambda one: table.box.wizards[one.card].rank)
    player.met = player.warned = True
    table.then(*(("meet", seat, one.card, player.arrivals) for one in here))


@instant("mages_leave")
def mages_leave(table: Table, space: int) -> None:
    """The wizards who were met leave the map; the cards beneath them are shown and go back to the
    deck (Z-285)."""
    for standing in [one for one in table.standing if one.space == space]:
        dismiss(table, standing)


def dismiss(table: Table, standing: HighWizard) -> None:
    table.standing.remove(standing)
    table.note("mage_leaves", standing.card)
    for card in standing.under:
        table.chance.reveal(card)
        table.note("beneath", card)
    table.deck += [standing.card, *standing.under]
    table.chance.shuffle(table.deck)


def meet_card(table: Table, seat: int, card: str) -> None:
    """A Phantasm does nothing; a Trap transports; a High Wizard is met."""
    printed = table.box.wizards[card]
    player = table.players[seat]
    if printed.kind == HIGH_WIZARD:
        table.then(("meet", seat, card, player.arrivals))
    elif printed.kind == TRAP:
        how = transport.TO_THE_LAIR if printed.to == CENTRE else transport.FORCED
        transport.send(table, seat, printed.to, how | transport.TRAP)


@instant("draw_wizard")
def draw_wizard(table: Table, seat: int) -> None:
    """Encounter one Wizard Card."""
    card = show_card(table)
    if card:
        table.then(("return_cards",))
        meet_card(table, seat, card)


@instant("draw_high_wizards")
def draw_high_wizards(table: Table, seat: int, count: int) -> None:
    """Meet `count` High Wizards, one after the other; Traps and Phantasms are shown and ignored
    (Z-015, Z-283, Z-284)."""
    if not count:
        table.then(("return_cards",))
        return
    card = show_card(table)
    while card and table.box.wizards[card].kind != HIGH_WIZARD:
        card = show_card(table)
    if not card:
        table.then(("return_cards",))
        return
    table.then(
        ("meet", seat, card, table.players[seat].arrivals), ("draw_high_wizards", seat, count - 1)
    )
