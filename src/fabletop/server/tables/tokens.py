"""Secrets in links: random, stored as hashes, compared in constant time."""

import hashlib
import hmac
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough for a link, too long to guess."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def new_key() -> str:
    """The luck of a table: 128 bits that nobody can guess."""
    return secrets.token_hex(16)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, secret: str) -> bool:
    return hmac.compare_digest(digest(token), secret)
