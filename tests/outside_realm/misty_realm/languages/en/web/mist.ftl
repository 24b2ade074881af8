ended-prophecy-heart-of-mist = the heart of the mist
