"""Setting up, laying the lands, and ranking the players."""
