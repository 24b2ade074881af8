"""Prophecy in sentences, for plain mode: the content of the drawing, in order."""

from fabletop.cli.prophecy.battle import course, opponents, sides
from fabletop.cli.prophecy.heroes import belongings, fate
from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.realms import near_sentences
from fabletop.cli.prophecy.ring import main_spaces, treasures
from fabletop.games.prophecy.seen.view import BattleView, ProphecyView, SpaceView


def spaces(view: ProphecyView, names: Names) -> list[str]:
    """The main board."""
    return [_space(view, number, space, names) for number, space in main_spaces(view)]


def here(view: ProphecyView, seat: int, names: Names) -> list[str]:
    """The space of a hero; in a Realm, also what is around her."""
    said = [
        _space(view, number, space, names)
        for number, space in main_spaces(view)
        if seat in space.heroes
    ]
    return said + near_sentences(view, seat, names)


def _space(view: ProphecyView, number: str, shown: SpaceView, names: Names) -> str:
    marks = (("port", shown.port), ("gate", shown.gate))
    parts = [names.say(f"terrain-{shown.terrain}")]
    parts += [names.term(f"{mark}-mark") for mark, printed in marks if printed]
    parts += [names.say("dove")] if shown.dove and view.version != "basic" else []
    name = names.thing(shown.id)
    name = f"{number}. {name}" if number else name
    sentences = [f"{names.labelled(name, ', '.join(parts))}."]
    if shown.heroes:
        sentences.append(f"{', '.join(names.hero(view, seat) for seat in shown.heroes)}.")
    sentences += [f"{names.card(view, card, 'long')}." for card in shown.cards]
    if shown.face_down:
        seen = names.things(view.known.get(shown.id, ()))
        sentences.append(names.say("hidden-card") + (f" ({seen}.)" if seen else ""))
    if shown.relics:
        sentences.append(f"{names.say('relics', things=names.things(shown.relics))}.")
    if shown.goods:
        sentences.append(f"{names.say('sells', things=names.goods(view, shown.goods))}.")
    if shown.training:
        sentences.append(f"{names.say('teaches', things=names.lessons(view, shown.training))}.")
    sentences += [f"{line}." for line in treasures(view, shown, names)]
    return " ".join(sentences)


def hero(view: ProphecyView, seat: int, names: Names) -> str:
    shown = view.heroes[seat]
    who = names.person(view, seat)
    if not shown.character:
        race = names.thing(shown.race) if shown.race else ""
        return f"{names.labelled(who, race) if race else who}."
    if not shown.alive:
        return f"{names.labelled(who, fate(view, shown, names))}."
    opening = names.say(
        "hero",
        who=who,
        space=names.where(shown),
        strength=shown.strength,
        willpower=shown.willpower,
        health=shown.health,
        most_health=shown.health + shown.wounds,
        magic=shown.magic,
        most_magic=shown.magic + shown.drained,
        gold=shown.gold,
        experience=shown.experience,
    )
    owned = [names.say("guilds", things=names.things(shown.guilds))]
    if shown.race:
        owned.insert(0, names.labelled(names.say("race"), names.thing(shown.race)))
    owned += belongings(view, shown, names)
    return " ".join([opening, *(f"{line}." for line in owned)])


def battle(view: ProphecyView, fought: BattleView, names: Names) -> list[str]:
    opening = f"{opponents(view, fought, names, 'long')}."
    going = course(fought, names)
    sentences = [f"{opening} {going}." if going else opening]
    sentences += [
        f"{names.labelled(who, total)} ({parts})."
        for who, total, parts in sides(view, fought, names)
    ]
    odds = names.odds.now(view)
    return [*sentences, odds] if odds else sentences
