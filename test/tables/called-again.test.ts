import { tablesInWords } from './in-words.ts';

tablesInWords(`
# the question about somebody whose time is over
is put again after a quarter of an hour, an hour and a day where nobody answers, and then no more
  given live ben cem; 5m -> offered ben cem, offer 6
  14m -> woken no
  1m -> woken yes, said late, offered ben cem, offer 6
  0m -> woken no
  44m -> woken no
  1m -> woken yes, said late, offered ben cem, offer 6
  23h-1m -> woken no
  1m -> woken yes, said late, offered ben cem, offer 6
  0m -> woken no
  25d -> woken no
is put again after one, three and seven days where a turn takes a day
  given daily; 8h; 12h; 4h -> offer~ [0-9]
  1d-1m -> woken no
  1m -> woken yes
  2d-1m -> woken no
  1m -> woken yes
  4d-1m -> woken no
  1m -> woken yes
  25d -> woken no
is put again once however often that was missed while the bot was down
  given live ben cem; 5m; 2h -> woken yes, said late
  due -> woken no
  21h -> woken no
  1h -> woken yes
is put again to those who have said nothing, and to all where they do not agree
  given live ben cem; 5m; ben: late skip; 15m -> offered cem
  cem: late computer; 45m -> offered ben cem
waits until one of those may be disturbed who wish to be reminded
  given live ben cem; 5m; ben: wish reminders off; cem: wish vacation 3h
  15m -> woken yes, said
  3h-16m -> woken no
  1m -> said late, offered cem
  cem: wish notices off; 1d -> woken yes, said
  9d -> woken no
rests while whoever is late is away
  given live ben cem; 5m; ana: absent 3d; 3d -> said waits
  14m -> woken no
  1m -> said late
is settled by what was too little when it was said, once somebody else is away
  given live ben cem; 5m; ben: late skip; ben: late skip ! agreed-already
  cem: absent 1d; ben: late skip -> up ben
is gone with the last of those who were asked
  given live ben cem; 5m; ben cem: leave -> clocks ana, offer none

# a free seat that the match waits for
is put to everybody again after one, three and seven days, and then no more
  given relaxed ben cem; ana: leave; ben: wish reminders off
  1d-1m -> woken no
  1m -> woken yes, said vacancy, vacancy 0 cem
  due -> woken no
  2d-1m -> woken no
  1m -> woken yes, said vacancy, vacancy 0 cem
  4d-1m -> woken no
  1m -> woken yes, said vacancy, vacancy 0 cem
  20d -> woken no
is put to nobody any more once it is taken
  given live; ana: leave; 15m -> said vacancy
  cem: take 0 -> vacancy none, clocks cem
is put to nobody at the pace without reminders, nor while the match does not wait for it
  given none; ana: leave; 20d -> woken no
  given daily ben cem; cem: leave -> vacancy none
`);
