### The puzzle of the day: a position, one question, and the best turn as I see it.

slash-puzzle = Today’s puzzle: find the best turn, just for you
option-puzzle-game = game · Which game’s puzzle; if you don’t say, of the game you played last

puzzle-heading = Today’s puzzle · { $game }
puzzle-counts = A turn is judged when you end it, or as soon as something hidden is revealed. Try as often as you like.
puzzle-so-far = So far: { $turn }
puzzle-wrong = **Try { $number }** ({ $turn }) isn’t the best turn.
puzzle-second = **Try { $number }** ({ $turn }): so close! That’s the second-best turn.
puzzle-does = About it: { $words }
puzzle-misses-hint = The best turn { $hint }
puzzle-misses-later = What it misses shows only later: I’ve looked further ahead.
puzzle-new-day = That puzzle’s day is over. Here’s today’s:
puzzle-untold = That didn’t work: nothing can be written in this channel right now.
puzzle-yesterday = Solved yesterday: { $first } at the first try, { $second } at the second, { $later } later.
puzzle-streak = That’s { $days } days in a row.
puzzle-solved = { $game } · Solved on try { $tries }!
puzzle-given-up = { $game } · This was the best turn
# $best and $next are chances to win in percent, $other the second-best turn as its buttons name it.
puzzle-chances = -# My estimate: you win { $best } of 100 games from there, and { $next } with the next best turn ({ $other }).
puzzle-chances-brief = -# My estimate: you win { $best } of 100 games, with the next best turn { $next }.
puzzle-why-instead = { $which ->
    [own] With your previous try, as far as it went
    [both] With your previous try, the next best turn,
   *[next] With the next best turn
  } ({ $turn }): { $words }
puzzle-none-of-that = none of that.
puzzle-shows-later = what it misses shows only later.
puzzle-you = { $name } (you)
puzzle-none = There’s no puzzle here today.
puzzle-line = **{ $who }** solved today’s { $game } puzzle on try { $tries }. Yours is waiting: */puzzle*
puzzle-told-today = You’ve told a channel today already. There’s a new puzzle tomorrow.
told-not-allowed = You can’t write in this channel, so I won’t do it for you.
button-puzzle-give-up = Show the answer
button-puzzle-tell = Tell the channel
button-puzzle-other = { $game } puzzle
