"""Secrets in links: random, stored as hashes, compared in constant time."""

import hashlib
import hmac
import re
import secrets

TABLE_ID = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough for a link, too long to guess."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def is_table_id(text: str) -> bool:
    """Whether a table could have this id; anything else need not be looked up."""
    return TABLE_ID.fullmatch(text) is not None


def new_key() -> str:
    """The luck of a table: 128 bits that nobody can guess."""
    return secrets.token_hex(16)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, secret: str) -> bool:
    return hmac.compare_digest(digest(token), secret)
