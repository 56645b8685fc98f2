import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { LAYOUT } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import { emptyFolder } from './folder.ts';
import { writeVersion1 } from './version-1.ts';

describe('a database of version 1', () => {
  it('opens with everything that was in it, and is of the layout of today', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeVersion1(file);
    const store = await openStore({ file, clock: { now: () => 40 } });
    expect(await store.table('t')).toEqual({
      table: {
        id: 't',
        guild: 'g',
        channel: 'c',
        game: 'otys',
        phase: 'playing',
        revision: 3,
        people: ['béla', 'ana'],
        body: 'body',
        openedAt: 10,
        touchedAt: 30,
      },
      snapshot: 'state',
    });
    expect(await store.log('t')).toEqual([
      { ply: 0, person: 'ana', body: 'key 3', at: 20 },
      { ply: 1, person: 'béla', body: 'key 1', at: 30 },
    ]);
    expect(await store.pending()).toEqual([{ id: 7, table: 't', key: 'board', body: 'ply 2', at: 30 }]);
    expect(await store.liveMessage('t')).toEqual({
      table: 't',
      channel: 'c',
      message: 'm',
      live: true,
      shows: 1,
    });
    expect(await store.handled('i')).toBe(true);
    expect(await store.note('commands')).toBe('hash');
    await store.close();
    const database = new Database(file, { readonly: true });
    expect(database.pragma('user_version', { simple: true })).toBe(LAYOUT);
    expect(database.pragma('foreign_key_check')).toEqual([]);
    database.close();
  });
});
