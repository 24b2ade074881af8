# What bots say about their thoughts, English.

# Features that every game has; those of one game are in a file of its own.
feature-end = the end of the game

# Reasons. Better and worse are meant for the player, in the simulated games.
reason-chance = { $percent }% to win
reason-few = chance unclear
reason-tries = { $n ->
    [one] 1 try
   *[other] { $n } tries
}
reason-better = better: { $features }
reason-worse = worse: { $features }
reason-both = { $better }; { $worse }
reason-alike = much the same
reason-than-next = Compared with the next best, { $difference }.
reason-than-best = Compared with the best, { $difference }.
