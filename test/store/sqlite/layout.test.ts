import { describe, expect, it } from 'vitest';
import { damagedRow } from '../../../src/store/sqlite/checksums.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { LAYOUT, layOut } from '../../../src/store/sqlite/layout.ts';

describe('the layout of a SQLite file', () => {
  it('is that of 1.0.0: another one comes with a version and with what carries this one over', () => {
    expect(LAYOUT).toBe(1_300_854_141);
  });

  it('finds somebody in all logs without reading them: anybody can ask for that', () => {
    const database = new Sqlite(':memory:');
    layOut(database);
    const [plan] = database
      .prepare<[], { readonly detail: string }>(
        "EXPLAIN QUERY PLAN SELECT table_id FROM log WHERE person = 'ana'",
      )
      .all();
    expect(plan?.detail).toContain('log_by_person');
  });

  it('seals every column of every table, but for the lease, which each beat changes', () => {
    const database = new Sqlite(':memory:');
    layOut(database);
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
      expect(checksummed.sort(), table).toEqual(columns.sort());
    }
    database.close();
  });

  it('looks at the seal of every table that has one', () => {
    const database = new Sqlite(':memory:');
    layOut(database);
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
      expect(damagedRow(database)).toBeUndefined();
      database.exec(`UPDATE ${table} SET seal = seal + 1`);
      expect(damagedRow(database)).toContain(`"${table}"`);
      database.exec(`UPDATE ${table} SET seal = seal - 1`);
    }
    database.close();
  });
});
