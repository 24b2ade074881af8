"""Where a library is missing, it is said which extra brings it."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("fabletop.envs.aec", "pettingzoo", "envs"),
        ("fabletop.envs.gym", "gymnasium", "envs"),
        ("fabletop.envs.vector", "gymnasium.utils", "envs"),
        ("fabletop.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_names_its_extra(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_module(module)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, module)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install fabletop\[{extra}\]") as raised:
        import_module(module)
    assert f"{library} is not installed" in str(raised.value)
