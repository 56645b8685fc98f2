### What tables are called after, a line each. With a line of `names-when` it makes a name: “Otters at dawn”, in 28 letters at most.

oteres-names =
    Otters
    Paws
    Whiskers
    Mussels
    Urchins
    Crayfish
    Frogs
    Dragonflies
    Pups
    Herons
    Kingfishers
    Salmon
    Pebbles
    Water lilies
    Pearls
    Minnows
    Ducklings
    Ripples
    Starfish
    Seashells
