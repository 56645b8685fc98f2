### Slash commands: their names, what Discord says about them while they are typed (100 characters at most), and their answers.

## Names: what is typed. Commands have one name in all languages; an option’s name stands before what it is about.

slash-play = Open a table for a game in this channel
slash-hand = See your hand; nobody else will
slash-plan = Plan your next turn while others play; only you see it
slash-board = Show the board at the bottom of the channel
slash-record = Get a game as a file: every move, to keep or to replay
slash-replay = Go through a game turn by turn: one of yours, or a record
slash-undo = Undo your last move
slash-tables = See your tables, whose turn it is, and those you can join
slash-rules = Look up the rules of a game
command-rules-game = Look up the rules of { $game }
slash-learn = Learn a game by playing it: five minutes, just for you
slash-table = Change, leave or end a table
slash-table-status = See who plays, the settings and whose turn it is
slash-table-leave = Leave a game: give your seat to somebody else, or give up
slash-table-substitute = Ask somebody to take over your seat, or as host, another player’s
slash-table-computer = Add a computer player, or let it play a seat that is free or holds up the game
slash-table-host = Make somebody else the host
slash-table-move = Move a game to this channel
slash-table-end = End a game early: on your own as host, or if everyone agrees
slash-table-nudge = Remind the players that the table is waiting for
slash-table-settings = Choose how your game is played before it starts
slash-table-pace = How long the table waits for a turn: the host picks before the start, later all agree
slash-table-language = The language of the table’s messages; the host picks it
slash-settings = Your reminders, quiet hours and language, and this server’s rules for tables
slash-settings-mine = Choose how you’re notified and reminded, your quiet hours and your language
slash-settings-vacation = Take a break: nobody reminds you, and your clocks stop
slash-settings-channel = What is different in this channel: who opens tables, threads, pace, language, small lobbies
slash-settings-server = Who may open tables, where and how many; only those who manage the server can change it
slash-privacy = Download or delete everything the bot stores about you
slash-privacy-export = Download everything the bot stores about you
slash-privacy-remove = Delete everything the bot stores about you (it asks you first)

option-table = table · Which table, if you have more than one
option-person = person · Who you mean
option-seat = seat · Whose seat, if it isn’t clear
option-text = text · Read the board as text; only you see it
option-opponents = opponents · Play against this many computers right away
option-level = level · How well the computers play
option-thread = thread · Play in a new thread
option-which-game = game · Which game?
option-about = about · What you’d like to know, in your own words: “who wins a tie”

option-pace = pace · The new pace
option-table-name = name · What the table is called
option-table-language = language · The new language
option-notices = notices · How you hear that it’s your turn
option-reminders = reminders · Get a reminder when a table is waiting for you?
option-quiet-from = quiet-from · Start of your quiet hours, 0 to 23; the same hour as the end means no quiet hours
option-quiet-to = quiet-to · End of your quiet hours, 0 to 23
option-zone = zone · Your time zone, like Europe/Budapest
option-language = language · The language the bot uses with you
option-server-language = language · The language of new tables
option-server-pace = pace · The pace of new tables; the host can change it
option-server-thread = thread · Should each new table get its own thread, unless /play says otherwise?
option-text-boards = text-boards · Read boards as text instead of pictures, wherever only you see them?
option-tips = tips · Get tips in your first games?
option-record-file = file · A record as a file
option-record-text = record · A record as text
option-named = named · Be named in records of your games, not just by the colour of your seat?
option-until = until · Your last day away, like 2026-12-31. Leave it out when you’re back
option-solo-thread = solo-thread · Where games against computers alone are played
option-compact = compact · Show lobbies in a few lines, without a picture?
option-as-server = as-server · Remove all settings of this channel; then those of the server hold
option-tables = tables · Can tables be opened in this channel?
option-role = role · A role that may open tables; pick it again to remove it
option-manager = manager · A role that may close and move tables; pick it again to remove it
option-ping-role = ping-role · A role to ping when a table opens; pick it again to remove it
option-channel = channel · A channel where tables may be opened; pick it again to remove it
option-most-in-channel = most-in-channel · Most open tables per channel, threads included; 0 for the usual 25
option-most-in-server = most-in-server · Most open tables in the whole server; 0 for the usual 1,000
option-most-lobbies = most-lobbies · Most tables a person may have waiting for players; 0 for the usual 5
option-most-tables = most-tables · Most open tables a person may sit at; 0 for as many as I allow
option-freed-seats = freed-seats · Who can take a seat when someone leaves a game; for new tables
option-early-end = early-end · Can the host end a game early without asking the others? For new tables
option-board = board · A channel for a live list of this server’s tables; pick it again to remove the list
option-block = block · Keep a person from the tables of this server; pick them again to let them back
option-game = game · Change how new tables of this game start; also fill in the next two
option-option = option · Which option of that game
option-value = value · What it should be on a new table

