"""Every mistake of a person is one line on stderr and exit code 2; nothing is overwritten."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import fabletop, mistake, saved_game
from tests.logs import unsealed

SEATS = ("--seat=human", "--seat=random")
STANDARD = ("--set=version=standard",)
CHOSEN = (*STANDARD, "--set=artifacts=chosen")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("plya",), "Did you mean 'play'"),
        (("play", "--sede=1"), "--seed"),
        (("play", "chess", *SEATS), "there is: prophecy"),
        (("play", "chess"), "there is: prophecy"),
        (("play", *SEATS, "--set=colour=red"), "it has: ability_board, artifacts, banish, chance"),
        (("play", *SEATS, "--set=version=9"), "choose one of: basic"),
        (("play", *SEATS, "--set=version"), "name=value"),
        (("play", *SEATS, "--set=ending=apocalypse"), "ending=apocalypse needs version=standard"),
        (("play", *SEATS, "--set=trade=yes"), "option trade=yes needs version=standard"),
        (("play", *SEATS, *STANDARD, "--set=teams=pairs"), "is for 4 players, not 2"),
        (("simulate", "--set=teams=pairs"), "option teams=pairs needs version=standard"),
        (("simulate", *STANDARD, "--set=teams=pairs", "--players=3"), "is for 4 players, not 3"),
        (
            ("simulate", "--set=version=basic", "--set=trade=yes"),
            "trade=yes needs version=standard",
        ),
        (("soak", "--set=version=basic", "--set=ending=two_artifacts"), "needs version=standard"),
        (("soak", "--set=teams=pairs"), "option teams=pairs needs version=standard"),
        (("play", "--players=9"), "1 to 5 players"),
        (("play", "--seat=human"), "2 to 5 players"),
        (("play", "--players=2", "--seat=human", *SEATS), "3 seats are named for 2 players"),
        (("play", *SEATS, *STANDARD, "--set=keep=royal_cape"), "needs artifacts=chosen"),
        (("play", *SEATS, *CHOSEN, "--set=keep=royal_cap"), "with + between them: crown_of_the"),
        (("play", *SEATS, *CHOSEN, "--set=keep=royal_cape+royal_cape"), "with + between them"),
        (
            ("play", *SEATS, *CHOSEN, "--set=keep=royal_cape", "--set=banish=royal_cape"),
            "does not go with keep=royal_cape",
        ),
        (("play", *SEATS, *STANDARD, "--set=ending=lord_of_the_sea"), "needs realms=water"),
        (("play", *SEATS, "--seed=-1"), "--seed"),
        (("play", *SEATS, "--seed=x"), "--seed"),
        (("play", *SEATS, f"--seed={2**63}"), "--seed"),
        (("play", "--seat=oracle", "--seat=human"), "human:Name, random, greedy"),
        (("play", *SEATS, "--language=tlh"), "there is: en, fr"),
        (("play", *SEATS, "--cards=none.toml"), "none.toml"),
        (("play", "--load=none.fabletop"), "none.fabletop"),
        (("replay", "none.fabletop"), "none.fabletop"),
        (("replay", "."), "cannot read"),
        (("simulate", "chess"), "there is: prophecy"),
        (("simulate", "--players=1"), "2 to 5 players"),
        (("simulate", "--bots=oracle"), "there is: random, greedy"),
        (("simulate", "--bots=random,greedy", "--players=3"), "2 bots are named for 3 players"),
        (("simulate", "--games=0"), "--games"),
        (("simulate", "--workers=0"), "--workers"),
        (("simulate", "--seed=x"), "--seed"),
        (("simulate", "--set=chance=none"), "choose one of"),
        (("soak", "chess"), "there is: prophecy"),
        (("soak", f"--seed={2**63 - 1}", "--games=2"), "go past"),
        (("cards", "--show=swrod"), "sword"),
        (("cards", "--show=qqqqqq"), "`fabletop cards` lists them"),
        (("cards", "--deck=tarot"), "creatures"),
        (("rules", "--group=ZZ"), "there is: A, B"),
    ],
)
def test_a_mistake_is_one_line_with_the_remedy(words: tuple[str, ...], hint: str) -> None:
    assert hint in mistake(*words)


@pytest.mark.parametrize(
    "content",
    [b"", b"\x89PNG\r\n\x1a\n\x00\xff", b"hello\n", b'{"name": "chess"}\n', b"[1, 2]\n", b"7\n"],
)
def test_a_file_that_is_no_game_is_refused_and_left_alone(content: bytes) -> None:
    file = Path("odd.fabletop")
    file.write_bytes(content)
    assert "odd.fabletop" in mistake("play", "--load=odd.fabletop")
    assert "odd.fabletop" in mistake("replay", "odd.fabletop")
    assert "odd.fabletop" in mistake("play", "--load=odd.fabletop", "--salvage")
    assert file.read_bytes() == content


def test_a_truncated_game_is_refused_unless_salvaged() -> None:
    file = Path("cut.fabletop")
    saved_game(file)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert "--salvage" in mistake("play", "--load=cut.fabletop")
    assert "--salvage" in mistake("replay", "cut.fabletop", "--all")
    assert fabletop("replay", "cut.fabletop", "--all", "--salvage").code == 0
    assert file.read_bytes() == whole[: len(whole) // 2]


def test_a_game_of_an_unknown_kind_is_refused() -> None:
    saved_game(Path("a.fabletop"))
    text = unsealed(Path("a.fabletop").read_text(encoding="utf-8"))
    Path("a.fabletop").write_text(text.replace('"prophecy"', '"chess"', 1), encoding="utf-8")
    assert "there is no game 'chess'" in mistake("play", "--load=a.fabletop")


def test_a_saved_game_takes_no_other_options() -> None:
    saved_game(Path("a.fabletop"))
    assert "only --seat" in mistake("play", "--load=a.fabletop", "--players=3")
    assert "2 seats, not 1" in mistake("play", "--load=a.fabletop", "--seat=human")


def test_a_wrong_correction_names_the_file_the_card_and_the_field() -> None:
    Path("mine.toml").write_text("[swrod]\nprice = 1\n", encoding="utf-8")
    assert "mine.toml: there is no card 'swrod'" in mistake("play", *SEATS, "--cards=mine.toml")
    Path("mine.toml").write_text('[sword]\nprice = "dear"\n', encoding="utf-8")
    assert "price" in mistake("cards", "--cards=mine.toml")


def test_a_branch_never_overwrites_a_file() -> None:
    saved_game(Path("a.fabletop"))
    Path("b.fabletop").write_text("mine", encoding="utf-8")
    assert "exists" in mistake("replay", "a.fabletop", "--at=3", "--out=b.fabletop")
    assert Path("b.fabletop").read_text(encoding="utf-8") == "mine"
    assert "cannot save" in mistake("replay", "a.fabletop", "--at=3", "--out=no/such/b.fabletop")
    assert "0 to 40" in mistake("replay", "a.fabletop", "--at=999")


def test_the_installed_command_keeps_its_word() -> None:
    command = Path(sys.executable).with_name("fabletop")
    done = subprocess.run(
        [command, "play", "--seed", "x"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("fabletop: ")
    assert done.stderr.count("\n") == 1


def test_a_closed_pipe_is_silent() -> None:
    command = Path(sys.executable).with_name("fabletop")
    with subprocess.Popen(
        [command, "cards", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
