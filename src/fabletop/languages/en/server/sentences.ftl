# How seats are called whose players gave no name.
player-name = Player { $number }
you = You
you-within = you
