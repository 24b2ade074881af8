"""A property that is worked out once per object."""

import pickle

from fabletop.core.lazy import lazy


class Circle:
    def __init__(self, radius: float) -> None:
        self.radius = radius
        self.asked = 0

    @lazy
    def area(self) -> float:
        """In square units."""
        self.asked += 1
        return 3 * self.radius**2


def test_it_is_worked_out_at_the_first_question_only() -> None:
    circle = Circle(2)
    assert circle.asked == 0
    assert (circle.area, circle.area, circle.asked) == (12, 12, 1)


def test_every_object_has_its_own() -> None:
    assert (Circle(1).area, Circle(2).area) == (3, 12)


def test_the_class_shows_the_property_and_its_words() -> None:
    assert isinstance(Circle.area, lazy)
    assert Circle.area.__doc__ == "In square units."


def test_a_known_value_goes_with_a_copy() -> None:
    circle = Circle(2)
    assert circle.area == 12
    assert pickle.loads(pickle.dumps(circle)).__dict__["area"] == 12
