import { expect, it } from 'vitest';
import { erasePerson } from '../../src/tables/erasure.ts';
import { exported } from './exported.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, inMatch, keptAt, room, whyNot } from './room.ts';

tablesInWords(`
# a seat that somebody left
is anyone’s where the server has settled nothing
  given ben cem; ben: leave; dua: take 1 -> seats ana dua cem
is only for who held it, where the server had settled so: by a press, and as a substitute
  settle freedSeats former; given ben cem; settle freedSeats anyone
  ben: propose substitute 1 dua ! held-by-others; ben: leave; dua: take 1 ! held-by-others
  ana: propose substitute 1 dua ! held-by-others; ben: take 1 -> seats ana ben cem
is still theirs who held it after they had their data removed
  settle freedSeats former; given ben cem; ben: leave; ben: erase; dua: take 1 ! held-by-others
  ben: take 1 -> seats ana ben cem
is whose the table agrees to, where the server settles so
  settle freedSeats agreed; given ben cem; ben: leave; dua: take 1 -> seats~ free, agreed dua
  ana: propose computer 1 ! vote-open
  ana: agree -> seats~ free
  cem: agree -> seats ana dua cem
stays free where one of the table says no to who asks for it
  settle freedSeats agreed; given ben cem; ben: leave; dua: take 1; ana: agree; cem: decline -> seats~ free
  dua: agree ! vote-over
is the host’s alone to give to nobody: a substitute needs all, who holds the seat too
  settle freedSeats agreed; given ben cem; ana: propose substitute 1 dua; dua ben cem: agree -> seats ana dua cem
  dua: leave; wait 25h; ana: propose substitute 1 dua -> agreed ana
  dua: agree -> seats~ free
keeps its rule in a rematch
  settle freedSeats agreed; settle hostEnds vote; given ben cem
  settle freedSeats anyone; settle hostEnds alone; ana: end-match; ana: rematch -> freedSeats agreed, hostEnds vote

# a host who ends a match
ends it alone in the first round, and asks the others later where the server settles so
  settle hostEnds vote; given ben cem; ana: end-match -> ending by host
  given ben cem; ana ben cem: end; ana: end-match -> phase playing, vote end
  ben cem: agree -> phase ended, ending by vote
ends it alone at any time where the server has settled nothing, or nobody else is left
  given ben cem; ana ben cem: end; ana: end-match -> ending by host
  settle hostEnds vote; given; ana ben: end; ben: leave; ana: end-match -> ending by host
is not called behind where they lead, or nobody does
  given; ana: step; ana: end-match -> endedBy ana no
  given ben cem; ana: end-match -> endedBy ana no

# whoever held a seat of a match, and had their data removed
takes no other of that match, also as a substitute
  given ben cem; ben: erase; cem: leave; ben: take 2 ! held-another-seat
  ana: propose substitute 0 ben ! held-another-seat
  dua: take 2
may go back to the seat that was their own
  given ben cem; ben: leave; ben: erase; ben: take 1
`);

it('a host who ends a match is written down as behind where they were, for good', async () => {
  const { tables, act, id, says } = await inMatch();
  done(await says(id, ana, 'end'));
  done(await says(id, ben, 'step'));
  expect(done(await tables.end(act(id, ana))).table.endedBy).toEqual({ seat: 0, isBehind: true });
  const { tables: told } = await exported(tables, ana.id);
  expect(told).toMatchObject([{ ending: 'by host', endedBehind: true }]);
});

/** A match of three in which Ben has given his seat up and had his data removed, and Cem has left his. */
async function left() {
  const at = await room();
  const id = await at.started([ben, cem]);
  await erasePerson(at.tables, ben.id, 'gone');
  done(await at.tables.depart(at.act(id, cem), 'hand on'));
  return { ...at, id };
}

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
