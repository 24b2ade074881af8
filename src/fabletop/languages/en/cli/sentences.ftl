# The command line, English.

yes = y yes
you = Player

# Setting up
ask-seats = How many players ({ $least } to { $most })? [{ $default }]
ask-people = Names of the people, separated by commas? [You]
ask-bots = Bots sit on the other seats:
bot-easy = easy: takes what looks best now, and often slips
bot-normal = normal: thinks ahead a little, and slips now and then
bot-hard = hard: thinks ahead longer, and seldom slips
bot-expert = expert: takes its time for every decision, and never slips
bot-random = random: does anything
bot-greedy = greedy: takes what looks best now
default-person = You
ask-mixture = Ready-made mixtures; for others, `fabletop games` lists what --set takes:
ask-setting = Which? [{ $default }]
not-a-number = Please type a number from { $least } to { $most }.
too-many-people = There are only { $seats } seats.
started = { $game }, seed { $seed }. To play the same again: { $command }
seated = { $hero }: { $name }.
loaded = { $file }: { $answers } answers so far.
notice = Note: { $notice }.

# At the table
pass-keyboard = Pass the keyboard to { $name }.
curtain = What follows is only for { $name }. { $name }, press Enter:
happened = What happened
left-out = ({ $n } earlier lines are left out.)
ask-answer = >
many-options = { $n } options. Type / and words of the one you want, such as: / { $example }
no-such-option = No option contains “{ $text }”.
hint = A number; ? why not, ? WORDS look up, hint, u undo, s save, h help, q quit
no-such-number = There is no option { $number }; type a number from 1 to { $most }.
not-understood = “{ $text }” is not a command here. Type a number from 1 to { $most }, or h for help.
undone = Taken back.
redone = Done again.
no-undo = Nothing can be taken back: since then a die, a card or another seat’s answer has come.
no-redo = There is nothing to do again.
rules-failed = Our fault, not yours: { $message }. The game is as it was before that answer.
bot-fault = { $name }, decision { $n }: { $kind ->
    [timeout] it took too long
    [crash] it broke down
    [illegal] it named no option
   *[garbage] its answer made no sense
} ({ $message }). A random option was taken.

hint-one-option = There is nothing to choose here.
hint-thinking = Thinking …
hint-option = { $label }: { $chance }, { $tries }
hint-expected = Expected then: { $line }.
hint-step = { $hero }: { $label }
thought = { $hero } weighs the chances: { $options }.
thought-option = { $label }, { $chance } ({ $tries })
thought-chosen = { $label }, { $chance } ({ $tries }, chosen)
thought-between = {"; "}
thoughts-on = The bots think aloud from now on, even if it reveals their hidden cards.
thoughts-off = The bots keep their thoughts to themselves.
thoughts-not-understood = Type thoughts on or thoughts off.
level-changed = From now on { $bot } plays seat { $seat }.
level-no-bots = No bot sits at this table.
level-not-understood = Type level, the number of a bot’s seat and a bot, such as: level 2 hard. Seats of bots: { $seats }. Bots: { $bots }.

why-not = Not possible now:
why-not-line = { $what }: { $why } ({ $rule }).
nothing-refused = Nothing else is worth trying here.
no-card-in-option = Option { $number } names no card: { $label }.
nothing-found = Nothing is called “{ $text }”.
found-in-texts = Nothing is called “{ $text }”, but these mention it:
found-more = { $n } more.
several-found = Several match:

ask-overwrite = { $file } exists and is not this game’s. Overwrite it (y/N)?
saved = Saved: { $file }. Go on later: fabletop play --load { $file }
not-saved = Not saved.
ask-save = The game is not saved. Save it to { $file } (y/N)?
ask-save-log = Save the log to { $file } (y/N)?
goodbye = Goodbye.

help = 
    Type the number of what you want to do, or a command:
    ?            what is not possible now, why, and by which rule
    ? 3          the card that option 3 is about
    { $card } a card by its name
    { $rule } the text of a rule
    { $word } only the options with these words
    u, r         undo, redo (until something is revealed)
    s [file]     save the game
    l            the whole chronicle
    b            the board again
    hint         the three best options, by the adviser’s thoughts
    level 2 hard the bot on seat 2 plays hard from now on
    thoughts on  bots think aloud, even about hidden cards (or off)
    h            this help
    q            quit

# The end
over = The game is over.
result-place = Place
result-seat = Who
result-hero = Plays
result-score = Score
result-line = Place { $place }: { $name }, { $hero }, { $scored } { $score }.

# Replay
moment = Moment { $n } of { $most }
asked-next = { $prompt } ({ $hero } decides.)
ask-replay = Enter next, p previous, g N go to, e end, b [seed] branch, q quit >
no-such-moment = There are moments 0 to { $most }.
branched = A game that goes on from moment { $n }: { $file }
filmed = The whole game as a page of its own, for any browser: { $file }
replay-not-understood = “{ $text }” is not a command here: Enter, p, g N, e, b [seed] or q.
at-the-end = This is the last moment.
at-the-start = This is the first moment.

# Tools
cards-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cards-besides = Other cards that contain the words:
no-cards = No card matches.
no-rules = No rule matches.
rules-in-group = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
fact = {"  "}{ $name }: { $value }
word-deck = deck
word-provenance = where from
word-sources = sources
word-rules = rules
word-note = note
word-source = source
word-players = { $least } to { $most } players
word-default = default
word-clashes = not with { $setting } for { $n } players
word-needs = only with { $setting }
word-or = or
word-several = up to { $n } of these, with { $sign } between them: { $choices }
word-seats = { $n } players
simulating = Simulating
soaking = Soaking
simulate-title = { $game }, { $players } players, { $bots }, seed { $seed }
simulate-games = games
simulate-finished = finished
simulate-decisions = decisions
simulate-speed = decisions per second
simulate-rounds = rounds
simulate-per-game = decisions per game
simulate-wins = wins by seat
simulate-wins-by-bot = wins by bot
simulate-ties = ties
simulate-ended = ended by
simulate-seconds = seconds
spread = mean { $mean }, median { $median }, { $min } to { $max }
soak-endings = How they ended: { $endings }
soak-clean = { $games } games, { $decisions } decisions: no violation.
soak-broken = { $games } games, { $decisions } decisions: { $broken } with violations.
soak-line = seed { $seed } ({ $seats } players, { $options }): { $violation }
soak-again = To repeat it: { $command }

# A game looked at again
annotating = Thinking it over
annotated-seat = { $name } ({ $hero }): { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}.
annotated-no-loss = No decision cost anything that the adviser could see.
annotated-moment = Moment { $moment }: { $question }
annotated-answered = Answered: { $option }
annotated-best = The adviser: { $option }
annotated-loss = Loss: { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
}
annotated-look = Look at it: { $command }
annotated-title = Analysis of { $file }
