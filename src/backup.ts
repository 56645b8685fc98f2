import './node-version.cjs';

const [, , to] = process.argv;

async function backUpTo(place: string): Promise<void> {
  const { databaseOf, environmentWith } = await import('./configuration.ts');
  const { backUp } = await import('./store/sqlite/backup.ts');
  const from = databaseOf(environmentWith('.env'));
  const { tables, moves, bytes } = backUp(from, place);
  process.stdout.write(
    `${place} is a backup of ${from} (tables: ${tables}, moves: ${moves}, ${Math.ceil(bytes / 1024)} KB).\n`,
  );
}

if (to === undefined) {
  process.stderr.write('Name the file for the backup: npm run backup -- FILE\n');
  process.exitCode = 1;
} else {
  void backUpTo(to).catch(async (error: unknown) => (await import('./start-refused.ts')).refuse(error));
}
