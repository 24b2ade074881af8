"""Setting up, laying the lands, and who has won."""
