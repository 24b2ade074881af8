"""The value of every option of a question, by its kind."""

from collections.abc import Callable
from typing import Final

from fabletop.bots.evaluations.prophecy.deals import card_option, space_option
from fabletop.bots.evaluations.prophecy.fighting.battles import (
    FIRST,
    again_value,
    die_value,
    fight_value,
    kind_value,
    mend_value,
    pray_value,
    riddle_value,
)
from fabletop.bots.evaluations.prophecy.fighting.duels import (
    attack_value,
    duel_kind_value,
    hand_over_value,
    ransom_value,
    reply_value,
    spoil_value,
)
from fabletop.bots.evaluations.prophecy.fighting.in_battle import (
    battle_side,
    declare_value,
    equipment,
    roll_value,
    rolled_value,
)
from fabletop.bots.evaluations.prophecy.island import dig_values
from fabletop.bots.evaluations.prophecy.moves import SpaceValues, carriage, move_values
from fabletop.bots.evaluations.prophecy.own_turn import outside_value
from fabletop.bots.evaluations.prophecy.realms import (
    bag_values,
    gate_values,
    is_journey,
    journey_values,
    legends_values,
)
from fabletop.bots.evaluations.prophecy.seen import SeenProphecy
from fabletop.bots.evaluations.prophecy.small_choices import harm_values, mercy_values
from fabletop.bots.evaluations.prophecy.trade import compose_value, consent_value
from fabletop.bots.evaluations.prophecy.training import guild_promise
from fabletop.bots.evaluations.prophecy.values import charge, cure
from fabletop.core.question import Option, Question
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.seen.view import ProphecyView
from fabletop.games.prophecy.seen.ways import ways


def values(question: Question, view: ProphecyView) -> list[float]:
    """How good every option is."""
    if question.kind in ("draft", "pick"):
        return [_character(view, str(option[1])) for option in question.options]
    if question.kind in ("race_draft", "race_pick"):
        return [0.0 for _ in question.options]
    seen = SeenProphecy(view, question.seat)
    whole = WHOLE.get(question.kind)
    if whole is None and is_journey(seen, question):
        whole = journey_values
    if whole is not None:
        return whole(seen, question)
    one = SINGLE.get(question.kind, card_option)
    return [one(seen, option) for option in question.options]


def _character(view: ProphecyView, name: str) -> float:
    """Printed characters are about equally good; with corrected cards they may not be."""
    card = open_box(view.cards, view.boards).characters[name]
    return card.strength + 0.5 * card.willpower


def _declare(seen: SeenProphecy, question: Question) -> list[float]:
    spells = [option for option in question.options if option[0] == "cast"]
    now = battle_side(seen, spells) if spells else None
    used = equipment(seen)
    return [declare_value(seen, used, now, option) for option in question.options]


def _roll(seen: SeenProphecy, question: Question) -> list[float]:
    """Thrown weapons are lost for later rolls, so in a longer battle she keeps them."""
    lives = seen.battle.lives
    weighed = [one for one in question.options if lives == 1 or one[0] != "throw"]
    now = battle_side(seen, weighed)
    return [roll_value(seen, now, option) for option in question.options]


def _rolled(seen: SeenProphecy, question: Question) -> list[float]:
    now = battle_side(seen)
    return [rolled_value(seen, now, option) for option in question.options]


def _pray(seen: SeenProphecy, question: Question) -> list[float]:
    return [pray_value(seen, option, question.subject or "") for option in question.options]


def _keep_die(seen: SeenProphecy, question: Question) -> list[float]:
    return [die_value(seen, option, question.subject or "") for option in question.options]


def _teleport(seen: SeenProphecy, question: Question) -> list[float]:
    outlook, index = SpaceValues(seen), seen.box.board.index
    return [outlook.reach(index[str(option[1])]) for option in question.options]


SOMEWHERE_ELSE: Final = 4.0
"""What another turn on the Island or in a Realm is worth."""


