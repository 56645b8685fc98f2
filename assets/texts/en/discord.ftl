### What people read around a game: the lobby, the live message, private pages, and why something was not done.

## The lobby

lobby-people = At the table ({ $seated } of { $most })
lobby-host = host
lobby-how = Anyone can join; { $least } are enough. The host chooses how it is played, and starts.
lobby-started = The game has started. It goes on below.
lobby-closed = This table was closed. `/play` opens another.
lobby-expired = Nobody came for a day, so this table was closed. `/play` opens another.
lobby-option = { $option }: { $value }
lobby-remove = Take somebody off the table
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-start = Start
lobby-button-close = Close the table

## The live message

board-asked = { $who }: **{ $prompt }**
board-asked-privately = { $who } { $count ->
    [one] is asked something
   *[other] are asked something
  } that only they may see.
board-votes = { $who } { $votes ->
    [one] wants
   *[other] want
  } to end this game now ({ $votes } of { $seats }).
answers-choose = { $parts ->
    [one] Choose…
   *[other] Choose… ({ $part } of { $parts })
  }

button-undo = Undo
button-hand = My hand
button-closer = Look closer
button-happened = What happened
button-question = Answer privately
button-refresh = Refresh
button-end-vote = End it too
button-end-withdraw = Play on
button-end-now = End the game for everybody

summary-turn = **Turn { $turn } · { $name }**
retired-nothing = The game went on below.
result-by-host = The host ended this game before its time.
result-by-vote = Everybody agreed to end this game before its time.

## Private pages

question-answered = Nothing is asked of you in private now: go on in the channel.
closer-choose = Whose side of the table?
happened-news = Since you last played
happened-latest = The latest turns
happened-nothing = Nothing has happened yet.
rules-choose = Choose a topic
table-below = Here it comes.
done-ended = The game has ended.
done-answer = Done.
done-vote = Noted: you want to end this game. It ends when everybody at the table does; the board shows who already wants it.
done-withdraw = Noted: you want to play on.

## Permissions

permissions-missing = I cannot host a table here: I lack { $missing }. Someone who runs this server can allow that in the channel’s settings.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-read-history = “Read Message History”

## Why something was not done

refused-no-such-table = There is no such table any more.
refused-not-in-the-lobby = This table is not open any more, so nothing can be changed about it.
refused-not-playing = This game has not started yet.
refused-not-seated = You do not sit at this table. You may look closer, and see what happened.
refused-not-the-host = Only the host of this table can do that.
refused-table-is-full = This table is full.
refused-already-seated = You sit at this table already.
refused-too-few = It takes at least { $least } to start; so far there { $seated ->
    [one] is { $seated }
   *[other] are { $seated }
  }. Others can press Join.
refused-unknown-option = This game has no such option.
refused-options-do-not-fit = These options do not fit those who sit at the table. Choose others and start again.
refused-not-at-the-table = They do not sit at this table any more.
refused-stale = The board has changed since. Look again, and choose once more.
refused-try-again = Two things happened at once, and yours came second. Try again.
refused-over = This game is over.
refused-not-asked = It is not for you to answer now.
refused-not-legal = That is not possible any more.
refused-not-your-turn = Only whose turn it is can take something back.
refused-turn-began = Your turn has only begun: there is nothing to take back.
refused-something-was-revealed = Something was revealed since, so that cannot be taken back.
refused-another-answered = Somebody else has answered since, so that cannot be taken back.

## When the wire is at fault

wire-former = That button is from an earlier version of this bot. The table goes on below; /board shows it again.
wire-foreign = I do not know this button.
wire-no-server = Games are played in the channels of a server.
wire-no-command = I do not know this command any more. Try again in a minute.
wire-broken = Something went wrong, and nothing was changed. Please try again.
