### What tables are called after, a line each. With a line of `names-when` it makes a name: “Taucher im Morgengrauen”, in 28 letters at most.

otys-names =
    Taucher
    Hacker
    Ingenieure
    Forscher
    Delfine
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
