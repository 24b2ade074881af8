"""What cards of Enchanted Kingdom do when they enter play."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.seasons.cards.entering_others import take_one_back
from fabletop.games.seasons.numbers import ITEM
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.rules.agenda import asking, instant
from fabletop.games.seasons.rules.crystals import lose
from fabletop.games.seasons.rules.energy import NUMBER, drop_some, grant, purse, settle
from fabletop.games.seasons.rules.giving_up import besides_one, give, hand_or_shield, paying
from fabletop.games.seasons.rules.payment import (
    NO_CHANGES,
    Bill,
    bill_task,
    changed,
    crystal_price,
    has_energy_cost,
    payable,
)
from fabletop.games.seasons.rules.piles import (
    bury_all,
    choices,
    collected,
    draw,
    draw_to_hand,
    to_hand,
)
from fabletop.games.seasons.rules.play_area import find, of_category, on_play
from fabletop.games.seasons.rules.summoning import payable_elements
from fabletop.games.seasons.state import EVERYONE, Summoned, Table

SEEK_FAMILIAR = "familiar"


@on_play("selenias_codex")
def selenias_codex(table: Table, seat: int, item: Summoned) -> None:
    table.then(("codex", seat, item.tag))


@asking("codex")
def codex(table: Table, seat: int, tag: str) -> Step:
    """Another own magic item with energy in its cost comes back to the hand."""
    items = [
        item
        for item in of_category(table, table.sorcerers[seat], ITEM)
        if item.tag != tag and has_energy_cost(table, item.card)
    ]
    return take_one_back(table, seat, items)


@on_play("scroll_of_ishtar")
def scroll_of_ishtar(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("name_energy", seat, 0))


@on_play("familiar_catcher")
def familiar_catcher(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("search", seat, SEEK_FAMILIAR, 0))


@asking("name_energy")
def name_energy(table: Table, seat: int, again: int) -> Step:
    options: list[Option] = [("name", energy) for energy in ENERGIES]
    answer: Option = yield Question(seat, "name_energy", options)
    table.agenda.pop()
    table.note("named", seat, str(answer[1]))
    table.then(("search", seat, str(answer[1]), again))


@instant("search")
def search(table: Table, seat: int, wanted: str, again: int) -> None:
    """Reveal cards until one matches; the second match must be kept."""
    while True:
        drawn = draw(table)
        if drawn is None:
            table.note("not_found", seat)
            bury_all(table)
            return
        table.aside.append(drawn[0])
        table.aside_known.append(EVERYONE)
        table.note("revealed", seat, drawn[0])
        if _matches(table, drawn[0], wanted):
            break
    if again:
        _keep_found(table, seat)
    else:
        table.then(("found", seat, wanted))


def _matches(table: Table, card: str, wanted: str) -> bool:
    printed = table.box.cards[card]
    if wanted == SEEK_FAMILIAR:
        return printed.category == SEEK_FAMILIAR
    energies = table.box.prices[len(table.sorcerers)][card][0]
    return printed.category == ITEM and (printed.cost.elements or energies[NUMBER[wanted]] > 0)


@asking("found")
def found(table: Table, seat: int, wanted: str) -> Step:
    """Keep the first match, or search once more and keep the second."""
    card = table.aside[-1]
    options: list[Option] = [("keep", card), ("reject", card)]
    answer: Option = yield Question(seat, "found", options)
    table.agenda.pop()
    if answer[0] == "keep":
        _keep_found(table, seat)
        return
    bury_all(table)
    again = ("search", seat, wanted, 1) if wanted == SEEK_FAMILIAR else ("name_energy", seat, 1)
    table.then(again)


def _keep_found(table: Table, seat: int) -> None:
    card = table.aside.pop()
    table.aside_known.pop()
    bury_all(table)
    to_hand(table, seat, card, EVERYONE)
    table.note("kept_card", seat, card)
    collected(table, seat)


@on_play("throne_of_renewal")
def throne_of_renewal(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("throne", seat))


@asking("throne")
def throne(table: Table, seat: int) -> Step:
    """A card must go; then one is drawn and the bonus track goes back (S-097)."""
    sorcerer = table.sorcerers[seat]
    if not sorcerer.hand:
        table.agenda.pop()
        return
    options = hand_or_shield(sorcerer)
    answer: Option = yield Question(seat, "throne", options, always=len(sorcerer.hand) > 1)
    table.agenda.pop()
    give(table, seat, answer, others=besides_one(sorcerer))
    if sorcerer.bonuses:
        sorcerer.bonuses -= 1
        table.note("bonus_back", seat, sorcerer.bonuses)
    if draw_to_hand(table, seat, table.box.cards["throne_of_renewal"].params.cards):
        collected(table, seat)


@on_play("amulet_of_time")
def amulet_of_time(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("exchange_cards", seat, 0))
    grant(table, seat, table.box.cards["amulet_of_time"].params.energy)


@asking("exchange_cards")
def exchange_cards(table: Table, seat: int, given: int, saved: int = 0) -> Step:
    """Any number of cards goes first; then as many are drawn. What a Shield has saved does not go
    later."""
    sorcerer = table.sorcerers[seat]
    others = besides_one(sorcerer) - saved
    options: list[Option] = [("enough",)]
    if sorcerer.hand and others >= 0:
        options += hand_or_shield(sorcerer) if others else choices("discard", sorcerer.hand)
    answer: Option = yield Question(seat, "exchange_cards", options, subject=str(given))
    table.agenda.pop()
    if answer[0] != "enough":
        saved += paying(sorcerer, answer, others)
        table.then(("exchange_cards", seat, given + 1, saved))
        give(table, seat, answer, others=others)
    elif draw_to_hand(table, seat, given):
        collected(table, seat)


@on_play("raven_the_usurper")
def raven_the_usurper(table: Table, seat: int, item: Summoned) -> None:
    if any(of_category(table, table.sorcerers[other], ITEM) for other in table.opponents(seat)):
        table.then(("raven", seat, item.tag))


@asking("raven")
def raven(table: Table, seat: int, tag: str) -> Step:
    """Mimic an opponent's magic item for its full summoning cost, or nothing (S-163, I-059)."""
    options: list[Option] = [("decline",)]
    options += [("mimic", item.tag) for item in mimicable(table, seat)]
    answer: Option = yield Question(seat, "raven", options)
    table.agenda.pop()
    if answer[0] == "decline":
        return
    item = find(table.sorcerers[seat], tag)
    model = next(item for item in _items(table, seat) if item.tag == answer[1])
    assert item is not None, "Raven is not in play"
    item.mimics, item.power = model.tag, model.card
    table.note("mimics", seat, model.card)
    lose(table, seat, crystal_price(table, model.card))
    if table.box.cards[model.card].cost.elements:
        table.then(("elements", seat, tag))
    else:
        bill = bill_task(seat, _full_bill(table, model.card))
        table.then(bill, ("full", seat), ("on_play", seat, tag))


