"""The draw pile, the face-down discard pile and the hands, and who knows which card (S-063, S-130
to S-133, S-135, S-155, S-159). Everyone knows a revealed card; only the player who looked at a card
knows it."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.box import has_enchanted
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.state import EVERYONE, Table

VISION: Final = "vision_of_destiny"
EMBRACE: Final = "argoss_embrace"

SHOWN: Final = 2
"""How many cards of the draw pile lie open with the Vision of Destiny."""


def draw(table: Table) -> tuple[str, int] | None:
    """The top card and who knew it, or None if both piles are empty (S-131, S-132)."""
    refill(table)
    if not table.deck:
        return None
    card = table.chance.drawn(table.deck[-1])
    if card != table.deck[-1]:
        _bring_up(table, card)
    table.deck.pop()
    known = table.deck_known.pop()
    refill(table)
    show_top(table)
    return card, known


def _bring_up(table: Table, card: str) -> None:
    """Exchange the top card with the card that a script wants next."""
    places = [place for place, other in enumerate(table.deck) if other == card]
    place = min(places, key=lambda place: (table.deck_known[place], -place))
    table.deck[place] = table.deck[-1]
    table.deck[-1] = card


def refill(table: Table) -> None:
    """A new draw pile from the discard pile as soon as the old one is empty (S-131)."""
    if not table.deck and table.discard:
        table.deck, table.discard = table.discard, table.deck
        table.chance.shuffle(table.deck)
        table.deck_known = [0] * len(table.deck)
        table.discard_known = []
        table.note("reshuffled", len(table.deck))


def show_top(table: Table) -> None:
    """The Vision of Destiny keeps the top two cards open (S-159)."""
    if table.enchantment != VISION:
        return
    for place in range(-1, -1 - min(SHOWN, len(table.deck)), -1):
        if table.deck_known[place] != EVERYONE:
            table.deck_known[place] = EVERYONE
            table.chance.reveal(table.deck[place])
            table.note("visible", table.deck[place])


def look_at_top(table: Table, seat: int, count: int) -> list[str]:
    """Look at the top cards in private; they stay where they are (S-133)."""
    refill(table)
    show_top(table)
    cards = table.deck[: -1 - count : -1]
    for place in range(-1, -1 - len(cards), -1):
        table.deck_known[place] |= 1 << seat
    for card in cards:
        table.chance.reveal(card)
        table.whisper(seat, "looked", card)
    return cards


def lay_aside(table: Table, seat: int, count: int) -> None:
    """Draw cards that the player looks at and chooses from."""
    for _ in range(count):
        drawn = draw(table)
        if drawn is None:
            break
        table.aside.append(drawn[0])
        table.aside_known.append(drawn[1] | 1 << seat)
        table.whisper(seat, "drew", drawn[0])


def pick_up(table: Table, card: str) -> int:
    """Take away one of the cards laid aside. Returns who knows it."""
    place = table.aside.index(card)
    del table.aside[place]
    return table.aside_known.pop(place)


def to_hand(table: Table, seat: int, card: str, known: int) -> None:
    sorcerer = table.sorcerers[seat]
    sorcerer.hand.append(card)
    sorcerer.known.append(known | 1 << seat)


def from_hand(table: Table, seat: int, card: str) -> None:
    """Take a card out of the hand; everybody sees which one."""
    sorcerer = table.sorcerers[seat]
    place = _best_known(sorcerer.hand, sorcerer.known, card)
    del sorcerer.hand[place], sorcerer.known[place]
    if card in sorcerer.remembered:
        sorcerer.remembered.remove(card)


def _best_known(cards: list[str], known: list[int], card: str) -> int:
    places = [place for place, other in enumerate(cards) if other == card]
    return max(places, key=lambda place: known[place])


def discard_from_hand(table: Table, seat: int, card: str) -> None:
    """Discard face down (S-120, S-130): the others no longer know for sure what is left in the
    hand."""
    sorcerer = table.sorcerers[seat]
    place = _best_known(sorcerer.hand, sorcerer.known, card)
    known = sorcerer.known[place] if len(sorcerer.hand) == 1 else 1 << seat
    del sorcerer.hand[place], sorcerer.known[place]
    sorcerer.known = [1 << seat] * len(sorcerer.hand)
    sorcerer.remembered = []
    discard(table, card, known)
    table.note("discarded", seat)
    table.whisper(seat, "discarded_card", card)


def discard(table: Table, card: str, known: int) -> None:
    table.discard.append(card)
    table.discard_known.append(known)
    if table.enchantment == VISION and not table.deck:
        refill(table)
        show_top(table)


def discard_top(table: Table, seat: int) -> None:
    """The top card of the draw pile goes to the discard pile."""
    drawn = draw(table)
    if drawn is None:
        return
    card, known = drawn
    discard(table, card, known)
    if known == EVERYONE:
        table.note("swept", seat, card)
    else:
        table.note("swept_unseen", seat)


def draw_to_hand(table: Table, seat: int, count: int = 1) -> int:
    """Draw cards that must be kept. Returns how many there were."""
    for number in range(count):
        drawn = draw(table)
        if drawn is None:
            return number
        to_hand(table, seat, *drawn)
        table.note("drew_card", seat)
        table.whisper(seat, "drew", drawn[0])
    return count


def collected(table: Table, seat: int) -> None:
    """After cards were collected and kept: pay for Argos's Embrace, once per effect (S-155)."""
    if price_of_keeping(table):
        table.then(("embrace", seat))


