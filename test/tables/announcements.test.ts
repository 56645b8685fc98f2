import { GATHERING } from '../../src/tables/model/announcement.ts';
import { NO_ANSWERS } from '../../src/tables/model/answering.ts';
import { tablesInWords } from './in-words.ts';

tablesInWords(`
# what comes up while somebody sleeps
is told in the morning: a question to the table
  at 23; ben: wish quiet 22-8; given none; ana: propose end; 9h-1m -> said
  1m -> said waits, told waits:ben, ben.waits vote
  5d -> said
is told in one message: their turn, a question, and a player who is late
  at 23; ben: wish quiet 22-8; given live ben cem; 5m -> ben.waits late
  cem: propose end; 9h-5m -> said~ waits, told~ ^[^b]*waits:ben[^b]*$, ben.waits late vote
  ana: end
is not told where it is settled by the morning, or where they have seen to it themselves
  at 23; ben: wish quiet 22-8; given none; ana: propose end; ben: decline; 1d -> said
  given none; ana: propose end; ana: decline; 1d -> said
is followed by no reminder for hours, and then by one a day
  at 23; ben: wish quiet 22-8; given relaxed; ana: end; 9h-1m -> said
  1m -> said waits
  24h-1m -> said
  1m -> said waits
  24h-1m -> said
  1m -> said waits

# direct messages
come at once where a turn has minutes alone
  ben: wish notices direct; given live; ana: end -> told waits:ben
tell whoever is up that the table will be put away
  ana: wish notices direct; given none; 30d; idle; 2m -> said waits

# a lobby in which people play again
stands for a week
  given none; ana: end-match; ana: rematch; wait 7d-1m; idle -> woken no
  wait 1m; idle -> woken yes, phase closed, ending expired
tells those in the morning whom it invites at night
  at 23; ben: wish quiet 22-8; given none; ana: end-match; ana: rematch; 9h-1m -> said
  1m -> said waits

# direct messages
of two tables that call somebody within minutes are due together
  at 23; ben: wish notices direct; given relaxed; given relaxed; look T1; ana: end; wait 1m; look T2; ana: end
  wait ${GATHERING / 1000 - 61}s; due -> woken no
  wait 1s; due -> woken yes, told waits:ben
  look T1 -> woken yes, told waits:ben
  wait 1m; due -> woken no
wait for a plan, and tell of no turn that it has played
  at 23; ben: wish notices direct; given relaxed; ben: plan end; ana: end -> plans 1:end
  ${Array<string>(10).fill('wait 30s; due').join('; ')} -> plans, told! waits:ben
that remind somebody of two tables within minutes are due together
  ben: wish notices direct; given relaxed; given relaxed; look T1; ana: end; wait 1m; look T2; ana: end
  wait 3m; due; heard; look T1; heard; wait 8h-3m; due -> told
  look T2 -> told
  wait 2m; due -> woken yes, told waits:ben
  look T1 -> woken yes, told waits:ben

# another pace
gives a turn its whole time anew, and keeps when it began
  given relaxed; 15h; ana: propose pace daily; ben: agree; 23h59m -> said! late
  1m -> said late
  ana: end -> answering ana:${NO_ANSWERS.with(6, 1).join('')}

# an outage of the bot
gives everybody the time back, and the board says so
  given daily; due; wait 30h; resume -> woken yes, events~ ^outage:\\d+:\\d+$
  due -> woken no
  24h-1m -> said! late
  1m -> said~ late
of seconds, as at an update, is none
  given daily; due; wait 1m; resume -> woken no, events
does not close a lobby that nobody could start meanwhile
  given alone lobby; due; wait 30h; resume; idle -> woken no, phase lobby
`);
