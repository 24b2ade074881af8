"""Where the game stands: the round, the stage, and what is still to be done in this turn; the
character cards of the draft; a trade that is being put together."""

from fabletop.cli.prophecy.names import Names, Shown
from fabletop.games.prophecy.box import open_box


def standing(view: Shown, names: Names) -> list[str]:
    """The round and the stage."""
    said = [names.say("round", n=view["round"], hero=names.hero(view, view["active"]))]
    if view["stage"]:
        said.append(names.say(f"stage-{view['stage']}", n=view["decks"]["chance"]))
    return said


def pending(view: Shown, names: Names) -> list[str]:
    """What is out of the ordinary in this turn."""
    said = []
    if view["turn"] > 1 or view["extra_turns"]:
        said.append(names.say("turn", n=view["turn"], more=view["extra_turns"]))
    if view["movements"]:
        said.append(names.say("movements", n=view["movements"]))
    if view["credit"]:
        said.append(names.say("credit", n=view["credit"]))
    return said


def draft(view: Shown, names: Names) -> list[str]:
    """The character cards in one's hand; for who watches, that they are being chosen."""
    characters = open_box(view["cards"]).characters
    if not view["draft"]:
        return [names.say("draft-watched")]
    said = [names.say("draft")]
    for name in view["draft"]:
        card = characters[name]
        said.append(
            names.say(
                "character",
                name=names.thing(view, name),
                strength=card.strength,
                willpower=card.willpower,
                first=names.thing(view, card.guilds[0]),
                second=names.thing(view, card.guilds[1]),
            )
        )
    return said


def offer(view: Shown, names: Names) -> list[str]:
    """Who would give what to whom."""
    shown = view["offer"]
    sides = (
        (view["active"], shown["gives"], shown["gives_gold"]),
        (shown["partner"], shown["takes"], shown["takes_gold"]),
    )
    said = []
    for seat, items, gold in sides:
        things = [names.thing(view, item) for item in items]
        things += [f"{gold} {names.term('gold')}"] if gold else []
        given = ", ".join(things) or names.say("nothing-yet")
        said.append(names.say("gives", hero=names.hero(view, seat), things=given))
    return said
