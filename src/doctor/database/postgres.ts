import type { InspectedPostgres } from '../../store/postgres/inspection.ts';
import { type Finding, unwell, well } from '../finding.ts';
import { reportFindings } from './reports.ts';

/** What is in a PostgreSQL database, and who works with it. Changes nothing. */
export async function checkPostgres(address: string): Promise<readonly Finding[]> {
  const { inspectPostgres } = await import('../../store/postgres/inspection.ts');
  const { LAYOUT } = await import('../../store/postgres/migrations.ts');
  try {
    return postgresFindings(await inspectPostgres(address), LAYOUT);
  } catch (error) {
    return [
      unwell(
        error instanceof Error ? error.message : String(error),
        'Check DATABASE_URL, and that the server runs and lets this machine in.',
      ),
    ];
  }
}

/** What was found in one, where this version knows layouts up to a number. */
export function postgresFindings(
  { place, version, layout, onlyReads, hosts, reports }: InspectedPostgres,
  known: number,
): readonly Finding[] {
  return [
    onlyReads
      ? unwell(
          `The database ${place} only reads, as a standby does.`,
          'Name the server that writes in DATABASE_URL.',
        )
      : well(`The database ${place} can be reached (PostgreSQL ${version}).`),
    layoutFinding(layout, known),
    well(
      hosts.length === 0
        ? 'No bot is working with the database right now.'
        : `These bots are working with the database: ${hosts.join('; ')}.`,
    ),
    ...reportFindings(reports),
  ];
}

function layoutFinding(layout: number, known: number): Finding {
  if (layout === 0) return well('The database is empty. The first start sets it up.');
  if (layout === known) return well(`The database is up to date (layout ${layout}).`);
  if (layout < known)
    return well(
      `The database is from an older version (layout ${layout}). The next start updates it to layout ${known}.`,
    );
  return unwell(
    `The database is from a newer version of the bot (layout ${layout}; this version knows ${known}).`,
    'Install the newer version again, or restore a backup from before the update.',
  );
}
