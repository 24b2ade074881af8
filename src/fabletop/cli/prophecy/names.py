"""Names and short marks that the drawing and the sentences of Prophecy share."""

from collections.abc import Sequence

from fabletop.core.texts.catalogue import catalogue
from fabletop.games.prophecy.box import open_box
from fabletop.games.prophecy.printed.cards import ARTIFACT, Creature
from fabletop.games.prophecy.seen.belongings import UNTIL_SHUFFLED, asleep
from fabletop.games.prophecy.seen.endings import side_of
from fabletop.games.prophecy.seen.view import HeroView, ProphecyView
from fabletop.games.prophecy.words import GAME, ProphecyWords
from fabletop.games.prophecy.words_of_odds import WordsOfOdds

LETTERS = "ABCDE"


class Names:
    def __init__(self, language: str, seats: Sequence[str]) -> None:
        self.language = language
        self.seats = seats
        self.game = ProphecyWords(language)
        self.odds = WordsOfOdds(language)
        self._cli = catalogue("cli", language)
        self._messages = catalogue(GAME, language)

    def say(self, message: str, /, **values: str | int) -> str:
        return self._cli.say(f"prophecy-{message.replace('_', '-')}", values)

    def labelled(self, label: str, value: str) -> str:
        return self.say("labelled", label=label, value=value)

    def term(self, word: str) -> str:
        return self.game.term(word)

    def ended(self, ended_by: str) -> str:
        return self._messages.say(f"ended-{ended_by.replace('_', '-')}")

    def thing(self, thing: str) -> str:
        return self.game.name(thing)

    def things(self, things: Sequence[str]) -> str:
        return ", ".join(self.thing(thing) for thing in things)

    def hero(self, view: ProphecyView, seat: int) -> str:
        return self.game.hero(view, seat)

    def person(self, view: ProphecyView, seat: int) -> str:
        """The character, the player's name, and the side in a game of teams."""
        side = side_of(view, seat)
        team = "" if side is None else f", {self.say('team', n=side + 1)}"
        return f"{self.hero(view, seat)} ({self.seats[seat]}{team})"

    def where(self, hero: HeroView) -> str:
        """The space of a hero; on the Path of the Dead she is in no space of the board."""
        return self.say("nowhere") if hero.away else self.thing(hero.space)

    def items(self, view: ProphecyView, hero: HeroView) -> str:
        """Items that are not Artifacts; damaged ones and those used this round are marked."""
        items = open_box(view.cards).items
        return self._marked(
            view, hero, [item for item in hero.items if items[item].deck != ARTIFACT]
        )

    def artifacts(self, view: ProphecyView, hero: HeroView) -> str:
        items = open_box(view.cards).items
        return self.things([item for item in hero.items if items[item].deck == ARTIFACT])

    def abilities(self, view: ProphecyView, hero: HeroView) -> str:
        return self._marked(view, hero, hero.abilities)

    def _marked(self, view: ProphecyView, hero: HeroView, things: Sequence[str]) -> str:
        said = []
        for number, thing in enumerate(things):
            marks = [self.say("copy")] if thing in things[:number] else []
            marks += self._set(hero, thing)
            marks += [mark for mark in [self._state(view, hero, thing)] if mark]
            said.append(self.thing(thing) + (f" ({', '.join(marks)})" if marks else ""))
        return ", ".join(said)

    def _set(self, hero: HeroView, thing: str) -> list[str]:
        """Permanent changes of an Item: a stone in it, a setting, a Dwarf's work."""
        stone, adjusted = hero.stones.get(thing), hero.adjusted.get(thing)
        marks = [self.thing(stone)] if stone else []
        return marks + ([self.say(f"set-{adjusted}")] if adjusted else [])

    def _state(self, view: ProphecyView, hero: HeroView, thing: str) -> str:
        if thing in hero.damaged:
            return self.term("damaged")
        rounds = asleep(view, hero.seat).get(thing)
        if rounds:
            forever = rounds == UNTIL_SHUFFLED
            return self.say("asleep-until-shuffled") if forever else self.say("asleep", n=rounds)
        return self.say("used") if thing in hero.used else ""

    def goods(self, view: ProphecyView, items: Sequence[str]) -> str:
        """Items with their printed prices."""
        box = open_box(view.cards)
        return ", ".join(f"{self.thing(item)} {box.items[item].price}" for item in items)

    def lessons(self, view: ProphecyView, abilities: Sequence[str]) -> str:
        """Abilities with the Experience that learning them costs."""
        box = open_box(view.cards)
        return ", ".join(
            self.say("lesson", name=self.thing(name), n=box.abilities[name].experience)
            for name in abilities
        )

    def treasures(self, view: ProphecyView, treasures: Sequence[str]) -> str:
        """Treasures with the Map Fragments that digging for them costs."""
        box = open_box(view.cards)
        return ", ".join(
            self.say("treasure", name=self.thing(name), n=box.items[name].maps)
            for name in treasures
        )

    def card(self, view: ProphecyView, card: str, form: str) -> str:
        """A face-up card; a Creature with its numbers, by the message of this form."""
        name = self.thing(card)
        box = open_box(view.cards)
        creature = box.foes.get(card)
        if creature is None:
            return self.lessons(view, [card]) if card in box.abilities else name
        numbers = self._numbers(creature, form, view.at_home.get(card, 0))
        hoard = [self.thing(item) for item in view.hoards.get(card, ())]
        gold = view.hoarded_gold.get(card, 0)
        hoard += [f"{gold} {self.term('gold')}"] if gold else []
        if hoard:
            numbers.append(self.say("holds", things=", ".join(hoard)))
        wounds = sum(realm.markers.get(card, 0) for realm in view.realms.values())
        if wounds:
            numbers.append(self.say("weakened", n=wounds))
        return " ".join([name, *numbers]) if form == "short" else ", ".join([name, *numbers])

    def _numbers(self, creature: Creature, form: str, more: int) -> list[str]:
        """The printed numbers, and the bonus where the Creature is at home."""
        by = "both" if creature.special.both_kinds else "strength"
        numbers = [
            self.say(f"{form}-{word}", n=f"{number}+{more}" if more else number)
            for word, number in ((by, creature.strength), ("willpower", creature.willpower))
            if number is not None
        ]
        if creature.special.strength_per_health:
            numbers.append(self.say(f"{form}-per-health", n=creature.special.strength_per_health))
        if creature.lives > 1:
            numbers.append(self.say(f"{form}-lives", n=creature.lives))
        return numbers

    def source(self, view: ProphecyView, source: str) -> str:
        """Where a bonus in battle comes from: a card, or a word of the game."""
        if source in open_box(view.cards).named:
            return self.thing(source)
        return self.term(source)
