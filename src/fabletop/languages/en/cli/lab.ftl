# The laboratory: arena and training, English.

work-stopped = Stopped. The work done so far is in { $file }; run the same command to resume.
bot-faults = { $bot } failed { $faults ->
    [one] once
   *[other] { $faults } times
}; a random option was taken instead.

arena-playing = Arena
arena-title = { $game }, { $players } players, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} in { $seatings } seatings each, seed { $seed }
arena-bot = Bot
arena-share = Wins
arena-interval = Interval
arena-by-seat = On each seat
arena-rating = Rating
arena-median = Median ms
arena-slow = 95 % ms
arena-line = { $bot }: { $share } of the wins (95 % interval { $interval }); on each seat { $by_seat }; rating { $rating }; a decision takes { $median } ms, 95 % of them up to { $slow } ms.
arena-pair = { $bot } ahead of { $other }: { $share } (95 % interval { $interval }).
arena-games = { $games } games; wins of each seat: { $seats }.
arena-unfinished = Games given up, the win shared equally: { $games }.
arena-unwon = Games that nobody won, counted for the highest score: { $games }.

train-playing = Playing
train-title = { $game }, { $players } players, { $games } games, seed { $seed }: { $samples } samples
train-surprise = Surprise (log loss) in the games that were kept for validation: { $fitted } with the new weights, { $shipped } with the present ones, { $even } if all chances were even. Less is better.
train-weight = {"  "}{ $name }: { $weight } (now { $shipped })
train-idle = {"  "}{ $name }: { $weight }, unchanged: it never made a difference
train-written = Written: { $file }. Try it: fabletop arena { $game } --bots hard@{ $file },hard

report-weighing = Luck
report-written = Written: { $file }, a page about { $games ->
    [one] 1 game
   *[other] { $games } games
}.
report-without-cards = The run stored no cards; to add them, simulate with --tables cards,events.
