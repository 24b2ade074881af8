"""Players that are programs. A bot receives a question and may look at the view of its seat, and
nothing else."""
