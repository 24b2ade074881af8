"""The Realms: where their Gates are, and who guards what at their far ends. While somebody is in a
Realm, also its board: the Water Realm with its Palace in the north, the Dragon Realm with its paths
from left to right, and the spaces of a Realm of another package one by one."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fabletop.cli.prophecy.names import Names
from fabletop.cli.prophecy.planes import adjacent, cards_of, said_of
from fabletop.cli.prophecy.ring import letters, lying
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import COMPASS
from fabletop.games.prophecy.seen.realm_ways import within_reach
from fabletop.games.prophecy.seen.view import PlaneView, ProphecyView, RealmView, SpaceView

SEA, PATHS = "water", "dragon"
LIGHT, DARK, GOOD, BAD, EMPTY = "▯", "▮", "+", "!", "·"
ENTRANCE, GOAL = "∩", "★"
BACKS = {"positive": (LIGHT, "bold"), "negative": (DARK, "bright_black")}


def realms(
    view: ProphecyView, names: Names, shown: list[str] | None = None
) -> list[RenderableType]:
    """All Realms, or the given ones; the signs of the boards are explained once."""
    chosen = list(view.realms) if shown is None else shown
    parts: list[RenderableType] = []
    for name in chosen:
        apart = shown is None and (not parts or _looked_at(view, name))
        parts += [*([Text()] if apart else []), _realm(view, name, names)]
    looked_at = [name for name in chosen if _looked_at(view, name)]
    if looked_at:
        legend = names.say("legend-realm", light=LIGHT, dark=DARK, good=GOOD, bad=BAD)
        parts.append(Text(legend, style="dim"))
    return parts + [
        Text(line, style="dim") for name in looked_at for line in _compass(view, name, names)
    ]


def _compass(view: ProphecyView, name: str, names: Names) -> list[str]:
    """The direction for each die face, if the Realm has a compass."""
    gate = open_box(view.cards).gate_of[name]
    ways = [
        names.say(f"compass-{where}", faces=" ".join(map(str, gate.faces(where))))
        for where in COMPASS
        if gate.faces(where)
    ]
    return [names.say("compass", ways=", ".join(ways))] if ways else []


def around(view: ProphecyView, seat: int) -> list[str]:
    """The Realm that a hero is in, and any Realm whose cards are being turned up."""
    there = {space.world for space in view.spaces if seat in space.heroes}
    there |= {name for name, realm in view.realms.items() if realm.reveals}
    return [name for name in view.realms if name in there]


def _spaces(view: ProphecyView, name: str) -> list[SpaceView]:
    return [space for space in view.spaces if space.world == name]


def _looked_at(view: ProphecyView, name: str) -> bool:
    """Whether somebody is in a Realm, or chooses which of its cards to turn up."""
    peopled = any(space.heroes for space in _spaces(view, name))
    return peopled or bool(view.realms[name].reveals)


def _realm(view: ProphecyView, name: str, names: Names) -> RenderableType:
    realm = view.realms[name]
    parts: list[RenderableType] = [Text(_heading(view, name, names), style="dim")]
    waiting = _waiting(view, realm, names)
    if waiting:
        where = f"{GOAL} {names.thing(realm.goal)}  "
        parts.append(Text.assemble("   ", (where, "bold"), Text(" · ").join(waiting)))
    found = _found(view, name, names)
    in_full = _looked_at(view, name)
    if in_full and name == SEA:
        sheet = Table.grid(padding=(0, 3, 0, 0))
        sheet.add_column(no_wrap=True)
        sheet.add_column(overflow="fold")
        sheet.add_row(_board(view, name, names), Text("\n").join(found))
        return Group(*parts, sheet)
    if in_full and name != PATHS:
        parts += [Text(f"   {space_sentence(view, one, names)}") for one in _spaces(view, name)]
        return Group(*parts)
    parts += [_board(view, name, names)] if in_full else []
    return Group(*parts, *(Text.assemble("   ", line) for line in found))


def _heading(view: ProphecyView, name: str, names: Names) -> str:
    """The Realm, and where it is entered from."""
    realm = view.realms[name]
    title = names.game.realm(name)
    if realm.closed:
        return names.say("realm-closed", realm=title)
    if not realm.gate:
        return names.say("realm-hidden", realm=title)
    plane = next(plane for plane in view.planes if plane.id == realm.gate)
    first, second = adjacent(view, plane)
    guild = names.thing(plane.guild)
    return names.say("realm", realm=title, guild=guild, first=first, second=second)


def _disc(view: ProphecyView, realm: RealmView) -> PlaneView:
    return next(plane for plane in view.planes if plane.id == realm.plane)


def _waiting(view: ProphecyView, realm: RealmView, names: Names) -> list[Text]:
    """What waits at the far end, once the Gate is known."""
    disc = _disc(view, realm)
    waiting = [] if disc.closed else [cards_of(view, disc, names)]
    return waiting + [Text(line) for line in _prizes(view, realm, names)]


def _prizes(view: ProphecyView, realm: RealmView, names: Names) -> list[str]:
    if not realm.gate or not realm.prizes:
        return []
    world = next(space.world for space in view.spaces if space.id == realm.goal)
    prize = names.thing(open_box(view.cards).prize_of[world])
    return [names.say("prizes-left", name=prize, n=realm.prizes)]


def _found(view: ProphecyView, name: str, names: Names) -> list[Text]:
    """Every space where something is known, with what lies there."""
    realm = view.realms[name]
    told = []
    for space in _spaces(view, name):
        known = space.cards or space.relics or space.id in view.known
        if known:
            where = _place(realm, space, names)
            told.append(Text.assemble((f"{where}  ", "bold"), lying(view, space, names)))
    return told


def _place(realm: RealmView, space: SpaceView, names: Names) -> str:
    """The name of a space; in the sea, its coordinates on the edges of the board."""
    name = names.thing(space.id)
    at_an_end = space.id in (realm.entrance, realm.goal)
    return name.rpartition(" ")[2] if space.world == SEA and not at_an_end else name


def _board(view: ProphecyView, name: str, names: Names) -> Table:
    realm, spaces = view.realms[name], _spaces(view, name)
    sea = name == SEA
    cells = {
        (space.column, space.row) if sea else (space.row, space.column): space for space in spaces
    }
    columns = sorted({column for column, _ in cells})
    rows = sorted({row for _, row in cells}, reverse=sea)
    board = Table.grid(padding=(0, 1, 0, 0))
    board.add_column(style="dim", no_wrap=True)
    width = max(len(_cell(view, realm, space)) for space in spaces) if sea else 1
    for _ in columns:
        board.add_column(no_wrap=True, min_width=width)
    heads = [_head(sea, column, columns) for column in columns]
    board.add_row("", *(Text(head, style="dim") for head in heads))
    for row in rows:
        edge = str(row) if sea else _path(cells[columns[1], row], names)
        found = [cells.get((column, row)) for column in columns]
        board.add_row(edge, *(_cell(view, realm, space) if space else Text() for space in found))
    return board


def _head(sea: bool, column: int, columns: list[int]) -> str:
    if sea:
        return "ABCD"[column - 1]
    return "" if column in (columns[0], columns[-1]) else str(column)


def _path(first: SpaceView, names: Names) -> str:
    """The name of a path, without the number of the step."""
    return names.thing(first.id).rpartition(" ")[0]


def _cell(view: ProphecyView, realm: RealmView, space: SpaceView) -> Text:
    who = letters(space.heroes)
    return Text.assemble(*(("(", who, ")") if who else ()), _mark(view, realm, space))


def _mark(view: ProphecyView, realm: RealmView, space: SpaceView) -> tuple[str, str]:
    box = open_box(view.cards)
    if space.id == realm.goal:
        return GOAL, "bold yellow"
    if space.cards:
        bad = any(card in box.foes or card in box.obstacles for card in space.cards)
        return (BAD, "red") if bad else (GOOD, "cyan")
    if space.face_down:
        return BACKS[space.holds]
    if space.id == realm.entrance:
        return ENTRANCE, "bold"
    return ("", "") if space.heroes else (EMPTY, "dim")


def realm_sentences(view: ProphecyView, names: Names) -> list[str]:
    said = []
    for name, realm in view.realms.items():
        heading = _heading(view, name, names)
        said.append(heading if heading.endswith(".") else f"{heading}.")
        said += _goal_sentence(view, realm, names)
        said += _space_sentences(view, name, names)
        said += _compass(view, name, names) if _looked_at(view, name) else []
    return said


def _goal_sentence(view: ProphecyView, realm: RealmView, names: Names) -> list[str]:
    disc = _disc(view, realm)
    parts = [] if disc.closed else said_of(view, disc, names)
    parts += _prizes(view, realm, names)
    where = names.thing(realm.goal)
    return [f"{names.labelled(where, '. '.join(parts))}."] if parts else []


def _space_sentences(view: ProphecyView, name: str, names: Names) -> list[str]:
    """All spaces while the Realm is looked at, otherwise those with something face up."""
    in_full = _looked_at(view, name)
    return [
        space_sentence(view, space, names)
        for space in _spaces(view, name)
        if (in_full and space.holds) or space.cards or space.relics or space.heroes
    ]


def near_sentences(view: ProphecyView, seat: int, names: Names) -> list[str]:
    """The space of a hero in a Realm, and those that a movement could lead to."""
    if not view.heroes[seat].space:
        return []
    near = within_reach(view, seat)
    return [
        space_sentence(view, space, names)
        for number, space in enumerate(view.spaces)
        if space.world and (seat in space.heroes or number in near)
    ]


def space_sentence(view: ProphecyView, space: SpaceView, names: Names) -> str:
    """A space of a Realm: who is there, and what lies there."""
    who = [names.hero(view, seat) for seat in space.heroes]
    what = [names.card(view, card, "long") for card in space.cards]
    if space.face_down:
        seen = names.things(view.known.get(space.id, ()))
        back = names.say(f"back-{space.holds}")
        what.append(f"{back} ({seen})" if seen else back)
    if space.relics:
        what.append(names.say("relics", things=names.things(space.relics)))
    found = "; ".join(filter(None, [", ".join(who), *what])) or names.say("empty")
    return f"{names.labelled(names.thing(space.id), found)}."
