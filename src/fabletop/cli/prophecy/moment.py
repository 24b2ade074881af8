"""The state of the game: the round, the stage, and what is still to be done in this turn; the
character cards of the draft; a trade that is being prepared."""

from fabletop.cli.prophecy.names import Names
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.seen.battles.sides import offer_sides
from fabletop.games.prophecy.seen.endings import apocalypse_takes, chance_decks
from fabletop.games.prophecy.seen.view import OfferView, ProphecyView


def standing(view: ProphecyView, names: Names) -> list[str]:
    """The round and the stage."""
    said = [names.say("round", n=view.round, hero=names.hero(view, view.active))]
    if view.stage:
        cards, taken = view.decks["chance"], apocalypse_takes(view)
        health, magic = taken["Health"], taken["Magic"]
        said.append(names.say(f"stage-{view.stage}", n=cards, health=health, magic=magic))
    last = chance_decks(view)
    if last:
        said.append(names.say("time", n=view.used_up, cards=view.decks["chance"], last=last))
    if view.storms:
        alone = len(view.storms) == 1
        whose = names.hero(view, view.storms[0])
        said.append(names.say("storm", hero=whose) if alone else names.say("storms"))
    if view.frozen:
        said.append(names.say("frozen", n=view.frozen))
    return said


def pending(view: ProphecyView, names: Names) -> list[str]:
    """What is unusual in this turn."""
    said = []
    if view.turn > 1 or view.extra_turns:
        said.append(names.say("turn", n=view.turn, more=view.extra_turns))
    if view.movements:
        said.append(names.say("movements", n=view.movements))
    if view.credit:
        said.append(names.say("credit", n=view.credit))
    return said


def draft(view: ProphecyView, names: Names) -> list[str]:
    """The character cards in the reader's hand; for others, that characters are being chosen."""
    box = open_box(view.cards)
    if not view.draft:
        races = view.phase == "race_draft"
        return [names.say("draft-races-watched" if races else "draft-watched")]
    if view.draft[0] in box.races:
        return _races(view, names)
    said = [names.say("draft")]
    for name in view.draft:
        card = box.characters[name]
        said.append(
            names.say(
                "character",
                name=names.thing(name),
                strength=card.strength,
                willpower=card.willpower,
                first=names.thing(card.guilds[0]),
                second=names.thing(card.guilds[1]),
            )
        )
    return said


def _races(view: ProphecyView, names: Names) -> list[str]:
    """The Race cards in the reader's hand, with their texts."""
    races = [names.labelled(names.thing(race), names.game.text(view, race)) for race in view.draft]
    return [names.say("draft-races"), *races]


def offer(view: ProphecyView, offered: OfferView, names: Names) -> list[str]:
    """Who would give what to whom."""
    said = []
    for side in offer_sides(offered):
        things = [names.thing(item) for item in side.items]
        things += [f"{side.gold} {names.term('gold')}"] if side.gold else []
        things += [f"{n} {names.term(what)}" for what, n in side.more.items() if n]
        things += [names.say("maps", n=side.maps)] if side.maps else []
        things += [names.say("secret", name=names.thing(plane)) for plane in side.tells]
        given = ", ".join(things) or names.say("nothing-yet")
        said.append(names.say("gives", hero=names.hero(view, side.giver), things=given))
    return said
