"""The value of every option of a question, by its kind."""

from collections.abc import Callable

from fabletop.bots.evaluations.seasons.almanac import EVERY_ROUND, EVERY_SEASON
from fabletop.bots.evaluations.seasons.energies import (
    copy,
    gain_energy,
    horn,
    mirror,
    spend_energy,
    statue,
    store,
    unstore,
)
from fabletop.bots.evaluations.seasons.seen import SeenSeasons
from fabletop.bots.evaluations.seasons.turns import face_value, turn_value
from fabletop.bots.evaluations.seasons.worth import (
    IN_HAND,
    drawn_value,
    energy_values,
    gain,
    held_value,
    in_play_value,
    kept_energy,
    slot_value,
    token,
    worth,
)
from fabletop.core.question import Option, Question
from fabletop.games.seasons.printed import ENERGIES
from fabletop.games.seasons.seen.view import SeasonsView

SHIELD = 10.0

Value = Callable[[SeenSeasons, Option], float]

TOKENS: dict[str, float] = {
    "four_water": 8.0,
    "gauge_back": 8.0,
    "see_hands": 9.0,
    "twelve_crystals": 6.0,
    "sacrifice_or_discard": 7.0,
    "transmute_plus_one": 7.0,
    "hand_is_worth": 6.0,
    "gauge_plus_two": 4.0,
    "move_season": 3.5,
}
"""What the Special Abilities are worth at the beginning."""


def values(question: Question, view: SeasonsView) -> list[float]:
    """How good every option is."""
    seen = SeenSeasons(view, question.seat)
    value = VALUES.get(question.kind, _nothing)
    return [value(seen, option) for option in question.options]


def _nothing(_seen: SeenSeasons, _option: Option) -> float:
    return 0.0


def _card(option: Option) -> str:
    return str(option[1]) if len(option) > 1 else ""


def pick(seen: SeenSeasons, option: Option) -> float:
    return gain(seen, _card(option))


def reject(seen: SeenSeasons, option: Option) -> float:
    return -gain(seen, _card(option))


def soon(seen: SeenSeasons, option: Option) -> float:
    """Cards for the first years: best are those that bring something repeatedly, or slots."""
    card = _card(option)
    early = 12 * EVERY_ROUND.get(card, 0.0) + 8 * EVERY_SEASON.get(card, 0.0)
    first = {"amulet_of_air": 8.0, "amulet_of_fire": 5.0, "amulet_of_water": 4.0}
    return early + first.get(card, 0.0) - seen.card(card).prestige / 5


def keep_token(_seen: SeenSeasons, option: Option) -> float:
    return TOKENS.get(_card(option), 2.0)


def take(seen: SeenSeasons, option: Option) -> float:
    return face_value(seen, _card(option))


def before_die(seen: SeenSeasons, option: Option) -> float:
    face = seen.view.taken[seen.me.seat]
    now = face_value(seen, face)
    match option[0]:
        case "apply":
            return now
        case "reroll":
            die = face.rpartition("-")[0]
            faces = [face_value(seen, f"{die}-{number}") for number in range(1, 7)]
            return 2.0 + sum(faces) / len(faces)
        case _:
            if option[1] == "gauge":
                return slot_value(seen)
            return max(energy_values(seen)) if option[1] == "energy" else 0.5


def keep(seen: SeenSeasons, option: Option) -> float:
    return held_value(seen, _card(option)) if option[0] == "keep" else 0.0


def keep_best(seen: SeenSeasons, option: Option) -> float:
    return held_value(seen, _card(option))


def put(seen: SeenSeasons, option: Option) -> float:
    return worth(seen, _card(option)) if _card(option) else 0.0


def draw(seen: SeenSeasons, option: Option) -> float:
    return 1.0 if option[0] == "draw" else drawn_value(seen) - 5.0


