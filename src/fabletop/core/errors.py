"""Whose fault is it? The player's, the person's who set things up, or ours."""


class FabletopError(Exception):
    """Something a person can put right; the message says what happened and what to do."""


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
