### When or where: what stands behind each line of a game’s `-names` in the name of a table.

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
    on the pier
    in the storm
    on holiday
    in the current
    in the shallows
    in the deep
    on the rocks
    after lunch
    lost in thought
