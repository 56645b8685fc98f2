import { tablesInWords } from './in-words.ts';

tablesInWords(`
# a match that rests
is put away a week after a notice, and not before
  given; wait 30d-1m; idle -> woken no
  wait 1m; idle -> woken yes, phase playing, isArchivingAnnounced true, call resting, called ana
  idle -> woken no
  wait 7d1s; idle -> woken yes, phase archived
  wait 400d; idle -> woken no
is not put away when somebody does something after the notice
  given; wait 30d; idle; ana: step -> isArchivingAnnounced false
  wait 7d1s; idle -> woken no
is taken up again by one of its people, where it stood
  given; ana: step; wait 30d; idle; wait 7d1s; idle
  ana: step ! archived; dua: take-up ! not-seated
  ben: take-up; ben: take-up ! not-archived
  ana: step -> ply 2
calls whoever is up when it is taken up again, and gives them their time anew
  given daily; wait 30d; idle; wait 7d1s; idle; ben: take-up -> call resting, called ana, clocks ana
  ben: propose computer 0 ! still-playing
  1d-1m -> said! late
  1m -> said~ late
`);
