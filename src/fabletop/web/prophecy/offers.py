"""The character draft and a trade, as the page shows them above the question."""

from typing import cast

from fabletop.web.prophecy.sight import Plain, Sight

CLAIMED = {
    "draft": frozenset({"hold", "play"}),
    "offer": frozenset({"give_item", "ask_item", "give_gold", "ask_gold"}),
}
"""Options that have their buttons there, by their first word."""


def draft(table: Sight) -> list[Plain]:
    """The character cards of the seat that looks."""
    return [
        {
            "id": name,
            "name": table.name(name),
            "strength": table.box.characters[name].strength,
            "willpower": table.box.characters[name].willpower,
            "homes": [(guild, table.name(guild)) for guild in table.box.characters[name].guilds],
        }
        for name in cast(list[str], table.view["draft"])
    ]


def offer(table: Sight) -> Plain | None:
    """What the trader gives and takes so far, for both to see."""
    made = cast(Plain | None, table.view["offer"])
    if made is None:
        return None
    trader, owned = cast(int, table.view["active"]), cast(list[Plain], table.view["heroes"])
    return {
        "trader": trader,
        "partner": made["partner"],
        "sides": [
            {
                "giver": giver,
                "name": table.words.hero(table.view, giver),
                "items": [table.card(item) for item in made[items]],
                "stock": {item: table.card(item) for item in owned[giver]["items"]},
                "gold": made[gold],
                "verbs": verbs,
            }
            for giver, items, gold, verbs in (
                (trader, "gives", "gives_gold", ("give_item", "give_gold")),
                (made["partner"], "takes", "takes_gold", ("ask_item", "ask_gold")),
            )
        ],
    }
