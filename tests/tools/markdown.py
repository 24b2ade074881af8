"""Tables in Markdown, as the pages of the tools hold them."""


def line(text: str, *beginning: str) -> list[str]:
    """The other cells of the first row that begins with these cells."""
    for row in text.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if row.startswith("|") and cells[: len(beginning)] == list(beginning):
            return cells[len(beginning) :]
    raise AssertionError(f"no row begins with {beginning}")
