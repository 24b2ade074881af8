ended-prophecy-heart-of-mist = le cœur de la brume
