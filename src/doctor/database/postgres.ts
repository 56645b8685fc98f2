import type { InspectedPostgres } from '../../store/postgres/inspection.ts';
import type { Origin } from '../../store/postgres/layout.ts';
import { type Finding, unwell, well } from '../finding.ts';
import { otherFinding, reportFindings } from './contents.ts';

/** What is in a PostgreSQL database, and who works with it. Changes nothing. */
export async function checkPostgres(address: string): Promise<readonly Finding[]> {
  const { inspectPostgres } = await import('../../store/postgres/inspection.ts');
  try {
    return postgresFindings(await inspectPostgres(address));
  } catch (error) {
    return [
      unwell(
        error instanceof Error ? error.message : String(error),
        'Check DATABASE_URL, and that the server runs and lets this machine in.',
      ),
    ];
  }
}

/** What was found in one. */
export function postgresFindings({
  place,
  version,
  origin,
  onlyReads,
  hosts,
  reports,
}: InspectedPostgres): readonly Finding[] {
  return [
    onlyReads
      ? unwell(
          `The database ${place} only reads, as a standby does.`,
          'Name the server that writes in DATABASE_URL.',
        )
      : well(`The database ${place} can be reached (PostgreSQL ${version}).`),
    originFinding(origin),
    well(
      hosts.length === 0
        ? 'No bot is working with the database right now.'
        : `These bots are working with the database: ${hosts.join('; ')}.`,
    ),
    ...reportFindings(reports),
  ];
}

function originFinding(origin: Origin): Finding {
  switch (origin.kind) {
    case 'empty':
      return well('The database is empty. The first start sets it up.');
    case 'today':
      return well('The database is laid out as this version needs it.');
    case 'other':
      return otherFinding(origin.madeBy);
  }
}
