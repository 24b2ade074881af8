"""The page of a table: the scene, what is lit on it, answers, replays."""
