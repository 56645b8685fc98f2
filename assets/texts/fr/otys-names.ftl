### What tables are called after, a line each. With a line of `names-when` it makes a name: “Plongeurs à l’aube”, in 28 letters at most.

otys-names =
    Plongeurs
    Hackers
    Ingénieurs
    Éclaireurs
    Dauphins
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
