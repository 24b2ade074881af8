# The report of a run, English.
report-where = Report
report-title = { $game } in { $games } games
report-lead = Played by bots, { $players ->
    [one] one seat
   *[other] { $players } seats
} at every table. What bots do says how the rules work, not how people play.
report-contents = Contents
report-made = Made by Fabletop { $version }.

report-glance-games = games
report-glance-rounds = rounds, on average
report-glance-score = points of a seat, on average
report-glance-first = of the wins go to the player who begins; an even share would be { $even }
report-glance-cards = of { $n } comparisons of cards remain after the correction

report-played = What was played
report-how-to-read = A dot or a bar is what these games gave. The line through it, or the pair of small numbers, is an interval that contains the true value 19 times out of 20. Games are independent of each other, seats of one game are not, so every interval is computed from games. Beside each number is the number of games or seats it comes from; under each picture its numbers can be unfolded.
report-again = The command that plays exactly the same games again:
report-bots = Bots, seat by seat
report-seed = Seed
report-finished = Finished games
report-choices = Choices made
report-faults = Choices that a bot failed to make
report-n-games = { $n } games
report-n-seats = { $n } seats

report-ends = How games end
report-ends-how = Shares of all games, also of those that were given up because they took too long.
report-ends-bar-title = Endings
report-ends-bar-reading = The whole bar is all games.
report-ends-dots-title = Endings with their intervals
report-ends-dots-reading = Shared wins and games without a winner are shares of the finished games.
report-ended-otherwise = Otherwise
report-ended-given-up = Given up
report-ended-three-years = Three years are over
report-ended-artifacts = The Artifacts are won
report-ended-certificates = The Certificates are collected
report-ended-survivor = One hero is left
report-ended-apocalypse = The Apocalypse
report-ended-fellowship = The fellowship succeeds
report-ended-too-late = Too late for the fellowship
report-ended-fallen = The fellowship has fallen
report-ended-fame = Fame of the Treasure Hunters
report-ended-sea-lord = The Lord of the Sea is beaten
report-ended-fifth-rank = The Fifth Rank is reached
report-ended-gems = Six Sacred Gems brought to Rüktal
report-ended-evil = Evil wins
report-shared = Shared win
report-unwon = Nobody wins

report-length = How long games take
report-length-how = Only finished games count. A choice is a question with two or more options; all seats together.
report-rounds-title = Rounds
report-rounds-reading = How many games took how many rounds.
report-decisions-title = Choices
report-decisions-reading = How many games took how many choices.
report-median = median { $value }
report-quantiles = The mean, and the values below which this share of the games lies
report-mean = Mean
report-quantile = { $part }%

report-scores = Scores
report-scores-how = The score of every seat at the end, as the rules count it.
report-score-title = Scores of all seats
report-score-reading = How many seats ended with how many points.
report-margin-title = Lead
report-margin-reading = How far the highest score is ahead of the next one.
report-places-title = Score by place
report-places-reading = The mean score of those who came in at each place.
report-place = Place { $n }
report-place-head = Place
report-standings = At the end
report-winners = Winners
report-others = Others
report-number-rounds = Rounds
report-number-decisions = Choices
report-number-score = Score
report-number-margin = Lead
report-number-strength = Strength
report-number-willpower = Willpower
report-number-items = Items
report-number-abilities = Abilities
report-number-artifacts = Artifacts
report-number-certificates = Certificates
report-number-gold = Gold
report-number-experience = Experience
report-number-crystals = Crystals
report-number-cards-in-play = Cards in play
report-number-cards-in-hand = Cards in hand
report-number-gauge = Summoning gauge
report-number-bonuses-left = Bonuses left
report-number-rank = Rank
report-number-points = Points

report-wins = Who wins
report-wins-how = Each seat's share of the win: 1 for a win, less for a shared one. If nothing mattered, all would have { $even }. If the line of a dot does not touch the dashed one, chance alone hardly explains it; but among many dots, about one in twenty is like that by chance.
report-wins-mixed = Bots keep their seats in a run, so what a seat does and what its bot does cannot be told apart here; `fabletop arena` plays every seating.
report-even = even share { $share }
report-wins-seat-title = By seat
report-wins-seat-reading = Seats in the order in which they sit.
report-seat-head = Seat
report-seat = Seat { $n }
report-wins-turn-title = By order of turns
report-wins-turn-reading = Counted from the player who had the first turn of the game.
report-turn-head = Turn
report-turn = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
report-wins-bot-title = By bot
report-wins-bot-reading = All seats of a bot together.
report-bot-head = Bot
report-wins-beginning-title = By character at the beginning
report-wins-beginning-reading = By the character of the seat when the game began.
report-beginning-head = Character
report-wins-part-title = By character or Order at the end
report-wins-part-reading = By the last character or the Order of the seat. It may be the reason for winning, or its result.
report-part-head = Character or Order
report-part-wizards = Order of Wizards
report-part-sorcerers = Order of Sorcerers
report-part-druids = Order of Druids
report-part-none = No Order yet

report-cards = Cards
report-cards-how = Win-rate added: in games that somebody won, and in which some seats took a card and some did not, how much more of the win the takers had than the others of the same game. Seats are compared with those at their own table only, and each by how it did against the usual share of its bot and its turn, so strong bots and the first turn do not lend their strength to a card. What this cannot remove: a player who is ahead may take more cards, and a card that ends the game is taken by the leader. It is a hint where to look, not proof of a cause.
report-cards-many = { $compared } comparisons were made. If no card mattered, about { $chance } would leave out zero by chance; { $found } do. After the correction of Benjamini and Hochberg, which keeps the expected share of false finds below 5%, { $standing } remain: they are coloured in the tables, and only they are drawn.
report-cards-few = There are too few games to compare: a comparison needs 30 games that somebody won, in which some seats had the card and some had not.
report-cards-taken-title = Win-rate added by taking
report-cards-taken-reading = The cards that add most and least, of those that remain after the correction.
report-cards-used-title = Win-rate added by using
report-cards-used-reading = The same for the seats that used the card, where using is more than having it.
report-no-difference = no difference
report-card-head = Card
report-card-seen = Seen, of games
report-card-taken = Taken, of games
report-card-used = Used, of games
report-card-wanted = Chosen when offered
report-card-by-taking = Added by taking
report-card-by-using = Added by using

report-luck = The luck ledger
report-luck-how = How much of the differences between results comes from where. { $base } games of this run were each played again with all luck of another game, and four times with the luck of just one source exchanged: { $games } games. The deal is all that is shuffled before the first turn, also the order of the decks; draws are what is shuffled or picked by lot later; decisions are the bots' own luck when they choose.
report-luck-more = “Alone” is what remains of the differences when only this source is shared; “with all it sets off” is what arises when everything but this source is held. They need not add up to 100%: sources of luck work together, as a good die is worth more with the right cards. A little below zero is noise. Between bots of the same kind decisions are luck, too: this does not measure how much skill the game rewards.
report-source-head = Source
report-luck-deal = Deal
report-luck-dice = Dice
report-luck-draws = Draws
report-luck-decisions = Decisions
report-luck-alone = { $source }, alone
report-luck-with-all = { $source }, with all it sets off
report-luck-of-share-title = Of the win
report-luck-of-share-reading = Parts of the variance of each seat's share of the win.
report-luck-of-score-title = Of the score
report-luck-of-score-reading = Parts of the variance of the seats' scores.
