"""OpenSpiel: the games as Python games of pyspiel. Importing this module registers
`fabletop_prophecy`, `fabletop_seasons` and `fabletop_wizards`.

All chance is in the deal: the first node is a chance node with `deals` equally likely deals, and
the number of a deal is the seed of its table. So a history determines everything, and a state is a
node of an explicit stochastic game. (A sampled stochastic game would need the state of a generator
in the game, which pyspiel does not let a Python game serialise.)

Search in worlds from `resample_from_infostate`: a clone knows all future chance results.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from fabletop.core.chance import mix
from fabletop.core.codec import JsonObject
from fabletop.core.errors import BadSetup
from fabletop.core.game import Options
from fabletop.core.registry import find
from fabletop.core.seeds import LAST_SEED
from fabletop.envs.as_json import action, action_name, check, described, seen
from fabletop.envs.episode import Episode
from fabletop.envs.needs import needs
from fabletop.envs.plugin import declared, declared_games
from fabletop.envs.setup import MOST, Setup
from fabletop.envs.spiel_observer import SpielObserver

with needs("openspiel"):
    import pyspiel

DEALS = 1_000
HIGHEST_SCORE = 10_000
"""Larger than any possible difference of scores."""

Params = Mapping[str, Any]


class SpielGame(pyspiel.Game):
    """Parameters: `players`; `options` such as "version:standard;island:yes"; `reward`, "place" or
    "score"; `deals`; `most` decisions."""

    game: ClassVar[str]

    def __init__(self, params: Params | None = None) -> None:
        game = self.game
        given = DEFAULTS | {"players": _fewest(game)} | dict(params or {})
        self.setup = Setup(
            *(game, given["players"], options_of(given["options"])),
            reward=given["reward"],
            most=given["most"],
        )
        if given["deals"] < 1:
            raise BadSetup(f"there must be at least one deal, not {given['deals']}")
        self.deals: int = given["deals"]
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        super().__init__(game_type(game, self.setup), game_info(self.setup, self.deals), given)

    def new_initial_state(self, given: object = None) -> "SpielState":
        """The state before the deal, or the one that `to_json` or `to_dict` described."""
        state = SpielState(self)
        if given is not None:
            plain: Any = json.loads(given) if isinstance(given, str) else given
            check(plain, self.setup)
            state.episode = Episode.read(self.setup, plain["state"])
        return state

    def __reduce__(self) -> tuple[type["SpielGame"], tuple[Params]]:
        """Pickle the parameters; pyspiel's own pickling restores a game without its setup."""
        return type(self), (self.get_parameters(),)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Params | None = None
    ) -> SpielObserver | None:
        """An observer of a seat's whole view, with or without recall, or of the public view."""
        if params:
            raise BadSetup(f"an observer takes no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        if not wanted.public_info or not (alone or public):
            return None
        return SpielObserver(self.setup, recall=wanted.perfect_recall, public=public)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None
        """The game after the deal."""

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.dealt.numbers())

    def _apply_action(self, number: int) -> None:
        if self.episode is None:
            self.episode = Episode.begin(self.get_game().setup, number, memory=True)
        else:
            self.episode.answer(number)

    def _action_to_string(self, _player: int, number: int) -> str:
        return f"deal {number}" if self.episode is None else action_name(self.episode, number)

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * self.get_game().num_players()
        return self.episode.rewards()

    @property
    def dealt(self) -> Episode:
        if self.episode is None:
            raise BadSetup("nothing is dealt yet; apply a chance outcome first")
        return self.episode

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "SpielState":
        """Another state that the player cannot tell from this one. It does not include secret
        events and answers of other players, so it has no history."""
        state: SpielState = self.get_game().new_initial_state()
        seed = mix(int(rng() * 2**53)) & LAST_SEED
        state.episode = self.dealt.imagine(player, seed)
        return state

    def _to_struct(self) -> JsonObject:
        return {} if self.episode is None else described(self.episode)

    def _action_to_struct(self, _player: int, number: int) -> JsonObject:
        return {"deal": number} if self.episode is None else action(self.episode, number)

    def _struct_to_actions(self, plain: JsonObject) -> list[int]:
        return [plain["deal"] if self.episode is None else plain["number"]]

    def _to_observation_struct(self, player: int) -> JsonObject:
        return {} if self.episode is None else seen(self.episode, player)

    def __str__(self) -> str:
        """The seed of the table, the seat that is asked, what is asked, and what was answered."""
        episode = self.episode
        if episode is None:
            return f"{self.get_game().setup.game.name}: deal"
        said = " ".join(map(str, (entry for entry in self.history())))
        asked = "over" if episode.over else f"{episode.seat} {episode.question.kind}"
        return f"{episode.setup.game.name} {episode.seed}: {asked}; {said}"


def options_of(text: str) -> Options:
    """Options as written in a game's parameters: "version:standard;island:yes"."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name.strip(): value.strip() for name, _, value in pairs}


def _fewest(game: str) -> int:
    return max(2, find(game).seats[0])


DEFAULTS: JsonObject = {"options": "", "reward": "place", "deals": DEALS, "most": MOST}


def game_type(game: str, setup: Setup | None = None) -> pyspiel.GameType:
    kind = pyspiel.GameType
    seats = find(game).seats
    return kind(
        short_name=f"fabletop_{game}",
        long_name=f"Fabletop {find(game).words('en').title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if setup is None else _utility(setup),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _fewest(game)} | DEFAULTS,
    )


def _utility(setup: Setup) -> pyspiel.GameType.Utility:
    if setup.together:
        return pyspiel.GameType.Utility.IDENTICAL
    if setup.reward == "place" and declared(setup.game.name).may_lose_all(setup.options):
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.ZERO_SUM


def game_info(setup: Setup, deals: int) -> pyspiel.GameInfo:
    highest = 1.0 if setup.reward == "place" else float(HIGHEST_SCORE)
    zero_sum = _utility(setup) == pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameInfo(
        num_distinct_actions=setup.vocabulary.size,
        max_chance_outcomes=deals,
        num_players=setup.players,
        min_utility=-highest,
        max_utility=highest,
        max_game_length=setup.most,
        utility_sum=0.0 if zero_sum else None,
    )


def register() -> None:
    """Register all games, each with its own class: pyspiel releases what it registered after Python
    has shut down, and only a class survives that. The class is a global of this module, where
    pickle looks for it."""
    for game in declared_games():
        kind = game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            own = type(f"{game.capitalize()}Game", (SpielGame,), {"game": game})
            globals()[own.__name__] = own
            pyspiel.register_game(kind, own)


register()
