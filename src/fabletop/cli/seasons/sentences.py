"""Seasons in sentences, for plain mode: the content of the drawing, in order."""

from collections.abc import Sequence

from fabletop.cli.seasons.cards import libraries, said, said_in_a_row
from fabletop.cli.seasons.names import Names, capital, own_hand
from fabletop.cli.seasons.sorcerers import called, standing
from fabletop.games.seasons.numbers import BONUSES, SPACES
from fabletop.games.seasons.seen.turn import bonus_penalty, left_over, rates_of
from fabletop.games.seasons.seen.view import CardView, SeasonsView


def wheel(view: SeasonsView, names: Names) -> str:
    pairs = zip(names.energies, rates_of(view, view.active), strict=True)
    return names.say(
        "wheel",
        moment=names.moment(view),
        season=names.seasons[view.season],
        space=view.space,
        spaces=SPACES,
        rates=", ".join(f"{energy} {rate}" for energy, rate in pairs),
    )


def dice(view: SeasonsView, names: Names) -> list[str]:
    spoken = [
        names.say("took", who=names.sorcerer(seat), face=names.face(view, taken))
        for seat, taken in enumerate(view.taken)
        if taken
    ]
    if view.rolled:
        label = names.say("dice-left" if left_over(view) else "dice-to-take")
        faces = "; ".join(names.face(view, face) for face in view.rolled)
        spoken.append(f"{names.labelled(label, faces)}.")
    return spoken


def sorcerer(view: SeasonsView, seat: int, names: Names) -> str:
    shown = view.sorcerers[seat]
    two, three = shown.library_sizes
    cards = names.say("cards", hand=shown.hand_size, two=two, three=three)
    spoken = [brief(view, seat, names), cards]
    spoken += [*(f"{capital(line)}." for line in standing(view, shown, names))]
    items = [_item(item, shown.play, names) for item in shown.play]
    if items:
        spoken.append(f"{names.labelled(capital(names.term('play')), ', '.join(items))}.")
    return " ".join(spoken)


def brief(view: SeasonsView, seat: int, names: Names) -> str:
    """A sorcerer in brief: what changes from answer to answer."""
    shown = view.sorcerers[seat]
    return names.say(
        "sorcerer",
        who=names.person(seat),
        crystals=shown.crystals,
        held=names.counted(shown.reserve) or names.say("nothing"),
        tokens=sum(shown.reserve),
        limit=shown.limit,
        gauge=shown.gauge,
        cards=len(shown.play),
        bonuses=shown.bonuses,
        most=BONUSES,
        penalty=bonus_penalty(shown.bonuses),
    )


def _item(item: CardView, played: Sequence[CardView], names: Names) -> str:
    marks = [names.say("holds", tokens=names.counted(item.energy))] if any(item.energy) else []
    marks += [names.say("turned")] if item.turned else []
    name = called(item, played, names)
    return f"{name} ({', '.join(marks)})" if marks else name


def own_cards(view: SeasonsView, names: Names) -> list[str]:
    """The reader's hand in full, her libraries by name."""
    hand = own_hand(view)
    spoken = [names.say("count", label=names.say("own-hand"), n=len(hand))] if hand else []
    spoken += [said(view, card, names) for card in hand]
    return spoken + [
        said_in_a_row(view, cards, names, label) for label, cards in libraries(view, names)
    ]


def hand(view: SeasonsView, names: Names) -> list[str]:
    """The reader's hand with its costs, in one sentence."""
    cards = own_hand(view)
    return [said_in_a_row(view, cards, names, names.say("own-hand"))] if cards else []
