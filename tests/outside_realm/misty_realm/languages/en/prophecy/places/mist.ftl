mist_edge = Edge of the mist
mist_hollow = Misty hollow
mist_heart = Heart of the mist
plane_mist = Plane of the Misty Realm
