# What decides a game of Wizards, English: short noun phrases, as in "better: the rank, the Tasks".

feature-wizards-rank = the rank
feature-wizards-points = the points for the last rank
feature-wizards-next-rank = the points for the next rank
feature-wizards-ready = all that the next rank takes
feature-wizards-mentor = the way to a Mentor
feature-wizards-tasks = the Tasks in hand
feature-wizards-begun = Tasks nearly done
feature-wizards-reach = the way to the next Task
feature-wizards-gifts = the animal and helpful Events
feature-wizards-affliction = health (Demon Dazed, Dragonbound)
feature-wizards-delay = turns to lose
feature-wizards-danger = safety from Demons and Dragon
feature-wizards-gems = Sacred Gems
feature-wizards-time = the time that Evil leaves
