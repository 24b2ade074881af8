"""A whole match as a replay: one moment drawn, and links to all the others."""

from bisect import bisect_right

from fabletop.core.codec import JsonObject
from fabletop.core.match import Match
from fabletop.web.table.scene import Seated, Viewer, frame_scene, moments


def replay_scene(match: Match, seated: Seated, look: Viewer, at: int) -> JsonObject:
    """The last moment with something to see, up to `at` answers; `look` leaves out the chronicle,
    which is shown in full beside the scene."""
    known = moments(match, look.seat)
    place = bisect_right(known, at) - 1
    words, view = match.game.words(look.language), match.view(look.seat)
    return frame_scene(match.branch(known[place]), seated, look) | {
        "title": f"{words.title()} · Fabletop",
        "moments": known,
        "steps": {
            "first": 0,
            "back": known[max(place - 1, 0)],
            "forward": known[min(place + 1, len(known) - 1)],
            "last": known[-1],
        },
        "chronicle": [
            (number, words.tell(event, view)) for number, event in match.chronicle(look.seat)
        ],
    }
