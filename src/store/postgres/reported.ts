import { fromOtherVersion } from '../layout.ts';
import { StoreRefused } from '../refusal.ts';
import { type ReportedTable, reportedTables } from '../sql/reported.ts';
import { addressInWords } from './address.ts';
import { originOf } from './layout.ts';
import { refusal } from './postgres-store.ts';
import { Server } from './server.ts';
import { sqlDatabase } from './sql.ts';

/**
 * Reads the tables with reported problems. Does not disturb bots that work with the database.
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
    return await reportedTables(sqlDatabase(server));
  } catch (error) {
    throw refusal(error, place);
  } finally {
    await server.close();
  }
}
