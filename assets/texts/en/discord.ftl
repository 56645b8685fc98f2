### What people read around a game: the lobby, the live message, private pages, and why something was not done.

## The lobby

lobby-people = At the table: { $seated } of { $most }
lobby-host = host
lobby-invited = Another round, { $people }? Press *Join* or *Not this time*. It starts once you’re all here.
lobby-declined = { $people } can’t make it this time.
lobby-series = **Game { $number } of a best of three** · { $score }
lobby-series-anew = You’re not the same group as last time, so the best of three starts over.
lobby-alone = **{ $host }, want to play against computers right away?**
lobby-few = **{ $host }, want to start now and give the free seats to computers?**
lobby-computers-level = In your first games they go easy on you, later their level is “{ $level }”. There are stronger ones in the settings.
lobby-button-fill = { $count ->
    [one] Start with 1 computer
   *[other] Start with { $count } computers
  }
lobby-button-settings = Settings
button-back = Back
lobby-button-template = Use for new tables here
lobby-template-kept = Kept. New tables of { $game } start with these settings here. `/settings server` shows and changes them.
lobby-button-remove = Remove { $name }
lobby-remove-ask = Remove { $name } from this table? They can join again while it’s open.
# What the host is told in private, below one of these lines: that their table is open, or that they sit there already.
lobby-opened = **Your table is open, and you’re in.**
lobby-not-started = **Your table is open, but these settings don’t go with that many players.**
lobby-host-about = You choose how it’s played and when it starts.
lobby-host-again = `/table settings` brings this back.
lobby-settings = Settings of this table
lobby-settings-about = Changes take effect right away.
language = Language
lobby-started = The game began here.
lobby-started-there = The game has started in { $thread }.
lobby-no-thread = I couldn’t start a thread here, so this game stays in the channel.
lobby-closed = This table is closed. Open a new one with `/play`.
lobby-expired = Nobody started this game in time, so the table is closed. Open a new one with `/play`.
lobby-rematch-expired = Nobody started this rematch within a week, so the table is closed. *Rematch* below the last result opens it again.
lobby-remove = Remove a player
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-decline = Not this time
lobby-button-computer = Add a computer
level-first-game = first game
level-first-game-about = plays along while you learn
level-easy = easy
level-easy-about = takes what’s in front of it, and often misjudges it
level-medium = medium
level-medium-about = plans its turn, and misjudges some of it
level-hard = hard
level-hard-about = plans its whole turn, and weighs it well
level-expert = expert
level-expert-about = plans ahead, and for your next turn, too
lobby-level = { $level }, { $about }
lobby-button-start = Start
lobby-button-close = Close table
lobby-button-closing = Close table…

hints = Hints
hints-about = Who may ask which answers look best, and why
hints-alone = for somebody playing alone, and in people’s first two games
hints-all = for everybody
hints-none = for nobody

seating = Seats
seating-about = Who sits where, and so in which order you play
seating-drawn = drawn anew
seating-kept = as last time
seating-turned = everyone moves up one

pace = Pace
pace-none = no reminders
pace-none-about = Take all the time you need; nobody gets reminders
pace-relaxed = relaxed
pace-relaxed-about = No time limit; reminders after 8, 24 and 48 hours
pace-daily = one day per turn
pace-daily-about = After a day, the others decide how to go on
pace-live = five minutes per turn
pace-live-about = After five minutes, the others decide how to go on

## The live message

# What happened at the table, until the next turn is over. $name held the seat before.
event-host = { $who } is now the host.
event-gave-up = **{ $name }** gave up. { $computer } has taken over.
event-computer = { $computer } is now playing for **{ $name }**.
event-seat = { $who } is now playing for **{ $name }**.
event-returned = { $who } is back in their seat.
event-skipped = { $who } ran out of time, so the turn was played for them.
event-pace = { $who } asked for another pace, and it’s agreed. From now on: { $pace }.
event-overtaken = The request from { $who } no longer applies, because the game has moved on.
event-stuck = { $computer } is stuck: none of its moves leads anywhere. That’s a bug in this bot, not your fault. *Undo* may help. If it doesn’t, the host can end the game with `/table end`.
event-outage = I was offline from { $from } to { $until }. Nobody has lost any time by it.
moves-back = { $moves ->
    [one] a move
   *[other] { $moves } moves
  }
