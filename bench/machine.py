"""The machine and date of a measurement, and the share of the processor that it got."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

CPUINFO = Path("/proc/cpuinfo")


class Stopwatch:
    """Started before a measurement and read after it: shows how busy the machine was."""

    def __init__(self) -> None:
        self.load = load()
        self.begun = perf_counter()
        self.worked = _worked()

    def facts(self) -> str:
        """One line of facts; figures are comparable only if these are similar."""
        share = (_worked() - self.worked) / (perf_counter() - self.begun)
        return (
            f"{machine()}; load average before {self.load}, after {load()}; "
            f"the run got {share:.0%} of a core."
        )


def machine() -> str:
    return (
        f"{processor()}, {os.cpu_count()} cores, {platform.system()}; "
        f"{platform.python_implementation()} {platform.python_version()}; "
        f"{datetime.now(UTC):%Y-%m-%d}"
    )


def processor() -> str:
    if CPUINFO.exists():
        for line in CPUINFO.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> str:
    """The load average; other work on the machine slows down what is measured."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[0]:.1f}"


def _worked() -> float:
    """Seconds of processor time of this process and of its finished child processes."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
