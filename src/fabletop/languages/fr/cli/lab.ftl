# Le laboratoire : arène et entraînement, français.

work-stopped = Arrêté. Ce qui est fait se trouve dans { $file } ; la même commande continue à partir de là.
bot-faults = { $bot } a failli { $faults ->
    [one] { $faults } fois
   *[other] { $faults } fois
} ; une option a été tirée au sort à sa place.

arena-playing = Arène
arena-title = { $game }, { $players } joueurs, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} en { $seatings } placements chacune, graine { $seed }
arena-bot = Robot
arena-share = Victoires
arena-interval = Intervalle
arena-by-seat = À chaque place
arena-rating = Cote
arena-median = Médiane ms
arena-slow = 95 % ms
arena-line = { $bot } : { $share } des victoires (intervalle à 95 % : { $interval }) ; à chaque place { $by_seat } ; cote { $rating } ; une décision prend { $median } ms, 95 % d’entre elles au plus { $slow } ms.
arena-pair = { $bot } devant { $other } : { $share } (intervalle à 95 % : { $interval }).
arena-games = { $games } parties ; victoires de chaque place : { $seats }.
arena-unfinished = Interrompues, partagées également : { $games }.
arena-unwon = Gagnées par personne, comptées à qui s'en est le plus approché au score : { $games }.

train-playing = Parties
train-title = { $game }, { $players } joueurs, { $games } parties, graine { $seed } : { $samples } échantillons
train-surprise = Surprise dans les parties mises à part : { $fitted } avec les nouveaux poids, { $shipped } avec les poids actuels, { $even } si tous étaient à égalité. Moins, c’est mieux.
train-weight = {"  "}{ $name } : { $weight } (à présent { $shipped })
train-idle = {"  "}{ $name } : { $weight }, inchangé : aucune partie ne l’a fait jouer
train-written = Écrit : { $file }. À essayer : fabletop arena { $game } --bots hard@{ $file },hard

report-weighing = Hasard
report-written = Écrit : { $file }, une page sur { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
report-without-cards = Cette série n'a pas gardé les cartes ; pour en apprendre plus, simulez avec --tables cards,events.
