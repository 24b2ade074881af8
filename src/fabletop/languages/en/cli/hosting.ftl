# Commands for hosts: tables, backup, restore.

tables-none = There are no such tables.
tables-line = { $id }: { $game }, { $state }; { $seats }; answers: { $answers }, messages: { $messages }; last change { $changed }.
tables-id = Table
tables-game = Game
tables-state = State
tables-seats = Seats
tables-answers = Answers
tables-messages = Messages
tables-changed = Changed
tables-more = There are more tables; --most { $n } shows up to { $n }.
tables-state-running = running
tables-state-finished = finished
tables-created = Created { $created }, last change { $changed }
tables-now = State: { $state }
tables-counts = Answers: { $answers }; messages: { $messages }
tables-ruleset = Ruleset { $ruleset }, with these options:
tables-seat-person = Seat { $number }: { $name }
tables-seat-unnamed = Seat { $number }: a person without a name
tables-seat-bot = Seat { $number }: the bot { $bot }
tables-seat-free = Seat { $number }: free
tables-notified = , gets notifications
tables-exported = The log is in { $file }.
tables-luck-to-come = The game is still running: the log tells everything that is hidden, and the luck to come.
tables-deleted = { $n ->
    [0] Nothing was deleted.
    [one] One table was deleted.
   *[other] { $n } tables were deleted.
}
tables-would-go = { $n ->
    [0] Nothing would be deleted.
    [one] One table would be deleted.
   *[other] { $n } tables would be deleted.
}
backup-written = { $n ->
    [one] One table is in { $file }.
   *[other] { $n } tables are in { $file }.
}
backup-restored = { $n ->
    [one] One table was restored from { $file }.
   *[other] { $n } tables were restored from { $file }.
}
