### What every game says: of the people at its table, of who begins, and where a list is cut.

# Whoever sits behind an emblem, where their name is in no script that can be drawn.
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
first-player-seat = { $name }
first-player-open = Seat { $seat }
first-player-host = Whoever opens the table

# What a game says of itself that says nothing else. $same: as many as may play are as many as must.
game-for = { $same ->
    [yes] A game for { $most } players
   *[no] A game for { $least } to { $most } players
  }

# A word and what it stands for or is set to; a title and what follows it.
label-value = { $label }: { $value }
# Parts of a list that have commas of their own.
list-parts = { $some }; { $more }
list-or = { $some } or { $last }

position-title = **{ $title }**

more-lines = … and { $count } more.

# An answer and the end of the turn by one press. $answer is a word or two.
answer-and-end = { $answer } & end turn

odds-title = Chance to win after each round
odds-rounds = Round
odds-percent = { $percent }%
odds-alt-turning = Turning point { $number }: round { $round }, { $name } at { $percent }%.
odds-alt-round = After round { $round }: { $chances }.

# What cannot be answered now: $answers as they are called, separated by commas.
answer-unavailable = { $answers }: { $why }

# For how many a game is, first in its rules; and the words by which that is looked for.
rules-players = {"**"}How many players:** { $least } to { $most }.
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
status-over = The game is over
ask-end = End your turn?
ending-early = Stopped in round { $round }
