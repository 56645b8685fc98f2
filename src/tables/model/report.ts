import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

/** Letters of what somebody says is wrong, at most. */
export const REPORT_LENGTH = 500;

/** Reports that a table keeps at most. */
export const MOST_REPORTS = 8;

/** What somebody says is wrong at a table, for the bot's host; removed with it. Times are milliseconds since 1970. */
export const reportShape = z.object({
  /** By which its author and the host speak of it: six letters and digits. */
  number: z.string(),
  person: z.string(),
  words: z.string(),
  ply: z.int().min(0),
  version: z.string(),
  at: z.number(),
});
/** What {@link reportShape} reads. */
export type ProblemReport = ReadBy<typeof reportShape>;

/** Letters and digits that nobody takes for others. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of the report that comes next at a table; no two tables have one in common but by a rare chance. */
export const nextReportNumber = ({
  id,
  revision,
}: {
  readonly id: string;
  readonly revision: number;
}): string =>
  [...createHash('sha256').update(`${id} ${revision}`).digest().subarray(0, 6)]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('');
