# The statistics of a server, English.
statistics = Statistics
statistics-more = Games played on this server, counted from their results. Nobody's name is kept here.
statistics-nothing = No game has been finished here yet. Play one!
statistics-begun = Tables opened
statistics-finished = Finished
statistics-running = Being played
statistics-resting = Resting for a week or more
statistics-abandoned = Given up
statistics-decisions = Answers per game
statistics-rounds = Rounds per game
statistics-days = Games finished by day
statistics-days-more = Days in UTC.
statistics-weeks = Games finished by week
statistics-weeks-more = Weeks that end on the day shown.
statistics-day = Day
statistics-week = Week
statistics-all = All games
statistics-players = Who wins
statistics-players-more = Share of the wins, a shared win in parts, with the 95% interval. “Even” is the share if all were equally good.
statistics-kind = Player
statistics-person = People
statistics-against = People against bots
statistics-against-more = How often people win at tables where all bots are of this kind.
statistics-seats = Who wins, by seat, with { $n } players
statistics-seats-more = Whoever sits there.
statistics-turns = Who wins, by turn, with { $n } players
statistics-turns-more = Counted from the player who had the first turn.
statistics-seat = Seat { $n }
statistics-turn = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
statistics-even = even
statistics-basis = { $n ->
    [one] one game
   *[other] { $n } games
}
statistics-fair = fair: { $share }
statistics-lengths = How long games are
statistics-lengths-more = Games by the number of answers.
statistics-mean = mean
statistics-endings = How games end
statistics-endings-more = Of all finished games.
statistics-numbers = How many play
statistics-numbers-more = Of all finished games.
statistics-number = { $n ->
    [one] one player
   *[other] { $n } players
}
statistics-together = Won together: { $wins } of { $n } games that all win or lose as one ({ $share }, 95% interval { $interval }).
statistics-others = Other numbers of players
statistics-left-out = Shares of wins leave out games that were branched off another, games that all win or lose together, and seats that changed between a person and a bot.
statistics-api = The same as JSON
statistics-shown = Games
