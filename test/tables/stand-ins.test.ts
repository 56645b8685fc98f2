import { tablesInWords } from './in-words.ts';

tablesInWords(`
# a seat that the others let the computer play on
can be taken back by its person at any time, with their time anew
  given live ben cem; 5m; ben cem: late computer -> seats computer:ana ben cem
  1d; ana: return -> seats ana ben cem, events~ returned:ana
  ben cem: end -> clocks ana
  5m-1m -> woken no
is nobody else’s to take back, and not twice
  given live ben cem; 5m; ben cem: late computer
  dua cem: return ! no-seat-to-take-back
  dua: take 0 ! seat-is-taken
  ana: return; ana: return ! no-seat-to-take-back
is told to its person, once
  given live ben cem; 5m; ben cem: late computer -> told~ replaced:ana
  0m -> told
  due -> woken no, told
is told to its person at the end of their quiet hours, and of a vacation
  given live ben cem; at 23; ana: wish quiet 22-7; 5m; ben cem: late computer -> told! replaced:ana
  ana: wish vacation 24h55m; 7h55m -> told! replaced:ana
  17h -> told! replaced:ana
  7h -> told~ replaced:ana
is told to nobody who wants to hear nothing
  given live ben cem; 5m; ana: wish notices off; ben cem: late computer; 1d -> told! replaced:ana
stays the computer’s where its person has agreed to that, or has given up
  given none ben cem; ana: propose computer 0 -> seats computer ben cem
  ana: return ! no-seat-to-take-back
  given none ben cem; ana: concede; ana: return ! no-seat-to-take-back
is theirs again, too, where they had left it to others, who are told nothing
  given none ben cem; ana: leave; ben: propose computer 0; cem: agree -> told! replaced:ana
  ana: return -> seats ana ben cem
`);
