"""Work for a worker process that speaks in every way there is."""

import logging
import sys
import warnings


def in_a_worker() -> None:
    warnings.warn("a worker warns", DeprecationWarning, stacklevel=1)
    print("a worker prints", file=sys.stderr)
    logging.getLogger("fabletop").info("a worker logs")
