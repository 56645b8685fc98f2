import { describe, expect, it } from 'vitest';
import { Sqlite } from '../../src/store/sqlite/driver.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { erasePerson } from '../../src/tables/erasure.ts';
import { emptyFolder } from '../store/folder.ts';
import { tickingClock } from '../ticking-clock.ts';
import { exported } from './exported.ts';
import { ana, ben, done, keptAt, overwrite, room } from './room.ts';

const clock = tickingClock(1_000_000);

/** Tables of Ana's: one that is well, one whose row is damaged, one whose game is played here no more; as after a start. */
async function inPart() {
  const file = `${emptyFolder()}/bot.sqlite`;
  const store = await openStore({ file, clock });
  const { started, says } = await room({ store });
  const well = await started();
  const damaged = await started();
  const gone = await started();
  done(await says(well, ana, 'step'));
  const other = new Sqlite(file);
  const tear = (what: 'tables' | 'log', by: number, id: string) => {
    const key = what === 'tables' ? 'id' : 'table_id';
    other.prepare(`UPDATE ${what} SET seal = seal + ? WHERE ${key} = ?`).run(by, id);
  };
  tear('tables', 1, damaged);
  const { table: row } = await keptAt(store, gone);
  const { body } = row;
  const elsewhere = JSON.stringify({ ...JSON.parse(body), game: 'mislaid' });
  await overwrite(store, { ...row, body: elsewhere, game: 'mislaid' });
  const { tables } = await room({ store });
  const close = async () => {
    other.close();
    await store.close();
  };
  return { store, tables, tear, close, well, damaged, gone };
}

describe('somebody with tables that cannot be read', () => {
  it('has all the rest removed, and is told how many are left', async () => {
    const { store, tables, well, close } = await inPart();
    expect(await erasePerson(tables, ana.id, '99')).toEqual({ tables: [well], left: 2 });
    expect((await tables.look(well))?.table.seats[0]).toMatchObject({ id: 'gone-99' });
    expect((await store.log(well)).map(({ person }) => person)).not.toContain(ana.id);
    await close();
  });

  it('has those removed by another try once they can be read', async () => {
    const { tables, tear, damaged, close } = await inPart();
    await erasePerson(tables, ana.id, '99');
    tear('tables', -1, damaged);
    expect(await erasePerson(tables, ana.id, '100')).toEqual({ tables: [damaged], left: 1 });
    expect((await tables.look(damaged))?.table).toMatchObject({
      phase: 'ended',
      seats: [{ id: 'gone-100' }, { id: ben.id }],
    });
    await close();
  });

  it('finds the rest in the file of what is kept of them, and how many tables are missing there', async () => {
    const { tables, tear, well, close } = await inPart();
    const kept = await exported(tables, ana.id);
    expect(kept).toMatchObject({ unread: 2, tables: [{ table: well, moves: [{ move: 'step' }] }] });
    tear('log', 1, well);
    const less = await exported(tables, ana.id);
    expect(less).toMatchObject({ unread: 3, tables: [{ table: well, seats: [{ name: 'Ana' }] }] });
    expect(less.tables[0]?.moves).toBeUndefined();
    await close();
  });
});
