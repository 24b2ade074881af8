"""How long a search may think, and how it thinks."""

from dataclasses import dataclass

from fabletop.core.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit is a number of tries (`iterations`: the same choice on any machine) or `seconds`.

    `breadth`: how many options of a question are tried, those that the greedy bot values most.
    `rounds`: how many rounds of the game a try is played on before the outlook rates it (0: to the
    end). `depth`: after how many choices a try stops at the latest. `sense`: how often a choice in
    a playout follows the evaluation instead of chance. `prudence`: by how many standard errors an
    option must beat the greedy bot's favourite. `curiosity`: how much the tree prefers what it has
    seldom tried. `processes`: how many searches run in parallel, with their tries added up.
    """

    iterations: int = 0
    seconds: float = 0.0
    breadth: int = 4
    rounds: int = 3
    depth: int = 120
    sense: float = 1.0
    prudence: float = 0.7
    curiosity: float = 0.7
    processes: int = 1

    def __post_init__(self) -> None:
        if (self.iterations > 0) == (self.seconds > 0):
            raise BadSetup("a search needs either a number of iterations or a number of seconds")
        if self.breadth < 2 or self.processes < 1 or self.depth < 1:
            raise BadSetup("a search needs at least a breadth of 2, a depth of 1 and one process")
