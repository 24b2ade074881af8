"""What a sorcerer sees of Seasons, entry by entry."""

from collections.abc import Sequence

from fabletop.core.question import Question
from fabletop.core.rows.writing import in_turn_order
from fabletop.envs.entries import Amounts, Entry, Flag, Number, Numbers, OneOf, SeenView, Several
from fabletop.envs.sheet import (
    ObservationSheet,
    question_entries,
    question_seen,
    seat_names,
    seen_from,
    subject_number,
)
from fabletop.games.seasons.box import PLAYERS, POOLS, open_box
from fabletop.games.seasons.domains import domains
from fabletop.games.seasons.numbers import BONUSES, HIGHEST, RESERVE, SPACES, SPARE_DICE, YEARS
from fabletop.games.seasons.printed import SHOWN
from fabletop.games.seasons.seen.row import SeasonsRow
from fabletop.games.seasons.seen.view import CardView, SeasonsView, SorcererView

SEATS = PLAYERS[-1]
DICE = SEATS + SPARE_DICE


def sheet() -> ObservationSheet:
    return ObservationSheet((*_table(), *_piles()), _sorcerer(), SEATS, look, SeasonsRow)


def _table() -> tuple[Entry, ...]:
    words = domains()
    cards, seats = words["card"], seat_names(SEATS)
    dice = [f"die_{number} {shown}" for number in range(1, DICE + 1) for shown in SHOWN]
    return (
        *question_entries(words["kind"], SEATS, (*cards, *words["energy"])),
        subject_number(10),
        OneOf("pool", tuple(POOLS), "The cards in the game."),
        OneOf("start", ("draft", "sets"), "How the cards were dealt."),
        OneOf("enchantment", words["enchantment"], "The enchantment."),
        OneOf("phase", words["phase"], "The phase."),
        OneOf("year", range(1, YEARS + 2), "The year; 4 when the third one has ended."),
        OneOf("space", range(1, SPACES + 1), "Where the season marker stands."),
        OneOf("season", words["season"], "The season."),
        Numbers("rates", words["energy"], 3, "Crystals for a token of each energy transmuted."),
        Number("round", 40, "The round."),
        OneOf("first", seats, "Who is first in this round."),
        OneOf("active", seats, "Whose turn it is."),
        Several("rolled", words["face"], "The dice that nobody has taken yet."),
        Numbers("dice", dice, 6, "What each of these dice shows."),
    )


def _piles() -> tuple[Entry, ...]:
    words = domains()
    cards = words["card"]
    return (
        Several("packet", cards, "The cards to pick from.", most=2),
        Number("packet_size", 18, "How many cards each player picks from."),
        Several("picks", cards, "The cards picked so far.", most=2),
        Several("library_two", cards, "This seat's library of year II.", most=2),
        Several("library_three", cards, "This seat's library of year III.", most=2),
        Several("offered", words["token"], "The tokens to choose from."),
        Number("deck", 140, "Cards in the draw pile."),
        OneOf("top_card", cards, "The top card of the draw pile, if this seat knows it."),
        Number("top_known", 5, "Cards on top of the draw pile that this seat knows."),
        Number("top_open", 5, "Cards on top of the draw pile that all know."),
        Number("discard", 140, "Cards in the discard pile."),
        Several("aside", cards, "Cards that somebody chooses from, as far as known.", most=2),
        Number("aside_size", 15, "How many there are."),
        OneOf("entering", cards, "The card that is being summoned or put into play."),
        Flag("transmuting", "The active player may transmute."),
        Number("more", 4, "Extra crystals for each token that the active player transmutes."),
        Number("summons", 8, "Cards summoned in this turn."),
        Flag("envisioned", "The Vision of Destiny was paid for in this turn."),
    )


