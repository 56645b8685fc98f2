import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TextsBroken, writeLastLine } from './fluent-file.ts';

const FOLDER = fileURLToPath(new URL('../../assets/texts', import.meta.url));

try {
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ftl') && writeLastLine(`${FOLDER}/${name}`))
      process.stdout.write(`${name} has a new last line.\n`);
} catch (error) {
  if (!(error instanceof TextsBroken)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
