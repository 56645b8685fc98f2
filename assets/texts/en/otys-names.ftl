### What tables are called after, a line each. With a line of `names-when` it makes a name: “Divers at dawn”, in 28 letters at most.

otys-names =
    Divers
    Hackers
    Engineers
    Explorers
    Dolphins
    Submarines
    Periscopes
    Turbines
    Anchors
    Lanterns
    Compasses
    Jellyfish
    Manta rays
    Octopuses
    Lighthouses
    Seahorses
    Harpoons
    Bubbles
    Sonars
    Buoys
