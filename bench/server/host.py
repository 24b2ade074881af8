"""A server without limits for clients: `python -m bench.server.host PORT FOLDER`."""

import sys
from pathlib import Path

from fabletop.server.connection_limits import ConnectionLimits
from fabletop.server.network.serving import GuardedServer
from fabletop.server.settings import Settings
from fabletop.web.site import create_site

PLENTY = 10**9

if __name__ == "__main__":
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    settings = Settings(
        folder=folder,
        tables_per_hour=PLENTY,
        requests_per_second=PLENTY,
        burst=PLENTY,
        requests_at_once=PLENTY,
        connections=ConnectionLimits(
            total=PLENTY, per_client=PLENTY, streams_per_client=PLENTY, idle_seconds=600
        ),
    )
    GuardedServer(create_site(settings), settings, port=port).run()
