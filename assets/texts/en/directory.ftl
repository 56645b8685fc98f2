### The list of a server’s tables that one of its channels shows, and the page of all of them.

directory-title = Tables on this server
directory-none = No table is open right now. Open one with `/play`.
directory-lobbies = Come and join
directory-playing = Being played
directory-over = Finished lately
directory-all = All { $open } tables
directory-won = won by { $people }
directory-hidden = None of these tables is in a channel that everyone here can see.
directory-page = Page { $page } of { $pages }
directory-button-on = More
directory-put = The list of all tables will be in { $channel } in a moment, and I keep it up to date. To remove it, choose the same channel again; to move it, choose another one.
directory-taken-away = I’ve taken the list of tables out of { $channel }.
directory-not-manager = Only those who manage the tables of this server can decide where their list is. You see the open tables with `/tables`.
directory-no-forum = The list is one message, and a forum has no place for that. Choose a text channel, or a post in the forum.
directory-language = It’s written in { $language }; `/settings server language:` changes that.

## For those who manage the tables of the server

managing-choose = Manage a table …
managing-free = Free somebody’s seat …
managing-about = You manage the tables here, so you can change this one. You’ll be asked why, and those it concerns can read it.
managing-button-close = Close it
managing-button-move = Move it
managing-button-rename = Rename it
managing-reason = Why? The people at the table can read it
managing-channel = The channel or thread to move it to
managing-name = The new name
managing-title-close = Close { $name }?
managing-close-about = { $phase ->
    [lobby] The lobby is closed for everyone, and that can’t be undone.
   *[other] The game ends with standings, without a winner, and that can’t be undone.
}
managing-free-about = { $phase ->
    [lobby] They leave the lobby, and can come back as long as there’s room.
   *[other] The game goes on without them: others can take the seat, or they themselves again.
}
managing-title-move = Move { $name }
managing-title-rename = Rename { $name }
managing-title-free = Free { $name }’s seat
# $from and $to are what it was called and is called now, or links to channels; $name is somebody whose seat was freed.
managing-done-close = Closed. Everyone at the table is told why.
managing-done-move = Moved from { $from } to { $to }. Everyone at the table is told why.
managing-moved-closed = Tables can’t be opened there, but this one stays there.
managing-done-rename = Renamed from “{ $from }” to “{ $to }”. Everyone at the table can read why.
managing-done-free = { $name }’s seat is free. They are told why.

## Telling people of tables that have opened

watch-button = Tell me when a table opens
watch-off = Which game? I’ll send you a direct message when a table that you could join opens on this server: once an hour at most, and never about your own tables.
watch-on = **{ $game }**: I’ll send you a direct message when a table that you could join opens on this server, once an hour at most, and never about your own tables. To stop that, press the green button again.
watch-any = Any game
watch-unreached = I can’t send you direct messages. Allow them for this server in Discord, then choose a game again.
watch-full = So many people here already wait for tables that I can’t keep track of any more.
# Direct messages. $server is its name in bold, or the words below.
watch-a-server = your server
watch-confirmed = From now on I’ll tell you here when a table opens on { $server }.
watch-news = Just opened on { $server }:
watch-button-stop = Stop telling me
watch-stopped = I’ve stopped: I won’t tell you about new tables there any more.
watch-role = { $role } Just opened:

## What a server reads that the bot has just come to

greeting-title = Hello, I run board games here!
greeting-how = Anyone can begin: `/play` opens a table for people, for computers, or both, `/learn` teaches a game by playing it, and `/rules` answers questions.
greeting-manager = **For those who manage this server**: everything works as it is. Three things are worth a moment.
greeting-games = **Where to play.** Tables can be opened in any channel. The button keeps them to this one; `/settings server channel:` names others.
greeting-button-games = Only in this channel
greeting-games-more = Press again to allow all channels; `/settings server channel:` adds others.
greeting-list = **A list of all tables** lets people find a game, and I keep it up to date. The button puts it here; `/tables board:` puts it elsewhere.
greeting-button-list = Put the list here
greeting-language = **The language** of new tables, whatever language a player uses. And `/settings server manager:` names a role that may close and move tables.
greeting-choose-language = Language of the tables …

## A line of a list of tables, behind their names: what they wait for, and who sits there.

list-seats = { $seated } of { $most } seats: { $people }
list-players = with { $people }
list-own = you’re at this table
list-host = you’re the host
list-host-next = you’re the host; if you leave, { $name } is
list-private = by invitation
list-private-thread = in a private thread
list-kept = seats kept: { $count }
list-kept-you = a seat is kept for you
list-invited = You’re invited!
list-starts-full = starts once it’s full
list-opened = opened { $ago }
list-opened-by = opened { $ago } by { $name }

## What somebody is told alone who has sat down at a table, left it or declined an invitation: above which one it is

seat-taken = You have a seat. I’ll tell you when it’s your turn.
seat-leave = You’ve left this table.
seat-decline = You aren’t playing at this table this time, and the others know.
seat-return = Changed your mind? Come back while there’s room.
