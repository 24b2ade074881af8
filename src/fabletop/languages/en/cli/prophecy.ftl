# The command line, English: the table of Prophecy.

# Prophecy
prophecy-letter-plains = P
prophecy-letter-forest = F
prophecy-letter-mountains = M
prophecy-letter-guild = G
prophecy-letter-village = V
prophecy-letter-city = C
prophecy-letter-enchanted-wilderness = W
prophecy-terrain-plains = plains
prophecy-terrain-forest = forest
prophecy-terrain-mountains = mountains
prophecy-terrain-guild = guild
prophecy-terrain-village = village
prophecy-terrain-city = city
prophecy-terrain-enchanted-wilderness = wilderness
prophecy-legend = { $port } port, { $gate } Magic Gate, S Strength, W Willpower; { $last } is next to 1
prophecy-short-strength = S{ $n }
prophecy-short-willpower = W{ $n }
prophecy-short-per-health = S{ $n }×Health
prophecy-long-per-health = Strength { $n } times your Health
prophecy-short-lives = ({ $n } lives)
prophecy-long-strength = Strength { $n }
prophecy-long-willpower = Willpower { $n }
prophecy-long-lives = { $n } lives
prophecy-holds = with { $things }
prophecy-sells = for sale: { $things }
prophecy-certificates = Certificates { $n } of { $needed }: { $things }
prophecy-kept = Kept: { $things }
prophecy-battle = { $hero } against { $foe }
prophecy-lives-left = { $n ->
    [one] 1 life left
   *[other] { $n } lives left
}
prophecy-hero = { $who } in { $space }: Strength { $strength }, Willpower { $willpower }, Health { $health } of { $most_health }, Magic { $magic } of { $most_magic }, Gold { $gold }, Experience { $experience }.
prophecy-labelled = { $label }: { $value }
prophecy-team = team { $n }
prophecy-dove = dove
prophecy-guilds = Guilds: { $things }
prophecy-legend-standard = { $hidden } face-down card, { $dove } dove: only characters with an Artifact can be attacked here
prophecy-short-both = S+W{ $n }
prophecy-long-both = Strength and Willpower together { $n }
prophecy-used = used
prophecy-asleep = { $n ->
    [one] sleeping for one more round
   *[other] sleeping for { $n } rounds
}
prophecy-asleep-until-shuffled = sleeping until the Chance deck is shuffled
prophecy-lesson = { $name } ({ $n } Exp.)
prophecy-teaches = teaches { $things }
prophecy-relics = Artifact lying here: { $things }
prophecy-hidden-card = A face-down card.
prophecy-artifacts = Artifacts { $n } of { $needed }: { $things }
prophecy-battle-bonus = This turn +{ $n } in every battle
prophecy-lodging = Safe in bed at the tavern
prophecy-planes = Astral Planes (from spaces): { $met }; { $beaten } beaten
prophecy-met = Lesser > Greater Guardian > Artifact
prophecy-all-closed = All Astral Planes are closed.
prophecy-plane = { $name }, from spaces { $first } and { $second }:
prophecy-beaten = beaten
prophecy-round = Round { $n }: { $hero }
prophecy-turn = Turn { $n } of this round{ $more ->
    [0] .
    [one] , and one more to come.
   *[other] , and { $more } more to come.
}
prophecy-movements = { $n ->
    [one] Fleet of Foot: one more movement.
   *[other] Fleet of Foot: { $n } movements.
}
prophecy-credit = Counterfeit money: up to { $n } Gold off your next payment.
prophecy-stage-summoned = The last Artifact is taken: after this round the end begins.
prophecy-stage-final = The Final Battle: whoever loses a fight hands over an Artifact.
prophecy-stage-countdown = Countdown to the Apocalypse: { $n ->
    [0] no Chance card is left.
    [one] 1 Chance card is left.
   *[other] { $n } Chance cards are left.
}
prophecy-stage-apocalypse = The Apocalypse: everybody loses { $health } Health and { $magic } Magic every round.
prophecy-draft = Your character cards:
prophecy-draft-watched = The characters are being chosen.
prophecy-character = { $name }: Strength { $strength }, Willpower { $willpower }; { $first }, { $second }.
prophecy-gives = { $hero } gives: { $things }.
prophecy-nothing-yet = nothing yet
prophecy-kind-strength = Battle of Strength
prophecy-kind-wills = Battle of Wills
prophecy-kind-both = Strength and Willpower together
prophecy-then = then { $kind }
prophecy-dice = dice { $all } ({ $die } counts)
prophecy-uses = with { $things }

