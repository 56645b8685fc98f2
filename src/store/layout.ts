import { crc32 } from 'node:zlib';
import { StoreRefused } from './refusal.ts';

/** The bot's version that introduced today's layout, on both stores. Each database records which version made it. */
export const LAYOUT_SINCE = '1.0.0';

/** What tells a layout from every other: 31 bits of the statements that make it, however they are indented; never 0. */
export const fingerprintOf = (statements: string): number =>
  crc32(statements.replaceAll(/\s+/g, ' ').trim()) >>> 1 || 1;

/** Who made a database with another layout, and what its host can do. Versions before 1.0.0 did not record theirs. */
export const otherLayout = (madeBy: string | undefined): { readonly whose: string; readonly way: string } =>
  madeBy === undefined
    ? {
        whose: 'a version of this bot before 1.0.0, which none from 1.0.0 on reads',
        way: 'End its games with that version, or give this one a new database.',
      }
    : {
        whose: `version ${madeBy} of this bot, in a layout that this version does not know`,
        way: `Start version ${madeBy} or a later one with it, or restore a backup that this version has made.`,
      };

/** The refusal of a database with another layout than that of today. */
export function fromOtherVersion(database: string, madeBy: string | undefined): StoreRefused {
  const { whose, way } = otherLayout(madeBy);
  return new StoreRefused(`The database ${database} was made by ${whose}. Nothing was changed. ${way}`);
}
