"""File handles: every connection takes one, and so do the database and the bots' processes."""

import sys
from dataclasses import replace

from fabletop.server.connection_limits import ConnectionLimits

RESERVED = 192
"""Handles for everything but connections."""


def raised_limit() -> int:
    """Raise the limit of open files as far as this process may; returns it."""
    if sys.platform == "win32":
        return 512
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # some systems refuse their own maximum
        return soft
    return hard if hard != resource.RLIM_INFINITY else 2**20


def fitting(limits: ConnectionLimits, handles: int) -> ConnectionLimits:
    """The limits with as many connections as there are handles for: those that are accepted and
    turned away at once take one, too. Where there are fewer than wanted, one client still cannot
    take them all."""
    backlog = max(1, min(limits.backlog, handles // 8))
    total = max(1, handles - RESERVED - backlog)
    if total >= limits.total:
        return replace(limits, backlog=backlog)
    return replace(
        limits,
        backlog=backlog,
        total=total,
        per_client=max(1, min(limits.per_client, total // 2)),
        streams_per_client=max(1, min(limits.streams_per_client, total // 4)),
    )
