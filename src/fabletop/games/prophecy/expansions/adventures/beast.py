"""The hero who beats the Beast becomes it (W-232 to W-234). The card lies in front of her, as
neither Item nor Ability, until somebody beats her and takes it, or she dies. The module of the
hero's body adds its bonus."""

from fabletop.core.question import Option, Question, Step
from fabletop.games.prophecy.printed.cards import Creature
from fabletop.games.prophecy.rules.battle.after_duel import aftermath, fighters, take_the_usual
from fabletop.games.prophecy.rules.table.decks import lift_creature
from fabletop.games.prophecy.state import Battle, Hero, Table


def transformed(table: Table, hero: Hero, creature: Creature) -> None:
    """The winner becomes the Creature that she has beaten."""
    lift_creature(table, hero.space, creature.id)
    become_beast(table, hero, creature.id)


def become_beast(table: Table, hero: Hero, card: str) -> None:
    hero.kept.append(card)
    table.note("became", hero.seat, card)


def beast_of(table: Table, hero: Hero) -> str:
    """The Creature that the hero has become, or an empty string."""
    creatures = table.box.creatures
    return next((card for card in hero.kept if card in creatures), "")


def beast_at_stake(table: Table, _winner: Hero, loser: Hero, _battle: Battle) -> bool:
    if beast_of(table, loser):
        table.phase = "beast"
        return True
    return False


def beast(table: Table, _hero: Hero) -> Step:
    """The hero who beats the Beast may become it, instead of taking the usual spoils."""
    battle = table.current_battle()
    winner, loser = fighters(table, battle)
    card = beast_of(table, loser)
    options: list[Option] = [("become", card), ("usual_spoils",)]
    answer: Option = yield Question(winner.seat, "beast", options, loser.character)
    if answer[0] == "become":
        loser.kept.remove(card)
        become_beast(table, winner, card)
        aftermath(table, battle)
    else:
        take_the_usual(table, battle)
