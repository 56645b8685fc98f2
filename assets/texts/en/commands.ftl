### Slash commands: their names, what Discord says about them while they are typed (100 characters at most), and their answers.

## Names: what is typed. In English they are what the code calls them.

command-play-name = play
command-play-about = Open a table for a game in this channel
command-hand-name = hand
command-hand-about = See your hand; nobody else will
command-plan-name = plan
command-plan-about = Plan your next turn while others play; only you see it
command-board-name = board
command-board-about = Show the board at the bottom of the channel
command-record-name = record
command-record-about = Get a game as a file: every move, to keep or to replay
command-replay-name = replay
command-replay-about = Go through a game turn by turn: one of yours, or a record
command-undo-name = undo
command-undo-about = Undo your last move
command-tables-name = tables
command-tables-about = See your tables, whose turn it is, and those you can join
command-rules-name = rules
command-rules-about = Look up the rules of a game
command-rules-game = Look up the rules of { $game }
command-learn-name = learn
command-learn-about = Learn a game by playing it: five minutes, just for you
command-table-name = table
command-table-about = Change, leave or end a table
command-table-status-name = status
command-table-status-about = See who plays, the settings and whose turn it is
command-table-leave-name = leave
command-table-leave-about = Leave a game: give your seat to somebody else, or give up
command-table-substitute-name = substitute
command-table-substitute-about = Ask somebody to take over your seat, or as host, another player’s
command-table-computer-name = computer
command-table-computer-about = Add a computer player, or let it play a seat that is free or holds up the game
command-table-host-name = host
command-table-host-about = Make somebody else the host
command-table-move-name = move
command-table-move-about = Move a game to this channel
command-table-end-name = end
command-table-end-about = End a game early: on your own as host, or if everyone agrees
command-table-nudge-name = nudge
command-table-nudge-about = Remind the players that the table is waiting for
command-table-settings-name = settings
command-table-settings-about = Choose how your game is played before it starts
command-table-pace-name = pace
command-table-pace-about = How long the table waits for a turn: the host picks before the start, later all agree
command-table-language-name = language
command-table-language-about = The language of the table’s messages; the host picks it
command-settings-name = settings
command-settings-about = Your reminders, quiet hours and language, and this server’s rules for tables
command-settings-mine-name = mine
command-settings-mine-about = Choose how you’re notified and reminded, your quiet hours and your language
command-settings-vacation-name = vacation
command-settings-vacation-about = Take a break: nobody reminds you, and your clocks stop
command-settings-channel-name = channel
command-settings-channel-about = What is different in this channel: who opens tables, threads, pace, language, small lobbies
command-settings-server-name = server
command-settings-server-about = Who may open tables, where and how many; only those who manage the server can change it
command-privacy-name = privacy
command-privacy-about = Download or delete everything the bot stores about you
command-privacy-export-name = export
command-privacy-export-about = Download everything the bot stores about you
command-privacy-remove-name = remove
command-privacy-remove-about = Delete everything the bot stores about you (it asks you first)

option-table-name = table
option-table-about = Which table, if you have more than one
option-person-name = person
option-person-about = Who you mean
option-seat-name = seat
option-seat-about = Whose seat, if it isn’t clear
option-text-name = text
option-text-about = Read the board as text; only you see it
option-opponents-name = opponents
option-opponents-about = Play against this many computers right away
option-level-name = level
option-level-about = How well the computers play
option-thread-name = thread
option-thread-about = Play in a new thread
option-learn-game-name = game
option-learn-game-about = The game you’d like to learn
option-about-name = about
option-about-about = What you’d like to know, in your own words: “who wins a tie”