def give(seen: SeenSeasons, option: Option) -> float:
    """Give what costs least: a card in play, one from the hand, or the Shield for its crystals."""
    match option[0]:
        case "sacrifice":
            return -in_play_value(seen, _card(option))
        case "shield":
            return SHIELD - in_play_value(seen, _card(option))
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
    """The more prestige a card has, the more energy it gives."""
    if option[0] == "draw":
        return min(seen.room, 7) * token(seen) + drawn_value(seen)
    if option[0] == "discard":
        prestige = max(0, seen.card(_card(option)).prestige)
        return min(seen.room, prestige) * token(seen) - held_value(seen, _card(option))
    return 0.0


def elements(seen: SeenSeasons, option: Option) -> float:
    """Each energy paid has an effect."""
    effects = {
        "water": 2 * token(seen),
        "earth": 5.0,
        "fire": drawn_value(seen),
        "air": slot_value(seen),
    }
    kept = kept_energy(seen)
    return sum(effects[str(word)] - kept[ENERGIES.index(str(word))] for word in option[1:])


def marker(seen: SeenSeasons, option: Option) -> float:
    """A sorcerer who gains from rounds to come delays the end; one who is ready hastens it."""
    spaces = int(option[1]) * (1 if option[0] == "forward" else -1)
    lasting = (
        sum(EVERY_ROUND.get(item.power, 0.0) for item in seen.me.play)
        + 0.4 * len(seen.me.hand)
        + 0.3 * sum(seen.me.library_sizes)
    )
    theirs = max(
        sum(EVERY_ROUND.get(item.power, 0.0) for item in other.play) for other in seen.others
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


def warden(seen: SeenSeasons, option: Option) -> float:
    if option[1] == "energy":
        theirs = sum(min(4, sum(other.reserve)) for other in seen.others)
        return token(seen) * (theirs / len(seen.others) - min(4, sum(seen.me.reserve)))
    return 0.5 if not seen.me.hand else -2.0


def drought(seen: SeenSeasons, option: Option) -> float:
    if option[0] == "cover":
        return -1.5 * seen.rounds / 3
    return -min(in_play_value(seen, item.tag) for item in seen.me.play)


def found(seen: SeenSeasons, option: Option) -> float:
    return held_value(seen, _card(option)) if option[0] == "keep" else 2.0


def resolve(_seen: SeenSeasons, option: Option) -> float:
    """Before effects that take tokens away come those that gain tokens or need many; Beggar's Horn,
    which needs few, comes last. The Damned Soul comes early: its loss stops at 0 crystals."""
    order = ("damned_soul", "heart_of_argos", "wondrous_chest", "horn_of_plenty", "fairy", "beggar")
    for place, name in enumerate(order):
        if _card(option).startswith(name):
            return -float(place)
    return 0.5


def orb(seen: SeenSeasons, option: Option) -> float:
    if option[0] == "leave":
        return 0.0
    top = seen.view.top
    return worth(seen, top[0]) + IN_HAND / 2 - 4 * token(seen) - 4 if top else 0.0


VALUES: dict[str, Value] = {
    "pick": pick,
    "reject": reject,
    "reject_one": reject,
    "hand": soon,
    "library_two": soon,
    "token": keep_token,
    "take": take,
    "die": before_die,
    "turn": turn_value,
    "energy": gain_energy,
    "fill": gain_energy,
    "name_energy": gain_energy,
    "mirror_into": gain_energy,
    "ratty": lambda seen, option: 0.0 if option[0] == "enough" else gain_energy(seen, option),
    "overflow": spend_energy,
    "drop": spend_energy,
    "pay": spend_energy,
    "horn": horn,
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
    "elements": elements,
    "marker": marker,
    "lewis": copy,
    "naria": hand_on,
    "return": back,
    "raven": raven,
    "warden": warden,
    "drought": drought,
    "found": found,
    "which_first": resolve,
    "monolith": store,
    "unstore": unstore,
    "statue": statue,
    "mirror": mirror,
    "orb": orb,
}
