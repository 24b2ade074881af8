"""What a measurement says of the interpreter."""

import sysconfig

import pytest

from bench import machine


@pytest.mark.parametrize(
    ("configured", "said"),
    [
        ({"CONFIG_ARGS": "'--enable-optimizations' '--with-lto'"}, "with PGO, with LTO"),
        ({"CONFIG_ARGS": "'--enable-optimizations'"}, "with PGO, without LTO"),
        ({"CONFIG_ARGS": "", "PY_CORE_CFLAGS": "-O3 -fprofile-use"}, "with PGO, without LTO"),
        ({"CONFIG_ARGS": "", "PGO_PROF_USE_FLAG": "-fprofile-use"}, "without PGO, without LTO"),
        ({"CONFIG_ARGS": ""}, "without PGO, without LTO"),
        ({}, "PGO and LTO not told"),
    ],
)
def test_only_what_was_used_in_the_build_counts(
    configured: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", configured.get)
    assert machine.optimised() == said


def test_the_configuration_of_another_build_proves_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = "libpython-that-is-not-loaded.so"
    configured = {"CONFIG_ARGS": "", "Py_ENABLE_SHARED": 1, "INSTSONAME": other}
    monkeypatch.setattr(sysconfig, "get_config_var", configured.get)
    if machine.MAPPED.exists():
        assert "not told" in machine.optimised()


def test_the_interpreter_is_named_with_its_version() -> None:
    assert machine.interpreter().startswith("CPython 3.")
