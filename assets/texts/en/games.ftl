### What every game says: of the people at its table, of who begins, and where a list is cut.

emblem-octopus = Octopus
emblem-sea-star = Sea Star
emblem-dolphin = Dolphin
emblem-jellyfish = Jellyfish
emblem-sea-turtle = Sea Turtle
emblem-scallop = Scallop
emblem-fish = Fish
emblem-whale = Whale

poster-seats = { $seated } of { $most } at the table
poster-seat-free = free
poster-seat-kept = kept

first-player = First player
first-player-about = Who takes the first turn
first-player-random = At random
first-player-open = Seat { $seat }
first-player-host = Whoever opens the table

game-for = A game for { $players } players

label-value = { $label }: { $value }
# Parts of a list that have commas of their own.
list-parts = { $some }; { $more }
list-or = { $some } or { $last }

more-lines = … and { $count } more.

answer-and-end = { $answer } & end turn

odds-title = Chance to win after each round
odds-rounds = Round
odds-percent = { $percent }%
odds-alt-turning = Turning point { $number }: round { $round }, { $name } at { $percent }%.
odds-alt-round = After round { $round }: { $chances }.

answer-unavailable = { $answers }: { $why }
rules-players = {"**"}How many players:** { $players }.

rules-find-players = players people persons many number
ending-title = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
alt-asked = Asked: { $prompt }
alt-new = New: { $news }
alt-new-of = { $name } { $changes }
closer-title = { $name }’s board
text-first = { $name } began the game.
text-ended = The game ended in round { $round }.
status-over = The game is over
ask-end = End your turn?
ending-early = Stopped in round { $round }
