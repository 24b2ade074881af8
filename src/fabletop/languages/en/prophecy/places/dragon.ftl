# Prophecy, English: names of places, the Dragon Realm.

dr_gate = Gate of the Dragon Realm
dr_left_1 = Left path 1
dr_left_2 = Left path 2
dr_left_3 = Left path 3
dr_left_4 = Left path 4
dr_left_5 = Left path 5
dr_left_6 = Left path 6
dr_left_7 = Left path 7
dr_middle_1 = Middle path 1
dr_middle_2 = Middle path 2
dr_middle_3 = Middle path 3
dr_middle_4 = Middle path 4
dr_middle_5 = Middle path 5
dr_middle_6 = Middle path 6
dr_right_1 = Right path 1
dr_right_2 = Right path 2
dr_right_3 = Right path 3
dr_right_4 = Right path 4
dr_right_5 = Right path 5
dr_right_6 = Right path 6
dr_right_7 = Right path 7
dr_right_8 = Right path 8
dr_lake = Lake of Fire
plane_dragon = Plane of the Dragon Realm
