import { describe, expect, it } from 'vitest';
import { wrongChecksum } from '../../../src/store/sqlite/checksums.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { LAYOUT, migrate } from '../../../src/store/sqlite/migrations.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { emptyFolder } from '../folder.ts';
import { writeVersion1 } from './version-1.ts';

describe('a database of version 1', () => {
  it('opens with everything that was in it, and is of the layout of today', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeVersion1(file);
    const store = await openStore({ file, clock: tickingClock(40) });
    const opened = await store.open({ table: 't', interaction: 'i', message: 'm' });
    expect(opened).toMatchObject({
      table: {
        id: 't',
        guild: 'g',
        channel: 'c',
        home: 'c',
        game: 'otys',
        phase: 'playing',
        revision: 3,
        people: ['béla', 'ana'],
        body: 'body',
        openedAt: 10,
        activeAt: 30,
        ...{ generation: 0, logFrom: 0, isFinished: false, isThreadOver: false },
      },
      snapshot: 'state',
      isHandled: true,
      channel: { posted: 0, isArchived: false },
      notices: [],
      pressed: { table: 't', channel: 'c', id: 'm', standing: 'live' },
    });
    expect(opened?.messages.map(({ id }) => id)).toEqual(['m']);
    expect(await store.log('t')).toEqual([
      { ply: 0, person: 'ana', body: 'key 3', at: 20 },
      { ply: 1, person: 'béla', body: 'key 1', at: 30 },
    ]);
    expect(await store.setting('commands')).toBe('hash');
    await store.close();
    const database = new Sqlite(file, { readonly: true });
    expect(database.pragma('user_version', { simple: true })).toBe(LAYOUT);
    expect(database.pragma('foreign_key_check')).toEqual([]);
    database.close();
  });
});

describe('lists of tables', () => {
  it('are found in indexes of their own after each migration', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeVersion1(file);
    const store = await openStore({ file, clock: tickingClock(40) });
    const wanted = { guild: 'g', channel: 'c', phases: ['playing'], most: 26 };
    expect((await store.nearestOf('ana', wanted)).map(({ id }) => id)).toEqual(['t']);
    expect((await store.othersIn('cem', wanted)).map(({ id }) => id)).toEqual(['t']);
    await store.close();
    const database = new Sqlite(file, { readonly: true });
    const columns = database.prepare<[string], string>('SELECT name FROM pragma_index_info(?)').pluck();
    expect(columns.all('tables_listed')).toEqual(['id', 'phase', 'channel', 'touched_at']);
    expect(columns.all('tables_by_channel')).toEqual(['channel', 'phase', 'touched_at', 'id']);
    database.close();
  });
});

describe('a table of an older layout', () => {
  it('is counted with its channel, and has a seal that fits', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeVersion1(file);
    const store = await openStore({ file, clock: tickingClock(40) });
    const open = { guild: 'g', home: 'c', open: ['playing'], lobby: ['playing'] };
    expect(await store.census({ ...open, person: 'ana' })).toMatchObject({
      ...{ atHome: 1, ofPerson: 1, hosted: 0 },
    });
    expect(await store.census({ ...open, person: 'béla' })).toMatchObject({ hosted: 1 });
    await store.close();
    const database = new Sqlite(file);
    migrate(database);
    expect(wrongChecksum(database)).toBeUndefined();
    database.close();
  });
});

describe('a database of layout 9, which kept no results', () => {
  it('opens with its games that are over, and without results, also of theirs', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeVersion1(file);
    const before = new Sqlite(file);
    migrate(before, 9);
    before.exec("UPDATE tables SET phase = 'ended', finished = 1 WHERE id = 't'");
    expect(before.pragma('user_version', { simple: true })).toBe(9);
    before.close();
    const store = await openStore({ file, clock: tickingClock(40) });
    expect((await store.open({ table: 't' }))?.table).toMatchObject({ phase: 'ended', isFinished: true });
    expect(await store.log('t')).toHaveLength(2);
    expect([...(await store.finishedBy(['ana'], 'otys'))]).toEqual([['ana', 1]]);
    expect([await store.resultsOf('ana', 9), await store.resultsIn('g', 9)]).toEqual([[], []]);
    await store.close();
    const after = new Sqlite(file, { readonly: true });
    expect(after.pragma('user_version', { simple: true })).toBe(LAYOUT);
    after.close();
  });
});

describe('the layout of today', () => {
  it('seals every column of every table, but for the lease, which each beat changes', () => {
    const database = new Sqlite(':memory:');
    migrate(database);
    const select = <T>(sql: string, ...given: readonly string[]) =>
      database
        .prepare<string[], T>(sql)
        .pluck()
        .all(...given);
    const tables = select<string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    for (const table of tables.filter((name) => name !== 'lease')) {
      const columns = select<string>('SELECT name FROM pragma_table_info(?)', table).filter(
        (name) => name !== 'seal',
      );
      const [trigger = ''] = select<string>(
        'SELECT sql FROM sqlite_schema WHERE name = ?',
        `seal_changed_${table}`,
      );
      const checksummed = /AFTER UPDATE OF (.*?) ON/.exec(trigger)?.[1]?.split(', ') ?? [];
      expect(checksummed.sort(), `see checksum-layouts.ts: ${table}`).toEqual(columns.sort());
    }
    database.close();
  });

  it('looks at the seal of every table that has one', () => {
    const database = new Sqlite(':memory:');
    migrate(database);
    database.pragma('foreign_keys = OFF');
    database.pragma('ignore_check_constraints = ON');
    const tables = database
      .prepare<[], string>(
        "SELECT tbl_name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'seal_new_%'",
      )
      .pluck()
      .all();
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) {
      const columns = database.prepare<[string], { readonly name: string; readonly type: string }>(
        'SELECT name, type FROM pragma_table_info(?)',
      );
      const given = columns.all(table).filter(({ name }) => name !== 'seal');
      database
        .prepare(
          `INSERT INTO ${table} (${given.map(({ name }) => name).join(', ')}) VALUES (${given.map(() => '?').join(', ')})`,
        )
        .run(...given.map(({ type }) => (type === 'INTEGER' ? 1 : '1')));
      expect(wrongChecksum(database)).toBeUndefined();
      database.exec(`UPDATE ${table} SET seal = seal + 1`);
      expect(wrongChecksum(database)).toBe(table);
      database.exec(`UPDATE ${table} SET seal = seal - 1`);
    }
    database.close();
  });
});
