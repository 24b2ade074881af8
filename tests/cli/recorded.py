"""A screen for several people at one keyboard, as the tests see it."""

from fabletop.cli.table.screen import Screen


class Recorded(Screen):
    """A screen that keeps what happens to it, and at which every curtain is opened at once."""

    def __init__(self) -> None:
        super().__init__("en", plain=True)
        self.happened: list[str] = []

    def clear(self) -> None:
        self.happened.append("wiped")

    def ask(self, message: str, /, **values: str | int) -> str:
        self.happened.append(f"{message} {values['name']}")
        return ""

    def line(self, text: str = "", **_look: str) -> None:
        self.happened.append(text)
