"""The value of every option of a question, by its kind."""

from collections.abc import Callable
from typing import Final

from fabletop.bots.evaluations.seasons.changes import value_of
from fabletop.bots.evaluations.seasons.energies import (
    copy,
    gain_energy,
    mirror,
    spend_energy,
    store,
    unstore,
)
from fabletop.bots.evaluations.seasons.prelude import keep_token, pick, reject, soon
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.turns import face_value, turn_values
from fabletop.bots.evaluations.seasons.worth import (
    drawn_value,
    gain,
    held_value,
    in_play_value,
    token,
    worth,
)
from fabletop.core.question import Option, Question
from fabletop.games.seasons.box import Box
from fabletop.games.seasons.seen.cards import crown_tokens
from fabletop.games.seasons.seen.gives import Gives
from fabletop.games.seasons.seen.tried import choice_gives
from fabletop.games.seasons.seen.turn import (
    bonus_cost,
    keeping_price,
    reroll_chances,
    tokens_to_put,
)
from fabletop.games.seasons.seen.view import SeasonsView

ORB_SLOT: Final = 1.5
"""The slot of a card that the Crystal Orb puts into play."""

Value = Callable[[SeenSeasons, Option], float]


def values(question: Question, view: SeasonsView) -> list[float]:
    """How good every option is."""
    seen = SeenSeasons(view, question.seat)
    if question.kind in TRIED:
        return [tried(seen, question, option) for option in question.options]
    if question.kind == "elements":
        return elements(seen, question)
    if question.kind == "turn":
        return turn_values(seen, question.options)
    value = VALUES.get(question.kind, _nothing)
    return [value(seen, option) for option in question.options]


def tried(seen: SeenSeasons, question: Question, option: Option) -> float:
    """What happens if an option is chosen, for questions that hide nothing."""
    if question.kind not in STEADY:
        return value_of(seen, choice_gives(seen.view, question, option))
    key = (seen.box, seen.players, question.kind, str(option[1]))
    if key not in _STEADY:
        if len(_STEADY) >= MOST_STEADY:
            _STEADY.pop(next(iter(_STEADY)))
        _STEADY[key] = choice_gives(seen.view, question, option)._replace(dropped=0)
    return value_of(seen, _STEADY[key])


def elements(seen: SeenSeasons, question: Question) -> list[float]:
    """Each energy is tried by itself; several are worth as much as their sum."""
    alone = {
        option[1]: tried(seen, question, option) for option in question.options if len(option) == 2
    }
    return [
        sum([alone[energy] for energy in option[1:]], 0.0)
        if alone.keys() >= {*option[1:]}
        else tried(seen, question, option)
        for option in question.options
    ]


def _nothing(_seen: SeenSeasons, _option: Option) -> float:
    return 0.0


def _card(option: Option) -> str:
    return str(option[1]) if len(option) > 1 else ""


def take(seen: SeenSeasons, option: Option) -> float:
    return face_value(seen, str(option[1]))


def before_die(seen: SeenSeasons, option: Option) -> float:
    face = seen.view.taken[seen.me.seat]
    match option[0]:
        case "apply":
            return face_value(seen, face)
        case "reroll":
            chances = reroll_chances(seen.view, seen.me.seat)
            average = sum([float(chances[one]) * face_value(seen, one) for one in chances], 0.0)
            return _before_die(seen, option) + average
        case _:
            return _before_die(seen, option)


def _before_die(seen: SeenSeasons, option: Option) -> float:
    """What a card gives before the die is applied."""
    words = " ".join(map(str, option)).rstrip("+")
    for item in seen.me.play:
        for choice, gives in seen.estimate(item.power).before_die.items():
            if choice == words or (option[0] == "reroll" and item.tag == option[1]):
                return value_of(seen, gives)
    return 0.0


def keep(seen: SeenSeasons, option: Option) -> float:
    if option[0] != "keep":
        return 0.0
    return held_value(seen, _card(option)) - keeping_price(seen.view)


def keep_best(seen: SeenSeasons, option: Option) -> float:
    return held_value(seen, _card(option))


def put(seen: SeenSeasons, option: Option) -> float:
    return worth(seen, _card(option)) if _card(option) else 0.0


def draw(seen: SeenSeasons, option: Option) -> float:
    return 1.0 if option[0] == "draw" else drawn_value(seen) - bonus_cost(seen.me.bonuses)


def give(seen: SeenSeasons, option: Option) -> float:
    """Give what costs least: a card in play, one from the hand, or the Shield for its crystals."""
    match option[0]:
        case "sacrifice":
            return -in_play_value(seen, _card(option))
        case "shield":
            item = seen.in_play(_card(option))
            crystals = seen.estimate(item.power).shield if item else 0
            return crystals - in_play_value(seen, _card(option))
        case "discard":
            return -held_value(seen, _card(option))
        case "enough":
            return 1.0
        case _:
            return 0.0


