"""The page of a table: the scene, its highlighted things, answers, replays."""
