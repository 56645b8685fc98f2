import { expect, test } from 'vitest';
import { MOST_INVITED } from '../../src/tables/model/cooldown.ts';
import { HOUR } from './days.ts';
import { tablesInWords } from './in-words.ts';
import { ana, done, inMatch, whyNot } from './room.ts';

const SECOND = 1000;

tablesInWords(`
# what is not to be done again at once
is to show a board once more: the same person may every fifteen seconds
  given; ana: show; wait 14s; ana: show ! too-soon-for-a-board seconds=1
  ben: show; wait 1s; ana: show
is to move a table: the same person may once a minute
  given; ana: move d; ana: move c ! too-soon-to-move; wait 1m; ana: move c
is a vote: it calls nobody twice within an hour, whoever puts it
  given ben cem; ana: propose end -> call motion, called ben cem, beside yes
  ben: decline; ana: propose end ! too-soon-to-ask
  ben: propose end -> called ana
  cem: decline; wait 20s; ana: propose end -> call none
  ben: decline; wait 1h; ana: propose end -> called ben cem
is to invite somebody who does not sit there, who is not called: once a day
  given; ana: propose substitute 0 dua -> call again, called
  dua: decline; wait 23h; ana: propose substitute 0 dua ! invited-already
  wait 1h; ana: propose substitute 0 dua

# whoever leaves a seat and takes it again, over and over
is noted as its first and its last alone
  given ben cem; ana: leave; ana: take 0; ana: leave; ana: take 0; ana: leave; dua: take 0; dua: leave; ana: take 0
  ana: leave -> former 0:ana 0:dua 0:ana
`);

test('A table invites thirty people a day and no more: it notes each of them that long', async () => {
  const { id, tables, act, clock } = await inMatch();
  const invite = (count: number) =>
    tables.propose(act(id, ana), { kind: 'substitute', seat: 0, person: { id: `g${count}`, name: 'Guest' } });
  for (let count = 0; count < MOST_INVITED; count += 1) {
    const { table } = done(await invite(count));
    done(await tables.decline(act(id, ana), table.vote?.id ?? 0));
    clock.time += 20 * SECOND;
  }
  expect(whyNot(await invite(MOST_INVITED))).toBe('enough-invited');
  clock.time += 24 * HOUR;
  done(await invite(MOST_INVITED));
});