def price_of_keeping(table: Table) -> int:
    """Crystals that Argos's Embrace takes for keeping cards (S-155)."""
    return table.box.enchantments[EMBRACE].crystals if table.enchantment == EMBRACE else 0


@asking("keep_or_discard")
def keep_or_discard(table: Table, seat: int) -> Step:
    """A drawn card may be discarded at once (S-063)."""
    card = table.aside[0]
    options: list[Option] = [("keep", card), ("discard", card)]
    answer: Option = yield Question(seat, "keep_or_discard", options)
    table.agenda.pop()
    known = pick_up(table, card)
    if answer[0] == "keep":
        keep(table, seat, card, known)
    else:
        discard(table, card, known)
        table.note("discarded", seat)


def keep(table: Table, seat: int, card: str, known: int) -> None:
    to_hand(table, seat, card, known)
    table.note("kept", seat)
    collected(table, seat)


@asking("keep_one")
def keep_one(table: Table, seat: int) -> Step:
    """Take one of the cards laid aside into the hand; the others are discarded."""
    options = choices("keep", table.aside)
    answer: Option = yield Question(seat, "keep_one", options, always=len(table.aside) > 1)
    table.agenda.pop()
    hide_choice(table, seat)
    card = str(answer[1])
    known = pick_up(table, card)
    keep(table, seat, card, known)
    table.then(("bury", seat))


def hide_choice(table: Table, seat: int) -> None:
    """Nobody else sees where each of the cards laid aside goes, even if they knew all of them."""
    if len(set(table.aside)) > 1:
        table.aside_known = [1 << seat] * len(table.aside)


def choices(verb: str, cards: list[str]) -> list[Option]:
    """An option for every different card."""
    return [(verb, card) for card in dict.fromkeys(cards)]


@instant("bury")
def bury(table: Table, seat: int) -> None:
    """Discard the cards left aside, in the order of the player's choice (S-135). The order matters
    only for the Potion of Resurrection."""
    if len(table.aside) > 1 and has_enchanted(table.pool):
        hide_choice(table, seat)
        table.then(("bury_next", seat))
    else:
        bury_all(table)


def bury_all(table: Table) -> None:
    for card in table.aside[:]:
        discard(table, card, pick_up(table, card))


@asking("bury_next")
def bury_next(table: Table, seat: int) -> Step:
    options = [("any_order",), *choices("bury", table.aside)]
    answer: Option = yield Question(seat, "bury", options)
    table.agenda.pop()
    if answer[0] == "any_order":
        bury_all(table)
    else:
        discard(table, str(answer[1]), pick_up(table, str(answer[1])))
        table.then(("bury", seat))
