"""Several threads of a server may need the same message for the first time."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
from fluent.runtime import FluentResource

from fabletop.core.texts.messages import Messages

SAID = "greeting = Good { $time }"


def test_a_message_that_another_thread_is_parsing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def slowly(text: str) -> Any:
        begun.set()
        assert go_on.wait(60)
        return FluentResource(text)

    monkeypatch.setattr("fabletop.core.texts.messages.FluentResource", slowly)
    said = Messages([SAID], "en")
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(said.find, "greeting")
        assert begun.wait(60)
        second = threads.submit(said.find, "greeting")
        while not (second.running() or second.done()):
            pass
        go_on.set()
        assert first.result() is not None
        assert second.result() is not None
    assert said.find("greeting") is not None
