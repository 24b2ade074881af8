realm-mist = Misty Realm
    .the = the Misty Realm
    .abilities = Abilities of the mist
choice-realms-mist = Misty Realm: one step through the mist
ask-wander = { $hero } is in the mist. Which way?
do-wander = Wander on: { $name }
do-enter-mist = Through the Gate, into the mist
