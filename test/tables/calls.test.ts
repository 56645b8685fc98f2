import { expect, it } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import type { Vote } from '../../src/tables/model/vote.ts';
import { callsAfter } from '../../src/tables/service/calls.ts';
import { tinyPresenter, tinyRules } from '../games/tiny.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, calledBy, cem, done, dua, room, seated } from './room.ts';

it('a turn that can wait is told with the next one: its message tells from where the former one did', async () => {
  let waits = true;
  const game = createPlayable(tinyRules, { ...tinyPresenter, canWait: () => waits });
  const { started, says } = await room({ games: [game] });
  const id = await started([ben, cem]);
  const fromPly = async (person: SeatedPerson) => calledBy(done(await says(id, person, 'end')))?.fromPly;
  expect(await fromPly(ana)).toBe(0);
  expect(await fromPly(ben)).toBe(0);
  waits = false;
  expect(await fromPly(cem)).toBe(3);
});

it('everybody whom a change concerns is called by one message', async () => {
  const { started, tables } = await room();
  const before = await tables.look(await started([ben, cem]));
  if (before === undefined) throw new Error('there is no table');
  const { table } = before;
  const revision = table.revision + 1;
  const vote: Vote = {
    ...{ id: revision, proposal: { kind: 'end' }, by: dua.id, agreed: [dua.id] },
    ...{ ply: 0, at: 0, overdue: false },
  };
  // Two are asked to agree, and who has taken the seat whose turn it is plays on.
  const seats = [dua, ben, cem].map(seated);
  const after = { ...before, table: { ...table, revision, vote, seats, isArchivingAnnounced: true } };
  const { calls } = callsAfter(before, after, { posted: 0, wish: undefined, mover: undefined, log: [] });
  expect(calls.slice(table.calls.length)).toEqual([
    expect.objectContaining({ reason: 'motion', besidesTurn: true, people: [ben.id, cem.id, dua.id] }),
  ]);
});

tablesInWords(`
# what a table calls people for
is kept, and where, until that was posted, however many turns follow
  given ben cem; ana ben cem: end -> calls lobby:c: turn:c:ana turn:c:ben turn:c:cem turn:c:ana
  heard; ana: step -> calls turn:c:ana
still calls those who are asked to agree where the turn was passed on before its message was posted
  given ben cem; ana: propose end; ana: end -> calls~ motion:c:ben.cem turn:c:ben$
tells who brought the table here until the turn is passed on
  given; ana: move d; ana: step -> moved ana
  ana: end -> moved
`);
