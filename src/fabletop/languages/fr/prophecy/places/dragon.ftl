# Prophecy, French: names of places, the Dragon Realm.

dr_gate = Porte du royaume des dragons
dr_left_1 = Sentier de gauche 1
dr_left_2 = Sentier de gauche 2
dr_left_3 = Sentier de gauche 3
dr_left_4 = Sentier de gauche 4
dr_left_5 = Sentier de gauche 5
dr_left_6 = Sentier de gauche 6
dr_left_7 = Sentier de gauche 7
dr_middle_1 = Sentier du milieu 1
dr_middle_2 = Sentier du milieu 2
dr_middle_3 = Sentier du milieu 3
dr_middle_4 = Sentier du milieu 4
dr_middle_5 = Sentier du milieu 5
dr_middle_6 = Sentier du milieu 6
dr_right_1 = Sentier de droite 1
dr_right_2 = Sentier de droite 2
dr_right_3 = Sentier de droite 3
dr_right_4 = Sentier de droite 4
dr_right_5 = Sentier de droite 5
dr_right_6 = Sentier de droite 6
dr_right_7 = Sentier de droite 7
dr_right_8 = Sentier de droite 8
dr_lake = Lac de feu
plane_dragon = Plan du royaume des dragons
