import type { InspectedPostgres } from '../../store/postgres/inspection.ts';
import { fromOtherVersion } from '../../store/refusal.ts';
import { type Finding, unwell, well } from '../finding.ts';
import { reportFindings } from './contents.ts';

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
    originFinding(origin, place),
    well(
      hosts.length === 0
        ? 'No bot is working with the database right now.'
        : `These bots are working with the database: ${hosts.join('; ')}.`,
    ),
    ...reportFindings(reports),
  ];
}

function originFinding(origin: InspectedPostgres['origin'], place: string): Finding {
  if (origin.kind === 'other') {
    const { what, cure } = fromOtherVersion(place, origin.madeBy);
    return unwell(what, cure);
  }
  return well(
    origin.kind === 'empty'
      ? 'The database is empty. The first start sets it up.'
      : 'The database is laid out as this version needs it.',
  );
}