event-back = { $who } took back { moves-back }.
event-managed-close = A manager closed this table: “{ $reason }”
event-managed-move = A manager moved this table from { $from } to { $to }: “{ $reason }”
event-managed-rename = A manager renamed this table from “{ $from }” to “{ $to }”: “{ $reason }”
event-managed-free = A manager freed { $name }’s seat: “{ $reason }”
event-managed-free-you = A manager freed your seat: “{ $reason }”
event-managed-block-you = A manager blocked you from the tables of this server: “{ $reason }”

board-broken = **The game is stuck.** That’s a bug in this bot, not your fault. There is no move left to make, and nobody has won. *Undo* may help. If it doesn’t, the host can end the game with `/table end`.
board-asked = { $who }: **{ $prompt }**
board-thinking = Thinking: { $who }…
board-asked-privately = Deciding in private: { $who }.
board-noticed = Nobody has played here for a month. { $people }: make a move within a week to keep this game going. Otherwise it will be archived.
board-archived = This game was archived because nobody had played for a long time. Anyone in the game can continue right where you stopped: press the button or type `/board`.

seat-computer = { $name } 🤖
player-unknown = unknown player
seat-free = { $why ->
    [left] **{ $name }** has left
    [gone] **{ $name }** is no longer in this server
    [blocked] **{ $name }** has been blocked from playing here
    [freed] **{ $name }** had this seat until it was freed
   *[late] **{ $name }** ran out of time
  }{ $asked ->
    [yes] , and it’s that seat’s turn.
   *[no] .
  } { $takers ->
    [former] Only someone who has played it before can take the seat.
    [agreed] Anyone can ask for the seat, and the others at the table decide.
    [late] Anyone can take the seat and play on, { $name } included.
   *[anyone] Anyone can take the seat and play on.
  }
seat-stand-in = **{ $name }** can take over from { $computer } again at any time.
seat-awaited = { $people }: the game is waiting for somebody to take this seat. You can also let the computer play it.
seat-conceded = { $people }: end the game and you’ve won, or have somebody play on in that seat.

late-away = { $who } is away until { $until }.
late-over = { $who } has run out of time. What now, { $others }?{ $needed ->
    [one] { "" }
   *[other] { " " }One of you is enough to keep waiting. For anything else, { $needed } of you have to agree.
  }
late-until = { $who }’s time runs out { $until }.
late-about = *Play it safe* makes the safest moves for them, for this turn only. *Free the seat* lets anyone take it. *The computer takes over* until they come back, which they can do at any time.
late-alone = Before the seat goes to anyone else, { $who } gets a message and two days to play.
late-grace = This happens { $until }, unless { $who } plays first.
late-button-wait = Keep waiting
late-button-skip = Play it safe
late-button-free = Free the seat
late-button-computer = The computer takes over

vote-end = { $who } would like to end this game now.
vote-film = { $who } would like to show the film of this game to everyone here.
vote-pace = { $who } would like a different pace: { $pace }.
# $own is yes where all of them are those of whoever asks.
vote-undo = { $who } would like to take back { moves-back }{ $own ->
    [yes] { "" }
   *[no] , other players’ moves included
  }.
vote-undo-chance = Whatever was drawn or revealed since then is drawn again and may come out differently, even if it has been seen.
vote-undo-clocks = Nobody’s time runs until this is settled.
vote-computer = { $who } would like the computer to play for { $holder }.
vote-substitute = { $who } would like { $person } to play in place of { $holder }.
vote-substitute-own = { $who } would like { $person } to take over their seat.
vote-take = { $who } would like to play on in the seat of { $holder }.
vote-counts = If somebody else plays on in that seat, the game counts for { $holder } as left: neither won nor lost.
vote-awaited = Waiting for { $people }
vote-grace = This happens { $until }, unless { $who } plays or says no first.
vote-refused = { $who } said no, so it’s off.
vote-withdrawn = { $who } changed their mind, so it’s off.
answers-choose = Choose…
answers-choose-from = Choose… ({ $range })
answers-choose-range = Choose a range…

