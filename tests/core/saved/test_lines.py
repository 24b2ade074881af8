"""Lines of a saved game: whatever is wrong with them, one sentence says so."""

import json
import random
import re
from pathlib import Path

import pytest

from fabletop.core import log
from fabletop.core.errors import BadSave
from fabletop.core.game import Game
from fabletop.core.match import Match
from fabletop.core.registry import find
from tests.high_card import HIGH_CARD, Table
from tests.logs import unsealed

SPOILERS = ("null", "[]", "{}", '"x"', "-1", "1e999", "NaN", "9" * 5_000, "[" * 20_000, '"\\ud800"')
"""Values that stand where others are expected."""


WORDS = {(field, '"x"') for field in ("game", "ruleset", "data")}
"""Any word may stand there: a game that plays the same opens under other rules."""


def high_card(_name: str) -> Game:
    return HIGH_CARD


def played(seed: int = 4, answers: int = 12) -> Match[Table]:
    match = Match.new(HIGH_CARD, seats=["Ada", "Ben\u2028jamin"], seed=seed)
    while not match.over and len(match.entries) < answers:
        question = match.position.open[0]
        match.answer(question.options[0], question.seat)
    return match


def lines_of(match: Match[Table]) -> list[str]:
    return list(log.lines(match))


def older(lines: list[str]) -> list[str]:
    return [*map(unsealed, lines)]


def refused(lines: list[str], find: log.Find = high_card) -> str:
    with pytest.raises(BadSave) as caught:
        log.parse(lines, find)
    return str(caught.value)


def test_a_log_without_checksums_opens() -> None:
    match = played()
    loaded = log.parse(older(lines_of(match)), high_card)
    assert loaded.entries == match.entries


def test_names_with_unusual_line_breaks_are_kept(tmp_path: Path) -> None:
    log.write(played(), tmp_path / "game.log")
    assert log.read(tmp_path / "game.log", high_card).header.seats == ("Ada", "Ben\u2028jamin")


def test_line_ends_of_other_systems_do_no_harm(tmp_path: Path) -> None:
    text = "".join(f"{line}\r\n" for line in lines_of(played()))
    (tmp_path / "game.log").write_bytes(text.encode())
    assert log.read(tmp_path / "game.log", high_card).entries


def test_a_mark_that_an_editor_put_before_the_text_does_no_harm(tmp_path: Path) -> None:
    text = "".join(f"{line}\n" for line in lines_of(played()))
    (tmp_path / "game.log").write_text(text, encoding="utf-8-sig")
    assert log.read(tmp_path / "game.log", high_card).entries


def test_a_file_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LARGEST", 1_000)
    (tmp_path / "game.log").write_text("0" * 1_001, encoding="utf-8")
    for path in (tmp_path / "game.log", Path("/dev/zero")):
        if path.exists():
            with pytest.raises(BadSave, match="is no saved game: it has more than 1,000"):
                log.read(path, high_card)


def test_an_impossible_answer_is_told_without_all_that_was_possible() -> None:
    match = Match.new(find("wizards"), seats=["Ada", "Ben"], seed=3)
    while len(match.position.open[0].options) < 60:
        question = match.position.open[0]
        match.answer(question.options[0], question.seat)
    lines = older(lines_of(match))
    seat = match.position.open[0].seat
    wrong = f'{{"seat":{seat},"answer":["fly"]}}'
    said = refused([*lines[:-1], wrong, f'{{"end":{len(match.entries) + 1}}}'], find)
    assert "'fly' is not possible now" in said
    assert len(said) < 500


@pytest.mark.parametrize("at", [1, 2, 5])
def test_a_missing_line_is_noticed(at: int) -> None:
    lines = lines_of(played())
    assert f"line {at + 1} does not fit" in refused(lines[:at] + lines[at + 1 :])


def test_lines_that_changed_places_are_noticed() -> None:
    first, one, other, *rest = lines_of(played())
    assert "line 2 does not fit" in refused([first, other, one, *rest])


def test_an_edited_line_is_noticed() -> None:
    lines = lines_of(played())
    assert "line 1 does not fit" in refused([lines[0].replace("Ada", "Eve"), *lines[1:]])
    assert "line 3 does not fit" in refused(
        [*lines[:2], lines[2].replace('"seat":', '"seat": '), *lines[3:]]
    )