## Which table

command-state-lobby = in the lobby
command-state-archived = archived: /board continues it
command-state-over = over
command-state-playing = in progress
command-state-free = a seat is free
command-state-waiting = waiting for { $people }
command-state-waiting-you = waiting for you
command-state-waiting-you-too = waiting for you and { $people }
command-state-waiting-too = also waiting for { $people }
command-no-table = You’re not at any table right now. Open one with `/play`, or join an open one.
command-settings-too-late = The settings can only be changed before the game starts, except the name: use the option `{ $option }`.
command-no-such-table = I can’t find that table. Please choose one from the list that appears as you type.
command-which-table = Which table?
command-which-else = Another table…
command-which-over = I asked that a while ago and no longer know what it was for. Please give the command again.
command-tables-title = Your tables
command-your-turn = Your turn!
command-your-word = Have your say!
command-tables-open = Open for you
command-status-people = Players: { $people }
command-status-host = { $name } (host)
command-status-free = { $name } (left; this seat is free)
command-status-since = It’s { $who }’s turn. It started { $since }.
command-status-late = { $who } has run out of time; the others are deciding on the board.
command-status-times = Opened { $opened }, last played { $touched }

## Ending

command-end-confirm = End this game early? As the host you can end it right now, for everyone. The score stays as it is, and there’s no way back. Or ask the others: then it ends only if everyone agrees.
command-end-confirm-alone = End this game now? The score stays as it is, and there’s no way back.
command-end-confirm-vote = Ask the others to end this game? It ends only if everyone agrees. The score then stays as it is, and there’s no way back.
command-end-button-now = End it now for everyone
command-end-button-vote = Ask the others
command-end-lobby = Close this table for everybody? You can always open a new one with `/play`.
command-leave-ask = Leave this game? If you leave your seat free, anyone can take it and play on with what you have. If you give up, { $seats ->
    [2] the game ends and the other player wins
   *[other] the computer plays on for you
  }. Either way, you can no longer see your hand.
command-leave-host = Somebody else becomes the host.
counts-left = { $how ->
    [conceded] Leaving your seat free counts as giving up unless somebody plays on in it. If somebody does, the game counts for you as left: neither won nor lost.
   *[left] A game that goes on without you counts for you as left: neither won nor lost.
  }
command-leave-button-hand-on = Leave my seat free
command-leave-button-concede = Give up
command-computer-ask = Let the computer play for you from now on? You can’t come back to your seat, and you won’t see your hand any more. If you’d like to come back or let somebody else play, use `/table leave` instead.
command-computer-button-own = Let it play for me
command-host-full = That person already has as many tables waiting for players as anybody may have.
command-no-such-seat = Whose seat do you mean? Say it with the option `seat`: { $people }.

## Settings

