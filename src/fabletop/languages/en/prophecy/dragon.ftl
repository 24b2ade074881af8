# Prophecy, English: the Dragon Realm.

# Dragon Realm
ask-climb = { $hero } is in the Dragon Realm. Which way?
ask-climb-on = Nothing holds you here. Another step?
ask-trial = In your way: { $name }
ask-labyrinth-of-stone = Labyrinth of Stone: pay for the way through, or wait?
ask-crossroads = Curse of the Crossroads: what does the hidden die show?
ask-hide-die = Curse of the Crossroads: which die do you hide?
ask-give-up-ability = { $name }: which Ability do you give up?
ask-ancient-statue = Ancient Statue: name a number. A die at most 1 away from it is good.
ask-eyes-of-fire = Eyes of Fire: go through, or wait?
ask-thrown-out = You are thrown out of the Realm. Where to?
ask-fear = { $name }: conquer your fear, or fight with it?
ask-peek = Look at a face-down card of the Realm?
ask-pool-of-secret-wishes = What do you wish for?
do-climb = Go on: { $name }
do-stop = Stay here
do-face = Face it
do-around = Find a way around: { $name }
do-wait = Wait
do-pay-magic = Pay { $n } Magic
do-burn = Go through ({ $n } Health)
do-odd = Odd
do-even = Even
do-number = { $n }
do-hold-on = Stay in the Realm
do-courage = Conquer your fear
do-fear = Fight afraid (-2)
do-peek = { $name }
do-enough = That is enough
do-wish-experience = { $n } Experience
do-wish-gold = { $n } Gold
do-wish-common = A Common Item
told-climbed = { $hero } goes on: { $space }.
told-passed = { $hero } passes { $name }.
told-held-up = { $name } does not let { $hero } pass.
told-held-on = { $hero } stays in the Realm.
told-peeked = { $hero } looks at what lies face down: { $space }.
told-seen = { $hero } sees { $name } in { $space }.
told-crossroads = { $other } has hidden an { $hidden ->
    [odd] odd
   *[even] even
} die, { $hero } says { $named ->
    [odd] odd
   *[even] even
}.
told-statue-die = { $hero } says { $n } and rolls { $die }.
told-spared = { $name } saves { $hero } { $n } Health.
why-not-passed = you have not passed the Obstacle
why-creature-bars = a Creature bars the path
why-no-ability = you have no Ability
term-fear = afraid
term-vengeance = for her young ones

# Cards of the Dragon Realm box
ask-guess = Cerberus: will the die be odd or even?
ask-naming = { $name }: guess its name, or fight?
ask-chronicler = The Chronicler turns up a card of an Astral Plane. Of which?
do-guess-name = Guess its name
told-guessed = { $hero } guesses { $what ->
    [odd] odd
   *[even] even
}.
told-name-die = { $hero } guesses the name and rolls { $die }.
term-named = its name is known
