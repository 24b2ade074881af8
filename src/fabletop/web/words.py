"""The words of the pages: our own, and those that games bring."""

from fabletop.core import plugins
from fabletop.core.catalogues import Catalogues, readable
from fabletop.web.plugin import every_plugin

PACKAGE = "fabletop.web"


@plugins.cached
def words_of_pages(language: str) -> Catalogues:
    brought = [plugin.words for plugin in every_plugin().values() if plugin.words]
    return Catalogues([PACKAGE, *readable(brought)], language)
