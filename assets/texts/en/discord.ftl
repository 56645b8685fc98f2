### What people read around a game: the lobby, the live message, private pages, and why something was not done.

## The lobby

lobby-people = At the table ({ $seated } of { $most })
lobby-host = host
lobby-how = Anyone can join; { $least } are enough. The host chooses how it is played, and starts.
lobby-started = The game has started. It goes on below.
lobby-started-there = The game has started. It goes on in { $thread }.
lobby-closed = This table was closed. `/play` opens another.
lobby-expired = Nobody came for a day, so this table was closed. `/play` opens another.
lobby-option = { $option }: { $value }
lobby-remove = Take somebody off the table
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-computer = Add a computer player
lobby-button-start = Start
lobby-button-close = Close the table

# How long the table waits for whoever is up.
pace = Pace
pace-none = no reminders
pace-none-about = The table waits, and nobody is reminded
pace-relaxed = relaxed
pace-relaxed-about = The table waits; reminders after 8, 24 and 48 hours
pace-daily = a day a turn
pace-daily-about = After a day the others decide how to go on
pace-live = five minutes a turn
pace-live-about = After five minutes the others decide how to go on

## The live message

# What befell the table, until the next turn is over. $name is who held the seat before.
tiding-host = { $who } is the host now.
tiding-gave-up = **{ $name }** gave up; { $computer } plays on.
tiding-computer = { $computer } plays on for **{ $name }**.
tiding-seat = { $who } plays on for **{ $name }**.
tiding-returned = { $who } is back in the seat that the computer has played.
tiding-skipped = The time of { $who } was over, so their turn was played for them.
tiding-pace = Pace from now on, as { $who } asked: { $pace }.
tiding-overtaken = Nothing comes of what { $who } asked: things went on meanwhile.
tiding-stuck = { $computer } cannot go on: the rules lead nowhere from any of its moves. That is a mistake of this bot, not yours. *Undo* may lead out of it; if not, the host can end the game with `/table end`.
tiding-back = As { $who } asked, { $moves ->
    [one] a move was
   *[other] { $moves } moves were
  } taken back.

board-broken = **The rules lead nowhere from here.** That is a mistake of this bot, not yours. Nobody can answer, and nobody has won. *Undo* may lead out of it; if not, the host can end the game with `/table end`.
board-asked = { $who }: **{ $prompt }**
board-asked-privately = { $who } { $count ->
    [one] is asked something
   *[other] are asked something
  } that only they may see.
# $people, all who play, are called by this.
board-noticed = Nobody has played here for a month. { $people }: in a week this game is put away; whoever does anything at it keeps it here.
board-archived = This game was put away, as nobody played for so long. Whoever plays at it takes it up again where it stands, by this button or by `/board`.

# A computer that plays a seat; its number tells it from others.
seat-computer = Computer { $number }
# Said of a seat that nobody holds; -asked while the game waits for it.
seat-left = **{ $name }** has left. Whoever takes the seat plays on from there.
seat-left-asked = **{ $name }** has left, and it is that seat’s turn. Whoever takes it plays on from there.
seat-gone = **{ $name }** is not in this server any more. Whoever takes the seat plays on from there.
seat-gone-asked = **{ $name }** is not in this server any more, and it is that seat’s turn. Whoever takes it plays on from there.
seat-late = **{ $name }** kept the table waiting. Whoever takes the seat plays on from there; that can be { $name } again.
seat-late-asked = **{ $name }** kept the table waiting, and it is that seat’s turn. Whoever takes it plays on from there; that can be { $name } again.
# Others had the computer play on for $name.
seat-stand-in = **{ $name }** can take the seat back from { $computer } at any time.
# $people, who are left, are called by this.
seat-awaited = { $people }: the game waits until somebody takes that seat, or you let the computer play it.

# Somebody is away up to a day, that one among them, and clocks wait for them.
late-away = { $who } is away until { $until }.
# $others are called by this; $needed of them decide.
late-over = The time of { $who } is over. What now, { $others }?{ $needed ->
    [one] { "" }
   *[other] { " " }One of you is enough to wait on; anything else takes { $needed } who want the same.
  }
late-until = The time of { $who } ends { $until }.
late-about = Played safely, the turn takes the safest moves and the seat stays theirs. A seat given away goes to whoever takes it. If the computer plays on, they can take the seat back at any time.
late-voice = { $who }: { $choice }
late-button-wait = Wait on
late-button-skip = Play this turn safely
late-button-free = Give the seat away
late-button-computer = Computer plays on

# What the table is asked to agree to: $who asks, $holder is whose seat it is about.
motion-end = { $who } would like to end this game now.
motion-pace = { $who } would like this game to go on at another pace: { $pace }.
motion-undo = { $who } asks to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves, whoever made them
  }.
