import { tablesInWords } from './in-words.ts';

tablesInWords(`
# the seat of somebody who keeps the table waiting
is the others’ to hand on after two weeks where nobody has a deadline, and after a day where they have
  given relaxed ben cem; wait 14d-1m; ben: propose computer 0 ! still-playing
  wait 1m; ben: propose computer 0 -> overdue yes
  given daily ben cem; wait 1d-1m; ben: propose computer 0 ! still-playing
  wait 1m; ben: propose computer 0 -> overdue yes
is not theirs to hand on who waits for somebody else
  given relaxed ben cem; wait 14d; cem: propose computer 1 ! still-playing
is nobody’s to hand on while they are away, and the days away are not counted
  given relaxed ben cem; wait 13d; ana: away 10d; wait 9d; ben: propose computer 0 ! away
  ana: propose substitute 0 dua -> overdue no
  wait 1d; ana: decline; ben: propose computer 0 ! still-playing
  wait 1d; ben: propose computer 0
is no longer asked about once they go away
  given daily ben cem; wait 1d; ben: propose computer 0; ana: away 1d
  cem: agree ! vote-over -> seats ana ben cem
is not played on for, freed or handed on by those who were asked before they went away
  given live ben cem; 5m; ana: away 1d
  ben: late skip ! away; ben: late free ! away; ben: late computer ! away
is a substitute’s with a whole wait of their own ahead of them
  given daily ben cem; wait 2d; ana: propose substitute 0 dua; dua: agree
  ben: propose computer 0 ! still-playing

# one other person
hands a seat on two days after its holder was told, not at once
  given relaxed; wait 14d; ben: propose computer 0 -> seats ana ben, told~ warned:ana
  2d-1m -> seats ana ben
  1m -> seats computer:ana ben
has its holder warned once in an hour, however often they ask and take it back
  given relaxed; wait 14d; ben: propose computer 0 -> told~ warned:ana
  heard; ben: decline; wait 20s; ben: propose computer 0 -> told! warned:ana
  heard; ben: decline; wait 20s; ben: propose computer 0 -> told! warned:ana
  heard; ben: decline; wait 1h; ben: propose computer 0 -> told~ warned:ana
hands it to a substitute no sooner, whoever of the two agrees last
  given daily; wait 1d; ana: make-host ben; ben: propose substitute 0 dua; dua: agree -> seats ana ben
  2d -> seats dua ben
does not get it where the holder plays, refuses or goes away meanwhile
  given daily; wait 1d; ben: propose computer 0; 1d; ana: step; 2d -> seats ana ben
  given daily; wait 1d; ben: propose computer 0; 1d; ana: decline; 2d -> seats ana ben
  given daily; wait 1d; ben: propose computer 0; 1d; ana: away 10d; 2d -> seats ana ben
neither frees a seat nor gives it to the computer at once where the time of a turn is over
  given live; 5m; ben: late free; ben: late free ! agreed-already -> told~ warned:ana
  2d-1m -> seats ana ben
  1m -> seats free:ana:late ben
  given live; 5m; ben: late computer; ben: late computer ! agreed-already -> told~ warned:ana
  2d-1m -> seats ana ben
  1m -> seats computer:ana ben
has to wait no longer where they want something else about the seat by then
  given live; 5m; ben: late free; 1d; ben: late computer; 1d-1m -> seats ana ben
  1m -> seats computer:ana ben
waits for it as long again as the holder is away meanwhile
  given live; 5m; ben: late computer; 1d; ana: away 10d; 10d -> seats ana ben
  1d-1m -> seats ana ben
  1m -> seats computer:ana ben
who is the only one not away decides no sooner than two, who is back decides with them
  given live ben cem; cem: away 1d; 5m; ben: late computer -> seats ana ben cem
  2d -> seats ana ben cem
  cem: late computer -> seats computer:ana ben cem
does not decide alone where all the others are away, who wait with them
  given live ben cem; ben cem: away 1d; 5m; ben: late free -> voices ben:free, grace no
  cem: late free -> seats free:ana:late ben cem
is not the one who is late, who plays on instead
  given live; 5m; ana: late wait ! not-asked-to-agree; ana: late computer ! not-asked-to-agree
waits with that for the end of quiet hours, in which nobody is told
  given daily; ana: wish quiet 22-8; at 23; ben: propose computer 0 -> told! warned:ana
  9h -> said~ warned
  2d-1m -> seats ana ben
  1m -> seats computer:ana ben
`);
