### What tables are called after, a line each. With a line of `names-when` it makes a name: “Otter im Morgengrauen”, in 28 letters at most.

oteres-names =
    Otter
    Pfoten
    Schnurrhaare
    Muscheln
    Seeigel
    Flusskrebse
    Frösche
    Libellen
    Otterkinder
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
