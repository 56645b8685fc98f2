import type { SqlStatement } from '../sql/database.ts';
import type { Server } from './server.ts';

/** Minutes for which Discord counts ("Rate Limits", Invalid Request Limit). */
const WINDOW = 10;

/** Adds $1 to this minute's count and returns the sum of all minutes. The statement does not read what it writes. */
const COUNT: SqlStatement = {
  name: 'countInvalidRequests',
  text: `
    WITH clock AS (SELECT floor(extract(epoch FROM clock_timestamp()) / 60)::bigint AS minute),
    gone AS (DELETE FROM invalid_requests USING clock WHERE invalid_requests.minute < clock.minute - ${WINDOW}),
    added AS (
      INSERT INTO invalid_requests AS known (minute, many) SELECT minute, $1::bigint FROM clock WHERE $1::bigint > 0
      ON CONFLICT (minute) DO UPDATE SET many = known.many + excluded.many)
    SELECT $1::bigint + coalesce(sum(many), 0)::bigint AS many FROM invalid_requests, clock
    WHERE invalid_requests.minute >= clock.minute - ${WINDOW}`,
};

/** Counts the requests of all processes that Discord has refused in the last ten minutes, with so many more. */
export const invalidRequests =
  (server: Pick<Server, 'ask'>) =>
  async (more: number): Promise<number> =>
    (await server.ask<{ readonly many: number }>(COUNT, [more]))[0]?.many ?? more;
