"""How much a search may think, and how."""

from dataclasses import dataclass

from fabletop.core.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Budget:
    """By number of tries (`iterations`: the same choice on any machine) or by `seconds`.

    `breadth`: so many options of a question are looked at, those that the greedy bot likes best.
    `rounds`: a try is played on for so many rounds of the game, then the outlook is asked (0: to
    the end). `depth`: after so many choices at the latest. `sense`: how often a try is played on
    by judgement instead of by lot. `prudence`: by so many standard errors another option must be
    better than the greedy bot's favourite. `curiosity`: how much the tree looks at what it has
    seldom tried. `processes`: so many searches at once, whose tries are counted together.
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
            raise BadSetup("a search is given a number of iterations or of seconds, one of them")
        if self.breadth < 2 or self.processes < 1 or self.depth < 1:
            raise BadSetup("a search needs a breadth of 2, a depth of 1 and one process at least")
