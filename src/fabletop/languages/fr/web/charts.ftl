# Les graphiques, français.
chart-numbers = Les nombres
chart-value = Valeur
chart-interval = Intervalle à 95 %
chart-basis = D'après
chart-count = Combien de fois
chart-share = Part
chart-part = Partie
chart-empty = Rien à dessiner.
