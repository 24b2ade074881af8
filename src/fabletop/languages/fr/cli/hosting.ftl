# Les commandes pour qui héberge : tables, backup, restore.

tables-none = Il n'y a pas de telle table.
tables-line = { $id } : { $game }, { $state } ; { $seats } ; réponses : { $answers }, messages : { $messages } ; dernier changement { $changed }.
tables-id = Table
tables-game = Jeu
tables-state = État
tables-seats = Places
tables-answers = Réponses
tables-messages = Messages
tables-changed = Changée
tables-more = Il y a d'autres tables ; --most { $n } en montre jusqu'à { $n }.
tables-state-running = en cours
tables-state-finished = terminée
tables-created = Créée le { $created }, dernier changement { $changed }
tables-now = État : { $state }
tables-counts = Réponses : { $answers } ; messages : { $messages }
tables-ruleset = Règles { $ruleset }, avec ces options :
tables-seat-person = Place { $number } : { $name }
tables-seat-unnamed = Place { $number } : une personne sans nom
tables-seat-bot = Place { $number } : le bot { $bot }
tables-seat-free = Place { $number } : libre
tables-notified = , reçoit des avis
tables-exported = Le journal est dans { $file }.
tables-luck-to-come = La partie est en cours : le journal dit tout ce qui est caché, et les hasards à venir.
tables-deleted = { $n ->
    [0] Rien n'a été supprimé.
    [one] Une table a été supprimée.
   *[other] { $n } tables ont été supprimées.
}
tables-would-go = { $n ->
    [0] Rien ne serait supprimé.
    [one] Une table serait supprimée.
   *[other] { $n } tables seraient supprimées.
}
backup-written = { $n ->
    [one] Une table est dans { $file }.
   *[other] { $n } tables sont dans { $file }.
}
backup-restored = { $n ->
    [one] Une table a été restaurée de { $file }.
   *[other] { $n } tables ont été restaurées de { $file }.
}
