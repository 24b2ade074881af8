"""The new Adventures (W-007): six Creatures and four Opportunities in the Adventure deck. The Mad
Riddler is a separate part."""

from typing import Final

from fabletop.games.prophecy.answers import always
from fabletop.games.prophecy.cards.special import SpecialCard
from fabletop.games.prophecy.expansions.adventures.beast import beast, beast_at_stake, transformed
from fabletop.games.prophecy.expansions.adventures.doppelganger import (
    DOPPELGANGER,
    copied,
    pose,
    put_on,
    reward,
    unmask,
)
from fabletop.games.prophecy.expansions.adventures.mad_riddler import MAD_RIDDLER
from fabletop.games.prophecy.expansions.adventures.opportunities import WANDERERS, alchemist_leaves
from fabletop.games.prophecy.expansions.adventures.path_of_the_dead import (
    PATH_OF_THE_DEAD,
    come_back,
    set_out,
)
from fabletop.games.prophecy.expansions.adventures.pieces import NAME, Fortune, Masquerade
from fabletop.games.prophecy.expansions.adventures.spared_creatures import (
    SPARED,
    can_be_bribed,
    greed,
    soul,
    spare,
)
from fabletop.games.prophecy.expansions.adventures.weird_sisters import (
    FATE,
    LATER,
    fate,
    fate_later,
    foresee,
    forget_fate,
    keep_foreseen,
)
from fabletop.games.prophecy.parts import Part
from fabletop.games.prophecy.printed.cards import Card, Item
from fabletop.games.prophecy.state import Hero, Table

UNDEAD: Final[tuple[str, ...]] = ("undead",)


def is_new_adventure(card: Card) -> bool:
    return card.part == "new" and not isinstance(card, Item) and card.id != MAD_RIDDLER


def what_she_became(table: Table, hero: Hero) -> tuple[str, ...]:
    """The kinds she gained as the Beast or by walking the Path of the Dead (W-232, W-289)."""
    kinds: tuple[str, ...] = ()
    for card in hero.kept:
        if card in table.box.creatures:
            kinds += table.box.creatures[card].types
        elif card == PATH_OF_THE_DEAD:
            kinds += UNDEAD
    return kinds


ADVENTURES: Final = Part(
    pieces={NAME: Masquerade},
    belongings={NAME: Fortune},
    died=(forget_fate,),
    copied=copied,
    plays=(is_new_adventure,),
    copy_gone=(alchemist_leaves,),
    opportunities={
        **WANDERERS,
        PATH_OF_THE_DEAD: SpecialCard(lambda _table, _hero: None, set_out),
    },
    asking={
        **{"pose": pose, "beast": beast, "spare": spare, "greed": greed, "soul": soul},
        **{FATE: fate, LATER: fate_later},
    },
    keeps=(PATH_OF_THE_DEAD,),
    recall=come_back,
    foreseeing=(foresee,),
    before_battle={"copies_character": always("pose")},
    after_victory={
        **dict.fromkeys(SPARED, always("spare")),
        **{"rare_for_health": can_be_bribed, "soul_magic": always("soul")},
    },
    spares=SPARED,
    trophies={"transforms": transformed},
    kinds=(what_she_became,),
    mask=DOPPELGANGER,
    put_on=put_on,
    unmask=(unmask,),
    won=(reward,),
    forfeits=(beast_at_stake,),
    remembered=(keep_foreseen,),
)
