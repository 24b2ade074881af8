"""How Wizards reads: prompts, labels, the chronicle and reasons, in both languages."""

from typing import Any

import pytest

from fabletop.core.question import Option, Question, parse
from fabletop.core.table import Event, EventWord
from fabletop.games.wizards.game import WIZARDS
from fabletop.games.wizards.scenario import Scenario, WizardsPlay


def ashore(**person: Any) -> WizardsPlay:
    position = Scenario(2).player(at="torwall-16", **person)
    play = position.boats("sea-4-15", *["sea-37-29"] * 5).dice(3).start()
    play.answers("roll")
    return play


def said(play: WizardsPlay, option: str) -> tuple[str, str]:
    view = play.match.view(play.question.seat)
    english, french = (WIZARDS.words(language) for language in ("en", "fr"))
    return english.label(parse(option), view), french.label(parse(option), view)


def prompts(play: WizardsPlay, kind: str, subject: str | None = None) -> tuple[str, str]:
    view = play.match.view(0)
    question = Question(0, kind, list[Option](), subject)
    english, french = (WIZARDS.words(language) for language in ("en", "fr"))
    return english.prompt(question, view), french.prompt(question, view)


# Labels


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        (
            "step torwall-15",
            "North-west: Torwall 15 (plains), costs 1, leaves 2",
            "Nord-ouest : Torwall 15 (plaine), coûte 1, reste 2",
        ),
        (
            "board sea-4-15",
            "South-west: board the boat, the sea off Torwall (4, 15), costs 1, leaves 2",
            "Sud-ouest : monter en barque, la mer côté Torwall (4, 15), coûte 1, reste 2",
        ),
        (
            "swim sea-5-15",
            "South-east: swim to the sea off Torwall (5, 15), costs 2, leaves 1",
            "Sud-est : nager, la mer côté Torwall (5, 15), coûte 2, reste 1",
        ),
        ("space torwall-0", "Torwall", "Torwall"),
        ("land megmoran", "Megmoran's Land", "Terre de Megmoran"),
        ("waters high_hollow", "The sea off High Hollow", "La mer côté Haut Creux"),
        ("near 1", "Near the first land", "Près de la première contrée"),
        ("near 12", "Near the 12th land", "Près de la 12e contrée"),
        ("turn 0", "As printed", "Comme imprimée"),
        ("turn 1", "Turned by one sixth", "Tournée d'un sixième"),
        ("turn 4", "Turned by 4 sixths", "Tournée de 4 sixièmes"),
        (
            "hand whale_song 1",
            "Hand Whale Song to Azure",
            "Céder à Azur : Chant des baleines",
        ),
        ("wish the_wishing_gate", "Use The Wishing Gate", "Utiliser : La Porte des souhaits"),
        ("lose perception", "Perception", "Perception"),
        ("boat", "Cast Boat Summoning", "Lancer Appel de barque"),
        ("transport", "Cast Transport", "Lancer Transport"),
    ],
)
def test_a_label_says_what_is_done_and_with_what(option: str, english: str, french: str) -> None:
    assert said(ashore(), option) == (english, french)


def test_boats_are_numbered_from_one_wherever_they_are_named() -> None:
    play = ashore()
    assert said(play, "come 0 sea-5-15") == (
        "Boat 1 comes to the sea off Torwall (5, 15)",
        "La barque 1 vient : la mer côté Torwall (5, 15)",
    )
    english, french = prompts(play, "drift", "0")
    assert (english, french) == ("Boat 1 drifts. Where to?", "La barque 1 dérive. Jusqu'où ?")
    told = Event(("drifts", 0, 4))
    view = play.match.view(0)
    assert WIZARDS.words("en").tell(told, view) == "Boat 1 drifts 4."
    assert WIZARDS.words("fr").tell(told, view) == "La barque 1 dérive de 4."


def test_who_is_led_astray_is_led_in_directions_from_the_own_figure() -> None:
    """Though it is the turn of another, who is elsewhere."""
    position = (
        Scenario(3)
        .player(order="druids", at="larkspur-0")
        .player(order="druids", at="larkspur-1")
        .player(at="glendale-5")
        .dice(2, 3)
        .draws("green_paths", "led_astray")
    )
    play = position.start()
    play.answers("roll", "step larkspur-1")
    assert (play.question.seat, play.question.kind) == (2, "lead")
    back = said(play, "lead larkspur-0")[0]
    play.answers("lead larkspur-0")
    forth = said(play, "lead larkspur-1")[0]
    opposite = {"East": "West", "North-east": "South-west", "North-west": "South-east"}
    opposite |= {there: here for here, there in opposite.items()}
    assert forth.split(":")[0] == opposite[back.split(":")[0]]
    play.answers("halt")


# Prompts