def discard_some(seen: SeenSeasons, option: Option) -> float:
    """Every discarded card is replaced by another one."""
    if option[0] == "discard":
        return drawn_value(seen) - held_value(seen, _card(option)) - 1
    return 0.0 if option[0] == "enough" else -1.0


def crown(seen: SeenSeasons, option: Option) -> float:
    """The more a card is worth to the crown, the more energy it gives."""
    if option[0] == "draw":
        mean = sum(crown_tokens(seen.box, card) for card in seen.box.cards) / len(seen.box.cards)
        return min(seen.room, mean) * token(seen) + drawn_value(seen)
    if option[0] == "discard":
        tokens = crown_tokens(seen.box, _card(option))
        return min(seen.room, tokens) * token(seen) - held_value(seen, _card(option))
    return 0.0


def marker(seen: SeenSeasons, option: Option) -> float:
    """A sorcerer who gains from rounds to come delays the end; one who is ready hastens it."""
    spaces = int(option[1]) * (1 if option[0] == "forward" else -1)
    lasting = (
        sum([seen.estimate(item.power).each_round for item in seen.me.play], 0.0)
        + 0.4 * len(seen.me.hand)
        + 0.3 * sum(seen.me.library_sizes, 0.0)
    )
    theirs = max(
        sum([seen.estimate(item.power).each_round for item in other.play], 0.0)
        for other in seen.others
    )
    return -spaces * (lasting - theirs)


def hand_on(seen: SeenSeasons, option: Option) -> float:
    return -gain(seen, _card(option))


def back(seen: SeenSeasons, option: Option) -> float:
    """A card taken back can be summoned again: good for cards with an effect on entering play."""
    return gain(seen, _card(option).rstrip("+")) - in_play_value(seen, _card(option))


def raven(seen: SeenSeasons, option: Option) -> float:
    if option[0] == "decline":
        return 0.0
    card = _card(option).rstrip("+")
    return gain(seen, card) - seen.card(card).prestige


def drought(seen: SeenSeasons, option: Option) -> float:
    if option[0] == "cover":
        return -1.5 * seen.rounds / 3
    return -min(in_play_value(seen, item.tag) for item in seen.me.play)


def found(seen: SeenSeasons, option: Option) -> float:
    return held_value(seen, _card(option)) if option[0] == "keep" else 2.0


def resolve(seen: SeenSeasons, option: Option) -> float:
    """Losses of crystals come first, because they stop at 0; effects that take tokens away come
    after those that need many, and those that need few come last."""
    item = seen.in_play(_card(option))
    if item is None:
        return 0.0
    tokens = seen.estimate(item.power).tokens
    if tokens:
        return -3.0 if tokens < 0 else -5.0
    loses = seen.estimate(item.power).loses
    return 0.5 if loses else -1.0 if any(item.energy) else -2.0


def orb(seen: SeenSeasons, option: Option) -> float:
    if option[0] == "leave":
        return 0.0
    top = seen.view.top
    tokens = tokens_to_put(seen.view) * token(seen)
    return worth(seen, top[0]) - tokens - ORB_SLOT if top else 0.0


STEADY: Final = frozenset({"horn", "statue"})
"""Questions whose options bring the same at any time; what they bring is kept."""
MOST_STEADY: Final = 1024
_STEADY: Final[dict[tuple[Box, int, str, str], Gives]] = {}

TRIED: Final = STEADY | {"warden"}
"""Questions whose options are carried out to see what they bring."""

VALUES: Final[dict[str, Value]] = {
    "pick": pick,
    "reject": reject,
    "reject_one": reject,
    "hand": soon,
    "library_two": soon,
    "token": keep_token,
    "take": take,
    "die": before_die,
    "energy": gain_energy,
    "fill": gain_energy,
    "name_energy": gain_energy,
    "mirror_into": gain_energy,
    "ratty": lambda seen, option: 0.0 if option[0] == "enough" else gain_energy(seen, option),
    "overflow": spend_energy,
    "drop": spend_energy,
    "pay": spend_energy,
    "keep_or_discard": keep,
    "keep_one": keep_best,
    "resurrect": keep_best,
    "chalice": put,
    "dream": put,
    "draw": draw,
    "sacrifice": give,
    "discard": give,
    "give_up": give,
    "embrace": give,
    "token_gives": give,
    "throne": give,
    "kriss": give,
    "exchange_cards": discard_some,
    "crown": crown,
    "marker": marker,
    "lewis": copy,
    "naria": hand_on,
    "return": back,
    "raven": raven,
    "drought": drought,
    "found": found,
    "which_first": resolve,
    "monolith": store,
    "unstore": unstore,
    "mirror": mirror,
    "orb": orb,
}
