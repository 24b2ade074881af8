"""Bots on the server: they play and advise in worker processes, and look back on finished games."""
