import { databaseOf, environmentWith } from './configuration.ts';
import { sentenceOf } from './start-refused.ts';
import { backUp } from './store/backup.ts';

const [, , to] = process.argv;

try {
  if (to === undefined)
    throw new SyntaxError('Name the file that the backup shall be: npm run backup -- FILE');
  const from = databaseOf(environmentWith('.env'));
  const { tables, moves, bytes } = backUp(from, to);
  process.stdout.write(
    `${to} is a backup of ${from} (tables: ${tables}, moves: ${moves}, ${Math.ceil(bytes / 1024)} KB).\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof SyntaxError ? error.message : sentenceOf(error)}\n`);
  process.exitCode = 1;
}