button-undo = Undo
button-hand = Hand
button-closer = Boards
button-help = Help
button-legend = What the pieces do
button-position = Position
button-pieces = What is this?
button-guide = How to play
button-rules = Rules
button-happened = Log
button-plan = Plan
button-plan-keep = Keep this plan
button-plan-cancel = Cancel the plan
button-hint = Hint
button-analysis = Analysis
button-onward = Play on from here
button-question = Answer privately
button-to-question = Back to the question
button-refresh = Refresh
stale-button = That was an older button. This is where you are:
button-agree = Agree
button-refuse = Say no
button-again = Rematch
button-again-level = Level: { $level }
button-revive = Continue the game
button-take = Take { $name }’s seat
button-return = Take my seat back
button-depute = Let the computer play for { $name }
button-end-won = End the game and win

summary-round = **Round { $round }** ·
summary-round-title = **Round { $round } · { $title }**
summary-turn = **Turn { $turn } · { $name }**
summary-played-on = The computers played on among themselves (turns: { $count }). It’s all in the log.
board-others = **{ $name }** · { $what }
guess-winner = Who’ll win? Your guess, just for fun
guess-chosen = { $name } · your guess
result-guessed = { $name } guessed the winner in round { $round }.
result-by-host = The host ended this game early.
result-ended-by = { $name }, the host, ended this game early.
result-by-vote = Everyone agreed to end this game early.
result-by-concession = { $name } gave up, so { $winner } wins.
result-abandoned = No people are left in this game.
series-wins = { $name } { $wins }
result-series-open = **Best of three:** { $score }. One game to go.
result-series-broken-off = **Best of three:** { $score }. This game has no winner: a rematch starts from zero.
result-series-even = **Best of three:** { $score }. All square!
result-series-won = **Best of three:** { $score }. { $name } takes it!

## Private pages

question-turn-over = Your turn is over. The game goes on in the channel.
question-answered = Nothing to decide right now. The game goes on in the channel.
ready-left = **Before your turn ends:** there’s still something for you to take.
button-anyway = { $answer } anyway
plan-title = What if it were your turn?
plan-about = Try out your next turn: only you see this board, and nothing counts until you press **Keep this plan**.
plan-line = Trying out: { $answers }
plan-kept = **Your plan:** { $answers }. I’ll play it a minute or two after your turn begins, so that nobody can tell it was planned; press something yourself and it steps aside. It stops where something isn’t as you saw it here.
plan-kept-alone = **Your plan:** { $answers }. I’ll play it as soon as your turn begins; it stops where something isn’t as you saw it here.
plan-soon = **Your plan is at work:** { $answers }. I’ll play it within a minute or two, so that nobody can tell it was planned. Press something yourself and it steps aside.
plan-broken = The others have changed something, so the rest of it no longer works.
plan-ends-turn = Your turn would be over here.
plan-cancelled = Your plan is cancelled.
plan-played-turn = I played your turn as you had planned it: { $answers }.
plan-played-part = I played part of your plan: { $answers }.
plan-played-nothing = I didn’t play your plan.
plan-stopped-line = That was all of it; the rest is up to you.
plan-stopped-hidden = Then something was drawn or turned up, so the rest is up to you.
plan-stopped-others = Then somebody else had to decide.
plan-stopped-differs = Something was no longer as you saw it, so the rest is up to you.
plan-left = Not played: { $answers }.
plan-undo = You can take it back until the next player has answered.
hint-about = What a strong player would do in your place, knowing what you know.
hint-best = I’d press **{ $label }**.
hint-equal = About equal: **{ $label }**.
hint-turn = With what follows: { $words }
hint-stale = That hint was about an earlier question, so nothing was pressed. This is how things stand now.
hint-then = Then **{ $answers }**.
hint-hidden = From here on it’s up to chance or to what’s still hidden.
hint-others = The rest is up to somebody else.

