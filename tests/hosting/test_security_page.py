"""`SECURITY.md` names the limits that there are."""

import re

from fabletop.server.declared import declared
from fabletop.server.host_option import Group
from tests.hosting.proxied import ROOT

PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
LIMITS = PAGE.partition("## Limits")[2].partition("## ")[0]
NAMED = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\|.*", LIMITS, re.MULTILINE))))


def test_limits_of_the_page_are_settings() -> None:
    assert len(NAMED) > 15
    assert NAMED - declared().keys() == set()


def test_all_limits_are_on_the_page() -> None:
    groups = (Group.CONNECTIONS, Group.LIMITS)
    limits = {name for name, one in declared().items() if one.about.group in groups}
    assert limits - NAMED == set()
