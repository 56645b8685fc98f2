### How a lobby gathers people: who may sit down, whose seats are kept, and when it starts.

## In the lobby

lobby-wanted = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
lobby-full = The table is full.
lobby-anyone = Anyone can join.
lobby-private = Only people invited by { $host } can join.
lobby-begins-host = { $host } can start the game.
lobby-begins-full = It starts as soon as the table is full.
lobby-begins-at = It starts by itself if enough of you are here.
lobby-starts = **Starts { $day }** · { $in }
lobby-missed = **It was meant to start { $ago }, but too few of you were here.** { $host }, start it once there are enough, or pick another time with `/table settings`.
lobby-kept = { $count ->
    [one] { $people }, you’re invited. Press *Join* or *Not this time*: your seat is kept until { $until }.
   *[other] { $people }, you’re invited. Press *Join* or *Not this time*: your seats are kept until { $until }.
  }
lobby-kept-start = the start
lobby-invited-too = Still invited: { $people }
event-lobby-came = { $who } joined { $ago }
event-lobby-left = { $who } left { $ago }
lobby-starts-listed = starts { $in }

## What its host settles

gathering-title = Seats and start
gathering-button = Seats and start…
gathering-about = Invite people, and choose who can join and when it starts. Their seats are kept until the start, or else for a day.
gathering-who = Who can join
gathering-who-all = everyone in this channel
gathering-who-invited = only people the host invites
gathering-invite = Invite people
gathering-invited = Invited
gathering-start = Start
gathering-start-host = when the host presses Start
gathering-start-full = as soon as the table is full
# Other words that somebody may write for it.
gathering-full-words = when the table is full, once the table is full, when full, full
gathering-zone = Your time zone is { $zone }, where it’s { $time } now. `/settings mine` changes it. Any other time: `/table settings at:`
gathering-no-time = I can’t read that as a time. Write it like `tomorrow 8pm` or `fri 19:30`.
gathering-read = Starts { $time }, your time.
gathering-time-past = That time has already passed. Write a later one, like `tomorrow 8pm`.
gathering-time-far = That’s more than a month away. Please pick an earlier time.
gathering-at-once = Against computers the game starts right away. Leave out `opponents` to wait for people.
gathering-event = Take a seat here: { $address }

slash-table-invite = Invite somebody to your table and keep a seat for them
option-private = private · Only people you invite can join
option-invite = invite · Invite somebody, and keep a seat for them
option-at = at · When it starts, your time: tomorrow 8pm, fri 19:30, in 2 hours, or once the table is full
option-kept-until = until · How long their seat is kept, your time: tomorrow 8pm, fri 19:30, in 2 hours
