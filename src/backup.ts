import './node-version.cjs';

const [, , to] = process.argv;

const BY_POSTGRES =
  'The games are in PostgreSQL (DATABASE_URL), which makes its own backups: pg_dump --format=custom --file=FILE "$DATABASE_URL". ' +
  'docs/hosting.md says how to restore one.';

async function backUpTo(place: string): Promise<void> {
  const { environmentWith, readConfiguration } = await import('./configuration.ts');
  const { StoreRefused } = await import('./store/refusal.ts');
  const { print } = await import('./print.ts');
  const { backUp } = await import('./store/sqlite/backup.ts');
  const { database } = readConfiguration(environmentWith('.env'));
  if (database.kind === 'postgres') throw new StoreRefused(BY_POSTGRES);
  const from = database.file;
  const { tables, moves, bytes } = backUp(from, place);
  print(
    `${place} is a backup of ${from} (tables: ${tables}, moves: ${moves}, ${Math.ceil(bytes / 1024)} KB).`,
  );
}

if (to === undefined) {
  process.stderr.write('Name the file for the backup: npm run backup -- FILE\n');
  process.exitCode = 1;
} else {
  void backUpTo(to).catch(async (error: unknown) => (await import('./start-refused.ts')).refuseStart(error));
}
