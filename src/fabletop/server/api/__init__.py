"""The HTTP API: its routes, what goes over the wire, and the live stream."""
