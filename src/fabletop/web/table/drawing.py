"""Finds the drawing of a game. A game without its own drawing is shown in plain words, so every
game of the registry can be played."""

from collections.abc import Sequence

from fabletop.core import plugins
from fabletop.core.question import Option
from fabletop.core.view import AnyView
from fabletop.web.plain.drawing import PlainDrawing
from fabletop.web.plugin import Drawing, Places, plugin_of
from fabletop.web.table.lit import Lit, NumbersByThing


@plugins.cached
def drawing_for(game: str, language: str, shape: str) -> Drawing:
    make = plugin_of(game).drawing
    return make(language, shape) if make else PlainDrawing()


def asked_about(
    drawing: Drawing, view: AnyView, options: Sequence[Option], refused: Sequence[Option]
) -> Lit:
    places = drawing.places(view)
    return Lit(_by_thing(places, options), _by_thing(places, refused))


def _by_thing(places: Places, options: Sequence[Option]) -> NumbersByThing:
    numbers: NumbersByThing = {}
    for number, option in enumerate(options, start=1):
        for thing in places.things(option):
            numbers.setdefault(thing, []).append(number)
    return numbers
