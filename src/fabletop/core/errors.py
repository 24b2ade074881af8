"""Errors by whose fault they are: the player's, that of the person who set up the game, or ours."""


class FabletopError(Exception):
    """An error that a person can fix; the message says what happened and what to do."""


class IllegalAnswer(FabletopError):
    """The player's answer is not among the options of an open decision."""


class BadSetup(FabletopError):
    """A game, an option, a number of seats or a seed that does not exist."""


class BadData(FabletopError):
    """A card file that cannot be used; names the file, the card and the field."""


class BadSave(FabletopError):
    """A saved game that cannot be read, or cannot be written."""


class RulesError(RuntimeError):
    """Our fault: the rules contradict themselves. Never shown as the player's mistake."""
