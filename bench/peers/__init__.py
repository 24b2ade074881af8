"""One worker for each peer, run by the Python of `.venv-peers`; none of them imports Fabletop."""
