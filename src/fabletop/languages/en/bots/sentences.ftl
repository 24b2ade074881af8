# What bots say about their thoughts, English.

# Features that every game has; those of one game stand in a file of its own.
feature-end = the end of the game

# Reasons. What is better or worse is so for the player, in the games that were imagined.
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
