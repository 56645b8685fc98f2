import { expect, test } from 'vitest';
import { MOST_INVITED } from '../../src/tables/model/cooldown.ts';
import { ana, ben, calledBy, cem, done, dua, inMatch, whyNot } from './room.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

test('A board stands once more at a person’s wish every fifteen seconds', async () => {
  const { id, tables, act, clock } = await inMatch();
  done(await tables.showAnew(act(id, ana)));
  clock.time += 14 * SECOND;
  const refused = await tables.showAnew(act(id, ana));
  expect(refused).toMatchObject({ code: 'too-soon-for-a-board', args: { seconds: 1 } });
  done(await tables.showAnew(act(id, ben)));
  clock.time += SECOND;
  done(await tables.showAnew(act(id, ana)));
});

test('A table is moved by the same person once a minute', async () => {
  const { id, tables, act, clock } = await inMatch();
  const to = (channel: string) => tables.move(act(id, ana), { guild: 'g', channel });
  done(await to('d'));
  expect(whyNot(await to('c'))).toBe('too-soon-to-move');
  clock.time += 60 * SECOND;
  done(await to('c'));
});

test('The same vote calls nobody twice within an hour, whoever puts it', async () => {
  const { id, tables, act, clock } = await inMatch([ben, cem]);
  const first = done(await tables.propose(act(id, ana), { kind: 'end' }));
  expect(calledBy(first)).toMatchObject({ reason: 'motion', people: [ben.id, cem.id], besidesTurn: true });
  done(await tables.decline(act(id, ben), first.table.vote?.id ?? 0));
  expect(whyNot(await tables.propose(act(id, ana), { kind: 'end' }))).toBe('too-soon-to-ask');
  const second = done(await tables.propose(act(id, ben), { kind: 'end' }));
  expect(calledBy(second)?.people).toEqual([ana.id]);
  done(await tables.decline(act(id, cem), second.table.vote?.id ?? 0));
  clock.time += 20 * SECOND;
  const third = done(await tables.propose(act(id, ana), { kind: 'end' }));
  expect(calledBy(third)).toBeUndefined();
  done(await tables.decline(act(id, ben), third.table.vote?.id ?? 0));
  clock.time += HOUR;
  const fourth = done(await tables.propose(act(id, ana), { kind: 'end' }));
  expect(calledBy(fourth)?.people).toEqual([ben.id, cem.id]);
});

test('Who does not sit at the table is invited without being called, and once a day', async () => {
  const { id, tables, act, clock } = await inMatch();
  const invite = () => tables.propose(act(id, ana), { kind: 'substitute', seat: 0, person: dua });
  const invited = done(await invite());
  expect(calledBy(invited)).toMatchObject({ reason: 'again', people: [] });
  done(await tables.decline(act(id, dua), invited.table.vote?.id ?? 0));
  clock.time += 23 * HOUR;
  expect(whyNot(await invite())).toBe('invited-already');
  clock.time += HOUR;
  done(await invite());
});

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

test('Whoever leaves a seat and takes it again, over and over, is noted as its first and its last alone', async () => {
  const { id, tables, act } = await inMatch([ben, cem]);
  for (let count = 0; count < 20; count += 1) {
    done(await tables.depart(act(id, ana), 'hand on'));
    done(await tables.takeSeat(act(id, count % 4 === 3 ? dua : ana), 0, 'Ana'));
    if (count % 4 !== 3) continue;
    done(await tables.depart(act(id, dua), 'hand on'));
    done(await tables.takeSeat(act(id, ana), 0, ana.name));
  }
  const former = (await tables.look(id))?.table.former ?? [];
  expect(former.map((held) => held.id)).toEqual([ana.id, ana.id, dua.id]);
});
