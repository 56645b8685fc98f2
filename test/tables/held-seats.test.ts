import { expect, it } from 'vitest';
import { erasePerson } from '../../src/tables/erasure.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, keptAt, room, whyNot } from './room.ts';

/** A match of three in which Ben has given his seat up and had his data removed, and Cem has left his. */
async function left() {
  const at = await room();
  const id = await at.started([ben, cem]);
  await erasePerson(at.tables, ben.id, 'gone');
  done(await at.tables.depart(at.act(id, cem), 'hand on'));
  return { ...at, id };
}

tablesInWords(`
# whoever held a seat of a match, and had their data removed
takes no other of that match, also as a substitute
  given ben cem; ben: erase; cem: leave; ben: take 2 ! held-another-seat
  ana: propose substitute 0 ben ! held-another-seat
  dua: take 2
may go back to the seat that was their own
  given ben cem; ben: leave; ben: erase; ben: take 1
`);

it('what is kept of them for that names nobody, is of this match alone and goes with it', async () => {
  const { tables, act, id, store } = await left();
  const marks = async () => (await tables.look(id))?.table.former.map(({ mark }) => mark);
  const [mark] = (await marks()) ?? [];
  expect(mark).toMatch(/^[\w-]{43}$/);
  const key = await store.setting('held-seats-key');
  const { body } = (await keptAt(store, id)).table;
  expect(body).not.toContain(`"${ben.id}"`);
  expect(body).not.toContain(key ?? '');
  done(await tables.end(act(id, ana)));
  expect(await marks()).toEqual([undefined, undefined]);
});

it('the key is made once, and another start knows the same people', async () => {
  const { id, store } = await left();
  const again = await room({ store });
  expect(whyNot(await again.tables.takeSeat(again.act(id, ben, 'anew'), 2, 'Benny'))).toBe(
    'held-another-seat',
  );
});
