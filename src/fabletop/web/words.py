"""The words of the pages: our own, and those that games provide."""

from fabletop.core import plugins
from fabletop.core.texts.joined_catalogue import JoinedCatalogue, readable
from fabletop.web.plugin import every_plugin

SUBJECT = "web"


@plugins.cached
def words_of_pages(language: str, game: str = "") -> JoinedCatalogue:
    """On pages about a game its own words come first: `rank` may mean something else elsewhere."""
    brought = {name: plugin.words for name, plugin in every_plugin().items() if plugin.words}
    first = readable([brought[game]] if game in brought else [])
    return JoinedCatalogue([*first, SUBJECT, *readable(list(brought.values()))], language)
