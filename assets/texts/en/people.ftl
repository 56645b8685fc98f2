### What the pictures of every game say of the people at its table.

# Whoever sits behind an emblem, where their name is in no script that can be drawn.
emblem-octopus = Octopus
emblem-sea-star = Sea Star
emblem-dolphin = Dolphin
emblem-jellyfish = Jellyfish
emblem-sea-turtle = Sea Turtle

poster-seats = { $seated } of { $most } at the table
poster-seat-free = free

### End of 7 texts: cba93ef0
