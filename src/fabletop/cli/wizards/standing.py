"""A player's state in words: place, animal, conditions, spells, Events, needs of the next rank."""

from fabletop.cli.wizards.names import Names
from fabletop.games.wizards.seen.ranks import WINNING
from fabletop.games.wizards.seen.view import HeldEventView, PlayerView, SpellView, WizardsView


def needed(player: PlayerView) -> list[str]:
    """12/15: the points of each type, and how many the next rank needs."""
    if not player.needed:
        return [str(have) for have in player.points]
    pairs = zip(player.points, player.needed, strict=True)
    return [f"{have}/{need}" for have, need in pairs]


def standing(view: WizardsView, player: PlayerView, names: Names) -> list[str]:
    """Where the player is, and what else is not a number of points."""
    return [_where(view, player, names), *_animal(player, names), *_conditions(player, names)]


def _where(view: WizardsView, player: PlayerView, names: Names) -> str:
    if not player.space:
        return _way(view, player, names)
    place = names.place(view, player.space)
    if player.boat >= 0:
        return names.say("in-boat", n=player.boat + 1, place=place)
    return names.say("at", place=place)


def _way(view: WizardsView, player: PlayerView, names: Names) -> str:
    """Where a Transport leads, if that is known."""
    goals = [one.space for one in view.aloft if one.seat == player.seat]
    if not any(goals):
        return names.say("aloft")
    return names.say("aloft-to", place=names.place(view, goals[0]))


def _animal(player: PlayerView, names: Names) -> list[str]:
    if not player.animal:
        return []
    animal = names.word("animal", player.animal)
    if player.animal_days:
        return [f"{animal} ({names.say('days', n=player.animal_days)})"]
    if player.animal_turns:
        return [f"{animal} ({names.say('turns', n=player.animal_turns)})"]
    return [animal]


def _conditions(player: PlayerView, names: Names) -> list[str]:
    said = [names.term(word) for word, on in _afflictions(player) if on]
    if player.stunned:
        said.append(f"{names.term('stunned')} ({names.say('turns', n=player.stunned)})")
    if player.trap:
        said.append(_trap(player, names))
    if player.stay:
        said.append(names.say(f"stay-{player.stay}"))
    if player.lair:
        said.append(names.say("lair-time", n=player.lair))
    if player.extra:
        said.append(names.say("extra", n=player.extra))
    if player.swift:
        said.append(names.say("swift"))
    if player.crest:
        said.append(names.say("crest"))
    if player.gems:
        said.append(names.say("gems", n=len(player.gems)))
    return said + _next_rank(player, names)


def _afflictions(player: PlayerView) -> list[tuple[str, bool]]:
    return [("dazed", player.dazed), ("bound", player.bound)]


def _trap(player: PlayerView, names: Names) -> str:
    trap = names.word("trap", player.trap)
    turns = player.trap_turns
    return f"{trap} ({names.say('turns', n=turns)})" if turns else trap


def _next_rank(player: PlayerView, names: Names) -> list[str]:
    """What keeps a player from the next rank, apart from points."""
    if not player.order:
        return [names.say("seeks-mentor")]
    if player.rank == WINNING or player.lacks == "points":
        return []
    if not player.lacks:
        return [names.say("ready")]
    return [names.say("not-ready", why=names.word("why", f"advance_{player.lacks}"))]


def spells_label(player: PlayerView, names: Names) -> str:
    return names.say("spells", n=_usual(player))


def _usual(player: PlayerView) -> int:
    """The highest roll with which any of the spells works; `_spell` names lower ones."""
    return max(spell.works for spell in player.spells)


def spells(player: PlayerView, names: Names) -> list[str]:
    """Each spell with what is special about it."""
    return [_spell(spell, _usual(player), names) for spell in player.spells]


def _spell(spell: SpellView, usual: int, names: Names) -> str:
    name = names.word("spell", spell.spell)
    said = [names.say("range", n=spell.range)] if spell.range >= 0 else []
    said += [names.say(f"lands-{spell.lands}")] if spell.lands else []
    said += [names.word("terrain", terrain) for terrain in spell.terrain]
    said += [names.say("works", n=spell.works)] if spell.works != usual else []
    said += [names.say("cast")] if spell.cast else []
    return f"{name} ({', '.join(said)})" if said else name


def events(player: PlayerView, names: Names) -> list[str]:
    """Each Event with how long it lasts or how often it can still be used."""
    return [_event(held, names) for held in player.events]


def _event(held: HeldEventView, names: Names) -> str:
    name = names.thing(held.card)
    said = [names.say("days", n=held.days)] if held.days else []
    said += [names.say("charges", n=held.charges)] if held.charges > 1 else []
    said += [names.land(held.land)] if held.land else []
    return f"{name} ({', '.join(said)})" if said else name
