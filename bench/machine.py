"""The machine and date of a measurement, and the share of the processor that it got."""

import os
import platform
import sysconfig
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

CPUINFO = Path("/proc/cpuinfo")
MAPPED = Path("/proc/self/maps")
"""The files that this process has loaded."""


class Stopwatch:
    """Started before a measurement and read after it: shows how busy the machine was."""

    def __init__(self) -> None:
        self.load = load()
        self.begun = perf_counter()
        self.worked = _worked()

    def facts(self, python: str = "") -> str:
        """One line of facts; figures are comparable only if these are similar. `python` describes
        the interpreter that was measured, if it is not this one."""
        share = (_worked() - self.worked) / (perf_counter() - self.begun)
        return (
            f"{machine(python or interpreter())}; load average before {self.load}, after {load()}; "
            f"the run got {share:.0%} of a core."
        )


def machine(python: str) -> str:
    return (
        f"{processor()}, {os.cpu_count()} cores, {platform.system()}; {python}; "
        f"{datetime.now(UTC):%Y-%m-%d}"
    )


def interpreter() -> str:
    """This Python: its version, and how it was optimised when it was built."""
    return f"{platform.python_implementation()} {platform.python_version()} ({optimised()})"


def optimised() -> str:
    """What is known of profile-guided (PGO) and link-time optimisation (LTO).

    Debian and Ubuntu build their executable apart, with both, and ship the configuration of their
    shared library, which tells neither. On Windows there is no configuration.
    """
    if sysconfig.get_config_var("CONFIG_ARGS") is None:
        return "PGO and LTO not told"
    told = " ".join(
        str(sysconfig.get_config_var(name) or "")
        for name in ("CONFIG_ARGS", "PY_CORE_CFLAGS", "PY_CORE_LDFLAGS", "PY_LDFLAGS_NODIST")
    )
    guided = "--enable-optimizations" in told or "-fprofile-use" in told
    linked = "--with-lto" in told or "-flto" in told
    if not (guided or linked) and _built_apart():
        return "PGO and LTO not told: built apart from what sysconfig describes"
    return f"{'with' if guided else 'without'} PGO, {'with' if linked else 'without'} LTO"


def _built_apart() -> bool:
    """Whether sysconfig describes a shared library that this process does not use."""
    library = str(sysconfig.get_config_var("INSTSONAME") or "")
    shared = bool(sysconfig.get_config_var("Py_ENABLE_SHARED"))
    return shared and MAPPED.exists() and library not in MAPPED.read_text(encoding="utf-8")


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