analysis-under-way = I’m going through the game. That can take a minute or two, and then it appears here.
analysis-about = Everyone’s chance to win after each round, as I see it. The wider the band, the less certain.
analysis-even = Nobody let much slip in this game.
analysis-played = { $who ->
    [you] You
   *[other] { $name }
 } chose { $what } ({ $percent }% to win).
analysis-better = I’d have chosen { $what } ({ $percent }% to win).
analysis-words = *To { $name }:* { $words }
analysis-before = Before
analysis-held = { $who ->
    [you] What you had
   *[other] What { $name } had, as they saw it
 }
analysis-after = After the turn
analysis-curve = Curve
analysis-point = { $number } · Round { $round }
onward-opened = **Your game is in the channel.** It goes on from round { $round }, against { $computers ->
    [one] the computer
   *[other] { $computers } computers
  }. Statistics leave it out, so try what you like.
onward-continued = Continued from an earlier game. Statistics leave it out.

closer-choose = Whose board would you like to see?
happened-news = Since you last played
happened-all = Turn by turn
happened-earlier = Earlier
happened-later = Later
happened-latest = The latest turns
happened-begun = At the start of the game
happened-before = After your last turn
happened-after = Now
happened-nothing = Nothing has happened yet.
rules-pictures = Below, each piece is explained in pictures. The image descriptions say the same in words.
rules-guide-turn = Your turn.
rules-choose = Choose a topic
table-below = The table is at the bottom of the channel.
table-owed = The board isn’t there yet. I’ll post it as soon as Discord lets me.
table-name = Name
table-people = Players
table-host = Host
table-unchanged = It was like that already.
done-again = You’re in! The new table is at the bottom of the channel.
done-answer = Done.
done-asked = I’ve asked the others. The board shows who still has to answer. Changed your mind? Press *Say no* there.
done-hand-on = You’ve left the game. Anyone can take your seat now. As long as nobody has, you can come back.
done-forgotten = Done. In games that others played with you, your name is replaced by “{ $name }”. Messages that I have already posted stay until somebody deletes them.
done-forgotten-but = ⚠️ I couldn’t remove everything: some tables with your name on them can’t be read or changed right now. Everything else is gone, and your name is replaced by “{ $name }”. Try `/privacy remove` again later. If it keeps failing, ask whoever runs this bot to remove the rest. Messages that I have already posted stay until somebody deletes them.
done-concede = You’ve given up.
back-ask = { $others ->
    [0] What has been played since then is taken back with it.
   *[other] Others may already have planned with what was played or revealed since then, so everyone has to agree.
  } { vote-undo-chance } What do you want to take back?
back-anew = The game has gone on since I asked that, so nothing was taken back.
back-anew-free = The game has gone on since I asked that, so nothing was taken back. *Undo* on the board takes back your last move.
back-button-move = My last move
back-button-turn = That whole turn
back-heading = **{ $label }** and everything since

## Notices: messages that somebody gets because the table waits for them. $game is the game’s name, $link leads to the board.

notice-table = **{ $game }** with { $others }: { $words } { $link }
notice-table-alone = **{ $game }**: { $words } { $link }
notice-turn = It’s your turn. It began { $since }.
notice-turn-due = It’s your turn. It began { $since }, and your time runs out { $until }.
notice-over = Your time has run out, and the others are deciding what to do. They can keep waiting, have this turn played safely for you, free your seat, or let the computer take over. Until they decide, you can still play.
notice-late = { $who } has run out of time. What would you like to do?
notice-vote = The others are waiting for your answer to a question.
notice-vacancy = The game waits for somebody to take a free seat.
notice-invitation = You’re invited to play.
notice-invitation-until = You’re invited to play. Your seat is kept until { $until }.
notice-warned = If you don’t play, your seat will be handed on { $until }, and the game will count for you as left.
notice-replaced = Your time ran out, so the computer is playing for you. You can take your seat back at any time.
notice-freed = As long as it’s free, you can take it again at the table.
notice-planned = I played your turn as you had planned it. You can take it back there until the next player has answered.
notice-unreached = I couldn’t send you a direct message, so I’ll ping you in the channel instead. To get direct messages again, allow them for this server in Discord and switch them on with `/settings mine`.

