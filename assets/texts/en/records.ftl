### Records of games: what is wrong with one, and how one is told.

# Why a record cannot be replayed. Each is a sentence of its own, or follows the place where it is.
record-problem-at = Line { $line }, column { $column }: { $problem }
record-problem-too-long = This is too long for a record of a game.
record-problem-no-record = This is no record of a game. A record begins with “[record 1]”.
record-problem-version = This record is in format { $version }, which this version of the bot can’t read.
record-problem-unreadable = I can’t read “{ $text }” here.
record-problem-header-missing = The header “{ $name }” is missing.
record-problem-header-twice = The header “{ $name }” is there twice.
record-problem-header-value = The header “{ $name }” isn’t one that a record can have.
record-problem-changed = Something was changed here, or on the way here: the check at the end of this part doesn’t fit any more.
record-problem-cut = The record ends here, before its checksum. Part of it is missing.
record-problem-after-end = The record is over, and something comes after it.
record-problem-game = I don’t know the game “{ $game }”.
record-problem-rules = This game was played by version { $theirs } of the rules, and this bot plays by version { $ours }.
record-problem-components = This game was played with other components, and the record doesn’t bring them along. The record as a file does.
record-problem-list = The list of components in this record is damaged.
record-problem-set-up = The rules don’t know such a table: { $what }.
record-problem-turn = The record says “{ $said }”, but by the rules it is “{ $is }”.
record-problem-over = By the rules the game is already over here.
record-problem-broken = The rules lead nowhere from “{ $answer }”.
record-problem-not-asked = { $seat } is not asked anything here, so “{ $answer }” can’t be played.
record-problem-not-legal = “{ $answer }” is no legal move for { $seat } here.
record-problem-undo = { $seat } can’t undo anything here.
record-problem-back = The table can’t go back to there.
record-problem-draws-missing = Something is drawn here, and the record doesn’t say what.
record-problem-draws-left = The record says that “{ $draw }” is drawn here, but by the rules nothing is.
record-problem-draw = “{ $draw }” can’t be drawn here.
record-problem-result = The record says that the result is { $said }, but its moves lead to { $is }.
record-problem-hidden = This record hides what its reader could not know when it was made, from the set-up on. Ask for the record once the game is over.
record-problem-too-slow = This record takes too long to replay.

# A record as the command line tells it.
record-setup = Set-up
record-turn = Turn { $turn } · { $name }
record-back = The table goes back to an earlier turn.
record-result = Result: { $scores }
record-verified = Every move is legal. Answers: { $moves }, turns: { $turns }.
record-cut-short = From here on the record hides what its reader could not know while the game was on. It can’t be followed any further.

# *Record* and *Replay*, for one person alone.
button-record = Record
button-replay = Replay
record-title = { $game } · Record
record-about = Every move and everything that was drawn. Keep it, or replay it anywhere with `/replay`.
record-about-so-far = The game up to now, as far as you may know it. Once it’s over, the record hides nothing.
record-about-stopped = The game up to where it was ended early, as far as you could know it.
record-names = Players appear here as the colours of their seats, unless they want to be named (`/settings mine`).
replay-round = round { $round }
replay-place = { $at } of { $count }
replay-first = Start
replay-back = Back
replay-on = Next
replay-last = End
replay-credits = Whose work this is
replay-gone = I no longer have this record at hand. Type `/replay` again.
replay-one-of-them = One at a time, please: a table, a file or a text.
replay-no-file = I couldn’t get that file. Try again, or paste its text.

# *Page* and *Film* of a game that is over.
button-page = Page
button-film = Film
page-under-way = I’m putting the page together. It comes in a moment.
page-ready = The whole game as a page: save the file and open it in a browser, with or without a connection. Hand it on if you like.
film-under-way = I’m making the film. That takes up to a few minutes; it comes here.
film-ready = The game as a film.
told-channel = Done, it’s in the channel.
film-alt = A film of a game of { $game }, turn by turn up to the result. At the table: { $people }.
work-under-way = It’s on its way and comes here.
work-before = Coming first: { $count }.
shown-failed = That didn’t work this time. Please try again.
replay-page-failed = This game can’t be shown here. /replay in Discord may tell you more.
