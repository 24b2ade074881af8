gate_to_the_mist = Gate to the Misty Realm
    .text = The way into the mist.
drop_of_mist = Drop of Mist
    .text = +1 against a character without one.
mist_lantern = Mist Lantern
    .text = +1 in a Battle of Wills in the Misty Realm.
