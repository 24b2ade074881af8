"""The jobs of Wizards: every rule that can wait on the agenda registers here."""

from typing import Final

from fabletop.core.agenda import Agenda
from fabletop.games.wizards.state import Table

AGENDA: Final[Agenda[Table]] = Agenda()

instant, asking = AGENDA.instant, AGENDA.asking
