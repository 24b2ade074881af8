"""The decks in the middle of the ring, and the guilds' decks if they are on a separate board."""

from fabletop.core.codec import JsonObject
from fabletop.core.texts.catalogue import Catalogue
from fabletop.web.prophecy.picture import ProphecyPicture
from fabletop.web.prophecy.ring import BoardShape


def decks(table: ProphecyPicture, said: Catalogue, shape: BoardShape) -> list[JsonObject]:
    left = table.view.decks
    thrown = table.view.discards
    shown = [
        (name, table.words.term(f"deck_{name}"), count, thrown[name])
        for name, count in left.items()
    ]
    island = table.view.island
    if island is not None:
        shown.append(("fragments", said.say("deck-fragments"), island.fragments, []))
        shown.append(("treasures", said.say("deck-treasures"), island.treasures, []))
    return [
        {
            "id": name,
            "name": called,
            "count": count,
            "top": table.card(discard[-1]) if discard else None,
            "x": x,
            "y": y,
        }
        for (name, called, count, discard), (x, y) in zip(shown, shape.decks, strict=True)
    ]


def guild_decks(table: ProphecyPicture) -> list[JsonObject]:
    """The decks on the Ability board: of the guilds, then of the Realms (W-052, W-054)."""
    if not table.view.ability_board:
        return []
    guilds = table.view.ability_decks
    shown = [
        {"id": guild, "name": table.name(guild), "art": f"place.{guild}", "count": count}
        for guild, count in guilds.items()
    ]
    for name, realm in table.view.realms.items():
        called = table.words.realm_abilities(name)
        shown.append({"id": name, "name": called, "art": f"realm.{name}", "count": realm.abilities})
    return shown
