### What tables are called: “Otters at dawn”. A line of the game’s list and a line of the last one make a name, in 28 letters at most. Each line of one list goes with each of the other.

oteres-names =
    Loutres
    Pattes
    Moustaches
    Moules
    Oursins
    Écrevisses
    Grenouilles
    Libellules
    Castors
    Hérons
    Mésanges
    Saumons
    Galets
    Nénuphars
    Perles
    Goujons
    Canetons
    Vaguelettes
    Truites
    Coquillages

otys-names =
    Plongeurs
    Hackers
    Ingénieurs
    Éclaireurs
    Mécaniciens
    Sous-marins
    Périscopes
    Turbines
    Ancres
    Lanternes
    Boussoles
    Méduses
    Raies
    Poulpes
    Phares
    Hippocampes
    Harpons
    Bulles
    Sonars
    Bouées

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
    à marée haute
    en plein vent
    en vacances
    à contre-courant
    en eau claire
    dans les abysses
    sur les rochers
    après déjeuner
    au ralenti
