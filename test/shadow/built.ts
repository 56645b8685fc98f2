import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Puts the shadow into a bot that was built into a folder, where `SHADOW` is set. */
export function shadowBuilt(folder: string): void {
  if (process.env['SHADOW'] === undefined) return;
  buildSync({
    entryPoints: ['test/shadow/shadow.ts'],
    outfile: join(folder, 'src/shadow.js'),
    ...{ bundle: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' },
  });
  const file = join(folder, 'src/tables/service/tables.js');
  const built = readFileSync(file, 'utf8');
  const named = 'export function tablesOf(parts) {';
  if (!built.includes(named)) throw new Error('the bot has no tables to be shadowed');
  writeFileSync(
    file,
    [
      "import { shadowOf } from '../../shadow.js';",
      built.replace(named, 'function bareTables(parts) {'),
      'export function tablesOf(parts) {',
      '  const shadow = shadowOf(parts.store, parts.games);',
      '  return shadow.watched(bareTables({ ...parts, store: shadow.store }));',
      '}',
      '',
    ].join('\n'),
  );
}
