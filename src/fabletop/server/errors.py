"""What a client can do wrong, and the HTTP status for it."""

from fabletop.core.texts.catalogue import catalogue
from fabletop.core.texts.languages import ENGLISH

SUBJECT = "server"


class Refused(Exception):
    """A refused request, which changes nothing. The reason is shown as a message `refused-…`."""

    status = 400

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self._values = values

    def said(self, language: str) -> str:
        return refused(self.reason, language, **self._values)

    def __str__(self) -> str:
        return self.said(ENGLISH)


class NotSeated(Refused):
    """The token is missing, or belongs to no seat of this table."""

    status = 403


class NoSuchTable(Refused):
    status = 404


class Stale(Refused):
    """The decision is no longer open: somebody answered, or something was undone."""

    status = 409


class NotPossible(Refused):
    """The request is well-formed, but the rules of the game or of this server forbid it."""

    status = 422


class TooLarge(Refused):
    status = 413


class TooMuch(Refused):
    status = 429


class NotWell(Refused):
    """Something that the server needs does not work now."""

    status = 503


def refused(reason: str, language: str, **values: str | int) -> str:
    return catalogue(SUBJECT, language).say(f"refused-{reason}", values)
