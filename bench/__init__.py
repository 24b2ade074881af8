"""How fast Fabletop is: alone (`python -m bench`) and compared with its peers (`--peers`)."""