settings-title-mine = Your settings
settings-notices-mention = When it’s your turn, I ping you in the channel
settings-notices-direct = When it’s your turn, I send you a direct message
settings-notices-off = When it’s your turn, I don’t tell you
settings-yes = Yes
settings-no = No
settings-language = Language: { $language }
settings-language-own = same as your Discord
settings-language-server = same as their host’s
settings-away = Away until { $until }
settings-menu-quiet = Quiet hours
settings-menu-quiet-none = No quiet hours
settings-menu-quiet-hours = Quiet hours: { $from }:00 to { $to }:00
settings-menu-zone = Time zone
settings-menu-zone-now = { $zone }: it’s { $time }
settings-menu-away = Take a break
settings-menu-away-days = { $days ->
    [one] A break until tonight
   *[other] A break for { $days } days
  }
settings-menu-away-back = I’m back!
settings-button-reminders = Reminders
settings-button-text = Boards as text
settings-button-tips = Tips
settings-button-named = Name in records
settings-more = Looking for other hours, another time zone or a certain day? `/settings mine` and `/settings vacation` take what you type.
settings-no-zone = I don’t know that time zone. Please choose one from the list that appears as you type, like Europe/Budapest.
settings-half-quiet = Quiet hours need both a start and an end: `quiet-from` and `quiet-to`.
settings-vacation-begun = Enjoy! Until the end of { $until } nobody reminds you, your clocks stop, and your tables know you’re away. You can still play if you like. To come back early, use `/settings vacation` without a day.
settings-vacation-over = Welcome back! Your clocks are running again.
settings-vacation-none = You’re not away at the moment. To take a break, give me the last day with `until`, like 2026-12-31. You can be away for up to three weeks at a time and sixty days a year.
settings-vacation-no-day = Please write the day like this: 2026-12-31.
settings-vacation-past = That day is already over.
settings-vacation-too-long = You can be away for up to three weeks at a time and sixty days a year. Please choose an earlier day.
settings-vacation-too-often = You’ve been away sixty times within a year already. That’s as often as it goes.
settings-title-server = Settings of this server
settings-roles-all = Everyone can open tables
settings-roles = These roles can open tables: { $roles }, and so can those who manage the server
settings-managers-none = Only those who manage the server manage its tables
settings-managers = These roles manage the tables too: { $roles }
settings-pinged = When a table opens, these roles are pinged in its channel, once an hour at most: { $roles } (I can only ping a role that everyone may mention, unless I have the permission “Mention Everyone”)
settings-channels-all = Tables can be opened in any channel
settings-channels = Tables can be opened in { $channels }
settings-channels-not = not in { $channels }
settings-most-here = Open tables per channel: { $most } at most
settings-most-server = Open tables in the whole server: { $most } at most
settings-most-lobbies = Tables a person may have waiting for players: { $most } at most
settings-most-tables = Open tables a person may sit at: { $most } at most
settings-freed-seats = When someone leaves a game at a new table, the seat is for: { $who }
settings-freed-anyone = anyone
settings-freed-former = those who have played it before
settings-freed-agreed = those the table agrees to
settings-host-ends = Ending a game early at a new table: { $how }
settings-host-ends-alone = the host decides alone
settings-host-ends-vote = after the first round, only if everyone agrees
settings-blocked = Kept from the tables: { $people }
settings-nobody = nobody
settings-blocked-full = I can keep { $most } people from the tables at most. Please let someone back first.
settings-list-full = There’s room for { $most } of them, and the list is full. Pick one of them again to take it off first.
settings-block-ask =
    Block { $person } from this bot in this server? Lobbies they leave: { $lobbies }. Games in which they lose their seat, which others can take: { $games }. You’ll be asked why, and they and those at these tables can read it.
    -# { settings-block-undo }
