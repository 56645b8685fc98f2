import { readFileSync } from 'node:fs';
import { brokenRules, sourcesIn } from './imports.ts';

/** Says what breaks the rules of imports, and fails if anything does. */
const broken = brokenRules(
  sourcesIn('src', 'commands'),
  JSON.parse(readFileSync('import-rules.json', 'utf8')),
);
for (const line of broken) console.error(line);
if (broken.length > 0) {
  console.error(`import-rules.json is broken ${broken.length} times.`);
  process.exitCode = 1;
}
