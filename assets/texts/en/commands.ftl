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
command-table-leave-name = leave
command-table-leave-about = Leave a table: hand your seat on, or give up
command-table-substitute-name = substitute
command-table-substitute-about = Invite somebody to take your seat, or, as the host, another’s
command-table-computer-name = computer
command-table-computer-about = Seat a computer player, or let it play a seat that is free or keeps you waiting
command-table-host-name = host
command-table-host-about = Hand over to another host
command-table-move-name = move
command-table-move-about = Bring a table to this channel, where it lives from then on
command-table-end-name = end
command-table-end-about = End a game early: the host alone, or all by vote

option-table-name = table
option-table-about = Which of your tables, when you have several
option-person-name = person
option-person-about = Who it is about
option-seat-name = seat
option-seat-about = Whose seat, when it is not the obvious one
option-text-name = text
option-text-about = Tell the position in words, for you alone
option-thread-name = thread
option-thread-about = Play in a thread of its own
option-topic-name = topic
option-topic-about = What you would like to know

## Which table

# $game is a game’s name, $people are names, $state is one of the states below.
command-table-line = { $game } with { $people } · { $state }
command-state-lobby = in the lobby
command-state-archived = put away: /board takes it up again
command-state-over = over
command-state-waiting = waiting for { $people }
command-no-table = You sit at no such table. Open one with `/play`, or join one that is open.
command-no-such-table = You have no such table. Choose one from the list that opens while you type.
command-which-table = You have several tables. Say which one you mean with the option `table`:

## Tables

command-tables-title = Your tables
command-your-turn = Your turn!
command-your-word = Do you agree?
command-tables-more = … and { $count } more.
command-status-people = Seated: { $people }
command-status-host = { $name } (host)
command-status-free = { $name } (has left; the seat is free)
# Both are times as Discord writes them, like “3 hours ago”.
command-status-times = Opened { $opened }, last change { $touched }

## Ending

command-end-confirm = End this game early? As its host you can end it now, for everybody: the score stands as it is, and it cannot be taken back. Or ask the others, and it ends when everybody wants it.
command-end-button-now = End it now, for everybody
command-end-button-vote = Ask the others
command-end-lobby = Close this table? Anyone can open another one with `/play`.

## People

command-left-lobby = You have left this table.
command-leave-ask = { $seats ->
    [2] Leave this game? You can leave your seat to whoever takes it and plays on from there, with what is yours. Or give up: then the game ends, and the other has won.
   *[other] Leave this game? You can leave your seat to whoever takes it and plays on from there, with what is yours. Or give up: then the computer plays on for you.
  } Either way you no longer see what only your seat may see.
command-leave-button-hand-on = Leave my seat to others
command-leave-button-concede = Give up
command-computer-seated = A computer player has joined.
command-host-done = Done: they are the host now.
command-nobody-to-play = They cannot play here. Choose a person who is in this server.
command-no-such-seat = Say whose seat you mean, with the option `seat`; its list opens while you type.

## Other answers

command-undone = Taken back.
command-here-already = That table lives in this channel already. `/board` brings its board to the bottom.
command-board-elsewhere = This game is played in { $channel }. `/table move` brings it here.
command-no-such-game = There is no such game.
command-no-such-topic = The rules have no such topic. Choose one from the list that opens while you type.
