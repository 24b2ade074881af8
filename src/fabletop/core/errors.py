"""Errors by whose fault they are: the player's, that of the person who set up the game, or ours."""


class FabletopError(Exception):
    """An error that a person can fix; the message says what happened and what to do."""


class IllegalAnswer(FabletopError):
    """What the player asks for is not possible now: an answer that is not offered, an undo."""


class BadSetup(FabletopError):
    """A game, an option, a number of seats or a seed that does not exist or does not fit."""


class BadDatabase(BadSetup):
    """A database that cannot be used as it is."""


class BadData(FabletopError):
    """A card that cannot be used; names the card and the field, and the file if it is known."""


class BadSave(FabletopError):
    """A saved game that cannot be read, or cannot be written."""


class RulesError(RuntimeError):
    """Our fault: the rules contradict themselves. Never shown as the player's mistake."""