settings-block-undo = To undo this, use `/settings server block:` again. Within a day, they get back every seat in a game that nobody has taken; lobbies they left don’t come back.
settings-button-block = Block them
settings-button-block-not = Cancel
settings-block-why = { $person } is told why, and so is everyone at the tables that they lose.
settings-block-not = Nobody was blocked.
settings-block-done = { $person } is blocked here now. { settings-block-undo }
settings-block-over = { $person } can play here again. Games in which they’re back in their seat: { $count }. Lobbies don’t come back, nor do seats that others have taken or that were lost more than a day ago.
settings-block-self = You can’t block yourself.
settings-server-language = Language of new tables: { $language }
settings-server-pace = Pace of new tables: { $pace }
settings-solo = Games against computers alone are played: { $where }
settings-solo-none = in the channel
settings-solo-public = in a thread, with one line left in the channel
settings-solo-private = in a private thread for the player and those who manage threads, with one line in the channel
settings-solo-missing = Here I lack { $missing } for that. Until I have it, these threads can be seen by everybody.
settings-in-channels = Channels with settings of their own: { $channels }
settings-title-channel = Settings of { $channel }
settings-channel-none = Everything here is as in the rest of the server.
settings-apart = Not in { $channels }: another setting holds there, and `/settings channel` changes it.
settings-how-channel = What isn’t listed is as in `/settings server`. To change something, type `/settings channel` here with an option; `as-server` removes all of it.
settings-how-server = To change something, type `/settings server` and pick the option named behind it. For how a game starts, pick `game`, `option` and `value`.
settings-rest = Everything else stays as it was: `/settings { $part }` shows it.
settings-usual = { $game } · { $option }: { $value }
settings-not-manager = Only those who manage this server can change this. To see the settings, use `/settings server` without options.
settings-no-option = Please give me a game, one of its options and a value. The lists appear as you type.
settings-barred-role = Only { $roles } can open tables in this server, but you can join one that is open.
settings-barred-channel = In this server, you can open tables in { $channels }.
settings-barred-here = No tables can be opened in this channel. Try another one.
settings-barred-most-here = This channel already has as many open tables as it may ({ $most }). Finish a game first, or end one with `/table end`.
settings-barred-most-server = This server already has as many open tables as it may ({ $most }). Finish a game first, or end one with `/table end`.
settings-barred-most-lobbies = You already have as many tables waiting for players as you may ({ $most }). Start one or close one first.
settings-barred-most-tables = You’re already at as many open tables as you may ({ $most }). Finish a game first, or leave one with `/table leave`.

## Privacy

privacy-file = Here’s everything I store about you. Only you can see this message.
privacy-file-unread = Some of your tables can’t be fully read right now, so this file isn’t complete. Try `/privacy export` again later, or ask whoever runs this bot to look into it.
privacy-ask = Delete everything I store about you? You’ll leave every table that hasn’t started and give up every game that’s running. In games that others played with you, your name is replaced by “{ $name }”, and standings no longer know you. There’s no way back.
privacy-button-remove = Delete everything

## Other answers

command-nudged = Done, I’ve reminded them.
command-undone = Undone.
command-here-already = That game is already in this channel. `/board` shows it at the bottom.
command-board-elsewhere = This game is in { $channel }. `/table move` brings it here.
command-no-such-game = I don’t know that game.
option-other-tables = other-tables · Hear after your turn which other table waits for you?
settings-button-elsewhere = Other tables
next-table = At another table:
slash-table-note = Write yourself a note at your table; only you see it
note-title = Your note
note-label = What you’d like to remember
note-none = You haven’t written anything down at this table.
note-about = Only you see it. It goes when the table is deleted.
note-line = Your note: { $words }
button-note = Note
button-note-write = Write
button-note-edit = Edit
button-note-remove = Remove
form-late = That took me too long. Press again, please.
slash-table-report = Tell the people who run this bot that something is wrong at your table
option-problem = problem · What’s wrong? Say what you did and what you expected
report-kept = Thank you! The people who run this bot can read that now, with your game’s moves. They only see what everyone at the table may know, until the game is over. If you talk to them about it, quote **{ $number }**.
rejected-too-soon-to-report = You’ve just reported something at this table. Try again in { $minutes } min.
rejected-too-many-reports = This table already has as many reports as it can hold. Please talk to the people who run this bot.
