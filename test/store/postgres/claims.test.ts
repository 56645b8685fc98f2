import { expect, test } from 'vitest';
import { type ClaimParts, TableClaims } from '../../../src/store/postgres/claims.ts';
import type { DatabaseQuery } from '../../../src/store/sql/database.ts';
import { tickingClock } from '../../ticking-clock.ts';

/** Claims of a process whose database answers when it is let go on; `asked` are the tables of each look. */
function claimsOf(free: (table: string) => boolean) {
  const asked: string[][] = [];
  const held: (() => void)[] = [];
  const ask: DatabaseQuery = async <R extends object>(_: unknown, [given]: readonly unknown[] = []) => {
    const tables = Array.isArray(given) ? given.map(String) : [];
    asked.push(tables);
    await new Promise<void>((go) => held.push(go));
    const rows: readonly object[] = tables.filter(free).map((table) => ({ table, epoch: 1 }));
    return rows as readonly R[];
  };
  const parts: ClaimParts = {
    ...{ ask, owner: 'this process', clock: tickingClock(0) },
    showLife: async () => {},
    sureUntil: () => Number.POSITIVE_INFINITY,
  };
  const goOn = async (): Promise<void> => {
    held.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { claims: new TableClaims(parts), asked, goOn };
}

test('tables that are wanted at the same time are asked for together, one question at a time', async () => {
  const { claims, asked, goOn } = claimsOf(() => true);
  const names = Array.from({ length: 100 }, (_, at) => `t${at}`);
  const first = claims.claim('first');
  await new Promise((done) => setImmediate(done));
  const all = Promise.all(names.map((table) => claims.claim(table)));
  await new Promise((done) => setImmediate(done));
  expect(asked).toEqual([['first']]);
  await goOn();
  expect(asked).toEqual([['first'], names]);
  await goOn();
  expect((await first)?.table).toBe('first');
  expect((await all).map((claim) => claim?.table)).toEqual(names);
});

test('a table of another process keeps nobody waiting who wants one that is free', async () => {
  let isTheirs = true;
  const { claims, asked, goOn } = claimsOf((table) => table !== 'theirs' || !isTheirs);
  const theirs = claims.claim('theirs');
  const free = claims.claim('free');
  await new Promise((done) => setImmediate(done));
  expect(asked).toEqual([['theirs', 'free']]);
  await goOn();
  expect((await free)?.table).toBe('free');
  isTheirs = false;
  await expect.poll(() => asked.at(-1)).toEqual(['theirs']);
  await goOn();
  expect((await theirs)?.table).toBe('theirs');
});
