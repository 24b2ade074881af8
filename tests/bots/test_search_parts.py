"""The parts of the search: the tree, the halving, the choice in the end."""

from fabletop.bots.search.budget import Budget
from fabletop.bots.search.halving import RootOption, best, halve
from fabletop.bots.search.tree import Arm, Node
from fabletop.core.question import Option, Question

A: Option = ("a",)
B: Option = ("b",)
C: Option = ("c",)
D: Option = ("d",)


def trials(*options: Option) -> list[RootOption]:
    return [RootOption(option, Arm()) for option in options]


def worth(**values: float) -> dict[Option, float]:
    return {(name,): value for name, value in values.items()}


def test_an_unknown_node_is_entered_by_the_favourite() -> None:
    assert Node().pick([A, B, C], 0.7) == A


def test_what_came_to_more_is_picked() -> None:
    node = Node()
    for _ in range(20):
        node.learn(A, 0.1)
        node.learn(B, 0.9)
    assert node.pick([A, B], 0.7) == B


def test_what_was_seldom_tried_is_picked_now_and_then() -> None:
    node = Node()
    for _ in range(200):
        node.learn(A, 0.55)
    node.learn(B, 0.5)
    assert node.pick([A, B], 0.7) == B


def test_what_is_not_offered_in_this_world_is_not_picked() -> None:
    node = Node()
    for _ in range(20):
        node.learn(B, 1.0)
    assert node.pick([A, C], 0.7) in (A, C)


def test_another_question_after_the_same_option_is_another_node() -> None:
    arm = Arm()
    first = arm.next(Question(0, "move", [A, B]))
    assert arm.next(Question(0, "move", [A])) is first
    assert arm.next(Question(1, "move", [A, B])) is not first
    assert arm.next(Question(0, "fight", [A, B])) is not first


def test_halving_spends_its_budget_on_the_better_half() -> None:
    values = worth(a=0.5, b=0.9, c=0.2, d=0.1)
    four = trials(A, B, C, D)

    def grow(trial: RootOption, world: int) -> None:
        trial.learn(world, values[trial.option], [1.0])

    made = halve(four, Budget(iterations=80), grow, first=0, paid=0)
    assert made == 80
    tries = {trial.option: trial.visits for trial in four}
    assert tries[B] == tries[A] == 30
    assert tries[C] == tries[D] == 10
    assert sum(tries.values()) == made


def test_all_that_are_left_are_tried_in_the_same_worlds() -> None:
    three = trials(A, B, C)

    def grow(trial: RootOption, world: int) -> None:
        trial.learn(world, 0.5, [1.0])

    halve(three, Budget(iterations=30), grow, first=100, paid=0)
    worlds = [set(trial.results) for trial in three]
    assert min(worlds[0]) == 100
    assert worlds[1] <= worlds[0]
    assert worlds[2] <= worlds[0]


def test_tries_that_were_made_before_are_not_made_again() -> None:
    two = trials(A, B)

    def grow(trial: RootOption, world: int) -> None:
        trial.learn(world, 0.5, [1.0])

    assert halve(two, Budget(iterations=40), grow, first=0, paid=20) == 20


def test_the_favourite_stays_unless_another_is_surely_better() -> None:
    doubtful = trials(A, B)
    for world, gap in enumerate([0.4, -0.38] * 8):
        doubtful[0].learn(world, 0.5, [0.0])
        doubtful[1].learn(world, 0.5 + gap, [0.0])
    assert doubtful[1].mean > doubtful[0].mean
    assert best(doubtful, 1.0).option == A
    assert best(doubtful, 0.0).option == B
    sure = trials(A, B)
    for world in range(16):
        sure[0].learn(world, 0.5, [0.0])
        sure[1].learn(world, 0.55 + world / 1000, [0.0])
    assert best(sure, 1.0).option == B


def test_the_tries_of_two_searches_are_counted_together() -> None:
    one, other = trials(A)[0], trials(A)[0]
    one.learn(0, 1.0, [2.0])
    other.learn(7, 0.0, [4.0])
    one.add(other)
    assert (one.visits, one.mean, one.shares) == (2, 0.5, [6.0])
    assert set(one.results) == {0, 7}
