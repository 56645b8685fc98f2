### What tables are called: “Otters at dawn”. A line of the game’s list and a line of the last one make a name, in 28 letters at most. Each line of one list goes with each of the other.

oteres-names =
    Otter
    Pfoten
    Schnurrhaare
    Muscheln
    Seeigel
    Flusskrebse
    Frösche
    Libellen
    Biber
    Reiher
    Eisvögel
    Lachse
    Kiesel
    Seerosen
    Perlen
    Elritzen
    Entchen
    Wellen
    Seesterne
    Schnecken

otys-names =
    Taucher
    Hacker
    Ingenieure
    Forscher
    Mechaniker
    Tauchboote
    Periskope
    Turbinen
    Anker
    Laternen
    Kompasse
    Quallen
    Mantarochen
    Kraken
    Leuchttürme
    Seepferdchen
    Harpunen
    Luftblasen
    Echolote
    Bojen

names-when =
    im Morgengrauen
    am Abend
    um Mitternacht
    im Mondschein
    im Regen
    im Nebel
    im Schnee
    unter Sternen
    an der Brücke
    im Hafen
    bei Ebbe
    bei Flut
    im Sturm
    im Urlaub
    in der Strömung
    im Flachwasser
    in der Tiefe
    auf den Felsen
    nach dem Essen
    in Gedanken
