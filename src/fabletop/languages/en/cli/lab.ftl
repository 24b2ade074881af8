# The laboratory: arena and training, English.

work-stopped = Stopped. What is done is in { $file }; the same command goes on from there.
bot-faults = { $bot } failed { $faults ->
    [one] once
   *[other] { $faults } times
}; an option was drawn by lot instead.

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
arena-unfinished = Cut off, shared equally: { $games }.
arena-unwon = Won by nobody, counted for who came nearest by score: { $games }.

train-playing = Playing
train-title = { $game }, { $players } players, { $games } games, seed { $seed }: { $samples } samples
train-surprise = Surprise in games that were kept apart: { $fitted } with the new weights, { $shipped } with the present ones, { $even } if all were even. Less is better.
train-weight = {"  "}{ $name }: { $weight } (now { $shipped })
train-idle = {"  "}{ $name }: { $weight }, as it was: it never made a difference
train-written = Written: { $file }. Try it: fabletop arena { $game } --bots hard@{ $file },hard

report-weighing = Luck
report-written = Written: { $file }, a page about { $games ->
    [one] 1 game
   *[other] { $games } games
}.
report-without-cards = The run kept no cards; to hear of them, simulate with --tables cards,events.
