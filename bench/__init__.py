"""How fast Fabletop is, alone (`python -m bench`) and beside its peers (`--peers`)."""
