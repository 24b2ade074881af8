# What decides a game of Prophecy, English: short noun phrases, as in "better: strength, gold".

feature-prophecy-artifacts = Artifacts
feature-prophecy-certificates = Certificates
feature-prophecy-fame = Fame
feature-prophecy-reach = what can be won next
feature-prophecy-strength = Strength
feature-prophecy-willpower = Willpower
feature-prophecy-health = Health
feature-prophecy-magic = Magic
feature-prophecy-equipment = equipment
feature-prophecy-abilities = Abilities
feature-prophecy-gold = Gold
feature-prophecy-experience = Experience
feature-prophecy-maps = Map Fragments
feature-prophecy-time = the time that is left
