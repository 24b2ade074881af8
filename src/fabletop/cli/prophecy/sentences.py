"""Prophecy in sentences, for plain mode: the same as the drawing, said in order."""

from fabletop.cli.prophecy.battle import sides
from fabletop.cli.prophecy.heroes import belongings
from fabletop.cli.prophecy.names import Names, Shown


def spaces(view: Shown, names: Names) -> list[str]:
    return [_space(view, number, names) for number in range(len(view["spaces"]))]


def _space(view: Shown, number: int, names: Names) -> str:
    space = view["spaces"][number]
    parts = [names.say(f"terrain-{space['terrain'].replace('_', '-')}")]
    parts += [names.term(f"{mark}-mark") for mark in ("port", "gate") if space[mark]]
    sentences = [f"{number + 1}. {names.thing(view, space['id'])}: {', '.join(parts)}."]
    if space["heroes"]:
        sentences.append(f"{', '.join(names.hero(view, seat) for seat in space['heroes'])}.")
    sentences += [f"{names.card(view, card, 'long')}." for card in space["cards"]]
    if space["goods"]:
        sentences.append(f"{names.say('sells', things=names.goods(view, space['goods']))}.")
    return " ".join(sentences)


def hero(view: Shown, seat: int, names: Names) -> str:
    shown = view["heroes"][seat]
    who = f"{names.hero(view, seat)} ({names.seats[seat]})"
    if not shown["alive"]:
        return f"{who}: {names.term('dead')}."
    opening = names.say(
        "hero",
        who=who,
        space=names.thing(view, shown["space"]),
        strength=shown["strength"],
        willpower=shown["willpower"],
        health=shown["health"],
        most_health=shown["health"] + shown["wounds"],
        magic=shown["magic"],
        most_magic=shown["magic"] + shown["drained"],
        gold=shown["gold"],
        experience=shown["experience"],
    )
    return " ".join([opening, *(f"{owned}." for owned in belongings(view, shown, names))])


def battle(view: Shown, names: Names) -> list[str]:
    shown = view["battle"]
    foe = names.card(view, shown["creature"], "long")
    opening = names.say("battle", hero=names.hero(view, view["active"]), foe=foe)
    sentences = [f"{opening}. {names.say('lives-left', n=shown['lives'])}."]
    return sentences + [f"{who}: {total} ({parts})." for who, total, parts in sides(view, names)]