option-pace-name = pace
option-pace-about = The new pace
option-table-name-name = name
option-table-name-about = What the table is called
option-table-language-name = language
option-table-language-about = The new language
option-notices-name = notices
option-notices-about = How you hear that it’s your turn
option-reminders-name = reminders
option-reminders-about = Get a reminder when a table is waiting for you?
option-quiet-from-name = quiet-from
option-quiet-from-about = Start of your quiet hours, 0 to 23; the same hour as the end means no quiet hours
option-quiet-to-name = quiet-to
option-quiet-to-about = End of your quiet hours, 0 to 23
option-zone-name = zone
option-zone-about = Your time zone, like Europe/Budapest
option-language-name = language
option-language-about = The language the bot uses with you
option-server-language-name = language
option-server-language-about = The language of new tables
option-server-pace-name = pace
option-server-pace-about = The pace of new tables; the host can change it
option-server-thread-name = thread
option-server-thread-about = Should each new table get its own thread, unless /play says otherwise?
option-text-boards-name = text-boards
option-text-boards-about = Read boards as text instead of pictures, wherever only you see them?
option-tips-name = tips
option-tips-about = Get tips in your first games?
option-record-file-name = file
option-record-file-about = A record as a file
option-record-text-name = record
option-record-text-about = A record as text
option-named-name = named
option-named-about = Be named in records of your games?
option-until-name = until
option-until-about = Your last day away, like 2026-12-31. Leave it out when you’re back
option-solo-thread-name = solo-thread
option-solo-thread-about = Where games against computers alone are played
option-compact-name = compact
option-compact-about = Lobbies take up a few lines, without a picture
option-channel-role-name = role
option-channel-role-about = A role that may open tables in this channel; pick it again to remove it
option-as-server-name = as-server
option-as-server-about = Remove all settings of this channel; then those of the server hold
option-tables-name = tables
option-tables-about = Whether tables can be opened in this channel
option-role-name = role
option-role-about = A role that may open tables; pick it again to remove it
option-manager-name = manager
option-manager-about = A role that may close and move tables; pick it again to remove it
option-ping-role-name = ping-role
option-ping-role-about = A role to ping when a table opens; pick it again to remove it
option-channel-name = channel
option-channel-about = A channel where tables may be opened; pick it again to remove it
option-most-in-channel-name = most-in-channel
option-most-in-channel-about = Most open tables per channel, threads included; 0 for the usual 25
option-most-in-server-name = most-in-server
option-most-in-server-about = Most open tables in the whole server; 0 for the usual 1,000
option-most-lobbies-name = most-lobbies
option-most-lobbies-about = Most tables a person may have waiting for players; 0 for the usual 5
option-most-tables-name = most-tables
option-most-tables-about = Most open tables a person may sit at; 0 for as many as I allow
option-freed-seats-name = freed-seats
option-freed-seats-about = Who can take a seat when someone leaves a game; for new tables
option-early-end-name = early-end
option-early-end-about = Can the host end a game early without asking the others? For new tables
option-board-name = board
option-board-about = A channel for a live list of this server’s tables; pick it again to remove the list
option-block-name = block
option-block-about = Keep a person from the tables of this server; pick them again to let them back
option-game-name = game
option-game-about = Change how new tables of this game start; also fill in the next two
option-option-name = option
option-option-about = Which option of that game
option-value-name = value
option-value-about = What it should be on a new table

## Which table

# $game is a game’s name, $people are names, $state is one of the states below.
command-state-lobby = in the lobby
command-state-archived = archived: /board continues it
command-state-over = over
command-state-playing = in progress
# A seat of somebody who has left; the others wait.
command-state-free = a seat is free
command-state-waiting = waiting for { $people }
# Said to the player whom the table waits for; $people are others.
command-state-waiting-you = waiting for you
command-state-waiting-you-too = waiting for you and { $people }
# Said behind “Your turn!”, if others are asked as well.
command-state-waiting-too = also waiting for { $people }
command-no-table = You’re not at any table right now. Open one with `/play`, or join an open one.
# Said of `/table settings` while the game is on.
command-settings-too-late = The settings can only be changed before the game starts, except the name: use the option `{ $option }`.
command-no-such-table = I can’t find that table. Please choose one from the list that appears as you type.
command-which-table = Which table?
# A button below what a command shows of the likeliest of several tables.
command-which-else = Another table…
# Said on a button of that question when it is too old.
command-which-over = I asked that a while ago and no longer know what it was for. Please give the command again.

## Tables

command-tables-title = Your tables
# Above somebody’s games in which nobody else plays.
command-tables-solo = Against computers
command-your-turn = Your turn!
command-your-word = Have your say!
command-tables-none = You’re not at any table yet. Open one with `/play`, or join an open one.
# Above tables of the channel that somebody can join.
command-tables-open = Open for you
command-tables-more = … and { $count } more.
command-status-people = Players: { $people }
command-status-host = { $name } (host)
command-status-free = { $name } (left; this seat is free)
# Both are times as Discord writes them, like “3 hours ago”.
command-status-since = It’s { $who }’s turn. It started { $since }.
command-status-late = { $who } has run out of time; the others are deciding on the board.
command-status-times = Opened { $opened }, last played { $touched }

