"""On what, and when, something was measured."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

CPUINFO = Path("/proc/cpuinfo")


def facts() -> str:
    """One line: the figures of two lines are comparable only if these are alike."""
    return (
        f"{processor()}, {os.cpu_count()} cores, {platform.system()}; "
        f"{platform.python_implementation()} {platform.python_version()}; "
        f"{datetime.now(UTC):%Y-%m-%d}; load average before the run {load()}."
    )


def processor() -> str:
    if CPUINFO.exists():
        for line in CPUINFO.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> str:
    """How busy the machine is; other work on it slows what is measured."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[0]:.1f}"
