gate_to_the_mist = Portail des brumes
    .text = Le chemin vers la brume.
drop_of_mist = Goutte de brume
    .text = +1 contre un personnage qui n'en a pas.
mist_lantern = Lanterne des brumes
    .text = +1 dans un combat de Volonté dans le royaume des brumes.
