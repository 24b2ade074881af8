# The pages, English.
skip = To the table
languages = Language
tools = This table
credits = Credits
not-affiliated = Fabletop is not affiliated with the publishers of the games it plays.

# Landing page
welcome = Adventure tonight?
welcome-more = Pick a game, say who plays, and begin. No account is needed: every seat has a secret link of its own.
games = Games
your-tables = Your tables
your-turn = your turn
not-your-turn = others are thinking
finished = finished
free-seats = Tables with a free seat
sit-down = Sit down
who-plays = Who plays? ({ $least } to { $most })
seat-number = Seat { $number }
name = Name
you = You
play = Play
surprise = Surprise me
options = Options of the table
more-options = More options ({ $n })
rules = Rules
cards = Cards
nobody = nobody
here = a person on this screen
by-link = a friend, by link
anybody = anybody, from the lobby
bot-random = bot: wanderer (plays at random)
bot-greedy = bot: adventurer (looks one step ahead)
bot-name = Bot { $number }
player-name = Player { $number }
no-table = There is no such table.
no-seat = This link opens no seat; ask for a new one.
wrong-number = This game cannot be played by so many; choose other seats.
unfit-choice = “{ $choice }” needs “{ $needed }”.
unfit-together = “{ $choice }” does not go with “{ $other }” for { $seats } players.
unfit-seats = “{ $choice }” is for { $n } players, not for { $seats }.
veil = Next at the screen: { $name }
unveil = Show my table
seat-taken = Somebody else has taken this seat.

# Table
round = · Round { $n }
board = The board
around = Players and chronicle
heroes = Heroes
chronicle = Chronicle
your-decision = Your decision
kind-bot = bot
kind-resigned = resigned
kind-free = free seat
lives = { $n } lives left
battle = Battle
port = port
gate = Magic Gate
strength = Strength
willpower = Willpower
short-strength = S
short-willpower = W
deck-left = { $name }: { $n } cards left
last-discarded = Last discarded: { $name }
die = Die of { $whose }: { $n }
for-sale = For sale, { $place }:
health = Health { $n } of { $most }
magic = Magic { $n } of { $most }
gold = { $n } Gold
experience = { $n } Experience
word-gold = Gold
word-experience = Experience
certificates = Certificates: { $n } of 5
only-on-the-table = Choose on the table.
or-on-the-table = Choose on the table, or:
on-the-table = { $n ->
    [one] One choice lies on the table
   *[other] { $n } choices lie on the table
}
undo = Undo
redo = Redo
hint = Hint
replay = Replay
share = Share
talk = Talk
settings = Settings
close = Close
choose = Choose
why-not = Why not …?
waiting = Waiting for { $names }.
over = The game is over.
closed = Everybody has left; the game was abandoned.
since = { $n ->
    [one] Since your last turn: one thing happened
   *[other] Since your last turn: { $n } things happened
}
playing-back = Showing what happened …
skip-animation = Skip
lost = No connection to the table; trying again.
nothing-here = This is not part of the present question.
turn-notice = Fabletop: it is your turn.

# Sheets
links-more = Whoever opens a seat's link plays that seat, on any device: keep your own to go on elsewhere, and send a friend's to one person only.
spectators = To watch
copy = Copy
mute = mute
unmute = unmute
nothing-said = Nothing has been said yet.
your-words = Your words
send = Send
speed = What bots and others do is shown
speed-instant = at once
speed-normal = step by step
speed-slow = slowly
notify = Notify me when it is my turn
notify-yes = This browser will tell you.
notify-no = This browser does not allow it.
rename = Rename
webhook = Web address to call when it is this seat's turn (Discord, Slack, your own)
webhook-set = An address is kept; an empty one removes it.
keep = Keep
bot-plays = Let a bot play this seat for a while
hand-over = Hand over
take-back = Play yourself again
resign = Resign
resign-more = A bot plays on; you cannot come back.
resign-sure = Resign for good? A bot plays this seat to the end.
leave = Leave
leave-more = This browser forgets the seat; its link still opens it.
keys = Keys
keys-more = Numbers choose; b goes to the board, arrows walk over it, Enter chooses; u undo, r redo, h hint, ? rules, Esc skips what is being shown.
