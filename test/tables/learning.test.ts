import { describe, expect, it } from 'vitest';
import { ana, ben, done, room } from './room.ts';

/** A match of the tiny game in which ten points are soon there, played to its end or ended by its host. */
async function played({ started, says, tables, act }: Awaited<ReturnType<typeof room>>, toTheEnd = true) {
  const id = await started([ben], { pace: 'fast' });
  if (!toTheEnd) done(await tables.end(act(id, ana)));
  else for (const answer of ['step', 'step', 'end']) done(await says(id, ana, answer));
  expect((await tables.look(id))?.table.phase).toBe('ended');
  return id;
}

describe('whoever sits at a table', () => {
  it('is learning the game there until two matches of it were finished before', async () => {
    const here = await room();
    const learning = async () => (await here.tables.look(await here.started()))?.table.learning;
    expect(await learning()).toEqual([0, 1]);
    await played(here);
    await played(here, false);
    expect(await learning()).toEqual([0, 1]);
    await played(here);
    expect(await learning()).toEqual([]);
  });

  it('learns by their own matches, and computers learn nothing', async () => {
    const here = await room();
    await played(here);
    await played(here);
    const id = await here.lobby();
    done(await here.tables.startBeside(here.act(id, ana), 2));
    expect((await here.tables.look(id))?.table.learning).toEqual([]);
  });
});

describe('a start beside computers', () => {
  it('takes no more of them than there are seats, and is its host’s alone', async () => {
    const { tables, lobby, act } = await room();
    const id = await lobby();
    for (const forged of [3, 9_999_999])
      expect(await tables.startBeside(act(id, ana), forged)).toMatchObject({ code: 'table-is-full' });
    expect(await tables.startBeside(act(id, ben), 1)).toMatchObject({
      code: 'not-the-host',
      args: { host: ana.id },
    });
    expect(done(await tables.startBeside(act(id, ana), 1)).table.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'computer',
    ]);
    expect(await tables.startBeside(act(id, ana), 1)).toMatchObject({ code: 'not-in-the-lobby' });
  });
});