def _sorcerer() -> tuple[Entry, ...]:
    words = domains()
    cards, copies = words["card"], words["copy"]
    return (
        Flag("present", "The seat is in the game."),
        Number("crystals", 200, "Crystals."),
        Number("gauge", HIGHEST, "Summoning gauge."),
        Number("room", HIGHEST, "Cards that still fit under the gauge."),
        Number("bonuses", BONUSES, "Bonuses used."),
        Numbers("reserve", words["energy"], 10, "Energy tokens in the reserve."),
        Number("limit", 10, "Energy tokens that the reserve can hold."),
        Number("covered", RESERVE, "Spaces of the reserve that the Drought has covered."),
        Several("in_play", copies, "Cards in play; a plus marks the second copy in the game."),
        Several("turned", copies, "Those that have been activated in this turn."),
        Several("mimics", words["item"], "What a Raven in play mimics."),
        Amounts("stored", cards, 15, "Energy tokens on cards in play."),
        Numbers("stored_energy", words["energy"], 15, "The same by energy."),
        Number("hand_size", 15, "Cards in hand."),
        Several("hand", cards, "Cards in hand, as far as this seat knows them.", most=2),
        Several("open", cards, "Cards in hand that all know.", most=2),
        Numbers("library_sizes", ("two", "three"), 5, "Cards in the libraries."),
        OneOf("token", words["token"], "The Special Ability token."),
        Flag("token_used", "It has been used."),
        Flag("io", "Has transmuted thanks to Io's Transmuter in this round."),
        Numbers("die", SHOWN, 6, "What the die that was taken shows."),
        OneOf("place", range(1, SEATS + 1), "The final place, when the game is over."),
    )


def look(
    view: SeasonsView, question: Question | None, seat: int
) -> tuple[SeenView, Sequence[SeenView]]:
    sorcerers = in_turn_order(view.sorcerers, seat)
    own, box = sorcerers[0], open_box()
    second, third = own.libraries
    table = {
        **_of_table(view, seat),
        **question_seen(question, seat, len(sorcerers)),
        "dice": [number for face in view.rolled for number in box.faces[face].shown],
        "library_two": second,
        "library_three": third,
        "offered": own.offered,
    }
    seen = []
    for sorcerer in sorcerers:
        face = view.taken[sorcerer.seat] if view.taken else ""
        die = box.faces[face].shown if face in box.faces else ()
        place = view.places[sorcerer.seat] if view.places else 0
        seen.append(_of_sorcerer(sorcerer, die, place))
    return table, seen


def _of_table(view: SeasonsView, seat: int) -> dict[str, object]:
    seats = len(view.sorcerers)
    return {
        "pool": view.pool,
        "start": view.start,
        "enchantment": view.enchantment,
        "phase": view.phase,
        "year": view.year,
        "space": view.space,
        "season": view.season,
        "rates": view.rates,
        "round": view.round,
        "first": seen_from(seat, view.first, seats),
        "active": seen_from(seat, view.active, seats),
        "rolled": view.rolled,
        "packet": view.packet,
        "packet_size": view.packet_size,
        "picks": view.picks,
        "deck": view.deck,
        "top_card": view.top[0] if view.top else "",
        "top_known": len(view.top),
        "top_open": view.top_open,
        "discard": view.discard,
        "aside": view.aside,
        "aside_size": len(view.aside),
        "entering": view.entering,
        "transmuting": view.transmuting,
        "more": view.more,
        "summons": view.summons,
        "envisioned": view.envisioned,
    }


def _of_sorcerer(sorcerer: SorcererView, die: tuple[int, ...], place: int) -> SeenView:
    play = sorcerer.play
    stored, energies = _stored(play)
    return {
        "present": True,
        "crystals": sorcerer.crystals,
        "gauge": sorcerer.gauge,
        "room": max(0, sorcerer.free_slots),
        "bonuses": sorcerer.bonuses,
        "reserve": sorcerer.reserve,
        "limit": sorcerer.limit,
        "covered": sorcerer.covered,
        "in_play": [item.tag for item in play],
        "turned": [item.tag for item in play if item.turned],
        "mimics": [item.mimics for item in play if item.mimics],
        "stored": stored,
        "stored_energy": energies,
        "hand_size": sorcerer.hand_size,
        "hand": sorcerer.hand,
        "open": sorcerer.open,
        "library_sizes": sorcerer.library_sizes,
        "token": sorcerer.token,
        "token_used": sorcerer.token_used,
        "io": sorcerer.io,
        "die": die,
        "place": place,
    }


def _stored(play: list[CardView]) -> tuple[dict[str, int], list[int]]:
    """The energy tokens on cards in play, by card and by energy."""
    stored: dict[str, int] = {}
    energies = [0, 0, 0, 0]
    for item in play:
        if any(item.energy):
            stored[item.card] = stored.get(item.card, 0) + sum(item.energy)
            energies = [one + other for one, other in zip(energies, item.energy, strict=True)]
    return stored, energies
