"""The draft of characters and Races, a trade, and the Riddler's answers, as the page shows them
above the question."""

from fabletop.core.codec import JsonObject
from fabletop.games.prophecy.seen.battles.sides import TradingSide, offer_sides
from fabletop.web.prophecy.picture import ProphecyPicture

AMOUNTS = ("gold", "map", "magic", "experience")
"""Goods that are traded in numbers."""

CLAIMED = {
    "draft": frozenset({"hold", "play", "be"}),
    "offer": frozenset(f"{verb}_{what}" for verb in ("give", "ask") for what in ("item", *AMOUNTS)),
}
"""Options with buttons in this part of the page, by their first word."""


def draft(table: ProphecyPicture) -> list[JsonObject]:
    """The cards that the reader can choose from."""
    return [_drafted(table, card) for card in dict.fromkeys(table.view.draft)]


def _drafted(table: ProphecyPicture, card: str) -> JsonObject:
    shown: JsonObject = {"id": card, "name": table.name(card)}
    if card in table.box.races:
        told = table.words.text(table.view, card)
        return shown | {"art": f"race.{card}", "told": told, "stats": (), "homes": ()}
    character = table.box.characters[card]
    stats = (("strength", character.strength), ("willpower", character.willpower))
    homes = [(guild, table.name(guild)) for guild in character.guilds]
    return shown | {"art": f"character.{card}", "told": "", "stats": stats, "homes": homes}


def offer(table: ProphecyPicture) -> JsonObject | None:
    """What the trader gives and takes so far, as both see it."""
    made = table.view.offer
    if made is None:
        return None
    return {
        "trader": made.proposer,
        "partner": made.partner,
        "sides": [
            _side(table, side, verb)
            for side, verb in zip(offer_sides(made), ("give", "ask"), strict=True)
        ],
    }


def _side(table: ProphecyPicture, side: TradingSide, verb: str) -> JsonObject:
    """What one of the two gives; options to add to it begin with this verb."""
    amounts = {"gold": side.gold, "map": side.maps, **side.more}
    return {
        "giver": side.giver,
        "name": table.words.hero(table.view, side.giver),
        "items": [table.card(item) for item in side.items],
        "stock": {item: table.card(item) for item in table.view.heroes[side.giver].items},
        "amounts": [(kind, n) for kind, n in amounts.items() if n],
        "told": [table.name(plane) for plane in side.tells],
        "item_verb": f"{verb}_item",
        "verbs": [(f"{verb}_{kind}", kind) for kind in AMOUNTS],
    }


def riddle(table: ProphecyPicture) -> list[tuple[str, str]]:
    """What the Riddler has answered: each question, and yes or no."""
    answers = (words.split() for words in table.view.riddle)
    return [(table.words.label(("ask", what), table.view), said) for what, said in answers]
