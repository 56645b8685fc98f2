import { expect, it } from 'vitest';
import { erasePerson } from '../../src/tables/erasure.ts';
import { ana, ben, cem, done, keptAt, room, whyNot } from './room.ts';

/** A match of three in which Ben has given his seat up and had his data removed, and Cem has left his. */
async function left() {
  const at = await room();
  const id = await at.started([ben, cem]);
  await erasePerson(at.tables, ben.id, 'gone');
  done(await at.tables.depart(at.act(id, cem), 'hand on'));
  return { ...at, id };
}

it('whoever held a seat takes no other of that match, also after they had their data removed', async () => {
  const { tables, act, id } = await left();
  expect(whyNot(await tables.takeSeat(act(id, ben), 2, 'Benny'))).toBe('held-another-seat');
  const invited = { kind: 'substitute', seat: 0, person: { id: ben.id, name: 'Benny' } } as const;
  expect(whyNot(await tables.propose(act(id, ana), invited))).toBe('held-another-seat');
  done(await tables.takeSeat(act(id, { id: '9', name: 'Eva' }), 2, 'Eva'));
});

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

it('they may go back to the seat that was their own', async () => {
  const at = await room();
  const id = await at.started([ben, cem]);
  done(await at.tables.depart(at.act(id, ben), 'hand on'));
  await erasePerson(at.tables, ben.id, 'gone');
  done(await at.tables.takeSeat(at.act(id, ben), 1, 'Benny'));
});

it('the key is made once, and another start knows the same people', async () => {
  const { id, store } = await left();
  const again = await room({ store });
  expect(whyNot(await again.tables.takeSeat(again.act(id, ben, 'anew'), 2, 'Benny'))).toBe(
    'held-another-seat',
  );
});
