"""What everybody at a table should know: who may know its luck, and whether its rules changed."""

from fabletop.core.texts.catalogue import catalogue
from fabletop.server.errors import SUBJECT
from fabletop.server.tables.live import LiveTable


def luck_remarks(language: str, *, seed_chosen: bool, branched: bool, same_luck: bool) -> list[str]:
    """Sentences on the luck of a table; none if nobody can know it."""
    say = catalogue(SUBJECT, language).say
    found = [say("remark-seed-chosen")] if seed_chosen else []
    if branched:
        found.append(say("remark-same-luck" if same_luck else "remark-branched"))
    return found


def remarks(live: LiveTable, language: str) -> list[str]:
    saved, say = live.saved, catalogue(SUBJECT, language).say
    found = luck_remarks(
        language,
        seed_chosen=saved.seed_chosen,
        branched=saved.branched,
        same_luck=saved.same_luck,
    )
    if live.history:
        found.append(say("remark-older-rules", {"number": len(live.history)}))
    if live.stopped:
        left = len(live.rest)
        found.append(say("remark-stopped", {"number": len(live.answers) - left, "left": left}))
    return found
