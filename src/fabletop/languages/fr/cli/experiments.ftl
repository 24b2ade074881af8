# Le laboratoire des cartes, français.

lab-playing = Laboratoire
lab-title = { $game }, { $players } joueurs, { $bots } : { $deals } donnes, chacune sans et avec le changement, graine { $seed }
lab-changed-option = Changé : { $name }, de { $before } à { $after }
lab-changed-card = Changé : { $card }, { $fields }
lab-warning-unread = Attention : non lu par { $bots } : { $field } de { $card }. { $n ->
    [one] Le seul choix où cette carte était en vue a été jugé de la même façon sans le changement.
   *[other] Aucun des { $n } choix où cette carte était en vue n’a été jugé autrement à cause de lui.
}
lab-warning-searching = Les robots qui cherchent peuvent tout de même tomber sur ce qu’il fait.
lab-warning-absent = Attention : { $card } n’est pas en jeu avec ces options.
lab-warning-idle = Attention : personne n’a eu { $card } dans ces donnes.
lab-warning-unchanged = Attention : { $card } dit déjà cela ; rien n’y est changé.
lab-same = Chaque partie se joue de la même façon avec et sans le changement : rien n’a bougé dans ces donnes.
lab-differing = Dans { $differing } donnes sur { $deals }, la partie a pris un autre cours.
lab-unwon = La plupart des parties ne sont gagnées par personne. On compte donc les premières places : la victoire ou, si personne ne gagne, le meilleur score.
lab-rate-win = le taux de victoire
lab-rate-first = la part de premières places
lab-moved = Ce changement déplace { $rate } de { $who } de { $change } points (intervalle à 95 % : { $interval }) : de { $base } à { $changed }.
lab-perhaps = Ce changement déplace peut-être { $rate } de { $who } de { $change } points (intervalle à 95 % : { $interval }), de { $base } à { $changed } ; parmi tant de choses regardées, ce n’est pas certain.
lab-unsure = On ne peut pas dire que { $rate } de { $who } ait changé : { $change } points (intervalle à 95 % : { $interval }), de { $base } à { $changed }.
lab-still = Rien ne change pour { $who } : { $rate } reste à { $base }.
lab-few = Trop peu de places pour parler de { $who } : { $base } sans le changement, { $changed } avec.
lab-rests = Cela repose sur { $base } places dans { $base_deals } donnes sans le changement, et sur { $changed } places dans { $changed_deals } donnes avec.
lab-need = Pour trouver un changement de { $size } points quatre fois sur cinq, il faut environ { $deals } donnes.
lab-used = { $card }, là où on s’en est servi
lab-seat = la place { $number }
lab-turn = qui joue au tour { $number }
lab-part-wizards = Mages
lab-part-sorcerers = Sorciers
lab-part-druids = Druides
lab-games = Les parties
lab-others = Ce qui a bougé aussi
lab-nothing-else = Rien d’autre n’est certain.
lab-looked-at = On a regardé { $looked } autres choses (des taux, et combien de places ont eu quelque chose){ $few ->
    [0] {""}
   *[other] {", "}outre { $few } que trop peu de places ont eues
}. Sont dites celles qui restent certaines après la correction de Benjamini et Hochberg pour de nombreuses comparaisons : parmi elles, environ un vingtième au plus est dû au hasard.
lab-cut-off = abandonnée
lab-verdict-moved = a bougé
lab-verdict-perhaps = peut-être
lab-verdict-unsure = pas certain
lab-verdict-same = pareil
lab-column-line = { $measure } : de { $base } à { $changed }, { $change } (intervalle à 95 % : { $interval }), { $verdict }.
lab-column-measure = Quoi
lab-column-base = Sans
lab-column-changed = Avec
lab-column-change = Écart
lab-column-interval = Intervalle à 95 %
lab-column-verdict = {""}
lab-measure-win = taux de victoire
lab-measure-first = premières places
lab-measure-score = score
lab-measure-had = part des places
lab-measure-rounds = manches
lab-measure-decisions = décisions
lab-measure-unwon = gagnées par personne
lab-measure-ending = fin
lab-measure-strength = Force
lab-measure-willpower = Volonté
lab-measure-items = Objets
lab-measure-abilities = Capacités
lab-measure-artifacts = Artefacts
lab-measure-certificates = Certificats
lab-measure-gold = or
lab-measure-experience = Expérience
lab-measure-crystals = cristaux
lab-measure-cards_in_play = cartes en jeu
lab-measure-cards_in_hand = cartes en main
lab-measure-gauge = jauge d’invocation
lab-measure-bonuses_left = bonus restants
lab-measure-rank = rang
lab-measure-points = points
