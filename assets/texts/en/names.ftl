### What tables are called: “Otters at dawn”. A line of the game’s list and a line of the last one make a name, in 28 letters at most. Each line of one list goes with each of the other.

oteres-names =
    Otters
    Paws
    Whiskers
    Mussels
    Urchins
    Crayfish
    Frogs
    Dragonflies
    Beavers
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

otys-names =
    Divers
    Hackers
    Engineers
    Explorers
    Mechanics
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

names-when =
    at dawn
    at dusk
    at midnight
    by moonlight
    in the rain
    in the mist
    in the snow
    under the stars
    by the bridge
    in the harbour
    at low tide
    at high tide
    in the storm
    on holiday
    in the current
    in the shallows
    in the deep
    on the rocks
    after lunch
    in deep thought
