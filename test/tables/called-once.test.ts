import { describe, expect, it } from 'vitest';
import type { Proposal } from '../../src/tables/model/vote.ts';
import type { Done } from '../../src/tables/service/kept-tables.ts';
import { ana, ben, calledBy, cem, done, inMatch, room } from './room.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Whom the latest change calls. */
const called = (now: Done): readonly string[] => calledBy(now)?.people ?? [];

describe('those who are invited to play a match again', () => {
  /** Matches of all three that are over. */
  async function over(count = 1) {
    const at = await room();
    const ids: string[] = [];
    for (let match = 0; match < count; match += 1) {
      const id = await at.started([ben, cem]);
      done(await at.tables.end(at.act(id, ana)));
      ids.push(id);
    }
    const again = async (id: string, person = ana) =>
      done(await at.tables.playAgain(at.act(id, person), person.name));
    const leave = async ({ table }: Done, person = ana) =>
      done(await at.tables.leave(at.act(table.id, person)));
    return { ...at, ids, id: ids[0] ?? '', again, leave };
  }
  const others = [ben.id, cem.id];

  it('are called once in an hour, however often somebody calls for it and leaves', async () => {
    const { id, again, leave, clock } = await over();
    const first = await again(id);
    expect(called(first)).toEqual(others);
    await leave(first);
    for (let round = 0; round < 10; round += 1) {
      clock.time += 4 * SECOND;
      const opened = await again(id);
      expect(called(opened)).toEqual([]);
      expect(opened.table.invited).toEqual([ana.id, ...others]);
      await leave(opened);
    }
    clock.time += HOUR;
    expect(called(await again(id))).toEqual(others);
  });

  it('are called once, whoever calls for it, and whoever was not called by the first is by the second', async () => {
    const { id, again, leave } = await over();
    await leave(await again(id));
    const second = await again(id, ben);
    expect(called(second)).toEqual([ana.id]);
    await leave(second, ben);
    expect(called(await again(id, cem))).toEqual([]);
  });

  it('are called once for all the matches that they have played before', async () => {
    const { ids, again } = await over(3);
    const calls: (readonly string[])[] = [];
    for (const id of ids) calls.push(called(await again(id)));
    expect(calls).toEqual([others, [], []]);
  });

  it('are called again when they have played in between', async () => {
    const { id, again, tables, act, clock } = await over();
    const lobby = (await again(id)).table.id;
    clock.time += MINUTE;
    for (const person of [ben, cem]) done(await tables.join(act(lobby, person), person.name));
    clock.time += MINUTE;
    done(await tables.end(act(lobby, ana)));
    expect(called(await again(lobby)).toSorted()).toEqual(others);
  });

  it('are called once though the lobby is brought to other channels', async () => {
    const { id, again, tables, act, clock } = await over();
    const { table } = await again(id);
    for (const channel of ['d', 'e', 'd']) {
      clock.time += MINUTE;
      expect(called(done(await tables.move(act(table.id, ana), { guild: 'g', channel })))).toEqual([]);
    }
    clock.time += HOUR;
    expect(called(done(await tables.move(act(table.id, ana), { guild: 'g', channel: 'c' })))).toEqual(others);
  });

  it('are not called if they are kept from tables by then', async () => {
    const { id, again, tables } = await over();
    await tables.servers.change('g', (known) => ({ ...known, blocked: [cem.id] }));
    const opened = await again(id);
    expect([called(opened), opened.table.invited]).toEqual([[ben.id], [ana.id, ben.id]]);
  });

  it('are called once by several processes, also after a restart', async () => {
    const { id, again, leave, store, clock } = await over();
    await leave(await again(id));
    const other = await room({ store });
    other.clock.time = clock.time + MINUTE;
    const opened = done(await other.tables.playAgain(other.act(id, ben, 'after a restart'), ben.name));
    expect(called(opened)).toEqual([ana.id]);
  });
});

describe('those for whom a match waits', () => {
  it('are called once though the table is brought to other channels', async () => {
    const { id, tables, act, says, clock } = await inMatch([ben]);
    done(await says(id, ana, 'end'));
    for (const channel of ['d', 'e', 'd']) {
      clock.time += MINUTE;
      const moved = done(await tables.move(act(id, ana), { guild: 'g', channel }));
      expect(calledBy(moved)).toMatchObject({ reason: 'again', people: [] });
    }
    clock.time += HOUR;
    expect(called(done(await tables.move(act(id, ana), { guild: 'g', channel: 'c' })))).toEqual([ben.id]);
  });

  it('are called again for a turn that was taken back, but not within five minutes', async () => {
    const { id, tables, act, says, clock } = await inMatch([ben, cem]);
    const passOn = async () => called(done(await says(id, ana, 'end')));
    const takeBack = async () => {
      const { match, table } = (await tables.look(id)) ?? {};
      const asked = done(await tables.proposeUndo(act(id, ana), match?.ply ?? -1, (match?.ply ?? 0) - 1));
      expect(table).toBeDefined();
      for (const person of [ben, cem]) done(await tables.agree(act(id, person), asked.table.vote?.id ?? -1));
    };
    expect(await passOn()).toEqual([ben.id]);
    await takeBack();
    clock.time += MINUTE;
    expect(await passOn()).toEqual([]);
    await takeBack();
    clock.time += 5 * MINUTE;
    expect(await passOn()).toEqual([ben.id]);
  });

  it('are called once to a seat that is left and taken over and over', async () => {
    const { id, tables, act, clock } = await inMatch([ben, cem]);
    const left = async () => done(await tables.depart(act(id, ana), 'hand on'));
    const taken = async () => done(await tables.takeSeat(act(id, ana), 0, ana.name));
    expect(called(await left())).toEqual([ben.id, cem.id]);
    for (let round = 0; round < 5; round += 1) {
      clock.time += SECOND;
      expect(called(await taken())).not.toContain(ben.id);
      expect(calledBy(await left())).toBeUndefined();
    }
    clock.time += HOUR;
    done(await tables.takeSeat(act(id, ana), 0, ana.name));
    expect(called(await left())).toEqual([ben.id, cem.id]);
  });
});

describe('those who are asked to agree', () => {
  it('are called once to go back, however far, and once to another pace, whichever it is', async () => {
    const { id, tables, act, says, clock } = await inMatch([ben, cem]);
    for (const notation of ['step', 'step', 'end']) done(await says(id, ana, notation));
    const put = async (work: () => ReturnType<typeof tables.propose>) => {
      clock.time += 20 * SECOND;
      const asked = done(await work());
      const people = called(asked);
      done(await tables.decline(act(id, ana), asked.table.vote?.id ?? -1));
      return people;
    };
    const now = await tables.look(id);
    const ways = now === undefined ? [] : await tables.waysBack(now, ana.id);
    const backs: (readonly string[])[] = [];
    for (const { to } of ways)
      backs.push(await put(() => tables.proposeUndo(act(id, ana), now?.match?.ply ?? -1, to)));
    const pace = (wanted: 'live' | 'daily') =>
      put(() => tables.propose(act(id, ana), { kind: 'pace', pace: wanted } satisfies Proposal));
    expect(backs).toEqual([[ben.id, cem.id], ...Array(ways.length - 1).fill([])]);
    expect(ways.length).toBeGreaterThan(1);
    expect([await pace('live'), await pace('daily')]).toEqual([[ben.id, cem.id], []]);
  });
});