## Permissions

permissions-missing = I can’t host a table here. I need { $missing }. Somebody who manages this server can allow that in the channel’s settings.
permissions-timed-out = A moderator has timed me out in this server, so I can’t post here until { $until }. It ends by itself, and a moderator can end it sooner.
permissions-private = I can’t see into this private thread. Mention me once in it (type @ and my name), and then try again.
permissions-absent = I’m not in this server: only my commands are. Somebody who manages it can [invite me]({ $invitation }), and then you can play here.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
permission-create-threads = “Create Public Threads”
permission-create-private-threads = “Create Private Threads”
permission-read-history = “Read Message History”
permissions-forum = You can’t play in the forum itself. Open a post in it and type `/play` there.
permissions-no-texts = That’s not a channel for messages. Please choose a text channel or a thread.
permissions-no-thread = I can’t start a thread here. Leave out `thread`, or play in a text channel.
permissions-locked = This thread is locked, so you can’t play here. A moderator can unlock it.
permissions-administrators = Only administrators can see this channel, so nobody else can press anything here. To let others play, allow a role “View Channel” in the channel’s settings, or open the table elsewhere.
permissions-slow-mode = This channel is in slow mode: after each press or command, Discord refuses the next one of the same person for { $wait }. Somebody who manages the channel can turn slow mode off, or you can play in a thread without it.
slow-mode-seconds = { $count } s
slow-mode-minutes = { $count } min
slow-mode-hours = { $count } h
trial-board = Just testing whether I can post here. This board will disappear by itself.

## Where a table lives

thread-name = { $name } · { $game }
place-moved = { $who } has moved this game here from { $channel }.
place-moved-from-nowhere = { $who } has moved this game here, because its channel was deleted.
place-went = This game goes on in { $channel }.
place-vanished = Its channel was deleted. Type `/board` in another channel of that server to play on there.
place-closed = I’m no longer allowed to post in { $channel }. Let me back in and the game goes on there, or type `/board` in another channel of that server to play on there.
place-locked = Its thread { $channel } is locked. A moderator can unlock it, or you can type `/board` in another channel of that server to play on there.
place-private = I can’t see into its private thread { $channel }. Mention me once in it, and the game goes on there.
place-timed-out = I’m timed out in its server. The game goes on in { $channel } when that ends; a moderator can end it sooner.
place-left = I’m no longer in its server. Invite me again, and the game goes on.
place-not-taken = Discord doesn’t accept its board in { $channel } right now. I’ll keep trying. Or type `/board` in another channel of that server to play on there.
place-up = It’s your turn in { $table }, but I can’t show you the board right now.
# Told directly to somebody who pressed something in a locked thread, where the bot cannot reply; the way on follows.
place-unanswered-counted = { $game }: that worked, but I can’t reply there.
place-unanswered = { $game }: I can’t reply there, and nothing has changed.
place-unheard-counted = { $command } in { $channel }: that worked, but I can’t reply there because the thread is locked.
place-unheard = { $command } in { $channel }: I can’t reply there because the thread is locked, and nothing has changed. Use the command in another channel of the server, or ask a moderator to unlock the thread.
# Told to the host in a direct message. $people are names.
place-told-table = { $game } with { $people }
place-told = You’re the host of { $table }, and that game is safe.
place-missing = I need { $missing } there.

## Why something was not done