motion-undo-chance = What was drawn or revealed in between would be drawn anew; what somebody has seen by now, they have seen.
motion-computer = { $who } would like the computer to play for { $holder }.
motion-substitute = { $who } invites { $person } to take the seat of { $holder }.
# Somebody hands on their own seat.
motion-substitute-own = { $who } invites { $person } to take over their seat.
motion-awaited = Still to answer: { $people }
motion-refused = { $who } said no, so nothing comes of it.
motion-withdrawn = { $who } has taken it back.
answers-choose = Choose…
# One of several menus; the range is of numbers or of names: 1–20, blue – green.
answers-choose-from = Choose… ({ $range })

button-undo = Undo
button-undo-what = Undo: { $what }
# Not free any more: it takes the agreement of the others.
button-undo-ask = Undo: ask the others
# These, what happened, and what a game has beside them stand in one row of 516 pixels.
button-hand = Hand
button-closer = Closer
button-legend = What the pieces do
button-rules = Rules
button-happened = What happened
button-question = Answer privately
# Where a private page has no room for all answers at once.
button-more = More answers
button-earlier = Earlier answers
button-refresh = Refresh
button-agree = Agree
button-refuse = Refuse
button-revive = Take it up again
button-take = Take the seat of { $name }
button-return = Take my seat back
button-depute = Let the computer play for { $name }

summary-turn = **Turn { $turn } · { $name }**
retired-nothing = The game went on below.
result-by-host = The host ended this game before its time.
result-by-vote = Everybody agreed to end this game before its time.
result-by-concession = { $name } gave up: { $winner } has won.
result-abandoned = Everybody has left this game.

## Private pages

question-turn-over = Your turn is over. The game goes on in the channel.
question-answered = Nothing is asked of you now. The game goes on in the channel.
closer-choose = Whose side of the table?
happened-news = Since you last played
happened-latest = The latest turns
happened-begun = As it was when the game began
happened-before = As it was after your last turn
happened-after = As it is now
happened-nothing = Nothing has happened yet.
rules-pictures = { $count ->
    [one] The picture below shows
   *[other] The pictures below show
  } each piece with what it does; the same words are in their descriptions.
rules-choose = Choose a topic
table-below = Here it comes.
done-ended = The game has ended.
done-answer = Done.
done-asked = The question stands on the board, with who has still to agree. *Refuse*, pressed by you, takes it back.
done-agreed = Done: nobody else needed to agree.
done-hand-on = You have left this game. Your seat waits for whoever takes it; that can be you again.
done-forgotten = Done. Where others need the game whole, somebody without a name stands for you. What I wrote into channels before stays there until somebody deletes it.
# $count is a number of tables.
done-forgotten-but = ⚠️ Not all of it is removed. { $count ->
    [one] One table that names you cannot be read or changed just now, and stays as it is;
   *[other] { $count } tables that name you cannot be read or changed just now, and stay as they are;
} everything else is removed, and somebody without a name stands for you there. Try `/privacy remove` again later. If this stays so, ask whoever runs this bot to remove the rest. What I wrote into channels before stays there until somebody deletes it.
done-concede = You have given up.
back-ask = { $others ->
    [0] This also takes back what the computers did since. What was drawn is drawn anew; what you have seen by now, you have seen.
   *[other] { $why ->
        [turn] Your turn is over, and the next player has seen how it ended and may have planned on it: so everybody who plays has to agree.
        [revealed] Something was drawn or revealed since, which nobody can forget: so everybody who plays has to agree.
       *[answered] Somebody else has answered since: so everybody who plays has to agree.
      } What was drawn is drawn anew; what somebody has seen by now, they have seen.
  }
# $moves are all that are taken back with it, whoever made them.
back-button-move = To before my last move ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } taken back)
back-button-turn = To before that whole turn ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
  } taken back)

## Notices: messages that somebody gets because the table waits for them. $game is the game’s name, $link leads to the board.

notice-turn = { $game }: it is your turn. { $link }
notice-remind = { $game } has waited for you: you were asked { $since }. { $link }
notice-remind-due = { $game } has waited for you: you were asked { $since }. Your time ends { $until }. { $link }
notice-over = { $game }: your time is over, and the others are asked what now. They may wait on, have this turn played safely, give your seat away or let the computer play on. Until they have decided you can still play. { $link }
notice-replaced = { $game }: you kept the table waiting, so the computer plays on for you. You can take your seat back at any time. { $link }
# One of these, said in a channel to $who.
notice-called = { $who }, { $notice }
notice-unreached = I could not write to you directly, so I call you in the channel again. When you take messages from this server’s members, `/settings mine` turns direct messages on again.

## Permissions

permissions-missing = I cannot host a table here: I lack { $missing }. Someone who runs this server can allow that in the channel’s settings.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-create-threads = “Create Public Threads”
permission-read-history = “Read Message History”
permissions-forum = A forum itself has no room for a table. Open a post in it, and type `/play` there.
permissions-no-thread = No thread can be started from here. Leave out the option `thread`, or play in a text channel.
permissions-locked = This thread is locked, so I cannot host a table here. Somebody who may manage threads can unlock it.

