# The card laboratory, English.

lab-playing = Laboratory
lab-title = { $game }, { $players } players, { $bots }: { $deals } deals, each in the base and with the change, seed { $seed }
lab-changed-option = Changed: { $name }, from { $before } to { $after }
lab-changed-card = Changed: { $card }, { $fields }
lab-warning-unread = Warning: not read by { $bots }: { $field } of { $card }. { $n ->
    [one] The one choice with this card in view was judged the same without the change.
   *[other] None of the { $n } choices with this card in view was judged differently because of the change.
}
lab-warning-searching = Bots that search may still discover what it does.
lab-warning-absent = Warning: { $card } is not in play with these options.
lab-warning-idle = Warning: nobody had { $card } in these deals.
lab-warning-unchanged = Warning: { $card } has these values already; nothing about it is changed.
lab-same = Every game went the same way with the change as without it: nothing moved in these deals.
lab-differing = In { $differing } of { $deals } deals the change made the game go another way.
lab-unwon = Most games are won by nobody, so this counts first places: the win or, if nobody wins, the highest score.
lab-rate-win = win rate
lab-rate-first = share of first places
lab-moved = This change moves the { $rate } of { $who } by { $change } points (95 % interval { $interval }): from { $base } to { $changed }.
lab-perhaps = This change may move the { $rate } of { $who } by { $change } points (95 % interval { $interval }), from { $base } to { $changed }; as many things are compared, it is not certain.
lab-unsure = It is not certain that the { $rate } of { $who } changes: { $change } points (95 % interval { $interval }), from { $base } to { $changed }.
lab-still = The { $rate } of { $who } stays as it was: { $base }.
lab-few = Too few seats to say anything about { $who }: { $base } in the base, { $changed } with the change.
lab-rests = This is based on { $base } seats in { $base_deals } deals of the base, and on { $changed } seats in { $changed_deals } deals with the change.
lab-need = To detect a change of { $size } points four times out of five, about { $deals } deals are needed.
lab-used = { $card }, where it was used
lab-seat = seat { $number }
lab-turn = the player with turn { $number }
lab-part-wizards = Wizards
lab-part-sorcerers = Sorcerers
lab-part-druids = Druids
lab-games = The games
lab-others = What else moved
lab-nothing-else = Nothing else is certain.
lab-looked-at = { $looked } other things were compared (rates, and how many seats had something){ $few ->
    [0] {""}
   *[other] {", "}not counting { $few } that too few seats had
}. Listed are those that remain certain after the correction of Benjamini and Hochberg for many comparisons: of those, about one in twenty at most is luck.
lab-cut-off = given up
lab-verdict-moved = moved
lab-verdict-perhaps = perhaps
lab-verdict-unsure = not certain
lab-verdict-same = the same
lab-column-line = { $measure }: from { $base } to { $changed }, { $change } (95 % interval { $interval }), { $verdict }.
lab-column-measure = What
lab-column-base = Base
lab-column-changed = Changed
lab-column-change = Change
lab-column-interval = 95 % interval
lab-column-verdict = {""}
lab-measure-win = win rate
lab-measure-first = first places
lab-measure-score = score
lab-measure-had = share of the seats
lab-measure-rounds = rounds
lab-measure-decisions = decisions
lab-measure-unwon = won by nobody
lab-measure-ending = ended by
lab-measure-strength = Strength
lab-measure-willpower = Willpower
lab-measure-items = Items
lab-measure-abilities = Abilities
lab-measure-artifacts = Artifacts
lab-measure-certificates = Certificates
lab-measure-gold = gold
lab-measure-experience = Experience
lab-measure-crystals = crystals
lab-measure-cards_in_play = cards in play
lab-measure-cards_in_hand = cards in hand
lab-measure-gauge = summoning gauge
lab-measure-bonuses_left = bonuses left
lab-measure-rank = rank
lab-measure-points = points
