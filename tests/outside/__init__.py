"""Games from other packages: one that brings something to every room, one that brings nothing but
itself, and some that are broken."""