## A board that the host of the bot posts, to try whether it can; it is removed at once

trial-board = Whoever runs me is trying whether I can post here. This board goes away by itself.

## Where a table lives

# The name of a thread: nothing in it is read as markup.
thread-name = { $game } with { $host }
# $who brought the game here, $channel is where it was before.
place-moved = { $who } has brought this game here from { $channel }.
place-moved-from-nowhere = { $who } has brought this game here, as its channel was deleted.
place-went = This game goes on in { $channel }.
# Why a table stands still, behind its line in a list.
place-vanished = Its channel is gone. `/board` in another channel of its server goes on there.
place-closed = I may not post in { $channel } any more. `/board` in another channel of the server goes on there; or let me in again and type it in that one.
place-locked = Its thread { $channel } is locked. Somebody who may manage threads can unlock it; or `/board` in another channel of the server goes on there.
place-left = I am not in its server any more. Once I am invited again, `/board` goes on in any channel there.
# Told directly to whoever pressed something in a locked thread, where nobody can be answered; the way on follows.
place-unanswered-counted = { $game }: what you pressed counts, but I cannot answer there.
place-unanswered = { $game }: I cannot answer there, and what you pressed has changed nothing.
# The same of a command that was typed there.
place-unheard-counted = { $command } in { $channel }: that counts, but I cannot answer there, as this thread is locked.
place-unheard = { $command } in { $channel }: I cannot answer there, as this thread is locked, and nothing has changed. Type it in another channel of the server; or somebody who may manage threads can unlock this one.
# Told to the host in a direct message. $people are names.
place-told-table = { $game } with { $people }
place-told-vanished = The channel in which you host { $table } was deleted. The game is kept: whoever sits at the table can type `/board` in another channel of the server, and it goes on there.
place-told-closed = I may not post in { $channel } any more, where you host { $table }. The game is kept. It goes on once I have “View Channel”, “Send Messages”, “Attach Files” and “Read Message History” there again (in a thread, “Send Messages in Threads”) and somebody types `/board`; or in another channel of the server, where whoever sits at the table types `/board`.
place-told-locked = The thread { $channel }, in which you host { $table }, was locked. The game is kept. It goes on once somebody who may manage threads has unlocked it; or in another channel of the server, where whoever sits at the table types `/board`.
place-told-left = I was taken out of the server in which you host { $table }. The game is kept: once I am invited again, whoever sits at the table can type `/board` in any channel there.

## Why something was not done

refused-no-such-table = There is no such table any more.
refused-not-in-the-lobby = This table is not open any more: the game has begun, or the table was closed.
refused-not-playing = This game has not started yet.
refused-not-seated = You do not play at this table. You may look closer, and see what happened.
refused-not-the-host = Only the host of this table can do that.
refused-table-is-full = This table is full.
refused-already-seated = You sit at this table already.
refused-too-few = It takes at least { $least } to start; so far there { $seated ->
    [one] is { $seated }
   *[other] are { $seated }
  }. Others can press Join.
refused-unknown-option = This game has no such option.
refused-options-do-not-fit = These options do not fit those who sit at the table. Choose others and start again.
refused-not-at-the-table = They do not sit at this table.
refused-not-joined = You have not joined this table.
refused-archived = This game was put away. `/board` takes it up again.
refused-not-archived = This game goes on already.
refused-no-seat-to-take-back = The computer plays no seat of yours here.
refused-seat-is-taken = That seat is not free any more.
refused-sits-here-already = They sit at this table already, and nobody plays two seats.
refused-held-another-seat = Whoever has held one seat in this game knows what is not meant for another, so only their own could be taken again.
refused-still-playing = They are still playing. Their seat is theirs to hand on, and the table’s only after it has waited a day for them.
refused-another-server = A game stays in its server: only there can it be brought to another channel.
refused-motion-open = The table is being asked something else already. That comes first: agree to it, or refuse it.
refused-motion-over = That has been settled already.
refused-not-asked-to-agree = That is not for you to answer: others are asked.
refused-agreed-already = You have agreed already. The board shows who has still to.
refused-nobody-to-nudge = The table waits for nobody but you.
refused-too-soon-to-nudge = Give them a little time: you can nudge an hour after they were asked, played or were reminded.
refused-not-to-be-disturbed = They are not to be disturbed now. They are reminded in time, if they wish so at all.
refused-too-long-ago = This game cannot be taken back that far any more.
refused-stale = The board has changed since. Look again, and choose once more.
refused-try-again = Two things happened at once, and yours came second. Try again.
refused-over = This game is over.
refused-broken = The rules lead nowhere from there. That is a mistake of this bot, not yours, and nothing was changed. Choose something else, or take a move back; if nothing helps, the host can end the game with `/table end`.
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
# Discord has taken no answer.
wire-unseen = I could not show you that here. Please try again.
wire-unseen-counted = That counted, but I could not show it here. /board shows how the table stands.

### End of 195 texts: 55a738f2
