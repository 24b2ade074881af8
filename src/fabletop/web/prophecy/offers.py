"""The draft of characters and Races, a trade, and the Riddler's answers, as the page shows them
above the question."""

from typing import cast

from fabletop.core.codec import JsonObject
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
    return [_drafted(table, card) for card in dict.fromkeys(cast(list[str], table.view["draft"]))]


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
    made = cast(JsonObject | None, table.view["offer"])
    if made is None:
        return None
    trader = cast(int, made["proposer"])
    return {
        "trader": trader,
        "partner": made["partner"],
        "sides": [
            _side(table, made, trader, "gives", "give", made["tells"]),
            _side(table, made, made["partner"], "takes", "ask", made["hears"]),
        ],
    }


def _side(
    table: ProphecyPicture, made: JsonObject, giver: int, what: str, verb: str, told: list[str]
) -> JsonObject:
    """What one of the two gives; options to add to it begin with this verb."""
    owned = cast(list[JsonObject], table.view["heroes"])[giver]
    amounts = {"gold": made[f"{what}_gold"], "map": made[f"{what}_maps"], **made[f"{what}_more"]}
    return {
        "giver": giver,
        "name": table.words.hero(table.view, giver),
        "items": [table.card(item) for item in made[what]],
        "stock": {item: table.card(item) for item in owned["items"]},
        "amounts": [(kind, n) for kind, n in amounts.items() if n],
        "told": [table.name(plane) for plane in told],
        "item_verb": f"{verb}_item",
        "verbs": [(f"{verb}_{kind}", kind) for kind in AMOUNTS],
    }


def riddle(table: ProphecyPicture) -> list[tuple[str, str]]:
    """What the Riddler has answered: each question, and yes or no."""
    answers = (words.split() for words in cast(list[str], table.view["riddle"]))
    return [(table.words.label(("ask", what), table.view), said) for what, said in answers]
