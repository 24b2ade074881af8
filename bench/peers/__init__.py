"""One worker per peer, run by the Python of `.venv-peers`; none of them imports Fabletop."""
