import { expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { countedStore } from '../store/counted-store.ts';
import { tickingClock } from '../ticking-clock.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done, room } from './room.ts';

tablesInWords(`
# a vote
calls everybody else by a new message, and comes to pass with the last who agrees
  given ben cem; ben: propose end -> call motion, called ana cem, beside yes, awaited ana cem
  ben: agree ! agreed-already; dua: agree ! not-seated
  ana: agree -> call none
  cem: agree -> phase ended, ending by vote
  cem: agree ! over
comes to nothing when one refuses, who is named until the match goes on
  given ben cem; ben: propose end; cem: decline -> refused cem
  ana: agree ! vote-over
  ana: step -> vote none
can be taken back, and one at a time is put: a press on a former one does nothing
  given ben cem; ben: propose end; ana: propose computer 0 ! vote-open
  cem: propose end -> agreed ben cem
  ben: decline; ana: propose end; ben: agree 1 ! vote-over
leaves what the turn brought to be told once, when it is over
  given; ana: step; ben: propose end -> call motion, fromPly 0
  ana: end -> call turn, fromPly 2
falls when somebody leaves, which is told beside what else there is to tell
  given ben cem; ben: propose end; cem: concede -> vote none, events overtaken:ben gave-up:2:cem
about the end stands while the match goes on
  given; ben: propose end; ana: end -> vote end

# undo by agreement
goes back past a reveal and another’s answer when all agree
  given; ana: step dig drop end -> ways 3:1 0:4
  ana: back 0 -> awaited ben
  ben: agree -> up ana, turn 1, points 0 : 0, call turn, called ana, events back:ana:4
  ana: step -> ply 6
is withdrawn when the match goes on meanwhile
  given; ana: dig; ana: back 0; ana: keep -> vote none, events overtaken:ana
  ben: agree ! vote-over
is put only from the board as it is, to where one’s own move stands
  given; ana: dig; ana: back 0 0 ! stale; ben: back 0 ! too-long-ago; dua: back 0 ! not-seated
is one’s own to decide beside computers
  given alone computer; ana: end; ana: undo ! turn-began
  ana: back 0 -> vote none, ply 3, turn 1
  ana: end -> ply 5

# a seat
goes to a substitute when its holder and they agree
  given; ana: propose substitute 1 dua -> awaited ben dua
  dua ben: agree -> seats ana dua, former 1:ben, sits ana dua
may be declined by whoever is invited, and is the host’s or its holder’s alone to offer
  given ben cem; cem: propose substitute 1 dua ! not-the-host; ben: propose substitute 1 ana ! sits-here-already
  ben: propose substitute 1 dua -> awaited dua
  cem: agree ! not-asked-to-agree
  dua: decline -> refused dua

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

it('undo by agreement is looked for at the end of the log, as far back as it takes', async () => {
  const { store, calls } = countedStore(await openStore({ file: ':memory:', clock: tickingClock(1) }));
  const { started, tables, says, look } = await room({ store });
  const id = await started();
  for (let round = 0; round < 16; round += 1)
    for (const [person, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      done(await says(id, person, 'dare'));
      done(await says(id, other, 'no'));
      done(await says(id, person, 'end'));
    }
  const now = await look(id);
  calls.splice(0);
  const ply = now.match?.ply ?? 0;
  expect(await tables.waysBack(now, ana.id)).toEqual([
    { to: ply - 2, moves: 2 },
    { to: ply - 3, moves: 3 },
  ]);
  expect(calls.filter((call) => call === 'log')).toHaveLength(1);
  expect(ply).toBeGreaterThan(90);
});
