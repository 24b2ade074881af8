# Comment on appelle les places dont les joueurs n'ont pas donné de nom.
player-name = Joueur { $number }
you = Vous
you-within = vous
