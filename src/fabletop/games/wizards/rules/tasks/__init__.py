"""Tasks, where their markers lie, and the points they bring."""