rejected-no-such-table = That was long ago: the table is gone, and so is its record.
rejected-not-in-the-lobby = Too late: the game has already started, or the table was closed.
rejected-not-playing = This game hasn’t started yet.
rejected-not-seated = You’re not playing at this table, but you’re welcome to look around.
rejected-not-the-host = Only the host of this table can do that ({ $host }).
host-unknown = see `/table status`
rejected-name-taken = Another table here already has that name. Please pick a different one.
rejected-table-is-full = This table is full.
rejected-already-seated = You’re already at this table.
rejected-too-few = You need at least { $least } players to start (so far: { $seated }). Others can press *Join*.
rejected-unknown-option = This game doesn’t have that option.
rejected-options-do-not-fit = These options don’t work with this number of players. Change them and start again.
rejected-not-at-the-table = That person isn’t at this table.
rejected-no-reason = Please give a reason.
rejected-not-a-manager = Only those who manage the tables of this server can do that.
rejected-not-joined = You haven’t joined this table.
rejected-not-over = This game isn’t over yet.
rejected-did-not-play = Only those who played this game can call another round. Open a table of your own with `/play`.
rejected-archived = This game is archived. Type `/board` to continue it.
rejected-not-archived = This game is already running again.
rejected-no-seat-to-take-back = The computer isn’t playing any seat of yours here.
rejected-seat-is-taken = Somebody has already taken that seat.
rejected-sits-here-already = That person is already at this table, and nobody can play two seats.
rejected-held-another-seat = They played another seat in this game and know its secrets. They can only go back to their own seat.
rejected-held-by-others = At this table, only someone who has played a seat before can take it.
rejected-blocked-in-server = You’re blocked from this bot in this server by the people who manage it. If that’s a mistake, please talk to them. What I keep about you is still yours: `/privacy`.
rejected-server-unreadable = I can’t read what was settled for this server, so nothing can be done at its tables for now. Whoever runs this bot has been told. What I keep about you is still yours: `/privacy`.
rejected-blocked-by-bot-host = You’re blocked from this bot by the people who run it. If that’s a mistake, please talk to them. What I keep about you is still yours: `/privacy`.
rejected-blocked-other = That person can’t play here. Please choose somebody else.
rejected-still-playing = They’re still playing. Only they can give their seat away, unless they keep the table waiting too long: for a day, or for two weeks at a pace without a time limit.
rejected-away = They’re away right now, and their seat is kept for them until they’re back.
rejected-another-server = A game can only move to another channel of the same server.
rejected-stands-there-already = The table is in that channel already.
rejected-not-in-this-server = That table is in another server. You can only play and look there.
rejected-not-in-this-channel = You can only sit down at that table in its own channel: <#{ $channel }>.
rejected-vote-open = The table is already deciding on something else. Answer that first.
rejected-vote-over = That has already been decided.
rejected-not-asked-to-agree = This one is for the others to answer.
rejected-agreed-already = You’ve already agreed. The board shows who still has to answer.
rejected-nobody-to-nudge = There’s nobody to remind: the table is only waiting for you.
rejected-too-soon-to-nudge = Give them a little time. You can nudge somebody an hour after they were asked, played or were reminded.
rejected-too-soon-for-a-board = You’ve only just called up the board. Try again in { $seconds } s.
rejected-too-soon-to-move = You’ve only just moved this table. Try again in { $seconds } s.
rejected-too-soon-to-rename = This table has only just been renamed. Try again in { $minutes } min.
rejected-too-soon-to-ask = You’ve only just asked the table something. Give the others a moment.
rejected-invited-already = They’ve already been invited to this table today. Give them a little time.
rejected-enough-invited = This table has invited enough people for today.
rejected-not-invited = Nobody is waiting for your answer here. If you’d like to play, press *Join*.
rejected-only-person-there = Nobody else is at this table, so it would be over without them. Close it instead.
rejected-not-among-invited = This table is only for people its host invites ({ $host }). Ask for an invitation.
rejected-seats-are-kept = The seats left are kept for people who are invited. The next one is free { $until } unless they come.
rejected-not-to-be-disturbed = They don’t want to be disturbed right now. If they want reminders, they’ll get one in time.
rejected-too-long-ago = That’s too far back to undo.
rejected-enough-undone = You’ve taken back enough for one turn, or for one game. Please play on.
rejected-stale = The board has changed in the meantime. Please take a look and choose again.
rejected-try-again = Somebody else was a moment faster. Please try again.
rejected-over = This game is over.
rejected-broken = That would leave the game stuck. It’s a bug in this bot, not your fault, and nothing has changed. Choose something else or undo a move. If nothing helps, the host can end the game with `/table end`.
rejected-no-hints = There are no hints at this table. The host chooses that in the table’s settings before the game starts.
rejected-ended-early = This game ended early, so nobody’s secrets are revealed and there is no analysis.
rejected-no-analysis = I couldn’t go through this game just now. Please try again.
rejected-no-replay = The rules have changed since this game was played, so I can’t go through it any more.
rejected-switched-off = The host of this bot has switched that off.
rejected-enough-under-way = You’ve asked for a few of these already. They come one after the other; please wait for one.
rejected-busy = A lot of people are asking for that just now. Please try again in a few minutes.
rejected-no-hint-found = I couldn’t come up with a hint just now. Please try again.
rejected-not-asked = The table is waiting for { $people }.
rejected-not-legal = That’s no longer possible. Please choose something else.
rejected-plan-own-turn = It’s your turn: play it on the board.
rejected-nothing-to-plan = There’s nothing to plan right now. Have another look after the next move.
rejected-no-plan = You have no plan at this table.
rejected-not-your-turn = You can only undo during your own turn.
rejected-turn-began = Your turn has only just begun, so there’s nothing to undo.
rejected-something-was-revealed = Something has been revealed since then, so you can’t undo it.
rejected-another-answered = Somebody else has made a move since then, so you can’t undo it.