# Prophecy: Island, Realms, and what heroes have of the expansions
prophecy-letter-island = I
prophecy-terrain-island = island
prophecy-map-here = Map Fragment
prophecy-to-dig = to dig up: { $things }
prophecy-treasure = { $name } ({ $n } maps)
prophecy-dug-up = dug up so far: { $things }
prophecy-buried = { $n ->
    [one] 1 Treasure face down
   *[other] { $n } Treasures face down
}
prophecy-cache = hidden here: { $things }
prophecy-power-up = All their Guardians have +{ $n } Strength and +{ $n } Willpower.
prophecy-realm = { $realm }: Gate beyond the { $guild }, entered from spaces { $first } and { $second }
prophecy-realm-hidden = { $realm }: nobody knows yet where its Gate lies.
prophecy-realm-closed = { $realm }: its Gate has closed.
prophecy-prizes-left = { $name }: { $n } left
prophecy-compass = Compass for a die: { $ways }.
prophecy-compass-north = { $faces } north
prophecy-compass-east = { $faces } east
prophecy-compass-south = { $faces } south
prophecy-compass-west = { $faces } west
prophecy-legend-realm = { $light } light card, { $dark } dark card, face down; { $good } of use, { $bad } in the way, face up
prophecy-back-positive = a light card, face down
prophecy-back-negative = a dark card, face down
prophecy-empty = empty
prophecy-copy = copy
prophecy-set-animal = against animals
prophecy-set-humanoid = against humanoids
prophecy-set-undead = against undead
prophecy-set-demon = against demons
prophecy-set-edged = edged weapons
prophecy-set-crushing = crushing weapons
prophecy-set-long = long weapons
prophecy-set-dwarven = dwarven
prophecy-of-animal = animal
prophecy-of-undead = undead
prophecy-of-demon = demon
prophecy-weakened = (-{ $n })
prophecy-race = Race
prophecy-nowhere = another world
prophecy-bubbles = Bubbles { $n } of { $most }
prophecy-maps = { $n ->
    [one] 1 Map Fragment
   *[other] { $n } Map Fragments
}
prophecy-fame-of = Fame { $n }
prophecy-hoard = { $n } Gold in a hoard
prophecy-of-most = { $what } ({ $n } of { $most })
prophecy-of-most-with-artifacts = { $what } ({ $n } of { $most }, with Artifacts)
prophecy-prizes = Won in the Realms: { $things }
prophecy-kinds = Not only humanoid: { $things }
prophecy-grudges = +{ $n } against { $things }
prophecy-foretold = Foretold for the next battle: own die { $own }, opponent’s die { $foe }
prophecy-stuck = Held up on the path
prophecy-away = On the Path of the Dead, back next turn: { $space }
prophecy-time = The Chance deck has { $n ->
    [0] not been used up yet
    [one] been used up once
   *[other] been used up { $n } times
}, { $cards } cards are left in it; after { $last } times it is too late.
prophecy-storms = Several storms rage: boats and horses cost more for everybody.
prophecy-storm = A storm rages: boats and horses cost more for everybody but { $hero }.
prophecy-frozen = Time is frozen: { $n ->
    [one] one more turn
   *[other] { $n } more turns
} without a Chance card.
prophecy-met-treasure-hunters = Lesser > Greater Guardian
prophecy-met-lord-of-the-sea = Lesser Guardian
prophecy-draft-races-watched = The Races are being chosen.
prophecy-draft-races = Your Race cards:
prophecy-secret = what lies in { $name }
prophecy-for-maps = for a Map Fragment
prophecy-posing = { $foe } as { $hero }
