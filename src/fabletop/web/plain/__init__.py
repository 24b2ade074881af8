"""Any game's table in plain words."""
