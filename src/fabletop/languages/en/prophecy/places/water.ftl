# Prophecy, English: names of places, the Water Realm.

wr_a1 = Entrance to the Water Realm
wr_b1 = Deep B1
wr_c1 = Shoal C1
wr_d1 = Deep D1
wr_a2 = Deep A2
wr_b2 = Shoal B2
wr_c2 = Deep C2
wr_d2 = Shoal D2
wr_a3 = Shoal A3
wr_b3 = Deep B3
wr_c3 = Shoal C3
wr_d3 = Deep D3
wr_a4 = Deep A4
wr_b4 = Shoal B4
wr_c4 = Deep C4
wr_d4 = Shoal D4
wr_a5 = Shoal A5
wr_b5 = Deep B5
wr_c5 = Shoal C5
wr_d5 = Deep D5
wr_a6 = Deep A6
wr_b6 = Shoal B6
wr_c6 = Deep C6
wr_d6 = Undersea Palace
plane_water = Plane of the Water Realm
