"""A server without limits on requests: `python -m bench.server.host PORT FOLDER`."""

import sys
from pathlib import Path

import uvicorn

from fabletop.server.settings import Settings
from fabletop.web.site import create_site

PLENTY = 10**9

if __name__ == "__main__":
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    settings = Settings(
        folder=folder, tables_per_hour=PLENTY, requests_per_second=PLENTY, burst=PLENTY
    )
    uvicorn.run(
        create_site(settings),
        host="127.0.0.1",
        port=port,
        log_level="warning",
        timeout_keep_alive=600,
        timeout_graceful_shutdown=1,
    )
