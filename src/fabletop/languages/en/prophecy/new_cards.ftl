# Prophecy, English: new Items, Artifacts and Adventures.

# New Items and Artifacts
ask-choose-artifact = Two Artifacts lie here. Which one do you keep?
ask-scepter = The Ritual Scepter: hurt { $name } before the battle?
ask-scepter-loss = { $name } strikes { $hero }. What do you lose?
ask-entrance = { $name }: whom do you entrance?
ask-missing = You wake from a trance. Which Item has been taken?
do-integrate = Set { $name } into an Item
do-integrate-with = Set { $name } into { $on } for good
do-instead-integrate-with = Set { $name } into { $on } for good, instead of moving
do-adjust = Adjust { $name }
do-adjust-with = Adjust { $name } { $what ->
    [animal] against animals
    [humanoid] against humanoids
    [undead] against undead
    [demon] against demons
    [edged] to edged weapons
    [crushing] to crushing weapons
    [dwarven] into a dwarven weapon
   *[long] to long weapons
}
do-instead-adjust-with = Adjust { $name } { $what ->
    [animal] against animals
    [humanoid] against humanoids
    [undead] against undead
    [demon] against demons
    [edged] to edged weapons
    [crushing] to crushing weapons
    [dwarven] into a dwarven weapon
   *[long] to long weapons
}, instead of moving
do-swap = Exchange your { $own } for the other side's { $other }
do-strike = Strike with the Scepter
do-spare = Leave the Scepter alone
do-lose-magic = Lose { $n } Magic
do-entrance = { $name }
do-name = { $name }
do-bronze-steed = Bronze Steed to { $name }
do-keep-artifact = Keep { $name }
try-bronze-steed = Bronze Steed
try-royal-cape = Royal Cape
told-resisted = { $hero } rolls { $die } and shakes off { $name }.
told-not-resisted = { $hero } rolls { $die }: { $name } works.
told-integrated = { $hero } has { $name } set into { $host }.
told-adjusted = { $hero } has { $name } adjusted { $what ->
    [animal] against animals
    [humanoid] against humanoids
    [undead] against undead
    [demon] against demons
    [edged] to edged weapons
    [crushing] to crushing weapons
    [dwarven] into a dwarven weapon
   *[long] to long weapons
}.
told-strikes = { $hero } strikes { $other } with { $name }.
told-reflected = { $name } of { $hero } throws it back.
told-swapped = { $hero } reads { $name } and gives a { $own_die } for a { $foe_die }.
told-noticed = { $hero } notices that { $name } is missing, and { $other } has to give it back.
told-missed = { $hero } misses { $name }, but is wrong.
why-no-host = you have no Item that can take { $item }
why-nobody-to-entrance = nobody in your space owns two Items that could be taken

# New Adventures
ask-pose = Whose shape does { $name } take?
ask-beast = You have beaten the Beast, { $name }. Become the Beast yourself?
ask-spare = { $name }: take the Experience, or show mercy?
ask-greed = { $name } sells Rare Items, one for each Health. How much do you give?
ask-soul = { $name }: whose Magic do you steal?
ask-fate = Which of the next Chance cards is turned up now?
ask-fate-later = Which of the others comes next?
ask-riddler = { $name } holds a Rare Item. Ask about it, or name it?
ask-riddle-name = Which Rare Item is it?
ask-gifts = Who keeps the gifts?
ask-trade-in = Which Items do you exchange?
ask-whose = Whose { $name }?
ask-duplicate = Which potion or scroll is copied?
do-copy = { $name }
do-become = Take { $name } and become it
do-usual-spoils = Take the usual spoils
do-take-experience = Take the Experience
do-let-go = Spare them and choose your next Chance card
do-look = Spare him and look into: { $name }
do-drain = Drain { $name } of up to 2 Magic
do-next-card = { $name }
do-name-it = Name the Item
do-it-is = { $name }
do-all-keep = Everybody keeps their gift
do-none-keeps = Nobody keeps a gift
do-one-keeps = { $name } keeps the gift
do-from = That of { $name }
do-duplicate = { $name }
do-ask-weapon = Is it a weapon?
do-ask-edged = Is it an edged weapon?
do-ask-crushing = Is it a crushing weapon?
do-ask-long = Is it a long weapon?
do-ask-two-handed = Does it need both hands?
do-ask-thrown = Can it be thrown?
do-ask-shield = Is it a shield?
do-ask-worn = Is it worn on the body?
do-ask-potion = Is it a potion?
do-ask-scroll = Is it a scroll?
do-ask-stone = Is it an Astral Stone?
do-ask-strength = Does it give a bonus in Battles of Strength?
do-ask-wills = Does it give a bonus in Battles of Wills?
do-ask-against = Is it better against some kinds of opponents?
do-ask-travel = Is it used for travelling?
do-ask-dear = Does it cost more than 9 Gold?
do-ask-dearest = Does it cost more than 11 Gold?
told-posed = The Doppelganger takes the shape of { $hero } and attacks { $other }.
told-became = { $hero } becomes the { $name }.
told-mercy = { $hero } spares { $name }.
told-foresaw = { $hero } foresees a Chance card: { $name }.
told-soul-stolen = { $hero } reaches for the soul of { $other }.
told-set-out = { $hero } walks the Path of the Dead.
told-came-back = { $hero } is back from the dead: { $space }.
told-gift = A gift for { $hero } (die { $die }): { $name }.
told-duplicated = { $hero } has { $name } copied.
told-riddle-answer = { $what ->
    [weapon] { do-ask-weapon }
    [edged] { do-ask-edged }
    [crushing] { do-ask-crushing }
    [long] { do-ask-long }
    [two_handed] { do-ask-two-handed }
    [thrown] { do-ask-thrown }
    [shield] { do-ask-shield }
    [worn] { do-ask-worn }
    [potion] { do-ask-potion }
    [scroll] { do-ask-scroll }
    [stone] { do-ask-stone }
    [strength] { do-ask-strength }
    [wills] { do-ask-wills }
    [against] { do-ask-against }
    [travel] { do-ask-travel }
    [dear] { do-ask-dear }
   *[dearest] { do-ask-dearest }
} { $answer ->
    [yes] Yes.
   *[no] No.
}
told-riddle-guess = { $hero } guesses: { $name }.
why-no-item-to-exchange = you have no Common or Rare Item
why-no-potion-or-scroll = you have no potion and no scroll
