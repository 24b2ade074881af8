"""What a client can do wrong, and the status that says so."""


class Refused(Exception):
    """A request that changes nothing; the message is for the person."""

    status = 400

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class NotSeated(Refused):
    """The token is missing, or opens no seat of this table."""

    status = 403


class NoSuchTable(Refused):
    status = 404


class Stale(Refused):
    """The decision is not open any more: somebody answered, or something was undone."""

    status = 409


class NotPossible(Refused):
    """The request is well-formed and against the rules of the game or of the house."""

    status = 422


class TooMuch(Refused):
    status = 429
