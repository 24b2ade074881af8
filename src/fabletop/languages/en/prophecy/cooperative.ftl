# Prophecy, English: Races, and the cooperative game.

# Races
ask-race-draft = Keep one Race; the other goes to the player on your left.
ask-race-pick = Of which Race is your character?
do-be = { $name }
do-regenerate = Heal as a Troll
told-of-race = { $hero } is of this Race: { $name }.
why-no-luck = luck does not touch a Troll

# The cooperative game
aim-cooperative = Together, bring all five Artifacts into the hands of characters before the Chance deck has been used up three times. Share what you have: whoever holds an Artifact holds it for all. You lose, too, if a character dies and nobody is left to come.
do-stash = Hide { $name } here
do-fetch = Fetch { $name } from its hiding place
do-miracle-of-healing = Miracle of Healing, instead of moving: Health for { $name }
do-give-magic = You give { $n } Magic
do-ask-magic = You ask for { $n } Magic
do-give-experience = You give { $n } Experience
do-ask-experience = You ask for { $n } Experience
do-tell = You tell what you have seen: { $name }
do-hear = You ask what was seen: { $name }
told-time-frozen = Time stands still: { $n ->
    [one] one round
   *[other] { $n } rounds
} without a Chance card.
told-stashed = { $hero } hides { $name }: { $space }.
told-fetched = { $hero } fetches { $name } from hiding: { $space }.
told-traded-power = { $hero } gives { $n } { $what ->
    [magic] Magic
   *[experience] Experience
} to { $other }.
told-told-of = { $hero } tells { $other } in secret what lies there: { $space }.
told-deck-used-up = The Chance deck has been used up. { $n ->
    [one] Once more, and it is too late.
   *[other] { $n } times more, and it is too late.
}
told-fellowship = All Artifacts are in your hands.
told-too-late = The Chance deck has been used up for the last time.
told-fallen = Nobody is left to come in place of { $hero }.
why-rests-until-shuffled = it rests until the Chance deck is shuffled anew
ended-fellowship = Together you have all the Artifacts: you win.
ended-too-late = Time has run out. You have lost together.
ended-fallen = A friend is gone and nobody comes. You have lost together.
why-friends-do-not-fight = among friends only the Beast may be attacked
