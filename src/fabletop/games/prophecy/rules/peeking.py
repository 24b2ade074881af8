"""Looking at face-down cards of a Realm on the way in: what was seen is known to one alone, until
the card is turned up."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.rules.realms import gate_of, hidden
from fabletop.games.prophecy.rules.skill import at_work
from fabletop.games.prophecy.state import Hero, Table

ENOUGH: Option = ("enough",)


def peek(table: Table, hero: Hero, realm: str) -> Step:
    """As many cards as her Abilities of this Realm allow; she may stop before."""
    abilities = [table.box.abilities[name] for name in hero.abilities]
    left = sum(card.params.peeks for card in abilities if at_work(table, hero, card))
    ids = table.box.board.ids
    while left:
        unseen = [ids[space] for space in hidden(table, realm) if ids[space] not in hero.seen]
        options: list[Option] = [("peek", space) for space in unseen]
        if not options:
            return
        options.append(ENOUGH)
        answer: Option = yield Question(hero.seat, "peek", options, gate_of(table, realm).id)
        if answer == ENOUGH:
            return
        left -= 1
        space = str(answer[1])
        card = table.face_down[table.box.board.index[space]]
        hero.seen.append(space)
        table.chance.reveal(card)
        table.note("peeked", hero.seat, space)
        table.whisper(hero.seat, "seen", hero.seat, card, space)
