import './node-version.cjs';

const [, , from, to] = process.argv;

const USAGE =
  'Name the file and the database: npm run move -- sqlite:FILE postgres://USER:PASSWORD@HOST/NAME\n' +
  'Leave the second out to use DATABASE_URL.\n';

async function moveFrom(file: string, named: string | undefined): Promise<void> {
  const { addressFor, environmentWith } = await import('./configuration.ts');
  const { moveStore } = await import('./store/move/move.ts');
  const { place, tables, moves, rows } = await moveStore(file, addressFor(named, environmentWith('.env')));
  process.stdout.write(
    `Moved ${file} to ${place} (tables: ${tables}, moves: ${moves}) and compared all ${rows} rows. ` +
      'Set DATABASE_URL and start the bot. The file is unchanged.\n',
  );
}

if (from?.startsWith('sqlite:') !== true || from === 'sqlite:') {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  void moveFrom(from.slice('sqlite:'.length), to).catch(async (error: unknown) =>
    (await import('./start-refused.ts')).refuseStart(error),
  );
}
