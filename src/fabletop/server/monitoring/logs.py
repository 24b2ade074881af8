"""The log of a server: lines for people, or one JSON object per line.

Secrets never reach it: links of seats, tokens, passwords, and the paths of addresses elsewhere are
crossed out in everything that is written.
"""

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime

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


def set_up(form: LogFormat, level: LogLevel) -> None:
    """Write everything to standard error in this form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form is LogFormat.JSON else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for name in OURS:
        logging.getLogger(name).setLevel(level.upper())


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
        return json.dumps(line, ensure_ascii=False, default=str)
