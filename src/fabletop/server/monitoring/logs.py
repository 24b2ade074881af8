"""The log of a server: lines for people, or one JSON object per line.

Secrets never reach it: links of seats, tokens, passwords, and the paths of addresses elsewhere are
crossed out in everything that is written. With JSON, whatever else goes to standard error becomes
lines of the log, too.
"""

import io
import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO, TypeAlias

from fabletop.server.host_option import LogFormat, LogLevel

OURS = ("fabletop", "uvicorn")
"""The loggers that the level is for; of others we want the warnings only."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that is being served; empty outside of requests."""

HIDDEN = "***"
SECRETS = (
    (re.compile(r"(/sit/)[^\s/?\"']+"), rf"\1{HIDDEN}"),
    (re.compile(r"(?i)(bearer\s+)[^\s\"']+"), rf"\1{HIDDEN}"),
    (
        re.compile(
            r"(?i)((?:fabletop_seats|links_\w+|token|secret)[\"']?\s*[=:]\s*[\"']?)[^\s\"',;}]+"
        ),
        rf"\1{HIDDEN}",
    ),
    (re.compile(r"(\w://)[^\s/@\"']+@"), rf"\1{HIDDEN}@"),
    (re.compile(r"(https?://[^\s/\"'?#]+)[/?#][^\s\"']*"), rf"\1/{HIDDEN}"),
)


TRACKER = "ignore:resource_tracker:UserWarning"
"""Python's own helper process complains in its own words about a server that was killed."""

Chosen: TypeAlias = tuple[LogFormat, LogLevel]
_chosen: list[Chosen] = []


def set_up(form: LogFormat, level: LogLevel) -> None:
    """Write everything to standard error in this form."""
    _chosen[:] = [(form, level)]
    real = sys.stderr.real if isinstance(sys.stderr, LoggedLines) else sys.stderr
    handler = logging.StreamHandler(real)
    handler.setFormatter(JsonLines() if form is LogFormat.JSON else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    sys.stderr = LoggedLines(real) if form is LogFormat.JSON else real
    if form is LogFormat.JSON and TRACKER not in sys.warnoptions:
        sys.warnoptions.append(TRACKER)
    for name in OURS:
        logging.getLogger(name).setLevel(level.upper())


def chosen() -> Chosen | None:
    """What was set up here, for worker processes; None if nothing was."""
    return _chosen[0] if _chosen else None


class LoggedLines(io.TextIOBase):
    """Standard error for those who know of no log, such as Python when it ends by an error."""

    def __init__(self, real: TextIO) -> None:
        self.real = real
        self._begun = ""

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        for line in filter(str.strip, lines):
            logging.getLogger("stderr").error("%s", line)
        return len(text)


def hidden(text: str) -> str:
    """The text without secrets."""
    for secret, instead in SECRETS:
        text = secret.sub(instead, text)
    return text


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(request)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        current = request_id.get()
        record.request = f" [{current}]" if current else ""
        return hidden(super().format(record))


class JsonLines(logging.Formatter):
    """Besides the message, the fields of the record's `told`, if it has any."""

    def format(self, record: logging.LogRecord) -> str:
        told = getattr(record, "told", {})
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": hidden(record.getMessage()),
        }
        if current := request_id.get():
            line["request"] = current
        line |= told
        if record.exc_info:
            line["error"] = hidden(self.formatException(record.exc_info))
        return json.dumps(line, default=str)
