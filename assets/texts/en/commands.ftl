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

command-table-nudge-name = nudge
command-table-nudge-about = Remind those for whom the table waits
command-table-pace-name = pace
command-table-pace-about = How long the table waits for whoever is up: the host’s choice in the lobby, all agree later
command-table-language-name = language
command-table-language-about = The language in which the table speaks to its channel: the host’s choice
command-settings-name = settings
command-settings-about = How the bot tells you things, and what a server allows
command-settings-mine-name = mine
command-settings-mine-about = How you are told and reminded, your quiet hours, your language
command-settings-vacation-name = vacation
command-settings-vacation-about = Stop your clocks and reminders for a while, or end that
command-settings-server-name = server
command-settings-server-about = Who may open tables, where and how many: see it, or settle it if you manage this server
command-privacy-name = privacy
command-privacy-about = What is kept of you: see it, or have it removed
command-privacy-export-name = export
command-privacy-export-about = All that is kept of you, as a file
command-privacy-remove-name = remove
command-privacy-remove-about = Remove all that is kept of you; you are asked once more

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

option-pace-name = pace
option-pace-about = The pace from now on
option-table-language-name = language
option-table-language-about = The language from now on
option-notices-name = notices
option-notices-about = How you hear that it is your turn
option-reminders-name = reminders
option-reminders-about = Whether you are reminded when a table waits for you
option-quiet-from-name = quiet-from
option-quiet-from-about = The hour from which you are not to be disturbed, 0 to 23; the same as its end for none
option-quiet-to-name = quiet-to
option-quiet-to-about = The hour at which that ends
option-zone-name = zone
option-zone-about = Where you live, as a time zone: Europe/Budapest
option-language-name = language
option-language-about = The language in which the bot answers you
option-server-language-name = language
option-server-language-about = The language in which tables speak to their channel, from the next one on
option-server-pace-name = pace
option-server-pace-about = The pace of tables, from the next one on, until their host chooses another
option-server-thread-name = thread
option-server-thread-about = Whether tables get a thread of their own where nobody says otherwise, from the next one on
option-text-boards-name = text-boards
option-text-boards-about = Whether you read boards rather than look at them: /board and every page of your own
option-until-name = until
option-until-about = The last day you are away: 2026-12-31. Without it, you are back
option-role-name = role
option-role-about = A role that may open tables; name it again to take it off the list
option-channel-name = channel
option-channel-about = A channel in which tables may be opened; name it again to take it off the list
option-most-in-channel-name = most-in-channel
option-most-in-channel-about = How many tables may be open at once in a channel; 0 for no bound
option-most-in-server-name = most-in-server
option-most-in-server-about = How many tables may be open at once in the whole server; 0 for no bound
option-game-name = game
option-game-about = The game that the two options after this one are about
option-option-name = option
option-option-about = Which of the game’s options
option-value-name = value
option-value-about = What it is where nobody says otherwise

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
command-tables-none = You sit at no table. Open one with `/play`, or join one that is open.
command-tables-more = … and { $count } more.
command-status-people = Seated: { $people }
command-status-host = { $name } (host)
command-status-free = { $name } (has left; the seat is free)
# Both are times as Discord writes them, like “3 hours ago”.
command-status-since = { $who } was asked { $since }.
command-status-late = The time of { $who } is over; the board asks the others.
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
command-computer-ask = Let the computer play your seat from now on? You cannot come back to it, and no longer see what only your seat may see. To keep it for somebody who plays on, or for yourself, `/table leave` leaves it to others.
command-computer-button-own = Let it play for me
command-computer-seated = A computer player has joined.
command-host-done = Done: they are the host now.
command-language-done = Done: from now on this table speaks to its channel in { $language }.
command-nobody-to-play = They cannot play here. Choose a person who is in this server.
command-no-such-seat = Say whose seat you mean, with the option `seat`; its list opens while you type.

## Settings

