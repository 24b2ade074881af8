# The story of a finished game, English.
story = Story
story-title = The story of a game of { $game }
story-not-yet = The story of a game can be read when it is over.
story-result = Result
story-length = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $answers } answers.
story-ended = Ended by: { $how }.
story-score = { $n } points
story-course = How it went
story-all = Everybody
story-moment = Moment
story-chance = Chance to win
story-chance-more = As the bots judge it, by what each player could see at that moment; so the lines need not add up to 100%. The last point is the result. A click leads to that moment.
story-chance-together = As the bots judge it, by what the players could see at that moment. The last point is the result. A click leads to that moment.
story-prophecy-might = Strength and Willpower
story-prophecy-might-more = Added up, without what is carried.
story-prophecy-certificates = Certificates
story-prophecy-certificates-more = Five of them win.
story-prophecy-artifacts = Artifacts
story-prophecy-artifacts-more = Taken from the Astral Planes.
story-seasons-crystals = Crystals
story-seasons-crystals-more = What each sorcerer had at that moment.
story-seasons-prestige = Prestige in play
story-seasons-prestige-more = Printed on the cards in play.
story-wizards-points = Points
story-wizards-points-more = Knowledge, Perception and Power together.
story-wizards-rank = Rank
story-wizards-rank-more = In the Order; the fifth one wins.
story-turns = Turning points
story-turn = Moment { $moment }, round { $round }
story-swing = { $before } → { $after }
story-unseen = Something that not everybody saw.
story-annotations = What the adviser would have done
story-annotations-more = The Expert can analyse the whole game and find the three decisions that cost each person most. It takes a minute or two, and is done once for everybody.
story-annotations-how = The costliest decisions of each person. The adviser judged by what the player could know at the time; what was answered and what it would have done were tried in the same imagined worlds.
story-ask = Analyse it
story-thinking = The adviser is analysing the game …
story-progress = How much is done
story-done = { $done } of about { $all } decisions
story-look-again = Look again
story-failed = That did not work; it can be tried again.
story-busy = Too many games are being analysed; try again in a few minutes.
story-nobody = Only bots played to the end, so there is nobody's decision to look at.
story-no-timeline = The course of this game could not be worked out; try again.
story-choices = { $n ->
    [one] one real choice
   *[other] { $n } real choices
}
story-at = Moment { $moment }:
story-answered = Answered:
story-better = The adviser:
story-loss = { $points ->
    [one] one percentage point lost
   *[other] { $points } percentage points lost
}
story-no-loss = No decision cost anything that the adviser could see.

# How games end
ended-prophecy-certificates = five Certificates
ended-prophecy-artifacts = the Artifacts
ended-prophecy-survivor = last one alive
ended-prophecy-apocalypse = the Apocalypse
ended-prophecy-fame = Fame
ended-prophecy-sea-lord = the Lord of the Sea
ended-prophecy-fellowship = all Artifacts together
ended-prophecy-too-late = time ran out
ended-prophecy-fallen = a friend is gone
ended-seasons-three-years = three years
ended-wizards-fifth-rank = the Fifth Rank
ended-wizards-gems = six Sacred Gems
ended-wizards-evil = Evil won
