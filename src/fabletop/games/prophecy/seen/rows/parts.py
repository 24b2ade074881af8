"""Rows of Prophecy: what the parts in play show of their own pieces."""

from fabletop.core.rows.places import FlagAt, NumberAt, NumbersAt, Row, WordsAt
from fabletop.core.rows.writing import Layout, RowPlaces
from fabletop.games.prophecy.seen.view import HeroView, IslandView, ProphecyView


class PartPlaces:
    """Written from what the parts fill in (`Part.shows`)."""

    def __init__(self, layout: Layout) -> None:
        at = layout.table
        self._storms = at.find("storms", WordsAt)
        self._strokes = at.find("strokes", NumberAt)
        self._frozen = at.find("frozen", NumberAt)
        self._used_up = at.find("used_up", NumberAt)
        self._riddle = at.find("riddle", WordsAt)
        self._races = at.find("races", NumberAt)
        self._caches = at.find("caches", WordsAt)
        self._caches_here = at.find("caches_here", WordsAt)
        self._island = _IslandPlaces(at)
        self._heroes = tuple(map(_OwnPlaces, layout.seats))

    def write(self, row: Row, shown: ProphecyView, seat: int, here: str) -> None:
        seats = len(shown.heroes)
        for other in shown.storms:
            self._storms.nth(row, (other - seat) % seats)
        self._strokes.write(row, shown.strokes)
        self._frozen.write(row, shown.frozen)
        self._used_up.write(row, shown.used_up)
        if shown.riddle:
            self._riddle.write(row, shown.riddle)
        if shown.races:
            self._races.write(row, shown.races)
        if shown.caches:
            self._left_behind(row, shown, here)
        if shown.island is not None:
            self._island.write(row, shown.island)
        for hero in shown.heroes:
            self._heroes[(hero.seat - seat) % seats].write(row, hero)

    def _left_behind(self, row: Row, shown: ProphecyView, here: str) -> None:
        for space, items in shown.caches.items():
            self._caches.write(row, items)
            if space == here:
                self._caches_here.write(row, items)


class _IslandPlaces:
    """Treasure Island."""

    def __init__(self, at: RowPlaces) -> None:
        self._island = at.find("island", FlagAt).start
        self._fragments = at.find("island_fragments", NumberAt)
        self._fragment_discard = at.find("island_fragment_discard", NumberAt)
        self._found = at.find("island_found", WordsAt)
        self._treasures = at.find("island_treasures", NumberAt)
        self._open = at.find("island_open", WordsAt)
        self._drawn = at.find("island_drawn", WordsAt)
        self._drawn_size = at.find("island_drawn_size", NumberAt)

    def write(self, row: Row, island: IslandView) -> None:
        row[self._island] = 1.0
        self._fragments.write(row, island.fragments)
        self._fragment_discard.write(row, island.fragment_discard)
        self._found.write(row, island.found)
        self._treasures.write(row, island.treasures)
        self._open.write(row, island.open)
        if island.drawn:
            self._drawn.write(row, island.drawn)
            self._drawn_size.write(row, len(island.drawn))


class _OwnPlaces:
    """What the parts keep beside a hero."""

    def __init__(self, at: RowPlaces) -> None:
        self._bubbles = at.find("bubbles", NumberAt)
        self._spent_bubbles = at.find("spent_bubbles", NumberAt)
        self._stuck = at.find("stuck", FlagAt).start
        self._fame = at.find("fame", NumberAt)
        self._maps = at.find("maps", NumberAt)
        self._foretold = at.find("foretold", NumbersAt)
        self._tome_asleep = at.find("tome_asleep", NumberAt)

    def write(self, row: Row, hero: HeroView) -> None:
        if hero.bubbles:
            self._bubbles.write(row, hero.bubbles)
        if hero.spent_bubbles:
            self._spent_bubbles.write(row, hero.spent_bubbles)
        if hero.stuck:
            row[self._stuck] = 1.0
        if hero.fame:
            self._fame.write(row, hero.fame)
        if hero.maps:
            self._maps.write(row, hero.maps)
        if hero.foretold:
            self._foretold.write(row, hero.foretold)
        if hero.tome_asleep:
            self._tome_asleep.write(row, hero.tome_asleep)