def _spiral(seen: SeenProphecy, question: Question) -> list[float]:
    """Take another turn if it promises more than it costs."""
    outlook, index = SpaceValues(seen), seen.box.board.index
    here, promise = index[seen.hero.space], SOMEWHERE_ELSE
    if here < outlook.size:
        near = [
            outlook.here[index[str(way[1])]] + carriage(seen, way, price)
            for way, price in ways(seen.view, seen.hero.seat).items()
            if index[str(way[1])] < outlook.size
        ]
        promise = max(outlook.start[here], outlook.here[here], *near)
    price = {"read": 3.0, "cast": 2.0}
    return [
        promise - price[str(option[0])] if option[0] in price else 0.0
        for option in question.options
    ]


def _dream(seen: SeenProphecy, question: Question) -> list[float]:
    """The nearer a plane, the more useful it is to know."""
    board = seen.box.board
    here = board.index[seen.hero.space]
    if here >= board.size:
        return [0.0 for _ in question.options]
    beside = {
        plane.id: [board.index[one] for one in plane.adjacent if board.index[one] < board.size]
        for plane in seen.planes
    }
    steps = board.distances[here]
    return [
        -float(min([steps[space] for space in beside[str(option[1])]], default=5))
        for option in question.options
    ]


KINDLY_WIND: Final = "chance_kindly_wind"


def _wind(seen: SeenProphecy, option: Option) -> float:
    numbers = seen.box.chance[KINDLY_WIND].params
    if option[0] == "health":
        return cure(seen.me, numbers.others_health)
    return charge(seen.me, numbers.others_magic)


def _banner(_seen: SeenProphecy, option: Option) -> float:
    return 1.0 if option[0] == "raise_banner" else 0.0


def _limits(seen: SeenProphecy, option: Option) -> float:
    """What exceeds a limit is better used than discarded."""
    if option[0] in ("discard", "forget"):
        return card_option(seen, option)
    worth = outside_value(seen, option)
    return worth + FIRST if worth > -1.5 else -FIRST


def _theft(seen: SeenProphecy, option: Option) -> float:
    return spoil_value(seen, str(option[1])) if option[0] == "take" else 0.0


WHOLE: Final[dict[str, Callable[[SeenProphecy, Question], list[float]]]] = {
    "move": move_values,
    "declare": _declare,
    "announce": _roll,
    "roll": _roll,
    "rolled": _rolled,
    "pray": _pray,
    "keep_die": _keep_die,
    "master_wizard": _teleport,
    "spiral": _spiral,
    "dream": _dream,
    "swim": journey_values,
    "swim_on": journey_values,
    "climb": journey_values,
    "climb_on": journey_values,
    "gate": gate_values,
    "legends": legends_values,
    "patrol_talks": legends_values,
    "bag": bag_values,
    "dig": dig_values,
    "dig_more": dig_values,
    "storm": harm_values,
    "scepter_loss": harm_values,
    "spare": mercy_values,
}

SINGLE: Final[dict[str, Callable[[SeenProphecy, Option], float]]] = {
    "banner": _banner,
    "wind": _wind,
    "open_training": lambda seen, option: guild_promise(seen, str(option[1])),
    "fight": fight_value,
    "kind": kind_value,
    "riddle": riddle_value,
    "attack": attack_value,
    "duel_kind": duel_kind_value,
    "reply": reply_value,
    "drawn": again_value,
    "mend": mend_value,
    "shield": lambda _seen, option: float(option[0] == "try_shield"),
    "new_character": lambda _seen, option: float(option[0] == "take_character"),
    "ransom": ransom_value,
    "plunder": _theft,
    "thievery": _theft,
    "hand_over": lambda _seen, option: hand_over_value(option),
    "space": space_option,
    "apothecary": space_option,
    "black_market": space_option,
    "limits": _limits,
    "compose": compose_value,
    "consent": consent_value,
}
"""The kinds of question with their own function; all others come from single cards."""
