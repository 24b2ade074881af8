mist_edge = Lisière des brumes
mist_hollow = Creux brumeux
mist_heart = Cœur des brumes
plane_mist = Plan du royaume des brumes
