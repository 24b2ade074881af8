"""High Card as a package of its own that brings something to every room: the example of the recipe
"add a game". Nothing in Fabletop imports it; it is found by its entry points."""
