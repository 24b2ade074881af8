# Comment on appelle les places dont les joueurs n'ont pas donné de nom.
player-name = Joueur { $number }
you = Vous
you-within = vous

# Ce que tout le monde à une table devrait en savoir.
remark-seed-chosen = La personne qui a ouvert cette table a choisi sa graine et sait peut-être ce qui vient.
remark-same-luck = Cette partie en continue une autre avec le même hasard : le journal de l'autre dit ce qui vient.
remark-branched = Cette partie en continue une autre.
remark-older-rules = Cette partie a commencé sous des règles plus anciennes : { $number ->
    [one] sa première réponse ne peut plus être montrée.
   *[other] ses { $number } premières réponses ne peuvent plus être montrées.
  }
remark-stopped = Les règles ont changé et cette partie ne peut pas continuer : elle en est à la réponse { $number }, et { $left ->
    [one] la suivante ne peut pas être répétée. Abandonnez pour la finir, vous pourrez alors reprendre d'ici.
   *[other] les { $left } suivantes ne peuvent pas être répétées. Abandonnez pour la finir, vous pourrez alors reprendre d'ici.
  }
