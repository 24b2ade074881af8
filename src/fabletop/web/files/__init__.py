"""Files that work without a server: replays, reports, notebooks."""
