# Prophecy, French: names of places, the Water Realm.

wr_a1 = Entrée du royaume des eaux
wr_b1 = Abysse B1
wr_c1 = Haut-fond C1
wr_d1 = Abysse D1
wr_a2 = Abysse A2
wr_b2 = Haut-fond B2
wr_c2 = Abysse C2
wr_d2 = Haut-fond D2
wr_a3 = Haut-fond A3
wr_b3 = Abysse B3
wr_c3 = Haut-fond C3
wr_d3 = Abysse D3
wr_a4 = Abysse A4
wr_b4 = Haut-fond B4
wr_c4 = Abysse C4
wr_d4 = Haut-fond D4
wr_a5 = Haut-fond A5
wr_b5 = Abysse B5
wr_c5 = Haut-fond C5
wr_d5 = Abysse D5
wr_a6 = Abysse A6
wr_b6 = Haut-fond B6
wr_c6 = Abysse C6
wr_d6 = Palais sous-marin
plane_water = Plan du royaume des eaux
