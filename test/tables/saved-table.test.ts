import { expect, it } from 'vitest';
import { USUAL_TERMS } from '../../src/tables/model/lobby-terms.ts';
import { MOST_KEPT } from '../../src/tables/model/table.ts';
import { BrokenTable, readTable } from '../../src/tables/service/saved-table.ts';
import { readSettings } from '../../src/tables/service/servers.ts';
import { ana, ben, done, keptAt, room } from './room.ts';

it('a table is read as it was written, and not at all if anything of it is missing that each has had', async () => {
  const { store, tables, started } = await room();
  const id = await started();
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
  const { store, tables, started, act, clock } = await room();
  const id = await started();
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
