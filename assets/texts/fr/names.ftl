### When or where: what stands behind each line of a game’s `-names` in the name of a table.

names-when =
    à l’aube
    au crépuscule
    à minuit
    au clair de lune
    sous la pluie
    dans la brume
    dans la neige
    sous les étoiles
    sous le pont
    au port
    à marée basse
    au large
    en plein vent
    en vacances
    à contre-courant
    en eau claire
    dans les abysses
    sur les rochers
    après déjeuner
    au ralenti
