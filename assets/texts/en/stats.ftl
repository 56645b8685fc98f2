option-standings = standings · May others see you in standings and look at your results?
option-answering = answering · May lobbies say how fast you usually answer?
option-ratings = ratings · Should players be rated by how their games here ended?

settings-standings-on = Others can see you in standings (`/stats`)
settings-standings-off = Others don’t see you in standings, and your games rate nobody against you
settings-answering-on = Lobbies say how fast you usually answer
settings-answering-off = Nobody is told how fast you usually answer
settings-button-standings = In standings
settings-button-answering = How fast I answer
settings-ratings-on = Players are rated by how their games here ended (`/stats server`)
settings-ratings-off = Players aren’t rated

stats-time-0 = 5 min
stats-time-1 = 20 min
stats-time-2 = 1 h
stats-time-3 = 3 h
stats-time-4 = 8 h
stats-time-5 = 1 day
stats-time-6 = 3 days
stats-answers-between = usually answers in { $from } to { $to }
stats-answers-within = usually answers within { $to }
stats-answers-over = usually answers after { $from } or more
stats-answers-anytime = answers at once, or days later

slash-stats = How games ended: yours, another player’s, or this server’s
slash-stats-player = Games, wins, points and who you met: yours, or another player’s
slash-stats-server = This server’s table, by game and month
option-stats-person = person · Whose games? Yours if you leave this out
option-stats-game = game · Which game?
option-stats-month = month · Games of which month?
stats-month-this = This month
stats-month-last = Last month
stats-month-all = All games
stats-month = { DATETIME($from, month: "long", year: "numeric", timeZone: "UTC") }
stats-title = Games of { $name }
stats-hidden = { $name } doesn’t show results to others.
stats-none = You haven’t finished a game yet. Open one with `/play`.
stats-none-other = Nothing here yet.
stats-points = points: { $average } on average, { $best } at best
stats-against-computers = against the computer ({ $level }): { $wins } of { $games } won
stats-taken = played on in another’s seat, neither won nor lost: { $games }
stats-left = left, neither won nor lost: { $games }
stats-early = ended early, not counted: { $games }
stats-answers = Speed: { $words }
stats-met = Met most
stats-meeting = { $name }: { $games ->
    [one] 1 game
    *[other] { $games } games
}, ahead { $ahead }, behind { $behind }
stats-rating = Rating in this server: { $rating }
stats-rating-new = needs { $needed } games, has { $games }
stats-rating-known = { $band }, { $points } ± { $spread }
stats-band-0 = shallows
stats-band-1 = reef
stats-band-2 = open sea
stats-band-3 = deep sea
stats-band-4 = abyss
stats-computers = Computers, rated apart: { $levels }
stats-server-none = No game has been finished in this server yet.
stats-server-nobody = Nobody is in these standings yet: none of these games counts for anyone who is shown here.
stats-row = { $games ->
    [one] 1 game
    *[other] { $games } games
}, { $wins } won
stats-column-games = Games
stats-column-wins = Won
stats-column-points = Points Ø
stats-column-rating = Rating
stats-plot = { $game }: points of the last { $games } games
stats-rule = Games played to their end count, and those given up after two full rounds. A seat that changed hands is neither won nor lost. `/settings mine` says who sees you here.
stats-shown-by = Shown by { $name }
button-standings-tell = Show the channel
stats-told = Done, it’s in the channel.
