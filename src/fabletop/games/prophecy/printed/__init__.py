"""What is printed on cards and boards, as values that never change during play."""
