import { StoreRefused } from '../../store/refusal.ts';
import type { Inspected } from '../../store/sqlite/inspection.ts';
import { type Finding, unwell, well } from '../finding.ts';

/** What is in a database, and who has it open. To be called only if SQLite works and the file may be read. */
export async function checkContents(path: string): Promise<readonly Finding[]> {
  const { inspect } = await import('../../store/sqlite/inspection.ts');
  try {
    const inspected = await inspect(path);
    return inspected === undefined ? [] : findingsOf(inspected);
  } catch (error) {
    if (!(error instanceof StoreRefused)) throw error;
    return [refusalFinding(error)];
  }
}

/** What the host reads of a database. */
export const findingsOf = ({ found, holder }: Inspected): readonly Finding[] => [
  ...(typeof found === 'number'
    ? [well('The database is intact.'), ...reportFindings(found)]
    : [refusalFinding(found)]),
  well(
    holder === undefined
      ? 'No bot is using the database.'
      : `The bot is running: ${holder} holds the database. A second bot would wait.`,
  ),
];

const refusalFinding = ({ what, cure }: StoreRefused): Finding => unwell(what, cure);

/** How many problems people have reported; nothing if there are none. */
export const reportFindings = (count: number): readonly Finding[] =>
  count === 0 ? [] : [well(`People have reported problems (${count}). npm run reports lists them.`)];
