# Wizards : ce qui décide d'une partie, en groupes nominaux, comme dans « mieux : le rang ».

feature-wizards-rank = le rang
feature-wizards-points = les points pour le dernier rang
feature-wizards-next-rank = les points pour le prochain rang
feature-wizards-ready = tout ce que demande le prochain rang
feature-wizards-mentor = le chemin vers un Mentor
feature-wizards-tasks = les Quêtes en main
feature-wizards-begun = les Quêtes bien avancées
feature-wizards-reach = le chemin vers la prochaine Quête
feature-wizards-gifts = l'animal et les Événements utiles
feature-wizards-affliction = la santé (Hébété, Envoûté)
feature-wizards-delay = les tours à perdre
feature-wizards-danger = la distance aux Démons et au Dragon
feature-wizards-gems = les Gemmes sacrées
feature-wizards-time = le temps que laisse le Mal
