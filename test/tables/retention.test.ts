import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { TablesParts } from '../../src/tables/service/table-repository.ts';
import { LOBBY_LIFE } from '../../src/tables/transitions/resting.ts';
import { tickingClock } from '../ticking-clock.ts';
import { DAY } from './days.ts';
import { exported } from './exported.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done, keptAt, overwrite, room, whyNot } from './room.ts';

tablesInWords(`
# a match that rests
is put away a week after a notice, and not before
  given; wait 30d-1m; idle -> woken no
  wait 1m; idle -> woken yes, phase playing, isArchivingAnnounced true, call resting, called ana
  idle -> woken no
  wait 7d1s; idle -> woken yes, phase archived
  wait 400d; idle -> woken no
is not put away when somebody does something after the notice
  given; wait 30d; idle; ana: step -> isArchivingAnnounced false
  wait 7d1s; idle -> woken no
is taken up again by one of its people, where it stood
  given; ana: step; wait 30d; idle; wait 7d1s; idle
  ana: step ! archived; dua: take-up ! not-seated
  ben: take-up; ben: take-up ! not-archived
  ana: step -> ply 2
calls whoever is up when it is taken up again, and gives them their time anew
  given daily; wait 30d; idle; wait 7d1s; idle; ben: take-up -> call resting, called ana, clocks ana
  ben: propose computer 0 ! still-playing
  1d-1m -> said! late
  1m -> said~ late
`);

const { signal: never } = new AbortController();
const NOTHING = { lobbies: 0, games: 0, failures: [] };

/** A room whose host keeps ended games for so many days. */
const keeping = (gamesDays?: number) => room({ keeping: gamesDays === undefined ? {} : { gamesDays } });

describe('a lobby that was closed', () => {
  it('is kept for a week, and then removed', async () => {
    const { tables, clock, lobby, act } = await keeping(365);
    const id = await lobby([ben]);
    done(await tables.close(act(id, ana)));
    clock.time += 6 * DAY;
    expect(await tables.removeOld(never)).toEqual(NOTHING);
    expect(await tables.look(id)).toBeDefined();
    clock.time += 2 * DAY;
    expect(await tables.removeOld(never)).toEqual({ ...NOTHING, lobbies: 1 });
    expect(await tables.look(id)).toBeUndefined();
    expect(await tables.removeOld(never)).toEqual(NOTHING);
  });

  it('because nobody came is kept for a week from then on', async () => {
    const { tables, clock, lobby } = await keeping(365);
    const id = await lobby();
    clock.time += LOBBY_LIFE + DAY;
    expect(await tables.runIdleTables()).toEqual([id]);
    clock.time += 6 * DAY;
    expect(await tables.removeOld(never)).toEqual(NOTHING);
    clock.time += 2 * DAY;
    expect(await tables.removeOld(never)).toMatchObject({ lobbies: 1 });
  });
});

/** Has a match end. */
async function ended(store: Store, id: string): Promise<void> {
  const { table } = await keptAt(store, id);
  await overwrite(store, { ...table, phase: 'ended' });
}

describe('a match that has ended', () => {
  it('is kept for the days that the host of the bot has set', async () => {
    const { tables, store, clock, started, says, act } = await keeping(30);
    const id = await started();
    done(await says(id, ana, 'step'));
    await ended(store, id);
    clock.time += 29 * DAY;
    expect(await tables.removeOld(never)).toEqual(NOTHING);
    expect((await exported(tables, ana.id)).tables).toHaveLength(1);
    clock.time += 2 * DAY;
    expect(await tables.removeOld(never)).toEqual({ ...NOTHING, games: 1 });
    expect(await store.log(id)).toEqual([]);
    expect(await exported(tables, ana.id)).toMatchObject({ tables: [], unread: 0 });
    expect(whyNot(await tables.playAgain(act(id, ana), ana.name))).toBe('no-such-table');
  });

  it('is kept for ever where the host wants that', async () => {
    const { tables, store, clock, started } = await keeping();
    await ended(store, await started());
    clock.time += 36_500 * DAY;
    expect(await tables.removeOld(never)).toEqual(NOTHING);
  });

  it('is kept where somebody has been there since', async () => {
    const { tables, store, clock, started, lobby, act } = await keeping(30);
    await lobby();
    const id = await started();
    await ended(store, id);
    clock.time += 29 * DAY;
    done(await tables.playAgain(act(id, ana), ana.name));
    clock.time += 2 * DAY;
    expect(await tables.removeOld(never)).toEqual(NOTHING);
  });
});

it('a match that can still be played is never removed, and neither is an open lobby', async () => {
  const { tables, store, clock, started, lobby } = await keeping(1);
  const archived = await started();
  await overwrite(store, { ...(await keptAt(store, archived)).table, phase: 'archived' });
  const ids = [archived, await started(), await lobby()];
  clock.time += 5000 * DAY;
  expect(await tables.removeOld(never)).toEqual(NOTHING);
  for (const id of ids) expect(await tables.look(id)).toBeDefined();
});

describe('the removal of many tables', () => {
  /** Fifty games that are too old, over a store in which something may be otherwise. */
  async function fifty(
    keeping: NonNullable<TablesParts['keeping']>,
    changed: (store: Store) => Store = (store) => store,
  ) {
    const clock = tickingClock(1_000_000);
    const store = changed(await openStore({ file: ':memory:', clock }));
    const here = await room({ store, keeping });
    const ids: string[] = [];
    for (let count = 0; count < 50; count += 1) ids.push(await here.started());
    for (const id of ids) await ended(store, id);
    here.clock.time += 31 * DAY;
    return { ...here, ids };
  }

  it('waits after each, and leaves the rest to the next time where the bot ends', async () => {
    const ending = new AbortController();
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      if (pauses === 30) ending.abort();
    };
    const { tables } = await fifty({ gamesDays: 30, pause });
    expect(await tables.removeOld(ending.signal)).toMatchObject({ games: 30 });
    expect(await tables.removeOld(never)).toMatchObject({ games: 20 });
  });

  it('passes over one that fails, and tells of it', async () => {
    const { tables, ids } = await fifty({ gamesDays: 30 }, (store) => ({
      ...store,
      remove: (claim, ...rest) =>
        claim.table === 't2' ? Promise.reject(new Error('no')) : store.remove(claim, ...rest),
    }));
    const { games, failures } = await tables.removeOld(never);
    expect(ids).toContain('t2');
    expect([games, failures.map(({ table }) => table)]).toEqual([49, ['t2']]);
  });
});
