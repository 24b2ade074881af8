"""What concerns everybody: the enchantment, the piles, and cards that are face up for a moment."""

from fabletop.cli.seasons.cards import said
from fabletop.cli.seasons.names import Names
from fabletop.games.seasons.seen.view import SeasonsView


def enchantment(view: SeasonsView, names: Names) -> list[str]:
    """The rule that holds for everybody."""
    if not view.enchantment:
        return []
    name, text = (get(view, view.enchantment) for get in (names.thing, names.text))
    return [names.say("enchantment", name=name, text=text)]


def own_token(view: SeasonsView, names: Names) -> list[str]:
    """What the reader's Special Ability token does, until it is used."""
    if view.seat is None:
        return []
    own = view.sorcerers[view.seat]
    if not own.token or own.token_used:
        return []
    name, text = names.thing(view, own.token), names.text(view, own.token)
    return [names.say("own-token", name=name, text=text)]


def piles(view: SeasonsView, names: Names) -> list[str]:
    lines = [names.say("piles", deck=view.deck, discard=view.discard)]
    seen = view.top_open
    for message, cards in (("open", view.top[:seen]), ("top", view.top[seen:])):
        if cards:
            lines.append(names.say(message, things=names.things(view, cards)))
    return lines


def entering(view: SeasonsView, names: Names) -> list[str]:
    if not view.entering:
        return []
    return [names.say("entering", name=names.thing(view, view.entering))]


def aside_sentences(view: SeasonsView, names: Names) -> list[str]:
    if not view.aside:
        return []
    return [names.say("aside"), *(said(view, card, names) for card in view.aside)]
