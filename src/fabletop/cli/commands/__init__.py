"""One module per command: `fabletop play`, `fabletop simulate` and the others."""