## Ending

command-end-confirm = End this game early? As the host you can end it right now, for everyone. The score stays as it is, and there’s no way back. Or ask the others: then it ends only if everyone agrees.
command-end-confirm-alone = End this game now? The score stays as it is, and there’s no way back.
command-end-button-now = End it now for everyone
command-end-button-vote = Ask the others
command-end-lobby = Close this table for everybody? You can always open a new one with `/play`.

## People

command-left-lobby = You’ve left this table.
command-leave-ask = { $seats ->
    [2] Leave this game? If you leave your seat free, anyone can take it and play on with what you have. If you give up, the game ends and the other player wins.
   *[other] Leave this game? If you leave your seat free, anyone can take it and play on with what you have. If you give up, the computer plays on for you.
  } Either way, you can no longer see your hand{ $host ->
    [yes] , and somebody else becomes the host.
   *[no] .
  }
counts-left = { $how ->
    [conceded] Leaving your seat free counts as giving up unless somebody plays on in it. If somebody does, the game counts for you as left: neither won nor lost.
   *[left] A game that goes on without you counts for you as left: neither won nor lost.
  }
command-leave-button-hand-on = Leave my seat free
command-leave-button-concede = Give up
command-computer-ask = Let the computer play for you from now on? You can’t come back to your seat, and you won’t see your hand any more. If you’d like to come back or let somebody else play, use `/table leave` instead.
command-computer-button-own = Let it play for me
command-host-full = That person already has as many tables waiting for players as anybody may have.
command-nobody-to-play = That person can’t play here. Please choose somebody who is in this server.
command-no-such-seat = Whose seat do you mean? Say it with the option `seat`: { $people }.

## Settings

settings-title-mine = Your settings
settings-notices-mention = When it’s your turn, I ping you in the channel
settings-notices-direct = When it’s your turn, I send you a direct message
settings-notices-off = When it’s your turn, I don’t tell you
settings-reminders-on = I remind you when a table is waiting for you
settings-reminders-off = I don’t remind you
settings-language = Language: { $language }
settings-language-own = same as your Discord
settings-language-server = same as their host’s
settings-text-on = Boards that only you see come as text
settings-text-off = Boards that only you see come as pictures
settings-tips-on = You get tips in your first games
settings-tips-off = You get no tips
settings-named-on = Records of your games name you
settings-named-off = Records of your games don’t name you: the colour of your seat stands for you
settings-away = Away until { $until }
# What a menu of the page is about, and what its entries and the buttons say.
settings-menu-notices = How you hear that it’s your turn
settings-menu-language = Language
settings-menu-quiet = Quiet hours
settings-menu-quiet-none = No quiet hours
settings-menu-quiet-hours = Quiet hours: { $from }:00 to { $to }:00
settings-menu-zone = Time zone
settings-menu-zone-now = { $zone }: it’s { $time }
settings-menu-away = Take a break
settings-menu-away-days = { $days ->
    [one] A break until tonight
    [7] A break for a week
    [14] A break for two weeks
    [21] A break for three weeks
   *[other] A break for { $days } days
  }
settings-menu-away-back = I’m back!
settings-button-reminders-on = Remind me
settings-button-reminders-off = Stop reminders
settings-button-text-on = Boards as text
settings-button-text-off = Boards as pictures
settings-button-tips-on = Show tips
settings-button-tips-off = No tips
settings-button-named-on = Name me in records
settings-button-named-off = No name in records
settings-more = Looking for other hours, another time zone or a certain day? `/settings mine` and `/settings vacation` take what you type.
settings-no-zone = I don’t know that time zone. Please choose one from the list that appears as you type, like Europe/Budapest.
settings-half-quiet = Quiet hours need both a start and an end: `quiet-from` and `quiet-to`.
settings-vacation-begun = Enjoy! Until the end of { $until } nobody reminds you, your clocks stop, and your tables know you’re away. You can still play if you like. To come back early, use `/settings vacation` without a day.
settings-vacation-over = Welcome back! Your clocks are running again.
settings-vacation-none = You’re not away at the moment. To take a break, give me the last day with `until`, like 2026-12-31. You can be away for up to three weeks at a time and sixty days a year.
settings-vacation-no-day = Please write the day like this: 2026-12-31.
settings-vacation-past = That day is already over.
settings-vacation-too-long = That’s longer than three weeks. Please choose an earlier day.
settings-vacation-too-much = That would be more than sixty days in a year. Please choose an earlier day.
settings-vacation-too-often = You’ve been away sixty times within a year already. That’s as often as it goes.
settings-title-server = Settings of this server
settings-roles-all = Everyone can open tables
settings-roles = These roles can open tables: { $roles }, and so can those who manage the server
settings-managers-none = Only those who manage the server manage its tables
settings-managers = These roles manage the tables too: { $roles }
settings-pinged-none = No role is pinged when a table opens
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
settings-blocked-none = Nobody is kept from the tables
settings-blocked = Kept from the tables: { $people }
settings-blocked-full = I can keep { $most } people from the tables at most. Please let someone back first.
settings-list-full = There’s room for { $most } of them, and the list is full. Pick one of them again to take it off first.
settings-block-ask =
    Block { $person } from this bot in this server? { $lobbies ->
        [0] They’re in no lobby
        [one] They leave 1 lobby
       *[other] They leave { $lobbies } lobbies
    } and { $games ->
        [0] play no game here.
        [one] lose their seat in 1 game, which others can take.
       *[other] lose their seats in { $games } games, which others can take.
    } You’ll be asked why, and they and those at these tables can read it.
    -# To undo this, use `/settings server block:` again. Within a day, they get back every seat that nobody has taken.