def test_a_line_of_another_game_is_noticed() -> None:
    lines, others = lines_of(played()), lines_of(played(5))
    assert "line 4 does not fit" in refused([*lines[:3], others[3], *lines[4:]])


def test_a_line_that_lost_its_checksum_is_noticed() -> None:
    lines = lines_of(played())
    assert "line 3 is cut off or damaged: its checksum is missing" in refused(
        [*lines[:2], *older(lines[2:3]), *lines[3:]]
    )


def test_what_comes_before_a_changed_line_can_be_salvaged() -> None:
    match = played()
    lines = lines_of(match)
    loaded = log.parse([*lines[:5], *lines[6:]], high_card, salvage=True)
    assert loaded.entries == match.entries[:4]


@pytest.mark.parametrize("field", ["game", "ruleset", "data", "options", "seats", "seed", "auto"])
@pytest.mark.parametrize("spoiler", SPOILERS)
def test_a_header_with_a_wrong_value_is_refused(field: str, spoiler: str) -> None:
    head, *rest = older(lines_of(played()))
    value = json.dumps(json.loads(head)[field], ensure_ascii=False, separators=(",", ":"))
    spoilt = head.replace(f'"{field}":{value}', f'"{field}":{spoiler}')
    if spoilt != head and (field, spoiler) not in WORDS:
        assert "\n" not in refused([spoilt, *rest])


@pytest.mark.parametrize("spoiler", SPOILERS)
def test_a_line_with_something_else_is_refused(spoiler: str) -> None:
    lines = older(lines_of(played()))
    for line in (
        spoiler,
        f'{{"seat":{spoiler},"answer":["lay","c01"]}}',
        f'{{"seat":0,"answer":{spoiler}}}',
        f'{{"seat":0,"answer":[{spoiler}]}}',
        f'{{"seat":0,"answer":["lay","c01"],"chance":{spoiler}}}',
        f'{{"seat":0,"answer":["lay","c01"],"chance":[["dice",{spoiler}]]}}',
        f'{{"seat":-1,"answer":["redeal",{spoiler}]}}',
        f'{{"snapshot":{spoiler},"table":{{}}}}',
        f'{{"snapshot":1,"table":{spoiler}}}',
        f'{{"end":{spoiler}}}',
    ):
        if line not in ("{}", '{"snapshot":1,"table":{}}'):
            refused([*lines[:2], line, *lines[2:]])


def test_an_empty_and_a_binary_file_are_refused(tmp_path: Path) -> None:
    for content, message in ((b"", "is empty"), (b"\x00\x01\n", "line 1"), (b"\xff\n", "not text")):
        (tmp_path / "x").write_bytes(content)
        with pytest.raises(BadSave, match=message):
            log.read(tmp_path / "x", high_card)


@pytest.mark.parametrize("game", ["prophecy", "seasons", "wizards"])
@pytest.mark.parametrize("chained", [True, False], ids=["with checksums", "without"])
def test_no_mutated_log_leads_to_anything_but_a_sentence(game: str, chained: bool) -> None:
    luck = random.Random(f"{game} {chained}")
    match = Match.new(find(game), seats=["Ada", "Ben"], seed=3)
    for _ in range(30):
        question = match.position.open[0]
        match.answer(luck.choice(question.options), question.seat)
    whole = lines_of(match) if chained else older(lines_of(match))
    opened = 0
    for _ in range(150):
        try:
            log.parse(mutated(whole, luck), find)
            opened += 1
        except BadSave:
            continue
    assert opened < 20 or not chained


def mutated(lines: list[str], luck: random.Random) -> list[str]:
    """One small thing is different."""
    changed, at = lines[:], luck.randrange(len(lines))
    line = lines[at]
    values = list(re.finditer(r'"[^"]*"|-?\d+|true|false|\[[^\[\]]*\]', line))
    place, other = luck.choice(values), luck.choice(values)
    match luck.randrange(6):
        case 0:
            del changed[at]
        case 1:
            changed.insert(at, luck.choice(lines))
        case 2:
            changed[at] = line[: luck.randrange(len(line))]
        case 3:
            changed[at] = line[: place.start()] + luck.choice(SPOILERS) + line[place.end() :]
        case 4:
            changed[at] = line[: place.start()] + other[0] + line[place.end() :]
        case _:
            cut = luck.randrange(len(line))
            changed[at] = line[:cut] + chr(luck.randrange(32, 0x2FF)) + line[cut + 1 :]
    return changed
