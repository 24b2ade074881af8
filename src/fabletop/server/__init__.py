"""Tables over HTTP: seats, live updates, bots, storage."""
