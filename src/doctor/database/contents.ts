import { tmpdir } from 'node:os';
import type { Contents, Holder, Inspected } from '../../store/inspection.ts';
import { type Finding, unwell, well } from '../finding.ts';

/** What is in a database, and who has it open. To be called only where SQLite works and the file may be read. */
export async function checkContents(path: string): Promise<readonly Finding[]> {
  const { inspect } = await import('../../store/inspection.ts');
  const { LAYOUT } = await import('../../store/migrations.ts');
  try {
    return findingsOf(await inspect(path), path, LAYOUT);
  } catch (error) {
    return [unwell(error instanceof Error ? error.message : String(error), UNREADABLE)];
  }
}

const UNREADABLE = `Look whether that disk, and that of ${tmpdir()}, can be read and written and have room.`;

const RESTORE =
  'Stop the bot, move the database away together with its -wal and -shm files, and put a backup in its place, or begin anew without one.';

/** What the host reads of a database; `known` is the layout of this version of the bot. */
export function findingsOf(found: Inspected, path: string, known: number): readonly Finding[] {
  if (found.kind === 'there')
    return [contentsFinding(found.contents, path, known), holderFinding(found.holder)];
  if (found.kind === 'no lock')
    return [
      unwell(`The file ${found.lock} is no lock of this bot's (${found.finding}).`, 'Remove that file.'),
    ];
  if (found.log === undefined) return [];
  return [
    unwell(
      `The database is missing, but ${found.log} is there and holds part of it.`,
      'Put the database back, or move that file away to begin anew.',
    ),
  ];
}

function contentsFinding(contents: Contents, path: string, known: number): Finding {
  switch (contents.kind) {
    case 'current':
      return well(`The database is whole, and of this version (layout ${contents.layout}).`);
    case 'older':
      return well(
        `The database is whole, and of an older version (layout ${contents.layout}). The next start brings it to layout ${known}.`,
      );
    case 'newer':
      return unwell(
        `The database comes from a newer version of the bot (layout ${contents.layout}; this version knows ${known}).`,
        'Install the newer version again, or put back a backup from before the update.',
      );
    case 'not ours':
      return unwell(
        `The file ${path} is not a database of this bot.`,
        'Move it away, or name another place with DATABASE_FILE.',
      );
    case 'damaged':
      return unwell(`The database is damaged (${contents.finding.trim().split('\n').at(-1)}).`, RESTORE);
  }
}

function holderFinding(holder: Holder | undefined): Finding {
  if (holder === undefined) return well('Nobody has the database open: the bot is not running on it.');
  if (holder.isAlive)
    return well(
      `The bot is running on it: ${holder.name ?? 'a process that is just starting'} holds the database. A second bot would wait.`,
    );
  return unwell(
    `The bot that holds the database (${holder.name ?? 'of unknown name'}) has not moved for ten seconds.`,
    'End that process, and start the bot again. Say so in a bug report, if it happens again.',
  );
}
