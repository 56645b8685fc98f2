import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { LeaseLost } from '../../src/store/lease.ts';
import { teachSealing } from '../../src/store/seals.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { AtHand } from '../../src/tables/service/cache.ts';
import { emptyFolder } from '../store/folder.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { ana, ben, done, room } from './room.ts';

/** A store that counts how often a table was read whole. */
function counted(store: Store) {
  const reads = { count: 0 };
  const read = <T>(stored: T): T => {
    if (typeof stored === 'object') reads.count += 1;
    return stored;
  };
  const counting: Store = {
    ...store,
    table: async (id) => read(await store.table(id)),
    tableSince: async (id, revision) => read(await store.tableSince(id, revision)),
  };
  return { reads, counting };
}

const seen = (match: PlayableMatch | undefined) =>
  match && {
    snapshot: JSON.parse(match.snapshot()),
    decisions: match.decisions,
    turn: match.turn,
    words: match.boardText('spectator', { say: keysSaid, people: [] }),
  };

describe('a table at hand', () => {
  it('is not read again, neither after a look nor after an act', async () => {
    const { reads, counting } = counted(await openMemoryStore());
    const { tables, started, says } = await room(counting);
    const id = await started();
    await tables.look(id);
    done(await says(id, ana, 'step'));
    done(await says(id, ana, 'end'));
    expect((await tables.look(id))?.match?.ply).toBe(2);
    expect(reads.count).toBe(0);
  });

  it('is what the store holds, after every act of a game', async () => {
    for (const game of games) {
      const store = await openMemoryStore();
      const here = await room(store, undefined, games);
      const id = await here.lobby([ben], {}, game.name);
      done(await here.tables.addComputer(here.act(id, ana)));
      done(await here.tables.start(here.act(id, ana)));
      for (let count = 0; count < 60; count += 1) {
        const now = await here.tables.look(id);
        const fresh = await (await room(store, undefined, games)).tables.look(id);
        expect(now?.table).toEqual(fresh?.table);
        expect(seen(now?.match)).toEqual(seen(fresh?.match));
        const asked = now?.match?.decisions.find(({ seat }) => seat < 2);
        const answer = asked?.answers[count % asked.answers.length]?.notation;
        if (asked === undefined || answer === undefined) break;
        done(await here.says(id, asked.seat === 0 ? ana : ben, answer));
      }
    }
  });

  it('gives way to what somebody else has written in the meantime', async () => {
    const { reads, counting } = counted(await openMemoryStore());
    const here = await room(counting);
    const there = await room(counting);
    const id = await here.started();
    expect((await there.tables.look(id))?.match?.ply).toBe(0);
    done(await here.says(id, ana, 'step'));
    expect((await there.tables.look(id))?.match?.ply).toBe(1);
    // Each room counts its own interactions, which must not be taken for those of the other.
    for (let count = 0; count < 20; count += 1) there.act(id, ana);
    done(await there.says(id, ana, 'step'));
    expect((await here.tables.look(id))?.match?.ply).toBe(2);
    expect(reads.count).toBe(3);
  });

  it('is never that of an act that was not written: whoever has lost the database sees what its new holder does', async () => {
    const file = join(emptyFolder(), 'bot.sqlite');
    const store = await openStore({ file, clock: { now: () => 1_000_000 } });
    const here = await room(store);
    const id = await here.started();
    const other = new Database(file);
    teachSealing(other);
    other.prepare('UPDATE lease SET term = term + 1').run();
    await expect(here.says(id, ana, 'step')).rejects.toThrow(LeaseLost);
    expect((await here.tables.look(id))?.match?.ply).toBe(0);
    const { body } = other
      .prepare<[string], { body: string }>('SELECT body FROM tables WHERE id = ?')
      .get(id) ?? { body: '' };
    other
      .prepare('UPDATE tables SET body = ?, revision = revision + 1 WHERE id = ?')
      .run(JSON.stringify({ ...JSON.parse(body), host: ben.id }), id);
    expect((await here.tables.look(id))?.table.host).toBe(ben.id);
    await expect(here.says(id, ana, 'step')).rejects.toThrow(LeaseLost);
    other.close();
    await store.close();
  });

  it('goes once many others were used since', async () => {
    const { tables, started } = await room();
    const id = await started();
    const now = await tables.look(id);
    if (now === undefined) throw new Error('no-such-table');
    const atHand = new AtHand();
    const keep = (other: string) => atHand.keep({ ...now, table: { ...now.table, id: other } });
    keep('first');
    keep('second');
    for (let other = 0; other < 254; other += 1) keep(`other ${other}`);
    expect(atHand.of('first')?.table.id).toBe('first');
    keep('one more');
    expect([atHand.of('first')?.table.id, atHand.of('second')]).toEqual(['first', undefined]);
  });
});
