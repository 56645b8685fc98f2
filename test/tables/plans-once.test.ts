import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { say } from '../texts/shipped.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ana, ben, done, room } from './room.ts';

const people = [ana, ben].map(({ name }) => ({ name }));
const textContext = { say, people };

/** Ben's planned turn is due at a table of this store, at the time that is brought. */
async function due(store: Store) {
  const { tables, act, started, says, clock } = await room({ store });
  const id = await started();
  done(await tables.keepPlan(act(id, ben), ['step', 'step', 'end'], textContext));
  done(await says(id, ana, 'end'));
  return { id, at: clock.time + 10 * 60_000 };
}

/** What is kept of a table: the answers of its log in order, what came of plans, and the plans that are left. */
async function keptOf(store: Store, id: string) {
  const body = JSON.parse((await store.open({ table: id }))?.table.body ?? '{}');
  return {
    log: (await store.log(id)).map((entry) => JSON.parse(entry.body).notation),
    played: body.planReports.map((report: { played: unknown }) => report.played),
    plans: body.plans,
  };
}

const ONCE = { log: ['end', 'step', 'step', 'end'], played: [['step', 'step', 'end']], plans: [] };

/** A store whose next commits wait until so many have come. */
function meeting(store: Store, many: number): Store {
  const waiting: (() => void)[] = [];
  const commit: Store['commit'] = async (claim, change) => {
    if (waiting.length < many) {
      const come = new Promise<void>((go) => waiting.push(go));
      if (waiting.length === many) for (const go of waiting) go();
      await come;
    }
    return store.commit(claim, change);
  };
  return new Proxy(store, {
    get: (of, name) => {
      if (name === 'commit') return commit;
      const value: unknown = Reflect.get(of, name, of);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
}

describe('a planned turn', () => {
  test('is played once by two processes that have both read that it is due', async () => {
    const store = await openMemoryStore(tickingClock(1));
    const { id, at } = await due(store);
    const met = meeting(store, 2);
    const processes = await Promise.all([room({ store: met }), room({ store: met })]);
    for (const { clock } of processes) clock.time = at;
    const found = await Promise.all(processes.map(({ tables }) => tables.runDueTurns()));
    expect(found).toContainEqual([id]);
    expect(await keptOf(store, id)).toEqual(ONCE);
    for (const { tables } of processes) expect(await tables.runDueTurns()).toEqual([]);
  });

  test('and an answer of its owner at the same moment are not mixed: one of them is the turn', async () => {
    const store = await openMemoryStore(tickingClock(1));
    const { id, at } = await due(store);
    const met = meeting(store, 2);
    const [one, other] = await Promise.all([room({ store: met }), room({ store: met })]);
    one.clock.time = at;
    other.clock.time = at;
    const opened = (await other.tables.look(id))?.match?.decisions[0]?.opened ?? -1;
    const late = { table: id, person: ben.id, interaction: 'a late press' };
    await Promise.all([other.tables.answer(late, opened, 'end'), one.tables.runDueTurns()]);
    const { log, plans } = await keptOf(store, id);
    expect(plans).toEqual([]);
    expect([['end', 'end'], ONCE.log]).toContainEqual(log);
  });
});
