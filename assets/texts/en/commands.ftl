### Slash commands: their names, what Discord says about them while they are typed (100 characters at most), and their answers.

## Names: what is typed. In English they are what the code calls them.

command-play-name = play
command-play-about = Open a table in this channel
command-hand-name = hand
command-hand-about = See your hand, for your eyes alone
command-board-name = board
command-board-about = Bring the board to the bottom of the channel
command-undo-name = undo
command-undo-about = Take back your last move
command-tables-name = tables
command-tables-about = Your tables anywhere, and whose turn it is
command-rules-name = rules
command-rules-about = Look up the rules of a game
command-rules-game = Look up a rule of { $game }
command-table-name = table
command-table-about = Look after a table
command-table-status-name = status
command-table-status-about = Who sits there, what is settled, and whose turn it is
command-table-end-name = end
command-table-end-about = End a game early: the host alone, or all by vote

option-table-name = table
option-table-about = Which of your tables, when you have several
option-text-name = text
option-text-about = Tell the position in words, for you alone
option-topic-name = topic
option-topic-about = What you would like to know

## Which table

# $game is a game’s name, $people are names, $state is one of the states below.
command-table-line = { $game } with { $people } · { $state }
command-state-lobby = in the lobby
command-state-over = over
command-state-waiting = waiting for { $people }
command-no-table = You sit at no such table. Open one with `/play`, or join one that is open.
command-no-such-table = You have no such table. Choose one from the list that opens while you type.
command-which-table = You have several tables. Say which one you mean with the option `table`:

## Tables

command-tables-title = Your tables
command-your-turn = Your turn!
command-tables-more = … and { $count } more.
command-status-people = Seated: { $people }
command-status-host = { $name } (host)
# Both are times as Discord writes them, like “3 hours ago”.
command-status-times = Opened { $opened }, last change { $touched }

## Ending

command-end-confirm = End this game early? As its host you can end it now, for everybody: the score stands as it is, and it cannot be taken back. Or ask the others, and it ends when everybody wants it.
command-end-button-now = End it now, for everybody
command-end-button-vote = Ask the others
command-end-button-withdraw = Play on after all
command-end-voted = You already want to end this game; it ends when everybody does. You can still change your mind.
command-end-done = Everybody wanted it: the game is over.
command-end-lobby = Close this table? Anyone can open another one with `/play`.

## Other answers

command-undone = Taken back.
command-no-such-game = There is no such game.
command-no-such-topic = The rules have no such topic. Choose one from the list that opens while you type.
