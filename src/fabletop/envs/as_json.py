"""A game as plain data for JSON: the whole state, an action, and what a seat sees and remembers."""

import json

from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSave, IllegalAnswer
from fabletop.core.question import show
from fabletop.core.view import plain
from fabletop.envs.episode import Episode
from fabletop.envs.setup import Setup


def check(plain: JsonObject, setup: Setup) -> None:
    """Raise BadSave if the data does not describe a game of this setup."""
    wanted = {"game": setup.game.name, "players": setup.players, "options": setup.options}
    for name, value in wanted.items():
        if plain.get(name) != value:
            raise BadSave(f"this state has {name} {plain.get(name)!r}; here it is {value!r}")
    if "state" not in plain:
        raise BadSave("this state is incomplete; take it from to_json or to_dict")


def described(episode: Episode) -> JsonObject:
    """The whole game, hidden information included; `Episode.read` restores it from `state`."""
    setup = episode.setup
    plain: JsonObject = {
        "game": setup.game.name,
        "players": setup.players,
        "options": setup.options,
        "decisions": episode.decisions,
        "finished": episode.finished,
        "returns": episode.rewards(),
        "state": episode.plain(),
    }
    if not episode.over:
        plain |= {
            "seat": episode.seat,
            "kind": episode.question.kind,
            "prompt": episode.decision().prompt(),
            "actions": [action(episode, number) for number in episode.numbers()],
        }
    return plain


def action(episode: Episode, number: int) -> JsonObject:
    option = episode.setup.vocabulary.option(number, episode.question)
    label = episode.decision().describe([option])[0]
    return {"number": number, "option": show(option), "label": label}


def action_name(episode: Episode, number: int) -> str:
    """The option that a number means now or, if it is not possible now, what it usually means."""
    words = episode.setup.vocabulary
    try:
        return show(words.option(number, episode.question))
    except IllegalAnswer:
        return words.name(number)


def seen(episode: Episode, seat: int, *, recall: bool = False) -> JsonObject:
    """What a seat sees now; with `recall` also all the events and answers that it knows."""
    told: JsonObject = {"seat": seat, "view": plain(episode.view(seat))}
    if not episode.over:
        question = episode.question
        told |= {"asked": question.seat, "kind": question.kind}
        if question.seat == seat:
            told |= {
                "subject": question.subject,
                "options": [show(option) for option in question.options],
            }
    if recall and episode.memory is not None:
        told |= episode.memory.of(seat).plain()
    return told


def text(plain: object) -> str:
    """Equal data always gives the same text."""
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False, sort_keys=True)
