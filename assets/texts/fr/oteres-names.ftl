### What tables are called after, a line each. With a line of `names-when` it makes a name: “Loutres à l’aube”, in 28 letters at most.

oteres-names =
    Loutres
    Pattes
    Moustaches
    Moules
    Oursins
    Écrevisses
    Grenouilles
    Libellules
    Loutrons
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
