import { fromOtherVersion } from '../layout.ts';
import { StoreRefused } from '../refusal.ts';
import { REPORTED, type ReportedTable } from '../reported-table.ts';
import { addressInWords } from './address.ts';
import { originOf } from './layout.ts';
import { lists } from './lists.ts';
import { open } from './open.ts';
import { refusal } from './postgres-store.ts';
import { Server } from './server.ts';

/**
 * Reads the tables with reported problems, oldest first. Does not disturb bots that work with the database.
 *
 * @throws StoreRefused if the database cannot be reached, is from another version, or holds something else
 */
export async function reportedAt(address: string): Promise<readonly ReportedTable[]> {
  const place = addressInWords(address);
  const server = new Server(address);
  try {
    const origin = await originOf(server.ask, place);
    if (origin.kind === 'other') throw fromOtherVersion(place, origin.madeBy);
    if (origin.kind === 'empty') throw new StoreRefused(`The database ${place} is empty.`);
    const found = await server.ask<{ readonly id: string }>(
      {
        name: 'reported',
        text: 'SELECT id FROM tables WHERE strpos(body, $1) > 0 ORDER BY opened_at, id',
      },
      [REPORTED],
    );
    const { log } = lists(server.ask, server.ask);
    const tables: ReportedTable[] = [];
    for (const { id } of found) {
      const opened = await open(server.ask, { table: id });
      if (opened !== undefined)
        tables.push({ table: opened.table, snapshot: opened.snapshot, log: await log(id) });
    }
    return tables;
  } catch (error) {
    throw refusal(error, place);
  } finally {
    await server.close();
  }
}
