import { describe, expect, it } from 'vitest';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { layOut } from '../../../src/store/sqlite/layout.ts';
import { Lease, type LeaseLost, leaseOf } from '../../../src/store/sqlite/lease.ts';
import { writerOf } from '../../../src/store/sqlite/writer.ts';

function held() {
  const database = new Sqlite(':memory:');
  layOut(database);
  const lease = Lease.take(database, leaseOf(database), undefined);
  if (lease === undefined) throw new Error('the lease was not free');
  const lost: LeaseLost[] = [];
  const write = writerOf(database, lease, (error) => void lost.push(error));
  const put = (key: string) =>
    void database.prepare("INSERT INTO notes (key, value) VALUES (?, '')").run(key);
  const keys = () =>
    database.prepare<[], string>("SELECT key FROM notes WHERE key <> 'made by' ORDER BY key").pluck().all();
  return { database, write, put, keys, lost };
}

describe('a connection with a writer', () => {
  it('only reads outside of a write', () => {
    const { write, put, keys } = held();
    expect(() => put('a')).toThrow(/readonly/);
    write(put)('b');
    expect(() => put('c')).toThrow(/readonly/);
    expect(keys()).toEqual(['b']);
  });

  it('keeps all of a write or nothing, and only reads after one that failed', () => {
    const { write, put, keys } = held();
    const half = write(() => {
      put('a');
      throw new RangeError('half-way');
    });
    expect(half).toThrow(RangeError);
    expect(() => put('b')).toThrow(/readonly/);
    expect(keys()).toEqual([]);
  });
});

describe('a lease', () => {
  it('is taken by one of two who saw it free, and not as it was before a beat', () => {
    const database = new Sqlite(':memory:');
    layOut(database);
    const seen = leaseOf(database);
    expect(Lease.take(database, seen, undefined)).toBeDefined();
    expect(Lease.take(database, seen, undefined)).toBeUndefined();
    const then = leaseOf(database);
    database.exec('UPDATE lease SET beats = beats + 1');
    expect(Lease.take(database, then, undefined)).toBeUndefined();
    expect(Lease.take(database, leaseOf(database), undefined)).toBeDefined();
  });
});
