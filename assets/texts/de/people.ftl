### Was die Bilder jedes Spiels über die Leute an seinem Tisch sagen.

emblem-octopus = Krake
emblem-sea-star = Seestern
emblem-dolphin = Delfin
emblem-jellyfish = Qualle
emblem-sea-turtle = Schildkröte

poster-seats = { $seated } von { $most } am Tisch
poster-seat-free = frei

### End of 7 texts: cba93ef0
