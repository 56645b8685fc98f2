import { describe, expect, it, test } from 'vitest';
import type { LogRow } from '../../src/store/store.ts';
import { USUAL_TERMS } from '../../src/tables/model/lobby-terms.ts';
import { MOST_KEPT } from '../../src/tables/model/table.ts';
import { BrokenTable, readTable } from '../../src/tables/service/saved-table.ts';
import { readSettings } from '../../src/tables/service/servers.ts';
import { READ_AT_ONCE, wholeLog } from '../../src/tables/service/whole-log.ts';
import { freeSeat, takeSeat } from '../../src/tables/transitions/seating.ts';
import { ana, ben, done, inMatch, keptAt, room } from './room.ts';

it('a table is read as it was written, and not at all if anything of it is missing that each has had', async () => {
  const { id, store, tables } = await inMatch();
  const { table: row } = await keptAt(store, id);
  expect(readTable(row)).toEqual((await tables.look(id))?.table);
  const body: Readonly<Record<string, unknown>> = JSON.parse(row.body);
  expect(Object.keys(body).length).toBeGreaterThan(30);
  for (const name of Object.keys(body)) {
    const { [name]: _missing, ...rest } = body;
    const read = () => readTable({ ...row, body: JSON.stringify(rest) });
    if (name === 'terms') expect(read().terms).toEqual(USUAL_TERMS);
    else expect(read, name).toThrow(BrokenTable);
  }
  // Before threads could be private, a table and its server said only whether there is one.
  const solo = (soloInThread: unknown) => JSON.stringify({ ...body, soloInThread });
  const read = [true, false, 'private'].map((was) => readTable({ ...row, body: solo(was) }).soloInThread);
  expect(read).toEqual(['public', 'none', 'private']);
  expect(readSettings('{"soloInThread":true,"inChannels":{"c":{"soloInThread":false}}}')).toMatchObject({
    ...{ soloInThread: 'public', inChannels: { c: { soloInThread: 'none' } } },
  });
});

it('a table keeps only so many hands, wanted messages and absences, whatever its row says and whatever people do', async () => {
  const { id, store, tables, act, clock } = await inMatch();
  const { table: row } = await keptAt(store, id);
  const body: Readonly<Record<string, unknown>> = JSON.parse(row.body);
  const many = <T>(of: (at: number) => T) => Array.from({ length: 1_000 }, (_, at) => of(at));
  const call = (await tables.look(id))?.table.calls[0];
  const read = readTable({
    ...row,
    body: JSON.stringify({
      ...body,
      handovers: many((until) => ({ seat: 0, holder: { kind: 'person', ...ana }, until })),
      calls: many((revision) => ({ ...call, revision })),
      away: many((at) => ({ person: at % 2 === 0 ? ana.id : ben.id, from: at, until: at + 1 })),
    }),
  });
  expect(read.handovers.map(({ until }) => until)).toEqual(many((at) => at).slice(-MOST_KEPT.handovers));
  expect(read.calls.map(({ revision }) => revision)).toEqual(many((at) => at).slice(-MOST_KEPT.calls));
  expect(read.away).toHaveLength(2 * MOST_KEPT.absences);
  for (let count = 0; count < 2 * MOST_KEPT.absences; count += 1) {
    done(await tables.absent(act(id, ana), clock.time + 1_000_000));
    clock.time += 1_000;
    done(await tables.absent(act(id, ana), undefined));
    clock.time += 1_000;
  }
  const away = (await tables.look(id))?.table.away ?? [];
  expect(away).toHaveLength(MOST_KEPT.absences);
  expect(away.at(-1)?.until).toBeGreaterThan(clock.time - 1_100);
});

test('of a seat that many people have had, the first holder and the latest are kept', async () => {
  const { tables, started } = await room();
  const now = await tables.look(await started([ben]));
  if (now === undefined) throw new Error('there is no table');
  let { table } = now;
  for (let at = 0; at < 3 * MOST_KEPT.former; at += 1) {
    const taken = takeSeat(freeSeat(table, 1, 'left', false), 1, { id: `guest ${at}`, name: 'Guest' });
    if (typeof taken === 'string') throw new Error(taken);
    table = taken;
  }
  expect(table.former[0]).toMatchObject({ seat: 1, id: ben.id });
  expect(table.former.at(-1)?.id).toBe(`guest ${3 * MOST_KEPT.former - 2}`);
  expect(table.former.length).toBeLessThanOrEqual(MOST_KEPT.former + 1);
});

const rowsOf = (plies: number): readonly LogRow[] =>
  Array.from({ length: plies }, (_, ply) => ({ ply, person: '101', body: `entry ${ply}`, at: ply }));

/** A store with a log of so many entries, and how many were read each time. */
function storeWith(plies: number) {
  const read: number[] = [];
  const log = async (_table: string, from = 0, to = Number.MAX_SAFE_INTEGER) => {
    const piece = rowsOf(plies).filter(({ ply }) => ply >= from && ply < to);
    read.push(piece.length);
    return piece;
  };
  return { read, log };
}

describe('a log', () => {
  test.each([0, 1, READ_AT_ONCE, 2 * READ_AT_ONCE + 7])(
    'of %i entries is read whole and in order',
    async (plies) => {
      expect(await wholeLog(storeWith(plies), 't')).toEqual(rowsOf(plies));
    },
  );

  test('is never read in pieces that a press would have to wait for', async () => {
    const store = storeWith(5 * READ_AT_ONCE + 1);
    await wholeLog(store, 't');
    expect(Math.max(...store.read)).toBe(READ_AT_ONCE);
  });

  test('is read from one ply on, up to and without another', async () => {
    const [from, to] = [3, READ_AT_ONCE + 5];
    expect(await wholeLog(storeWith(5 * READ_AT_ONCE), 't', from, to)).toEqual(rowsOf(to).slice(from));
  });
});
