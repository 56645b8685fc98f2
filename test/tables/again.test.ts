import { describe, expect, it } from 'vitest';
import { ana, ben, cem, done, dua, room, seated, whyNot } from './room.ts';

/** A match that is over, at its host’s wish, of Ana and some others, with so many computers. */
async function over(others: Parameters<Awaited<ReturnType<typeof room>>['lobby']>[0], computers = 0) {
  const there = await room();
  const id = await there.lobby(others, { pace: 'fast' });
  for (let added = 0; added < computers; added += 1) done(await there.tables.addComputer(there.act(id, ana)));
  done(await there.tables.setPace(there.act(id, ana), 'daily'));
  done(await there.tables.start(there.act(id, ana)));
  done(await there.tables.end(there.act(id, ana)));
  const again = (person: typeof ana) => there.tables.playAgain(there.act(id, person), person.name);
  return { ...there, id, again };
}

describe('a match that is over is played again', () => {
  it('at a new table in its channel, as it was played, with whoever asked for it as its host', async () => {
    const { again, id } = await over([ben]);
    const opened = done(await again(ben));
    expect(opened.table).toMatchObject({
      ...{ phase: 'lobby', channel: 'c', host: '2', seats: [seated(ben)] },
      ...{ options: { pace: 'fast' }, pace: 'daily', rematchOf: id },
    });
    expect(opened.table.calls).toMatchObject([{ reason: 'lobby', people: [ana.id], besidesTurn: true }]);
  });

  it('at one table, whoever asks for it', async () => {
    const { again, tables, act } = await over([ben, cem]);
    const [first, second] = await Promise.all([again(ben), again(ana)]);
    expect(done(second).table.id).toBe(done(first).table.id);
    expect(done(second).table.seats).toEqual([ben, ana].map(seated));
    expect(whyNot(await again(ana))).toBe('already-seated');
    done(await tables.start(act(done(first).table.id, ben)));
    expect(whyNot(await again(cem))).toBe('not-in-the-lobby');
  });

  it('with its computers, and at once where there is nobody else to wait for', async () => {
    const { again } = await over([], 2);
    const begun = done(await again(ana));
    expect(begun.table.phase).toBe('playing');
    expect(begun.table.seats.map(({ kind }) => kind).sort()).toEqual(['computer', 'computer', 'person']);
    expect(begun.match?.decisions).not.toEqual([]);
  });

  it('by those who played it, whom others may join, and once more where the new table was closed', async () => {
    const { again, tables, act } = await over([ben]);
    expect(whyNot(await again(dua))).toBe('did-not-play');
    const first = done(await again(ana)).table.id;
    expect(done(await again(dua)).table.seats).toEqual([ana, dua].map(seated));
    done(await tables.close(act(first, ana)));
    expect(done(await again(ben)).table.id).not.toBe(first);
  });

  it('when it is over, and not before', async () => {
    const { tables, started, act } = await room();
    const id = await started();
    expect(whyNot(await tables.playAgain(act(id, ana), 'Ana'))).toBe('not-over');
  });
});