settings-button-block = Block them
# Beside it: blocks nobody.
settings-button-block-not = Cancel
settings-block-not = Nobody was blocked.
settings-block-done = { $person } is blocked here now. To undo it, use `/settings server block:` again. Within a day, they get back every seat that nobody has taken.
settings-block-over =
    { $person } can play here again. { $count ->
    [0] They can take free seats and join lobbies like everybody else.
    [one] They’re back in their seat in a game.
   *[other] They’re back in their seats in { $count } games.
} Lobbies don’t come back, nor do seats that others have taken or that were lost more than a day ago.
settings-block-self = You can’t block yourself.
settings-server-language = Language of new tables: { $language }
settings-server-pace = Pace of new tables: { $pace }
settings-server-thread-on = New tables get their own thread, unless `/play` says otherwise
settings-server-thread-off = New tables stay in the channel, unless `/play` says otherwise
# $where is one of settings-solo-none, -public and -private, which are choices of an option, too.
settings-solo = Games against computers alone are played: { $where }
settings-solo-none = in the channel
settings-solo-public = in a thread, with one line left in the channel
settings-solo-private = in a private thread for the player and those who manage threads, with one line in the channel
# $missing is the name of a permission.
settings-solo-missing = Here I lack { $missing } for that. Until I have it, these threads can be seen by everybody.
settings-compact-on = Lobbies are small, without a picture
settings-compact-off = Lobbies show a picture
settings-in-channels = Channels with settings of their own: { $channels }
settings-title-channel = Settings of { $channel }
settings-channel-none = Everything here is as in the rest of the server.
# Said after a change for the whole server.
settings-apart = Not in { $channels }: another setting holds there, and `/settings channel` changes it.
settings-opens-on = Tables can be opened here
settings-opens-off = No tables can be opened here
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
settings-barred-most-lobbies = { $most ->
    [one] You already have a table waiting for players, and that’s as many as you may have. Start it or close it first.
   *[other] You already have { $most } tables waiting for players. Start one or close one first.
}
settings-barred-most-tables = { $most ->
    [one] You’re already at a table, and that’s as many as you may have. Finish that game first, or leave it with `/table leave`.
   *[other] You’re already at { $most } open tables. Finish a game first, or leave one with `/table leave`.
}

## Privacy

privacy-file = Here’s everything I store about you. Only you can see this message.
# $count is a number of tables.
privacy-file-unread = { $count ->
    [one] One of your tables can’t be fully read right now
   *[other] { $count } of your tables can’t be fully read right now
}, so this file isn’t complete. Try `/privacy export` again later, or ask whoever runs this bot to look into it.
# $name is player-unknown.
privacy-ask = Delete everything I store about you? You’ll leave every table that hasn’t started and give up every game that’s running. In games that others played with you, your name is replaced by “{ $name }”, and standings no longer know you. There’s no way back.
privacy-button-remove = Delete everything

## Other answers

command-nudged = Done, I’ve reminded them.
command-undone = Undone.
command-here-already = That game is already in this channel. `/board` shows it at the bottom.
command-board-elsewhere = This game is in { $channel }. `/table move` brings it here.
command-no-such-game = I don’t know that game.
