"""Encounters: places, people, Demons, the Dragon, other players."""
