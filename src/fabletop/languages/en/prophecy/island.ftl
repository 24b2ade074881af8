# Prophecy, English: Treasure Island.

# Treasure Island
aim-treasure-hunters = Become the most famous treasure hunter. Collect Map Fragments in the wilderness and from Greater Guardians, sail to Treasure Island and dig: every Fragment that a Treasure costs is a point of Fame. The last Treasure ends the game.
ask-dig = { $name }: what do you dig up?
ask-dig-more = You dig up { $name }. What else?
ask-booty = You have beaten { $name }. What do you take?
ask-dawn = { $hero }: use a Treasure before the Chance card?
do-collect = Take the Map Fragment
do-attack-maps = Attack { $name } for a Map Fragment
do-dig = Dig up { $name }
do-dig-blindly = Dig for an unknown Treasure
do-dug = Dig for nothing more
do-deeper = Draw another Treasure
do-keep-treasure = Keep { $name }
do-take-map = Take a Map Fragment
do-usual = Let the loser choose between Health and an Item
do-later = Not yet: the Chance card first
do-treasure = Use { $name }
do-give-map = You give { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
}
do-ask-map = You ask for { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
}
told-map-appears = A Map Fragment appears: { $space }.
told-collected = { $hero } takes a Map Fragment.
told-at-stake = { $hero } fights for { $what ->
   *[maps] a Map Fragment
}.
told-took-map = { $hero } takes a Map Fragment from { $other }.
told-treasure-open = To be dug up on the Island: { $name }.
told-dug-up = { $hero } digs up { $name }.
told-spent-maps = { $hero } gives up { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
}.
told-digs = { $hero } digs and looks at a Treasure.
told-treasure-seen = You have found { $name }.
told-treasure-works = { $name } helps { $hero }.
told-clock-die = Father Time's Clock: { $hero } rolls { $die }.
told-foretold = The Crystal Ball shows { $hero } a { $own_die }, and a { $foe_die } for the other side.
told-fame = { $hero } gains { $n } Fame.
told-guardian-map = { $hero } finds a map in the plane: { $name } counts as a Map Fragment.
told-traded-maps = { $hero } gives { $n ->
    [one] a Map Fragment
   *[other] { $n } Map Fragments
} to { $other }.
why-adventures-left = Adventures still lie above the Map Fragment
why-both-need-maps = both need a Map Fragment
why-no-treasure-left = no Treasure is left
why-needs-maps = needs { $needed } Map Fragments, you have { $owned }
ended-fame = The hunt is over: the most famous treasure hunter wins.