## When Discord or the bot is at fault

wire-former = That button is from an older version of this bot. Your game goes on below, and `/board` shows it again.
wire-foreign = I don’t know this button. `/board` shows your game with fresh ones.
wire-no-server = I only play in the channels of a server.
wire-no-command = I no longer know this command. Please try again in a minute.
wire-too-long = That’s too long for me to read. Please say it with fewer words.
wire-too-many = That was a lot at once. I’m still busy with what you asked before; please try again in a moment.
wire-broken = Something went wrong, and nothing has changed. Please try again.
wire-unseen = I couldn’t show you that here. Please try again.
wire-unseen-counted = That worked, but I couldn’t show it here. `/board` shows the game as it is now.
refused-too-large = Discord takes no files that large.
refused-uploads = Discord has limited file uploads in this server for now. Try again later, or in another server.
refused-moderated = A filter blocked it: Discord’s own, or the AutoMod of this server. Somebody who manages the server can exempt my role from AutoMod.
refused-icons = One of my icons was deleted at Discord. I’ll put it back: try again in a minute.
refused-verification = The verification level of this server keeps me out. Somebody who manages the server can lower it, or give me a role.
refused-follow-ups = Discord lets me answer only five times where I’m not in the server. Somebody who manages it can invite me.
refused-busy = Discord can’t do that right now. Try again in a few minutes.
refused-location = Discord doesn’t offer this server where I run. Please play in another one.

## Learning by playing: /learn

lesson-heading = { $game } · Step { $step } of { $steps }
lesson-heading-over = { $game } · You did it!
lesson-you = You’re **{ $name }** ({ $emblem }).
lesson-leave = You can stop whenever you like: */learn* brings you back.
lesson-otherwise = Not this time. Press **{ $press }**.
lesson-shown = Here it is, in green: **{ $press }**.
lesson-paused = { $game } · Taking a break
lesson-paused-at = You’re at step { $step } of { $steps }. */learn* brings you back to it, today or in a month.
lesson-practise-about = Or try a real game: a new one, against computers that go easy on you, with hints when you want them.
lesson-practise-opened = **Your game is in the channel.** Not sure what to do? Press *Hint*.
lesson-practise-waits = **Your table is waiting for you:** { $table } { $way }
lesson-none = There’s no lesson for this game here. */rules* tells you how it’s played.
lesson-offer = **New to { $game }?** Play a five-minute lesson first, just for you. Or jump right in: you’ll find it later under */learn*.
button-lesson = Five-minute lesson
button-lesson-open = Go on
button-lesson-pause = Pause
button-lesson-restart = Start over
button-practise = Play a real game
help-answers = Your answers
help-not-now = **Not possible right now**
pieces-choose = Choose a piece to see it large, with what it does.
pieces-menu = Choose a piece
pieces-groups = Choose a kind of piece
rules-found = { $game } · What the rules say about “{ $question }”
rules-found-nothing = I found nothing in the rules about “{ $question }”. Try another word for it, or choose a topic here:
