"""Players that are programs. A bot receives a question, and may look at the view of its seat and at
imagined worlds that this seat cannot tell from the real one, and at nothing else."""
