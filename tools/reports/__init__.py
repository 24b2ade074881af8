"""Reports on the games in simulation, and the page on the Wizards sheet's open question."""