settings-title-mine = Your settings
settings-notices-mention = You are called in the channel when it is your turn
settings-notices-direct = A direct message tells you that it is your turn
settings-notices-off = Nothing tells you that it is your turn
settings-reminders-on = You are reminded when a table waits for you
settings-reminders-off = You are not reminded
settings-quiet = Not to be disturbed from { $from }:00 to { $to }:00 ({ $zone })
settings-quiet-none = No quiet hours ({ $zone })
settings-language = Language: { $language }
settings-language-own = that of your Discord
settings-language-server = that of the server at Discord
settings-text-on = `/board`, _Hand_ and every page of your own tell you in words what they would show
settings-text-off = `/board`, _Hand_ and every page of your own show you pictures
settings-away = Away until { $until }
settings-no-zone = There is no such time zone. Choose one from the list that opens while you type, like Europe/Budapest.
settings-half-quiet = Quiet hours need both: `quiet-from` and `quiet-to`.
settings-vacation-begun = Enjoy it! Up to and including { $until } your clocks stand still at every table, and nobody reminds you; the tables are told. You can play all the same. `/settings vacation` without a day ends it.
settings-vacation-over = Welcome back! Your clocks go on.
settings-vacation-none = You are not away. Name the last day with the option `until`, like 2026-12-31: up to three weeks at a time, and sixty days a year.
settings-vacation-no-day = Write the day like this: 2026-12-31.
settings-vacation-past = That day is over already.
settings-vacation-too-long = That is longer than three weeks. Name an earlier day.
settings-vacation-too-much = That would be more than sixty days of a year. Name an earlier day.
settings-title-server = Settings of this server
settings-roles-all = Everybody may open tables
settings-roles = Tables are opened by { $roles }, and by those who manage the server
settings-channels-all = Tables may be opened in any channel
settings-channels = Tables are opened in { $channels }
settings-most-here = Tables open at once in a channel: { $most }
settings-most-here-any = Any number of tables may be open at once in a channel
settings-most-server = Tables open at once in the whole server: { $most }
settings-most-server-any = Any number of tables may be open at once in the whole server
settings-server-language = Language of new tables: { $language }
settings-server-pace = Pace of new tables: { $pace }
settings-server-thread-on = New tables get a thread of their own, where nobody says otherwise
settings-server-thread-off = New tables are in the channel itself, where nobody says otherwise
settings-how-server = The options of `/settings server` change this, each for itself.
settings-usual = { $game } · { $option }: { $value }
settings-not-manager = Only those who may manage this server settle that. `/settings server` without options shows what is settled.
settings-no-option = Name a game, one of its options and one of its values; their lists open while you type.
settings-barred-role = In this server tables are opened by { $roles }. You can join one that is open.
settings-barred-channel = In this server tables are opened in { $channels }.
settings-barred-most-here = As many tables are open in this channel as may be at once: { $most }. `/table end` ends one.
settings-barred-most-server = As many tables are open in this server as may be at once: { $most }. `/table end` ends one.

## Privacy

privacy-file = All that is kept of you. Nobody else can see this message.
# $count is a number of tables.
privacy-file-unread = { $count ->
    [one] One table that has to do with you cannot be read just now, or not wholly
   *[other] { $count } tables that have to do with you cannot be read just now, or not wholly
}, so this file is not complete. Whoever runs this bot can look into it; `/privacy export` can be given again at any time.
privacy-ask = Remove all that is kept of you? You leave every lobby, and give up every game that goes on. In games that others played with you, somebody without a name stands for you from then on. This cannot be taken back.
privacy-button-remove = Remove it all

## Other answers

command-nudged = They are reminded.
command-undone = Taken back.
command-here-already = That table lives in this channel already. `/board` brings its board to the bottom.
command-board-elsewhere = This game is played in { $channel }. `/table move` brings it here.
command-no-such-game = There is no such game.
command-no-such-topic = The rules have no such topic. Choose one from the list that opens while you type.

### End of 189 texts: 54045555
