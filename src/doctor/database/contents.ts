import { tmpdir } from 'node:os';
import { otherLayout } from '../../store/layout.ts';
import type { Contents, Holder, Inspected } from '../../store/sqlite/inspection.ts';
import { type Finding, unwell, well } from '../finding.ts';

/** What is in a database, and who has it open. To be called only where SQLite works and the file may be read. */
export async function checkContents(path: string): Promise<readonly Finding[]> {
  const { inspect } = await import('../../store/sqlite/inspection.ts');
  try {
    return findingsOf(await inspect(path), path);
  } catch (error) {
    return [unwell(error instanceof Error ? error.message : String(error), UNREADABLE)];
  }
}

const UNREADABLE = `Check that this disk and that of ${tmpdir()} have free space and can be read and written.`;

const RESTORE =
  'Stop the bot. Move the database away together with its -wal and -shm files, then put a backup in its place or start over without one.';

/** What the host reads of a database. */
export function findingsOf(found: Inspected, path: string): readonly Finding[] {
  if (found.kind === 'there')
    return [
      contentsFinding(found.contents, path),
      ...(found.contents.kind === 'whole' ? reportFindings(found.contents.reports) : []),
      holderFinding(found.holder),
    ];
  if (found.kind === 'no lock')
    return [
      unwell(
        `The file ${found.lock} is not a lock file of this bot (${found.finding}).`,
        'Delete that file.',
      ),
    ];
  if (found.log === undefined) return [];
  return [
    unwell(
      `The database is missing, but ${found.log} is there and contains part of it.`,
      'Put the database back, or move that file away to start over.',
    ),
  ];
}

function contentsFinding(contents: Contents, path: string): Finding {
  switch (contents.kind) {
    case 'whole':
      return well('The database is intact.');
    case 'other':
      return otherFinding(contents.madeBy);
    case 'not ours':
      return unwell(
        `The file ${path} is not a database of this bot.`,
        'Move it away, or choose another place with DATABASE_FILE.',
      );
    case 'damaged':
      return unwell(`The database is damaged (${contents.finding.trim().split('\n').at(-1)}).`, RESTORE);
  }
}

function holderFinding(holder: Holder | undefined): Finding {
  if (holder === undefined) return well('No bot is using the database.');
  if (holder.isAlive)
    return well(
      `The bot is running: ${holder.name ?? 'a process that is just starting'} holds the database. A second bot would wait.`,
    );
  return unwell(
    `The bot that holds the database (${holder.name ?? 'name unknown'}) has not responded for ten seconds.`,
    'End that process and start the bot again. If it happens again, please report it as a bug.',
  );
}

/** What the host reads of a database that another version made. */
export function otherFinding(madeBy: string | undefined): Finding {
  const { whose, way } = otherLayout(madeBy);
  return unwell(`The database was made by ${whose}.`, way);
}

/** How many problems people have reported; nothing where there are none. */
export const reportFindings = (count: number): readonly Finding[] =>
  count === 0 ? [] : [well(`People have reported problems (${count}). npm run reports lists them.`)];