def mimicable(table: Table, seat: int) -> list[Summoned]:
    """Opponents' items whose cost the player can pay."""
    sorcerer = table.sorcerers[seat]
    have = purse(sorcerer)
    return [
        item
        for item in _items(table, seat)
        if sorcerer.crystals >= crystal_price(table, item.card)
        and (
            payable_elements(have, NO_CHANGES)
            if table.box.cards[item.card].cost.elements
            else payable(have, _full_bill(table, item.card))
        )
    ]


def _items(table: Table, seat: int) -> list[Summoned]:
    return [
        item
        for other in table.opponents(seat)
        for item in of_category(table, table.sorcerers[other], ITEM)
    ]


def _full_bill(table: Table, card: str) -> Bill:
    """Nothing is summoned, so nothing changes the cost (I-025)."""
    return changed(table.box.prices[len(table.sorcerers)][card][0], NO_CHANGES)


@on_play("warden_of_argos")
def warden_of_argos(table: Table, seat: int, _item: Summoned) -> None:
    table.then(("warden", seat))


@asking("warden")
def warden(table: Table, seat: int) -> Step:
    """Everybody gives up energy, or everybody a card; the summoner too."""
    options: list[Option] = [("warden", "energy"), ("warden", "card")]
    answer: Option = yield Question(seat, "warden", options)
    table.agenda.pop()
    table.note("warden", seat, str(answer[1]))
    tokens = table.box.cards["warden_of_argos"].params.tokens
    for other in reversed(table.order(seat)):
        if answer[1] == "energy":
            drop_some(table, other, tokens)
        else:
            table.then(("discard_one", other))


@on_play("ratty_nightshade")
def ratty_nightshade(table: Table, seat: int, _item: Summoned) -> None:
    tokens = table.box.cards["ratty_nightshade"].params.tokens
    table.then(*(("ratty", seat, other, tokens) for other in table.opponents(seat)), ("full", seat))


@asking("ratty")
def ratty(table: Table, seat: int, other: int, count: int) -> Step:
    """Up to two tokens of choice from an opponent's reserve."""
    reserve = table.sorcerers[other].reserve
    options: list[Option] = [
        ("rob", ENERGIES[energy], other) for energy, held in enumerate(reserve) if held
    ]
    if not options:
        table.agenda.pop()
        return
    answer: Option = yield Question(seat, "ratty", [*options, ("enough",)], subject=str(count))
    table.agenda.pop()
    if answer[0] == "enough":
        return
    energy = NUMBER[str(answer[1])]
    reserve[energy] -= 1
    table.sorcerers[seat].reserve[energy] += 1
    table.note("robbed", seat, other, str(answer[1]))
    if count > 1:
        table.then(("ratty", seat, other, count - 1))


@instant("full")
def full(table: Table, seat: int) -> None:
    settle(table, seat)
