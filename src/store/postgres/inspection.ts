import { fromOtherVersion, StoreRefused } from '../refusal.ts';
import { countReports, type ReportedTable, reportedTables } from '../sql/reported.ts';
import { pooled } from './address.ts';
import { IS_ALIVE } from './hosts.ts';
import { type Origin, originOf } from './layout.ts';
import { withServer } from './server.ts';
import { sqlDatabase } from './sql.ts';

/** How a PostgreSQL database was found. */
export interface InspectedPostgres {
  readonly place: string;
  readonly version: string;
  readonly origin: Origin;
  readonly onlyReads: boolean;
  /** The processes that work with it now, in words for a person; none is named if it has another layout. */
  readonly hosts: readonly string[];
  /** How many problems people have reported; none is counted if it has another layout. */
  readonly reports: number;
}

/** Looks at a database without changing it. Throws `StoreRefused` if it cannot be reached, or is not ours. */
export const inspectPostgres = (address: string): Promise<InspectedPostgres> =>
  withServer(address, async (server, place) => {
    const origin = await originOf(server.ask, place);
    const [about] = await server.ask<{ readonly version: string; readonly onlyReads: boolean }>({
      name: 'about',
      text: `SELECT current_setting('server_version') AS version,
        pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' AS "onlyReads"`,
    });
    if (about?.onlyReads !== true && !(await server.hasSessions())) throw pooled(place);
    const found = { place, origin, version: about?.version ?? '', onlyReads: about?.onlyReads === true };
    if (origin.kind !== 'today') return { ...found, hosts: [], reports: 0 };
    const hosts = await server.ask<{ readonly owner: string }>({
      name: 'hosts',
      text: `SELECT owner FROM hosts WHERE ${IS_ALIVE} ORDER BY owner`,
    });
    return {
      ...found,
      // The last word tells processes of one name apart, and nobody needs to read it.
      hosts: hosts.map(({ owner }) => owner.split(' ').slice(0, -1).join(', process ')),
      reports: await countReports(sqlDatabase(server)),
    };
  });

/** Reads the tables with reported problems, while bots work. Throws `StoreRefused` if the database is not ours. */
export const reportedAt = (address: string): Promise<readonly ReportedTable[]> =>
  withServer(address, async (server, place) => {
    const origin = await originOf(server.ask, place);
    if (origin.kind === 'other') throw fromOtherVersion(place, origin.madeBy);
    if (origin.kind === 'empty') throw new StoreRefused(`The database ${place} is empty.`);
    return reportedTables(sqlDatabase(server));
  });
