"""The Prelude: drafting, sorting the cards into hand and libraries, choosing a token (S-030, S-031,
S-033 to S-036, S-150 to S-152). All choices are made at the same time; nobody sees another's."""

from typing import Final

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.rules.piles import choices, discard, show_top
from fabletop.games.seasons.rules.setup import DEALT
from fabletop.games.seasons.state import Table

CONSTRUCTION: Final = "elemental_construction"
EXPERIENCE: Final = "extended_experience"
SELECTION: Final = "natural_selection"

PILES: Final = 3


def pile_size(table: Table) -> int:
    """Cards for each year: three, or four with Extended Experience (S-031, S-151)."""
    keep = table.box.enchantments[table.enchantment].keep if table.enchantment else DEALT
    return keep // PILES


def ask_all(kind: str, verb: str, lists: list[list[str]]) -> tuple[Question, ...]:
    return tuple(Question(seat, kind, choices(verb, cards)) for seat, cards in enumerate(lists))


def draft(table: Table) -> Step | None:
    """Pick a card and pass the rest to the left; the last card is not asked for (S-030)."""
    if table.enchantment == CONSTRUCTION:
        return construct(table)
    if len(table.sorcerers[0].packet) > 1:
        return _pick(table)
    for seat, sorcerer in enumerate(table.sorcerers):
        sorcerer.picks.append(sorcerer.packet.pop())
        table.whisper(seat, "last_pick", sorcerer.picks[-1])
        if len(table.sorcerers) == 2 and table.enchantment != SELECTION:
            sorcerer.remembered = sorcerer.picks[1:]
    table.note("drafted")
    table.phase = "reject" if table.enchantment == SELECTION else "sort"
    return None


def _pick(table: Table) -> Step:
    rejecting = is_first_selection(table)
    kind = "reject" if rejecting else "pick"
    packets = [sorcerer.packet for sorcerer in table.sorcerers]
    answers: tuple[Option, ...] = yield ask_all(kind, kind, packets)
    for seat, answer in enumerate(answers):
        sorcerer, card = table.sorcerers[seat], str(answer[1])
        sorcerer.packet.remove(card)
        if rejecting:
            discard(table, card, 1 << seat)
        else:
            sorcerer.picks.append(card)
    table.note("passed")
    for sorcerer, packet in zip(table.sorcerers, [packets[-1], *packets[:-1]], strict=True):
        sorcerer.packet = packet


def is_first_selection(table: Table) -> bool:
    """Natural Selection: whether this pick is the first one, which is thrown away (S-152)."""
    if table.enchantment != SELECTION:
        return False
    return len(table.sorcerers[0].packet) == table.box.enchantments[SELECTION].deal


def reject(table: Table) -> Step:
    """Natural Selection: one of the ten cards is thrown away too (S-152)."""
    hands = [sorcerer.picks for sorcerer in table.sorcerers]
    answers: tuple[Option, ...] = yield ask_all("reject_one", "reject", hands)
    for seat, answer in enumerate(answers):
        table.sorcerers[seat].picks.remove(str(answer[1]))
        discard(table, str(answer[1]), 1 << seat)
    table.phase = "sort"


def construct(table: Table) -> Step:
    """Elemental Construction: choose nine of eighteen cards; nothing is passed (S-150)."""
    packets = [sorcerer.packet for sorcerer in table.sorcerers]
    answers: tuple[Option, ...] = yield ask_all("pick", "pick", packets)
    for sorcerer, answer in zip(table.sorcerers, answers, strict=True):
        sorcerer.packet.remove(str(answer[1]))
        sorcerer.picks.append(str(answer[1]))
    if len(table.sorcerers[0].picks) == table.box.enchantments[CONSTRUCTION].keep:
        for sorcerer in table.sorcerers:
            table.deck += sorcerer.packet
            sorcerer.packet = []
        table.chance.shuffle(table.deck)
        table.deck_known = [0] * len(table.deck)
        table.phase = "sort"


def sort(table: Table) -> Step | None:
    """Sort the cards into three sets: the hand of year I, the libraries of years II and III
    (S-031)."""
    size = pile_size(table)
    first = table.sorcerers[0]
    if len(first.picks) > size:
        return _sort_one(table, "library_two" if len(first.hand) == size else "hand")
    for sorcerer in table.sorcerers:
        sorcerer.libraries[1], sorcerer.picks = sorcerer.picks, []
    table.phase = "token" if table.tokens else "begin_tournament"
    return None


def _sort_one(table: Table, place: str) -> Step:
    cards = [sorcerer.picks for sorcerer in table.sorcerers]
    answers: tuple[Option, ...] = yield ask_all(place, place, cards)
    for seat, answer in enumerate(answers):
        sorcerer, card = table.sorcerers[seat], str(answer[1])
        sorcerer.picks.remove(card)
        if place == "hand":
            sorcerer.hand.append(card)
            sorcerer.known.append(1 << seat)
        else:
            sorcerer.libraries[0].append(card)


def choose_token(table: Table) -> Step:
    """Choose one of three Special Ability tokens; the other two leave the game (S-034, S-035)."""
    offers = [sorcerer.offered for sorcerer in table.sorcerers]
    answers: tuple[Option, ...] = yield ask_all("token", "token", offers)
    for seat, answer in enumerate(answers):
        sorcerer = table.sorcerers[seat]
        sorcerer.token = str(answer[1])
        sorcerer.offered = []
        table.note("token", seat, sorcerer.token)
    table.phase = "begin_tournament"


def begin_tournament(table: Table) -> None:
    show_top(table)
    table.phase = "new_round"
