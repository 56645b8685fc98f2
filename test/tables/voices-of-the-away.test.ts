import { tablesInWords } from './in-words.ts';

tablesInWords(`
# a vote counts nobody who is away
about the end or the pace: those who are here settle it, and the others are not called
  given daily ben cem; cem: away 10d; ana: propose end -> call motion, called ben, awaited ben
  ben: agree -> vote none, phase ended
  given daily ben cem; cem: away 10d; ana: propose pace none -> call motion, called ben
  ben: agree -> vote none, phase playing, pace none
about going back: those who are here settle it
  given daily ben cem; cem: away 10d; ana: step end; ana: back; ben: agree -> vote none, up ana
but nobody decides alone behind the backs of all others
  given daily ben cem; ben cem: away 10d; ana: propose end -> awaited ben cem
  ben: agree -> phase playing
  cem: agree -> phase ended
and passes with those who have agreed as soon as the last who has not goes away
  given daily ben cem; ana: propose pace none; ben: agree; 1h -> pace daily
  cem: away 10d; 0m -> pace none, vote none
and asks them once they are back
  given daily ben cem; cem: away 1d; ana: propose end; 1d -> awaited ben cem
  ben: agree -> phase playing
and hears them all the same if they answer
  given daily ben cem; cem: away 10d; ana: propose end; cem: decline -> refused cem
and gives the holder of a seat their grace where only one other is not away
  given daily ben cem; 1d; cem: away 10d; ben: propose computer 0 -> seats ana ben cem
  2d-1m -> seats ana ben cem
  1m -> seats computer:ana ben cem
and gives one other no seat at once where the third, who has not agreed, goes away
  given daily ben cem; 1d; ben: propose computer 0; cem: away 10d; 2d -> seats ana ben cem

# while a table is asked to go back
nobody’s time runs, and it goes on where it stood
  given daily; 0m; ana: step end; ana: back; 5d -> woken no
  ben: decline; 8h-1m -> woken no
  1m -> said waits
  16h-1m -> offer none
  1m -> offer~ [0-9]
what had run before counts, and what two votes took
  given daily; ana: step end; ana: back; wait 30m; ben: decline; 6h; ana: back; 3d; ana: decline
  2h-1m -> woken no
  1m -> said waits
a vacation in it is not given back twice
  given daily; ana: step end; ana: back; ben: away 2d; 3d; ana: decline; 1d-1m -> offer none
  1m -> offer~ [0-9]
nobody is taken for away, and nobody’s seat is handed on
  given daily; 1d; ben: late computer -> grace yes
  ana: step end; 1d; ana: late computer; ana: back; 6d -> seats ana ben
  ana: decline; 2d-1m -> seats ana ben
  1m -> seats ana computer:ben
`);