@pytest.mark.parametrize(
    ("kind", "subject", "english", "french"),
    [
        ("gain", "1", "1 point to gain. Of which type?", "1 point à gagner. De quel type ?"),
        ("gain", "8", "8 points to gain. Of which type?", "8 points à gagner. De quel type ?"),
        (
            "walk",
            None,
            "Where to? Movement left: 3.",
            "Où allez-vous ? Déplacement restant : 3.",
        ),
        (
            "escape",
            "dead",
            "You are being carried to a land that is gone.",
            "Un Transport va vous emporter : une contrée disparue.",
        ),
        (
            "offer",
            "seat 1",
            "You lead. What do you give Azure?",
            "Vous êtes le Meneur. Que donnez-vous à Azur ?",
        ),
        (
            "flight",
            "fly",
            "Where does the Winged Horse fly you?",
            "Où vous mène le Cheval ailé ?",
        ),
        (
            "mentor",
            "terek",
            "Terek, your Mentor, has time for you.",
            "Terek, votre Mentor, a du temps pour vous.",
        ),
        (
            "trap",
            "3",
            "You have walked into a Trap: it costs you a die of turns.",
            "Vous voilà dans un Piège : il vous coûte un dé de tours.",
        ),
    ],
)
def test_a_prompt_says_what_it_is_about(
    kind: str, subject: str | None, english: str, french: str
) -> None:
    assert prompts(ashore(), kind, subject) == (english, french)


def test_movement_of_an_animal_and_of_the_wind_is_counted_apart() -> None:
    mounted = ashore(animal="horse", animal_days=3)
    assert prompts(mounted, "walk") == (
        "Where to? Movement left: 3, and 4 with your animal.",
        "Où allez-vous ? Déplacement restant : 3, et 4 avec votre animal.",
    )
    position = Scenario(2).player(at="sea-4-15", boat=0, events=["following_wind"])
    sailing = position.dice(3).start()
    sailing.answers("roll")
    assert prompts(sailing, "walk")[0] == "Where to? Movement left: 3, and 2 by boat."


def test_the_first_land_lies_near_no_other() -> None:
    play = Scenario(2, layout="laid").start()
    play.answers(play.options[0])
    assert play.match.decisions()[0].prompt() == "Where is the centre of the first land to lie?"
    assert said(play, play.options[0])[0] == "Centre at column 5, row 4"


# The chronicle


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (("turn", 2), "Emerald's turn.", "À Émeraude de jouer."),
        (("gained", 1, "power", 5), "Azure gains 5 Power.", "Azur gagne 5 de Pouvoir."),
        (
            ("stunned", 3, 1),
            "Amber is stunned and loses 1 turn.",
            "Ambre est étourdi et perd 1 tour.",
        ),
        (
            ("caught", 0, "held", 0),
            "Crimson is held until rescued.",
            "Cramoisi est retenu jusqu'à sa délivrance.",
        ),
        (
            ("caught", 4, "turns", 2),
            "Violet is losing turns: 2 turns.",
            "Violet est privé de tours : 2 tours.",
        ),
        (("extra", 5, 1), "Silver gains an extra turn.", "Argent gagne un tour supplémentaire."),
        (
            ("animal_comes", 1, "unicorn"),
            "A Unicorn joins Azure.",
            "Un animal rejoint Azur : Licorne.",
        ),
        (
            ("joins", 1, "druids"),
            "Azure joins the Order of Druids.",
            "Azur entre dans l'Ordre des Druides.",
        ),
        (
            ("cast", 0, "boat_summoning", 6, "fails"),
            "Crimson casts Boat Summoning, rolls 6: it fails.",
            "Cramoisi lance un sort, Appel de barque, et fait 6 : il échoue.",
        ),
        (
            ("lands", 0, "megmoran-11"),
            "Crimson lands at Star Crest.",
            "Cramoisi arrive : Cime étoilée.",
        ),
        (
            ("carried", 1, "dead"),
            "Azure is to be transported to a land that is gone.",
            "Un Transport va emporter Azur : une contrée disparue.",
        ),
        (
            ("chart", 1, "abbey", 4),
            "Shrineheart Abbey, Azure: 4.",
            "Abbaye de Shrineheart, Azur : 4.",
        ),
    ],
)
def test_the_chronicle_in_both_languages(
    told: tuple[EventWord, ...], english: str, french: str
) -> None:
    view = ashore().match.view(None)
    assert WIZARDS.words("en").tell(Event(told), view) == english
    assert WIZARDS.words("fr").tell(Event(told), view) == french


# Reasons


def test_a_step_that_is_refused_is_named_without_a_price_and_with_the_reason() -> None:
    play = Scenario(2).player(at="larkspur-0").dice(2).start()
    play.answers("roll", "step larkspur-2")
    decision = play.match.decisions()[0]
    dear = [(no.option, why) for no, why in decision.why_not() if no.reason == "movement"]
    assert dear
    assert {why for _, why in dear} == {"that costs 2, and you have 1 left"}
    labels = decision.describe([option for option, _ in dear])
    assert all("costs" not in label and ": Larkspur Downs" in label for label in labels)


def test_who_does_not_know_the_spell_is_not_told_why_no_boat_can_be_called() -> None:
    assert "boat" not in ashore().refused()
    assert "boat" not in ashore(order="wizards").refused()
    inland = Scenario(2).player(order="wizards", at="larkspur-0").dice(3).start()
    inland.answers("roll")
    assert inland.refused()["boat"] == ("inland", "Z-112")
