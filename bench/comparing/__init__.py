"""The speed of this tree beside that of another revision, or of another build."""
