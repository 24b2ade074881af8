# Prophecy, English: the Gates of the Realms, and the Water Realm.

# Realms: their Gates, and the way in and out
ask-gate = { $hero }: this is the { $name }. Enter at once?
ask-triumph = { $name }: to which side of the Gate do you return?
ask-legends = Which card of the Realm is turned up?
ask-expelled = { $hero }: the Realm closes. To which side of the Gate do you return?
do-enter-water = Enter the Water Realm
do-enter-dragon = Enter the Dragon Realm
do-turn-back = Turn back and end your turn
do-surface = Leave the Realm: { $name }
do-pick-up = Pick up { $name }
do-study = Learn { $name }
told-gate-opened = { $name }: the Greater Guardian and the Artifact of this plane now wait at the far end of the Realm ({ $space }).
told-entered = { $hero } passes through a Gate: { $name }.
told-surfaced = { $hero } is back from the Realm: { $space }.
told-prize = { $hero } wins { $name }.

# The Water Realm
aim-lord-of-the-sea = Be the first to beat the Lord of the Sea in his Palace at the far end of the Water Realm. Its Gate lies hidden among the Guardians of the Astral Planes. Grow strong, buy Bubbles, dive.
ask-bag = { $hero }: buy a bag of Bubbles before you dive?
ask-breathe = Breathe deeply, for 1 Magic more, and heal 1 Health?
ask-swim = { $hero }: swim, or stay where you are.
ask-swim-on = { $hero }: swim on, or stay here.
ask-current = { $name }: go along with it?
ask-washed-out = { $hero }: you are carried out of the Realm. Where do you come ashore?
ask-enrage = { $name }: enrage them before you fight?
ask-hold = { $name } is beaten. Let it go, or fight on?
ask-surrender = The last of the { $name } offers to surrender.
ask-patrol-talks = Which card of the Realm do you hear about?
ask-enchanted = The song of the { $name }: what do you give up?
ask-song = On whom do you turn the song of the { $name }?
ask-bargain = What do you exchange with the { $name }?
ask-fairy-tale = The Sea Witch could give you fins. Stay with { $name } for ever?
ask-rewards = What do you take from { $name }?
ask-storm = A storm is raging. What does the ride cost you?
ask-thought = { $hero }: think of one of the three, in secret.
ask-cavern = Which of the three do you name? You gain it once for every player who thought of another.
do-swim = Swim to { $name }
do-flee = Run away: { $name }
do-bag = A bag of Bubbles
do-no-bag = No bag
do-breathe-deep = Breathe deeply
do-breathe-flat = No more Magic
do-go-along-north = Let it carry you north{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-go-along-east = Let it carry you east{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-go-along-south = Let it carry you south{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-go-along-west = Let it carry you west{ $ends ->
    [out] , out of the Realm
    [here] : Reefs hold you here
   *[there] , to { $place }
}
do-struggle = Struggle against it: another die
do-enrage = Enrage them
do-let-be = Leave them as they are
do-let-escape = Let it go and take the reward
do-keep-hold = Hold it for one more roll
do-accept-surrender = Accept the surrender
do-fight-on = Fight on
do-sing-to = { $name }
do-no-song = Nobody
do-bargain-willpower = Strength into Willpower
do-bargain-strength = Willpower into Strength
do-no-bargain = Nothing
do-remain = Remain an adventurer
do-follow-her = Follow her and leave the game
do-reward-strength = Strength
do-reward-willpower = Willpower
do-reward-experience = { $n } Experience
do-reward-gold = { $n } Gold
do-reward-rare = A Rare Item
do-pay-gold = Pay for the storm
do-think-experience = Experience
do-think-gold = Gold
do-think-magic = Magic
do-guild-underwater = The Underwater Abilities
do-extra-turn = Another turn by { $name }
do-feed = Feed it { $n } Magic: your die counts up to { $n } instead of 0
do-lay-down = Lay down the { $name } for your next payment
told-used-bubbles = { $hero } uses { $n ->
    [one] a Bubble
   *[other] { $n } Bubbles
}.
told-spared-bubble = { $name } spares { $hero } a Bubble.
told-drowning = { $hero } has no air left.
told-regained-bubbles = { $hero } regains { $n ->
    [one] a Bubble
   *[other] { $n } Bubbles
}.
told-bought-bag = { $hero } buys a bag of { $n } Bubbles.
told-obstacle = { $hero } gets into this: { $name }.
told-current-die = The compass points { $where ->
    [north] north
    [east] east
    [south] south
   *[west] west
} for { $hero } (die { $die }).
told-carried = { $hero } is carried off: { $space }.
told-swam = { $hero } swims: { $space }.
told-sent-back = Reefs! { $hero } goes back: { $space }.
told-enraged = { $hero } enrages the { $name }.
told-held = { $hero } does not let the { $name } go.
told-surrendered = The { $name } surrender to { $hero }.
told-sang-to = { $hero } turns the song on { $other }.
told-followed-her = { $hero } stays with { $name } and is happy ever after.
told-fed = { $hero } feeds the shark { $n } Magic.
told-weakened = { $name } is weakened for the rest of the game.
told-new-lord = { $hero } is the new Lord of the Sea.
told-in-love = { $name } has fallen in love with { $hero }.
told-thought-of = { $hero } thought of { $what ->
    [experience] Experience
    [gold] Gold
   *[magic] Magic
}.
told-lays-down = { $hero } lays down the { $name }.
told-paid-with = { $hero } pays with the { $name }.
why-reefs = Reefs: nobody can enter
why-gate-instead = a Gate lies there instead of Guardians
why-gate-closed = the Gate has closed
why-gate-elsewhere = its Gate does not lie beside your space
why-tiara-has-worked = { $item } has given you Magic for this Battle of Wills
why-needs-bubbles = needs { $needed } Bubbles, you have { $owned }
term-underwater = hands full under water
term-weakened = weakened
term-enraged = enraged
term-power-up = powered up
ended-sea-lord = The Lord of the Sea is beaten: the sea has a new one.
