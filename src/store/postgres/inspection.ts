import { REPORTED } from '../sql/reported.ts';
import { addressInWords } from './address.ts';
import { isHeard } from './hints.ts';
import { type Origin, originOf } from './layout.ts';
import { pooled, refusal } from './postgres-store.ts';
import { Server } from './server.ts';

/** How a PostgreSQL database was found. */
export interface InspectedPostgres {
  readonly place: string;
  /** The server's version. */
  readonly version: string;
  readonly origin: Origin;
  readonly onlyReads: boolean;
  /** The processes that work with it now, in words for a person; none is named where it has another layout. */
  readonly hosts: readonly string[];
  /** How many problems people have reported; none is counted where it has another layout. */
  readonly reports: number;
}

/**
 * Looks at a database without changing anything.
 *
 * @throws StoreRefused where it cannot be reached, or holds something else
 */
export async function inspectPostgres(address: string): Promise<InspectedPostgres> {
  const place = addressInWords(address);
  const server = new Server(address);
  try {
    const origin = await originOf(server.ask, place);
    const [about] = await server.ask<{ readonly version: string; readonly onlyReads: boolean }>({
      name: 'about',
      text: `SELECT current_setting('server_version') AS version,
        pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' AS "onlyReads"`,
    });
    if (about?.onlyReads !== true && !(await isHeard(address, server.ask))) throw pooled(place);
    const hosts =
      origin.kind !== 'today'
        ? []
        : await server.ask<{ readonly owner: string }>({
            name: 'hosts',
            text: 'SELECT owner FROM hosts WHERE until > clock_timestamp() ORDER BY owner',
          });
    const [reported] =
      origin.kind !== 'today'
        ? []
        : await server.ask<{ readonly count: number }>(
            {
              name: 'reports',
              text: `SELECT coalesce(sum(json_array_length(body::json->'reports')), 0)::bigint AS count
                FROM tables WHERE strpos(body, $1) > 0`,
            },
            [REPORTED],
          );
    return {
      ...{ place, origin, reports: reported?.count ?? 0 },
      version: about?.version ?? '',
      onlyReads: about?.onlyReads === true,
      // The last word tells processes of one name apart, and nobody needs to read it.
      hosts: hosts.map(({ owner }) => owner.split(' ').slice(0, -1).join(', process ')),
    };
  } catch (error) {
    throw refusal(error, place);
  } finally {
    await server.close();
  }
}
