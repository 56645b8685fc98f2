import { readSaying, type Saying } from '../../src/tables/model/saying.ts';
import { ana, ben, done, room } from './room.ts';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** A room in which time passes: bots look for what is due now and then, and people are told. */
export async function days() {
  const inside = await room();
  const { clock, tables } = inside;
  const said = async (id: string): Promise<readonly Saying[]> =>
    (await tables.pending(id)).flatMap(({ body }) => readSaying(body) ?? []);
  /** Lets so much time pass, looks for what is due, and says what was said then. */
  const later = async (id: string, milliseconds: number) => {
    clock.time += milliseconds;
    for (const row of await tables.pending(id)) await inside.store.delivered(row.id);
    const woken = await tables.wake();
    return { woken, said: (await said(id)).map((saying) => saying.kind) };
  };
  const tableOf = async (id: string) => {
    const now = await tables.look(id);
    if (now === undefined) throw new Error('no-such-table');
    return now.table;
  };
  const paced = async (pace: 'none' | 'relaxed' | 'daily' | 'live', others = [ben]) => {
    const id = await inside.lobby(others);
    done(await tables.setPace(inside.act(id, ana), pace));
    done(await tables.start(inside.act(id, ana)));
    return id;
  };
  return { ...inside, said, later, tableOf, paced };
}
