realm-mist = Royaume des brumes
    .the = le royaume des brumes
    .abilities = Capacités des brumes
choice-realms-mist = Royaume des brumes : un pas dans la brume
ask-wander = { $hero } est dans la brume. Par où aller ?
do-wander = Avancer : { $name }
do-enter-mist = Franchir le portail, dans la brume
