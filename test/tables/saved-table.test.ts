import { expect, it } from 'vitest';
import { BrokenTable, readTable } from '../../src/tables/service/saved-table.ts';
import { keptAt, room } from './room.ts';

it('a table is read as it was written, and not at all if anything of it is missing', async () => {
  const { store, tables, started } = await room();
  const id = await started();
  const { table: row } = await keptAt(store, id);
  expect(readTable(row)).toEqual((await tables.look(id))?.table);
  const body: Readonly<Record<string, unknown>> = JSON.parse(row.body);
  expect(Object.keys(body).length).toBeGreaterThan(30);
  for (const name of Object.keys(body)) {
    const { [name]: _missing, ...rest } = body;
    expect(() => readTable({ ...row, body: JSON.stringify(rest) }), name).toThrow(BrokenTable);
  }
});
