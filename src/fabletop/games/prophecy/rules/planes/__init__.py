"""The Astral Planes, their Guardians and Artifacts, and the Final Battle."""
