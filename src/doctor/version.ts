import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How far above this file the project's package.json may be: a build puts the sources one folder deeper. */
const ABOVE = ['../../package.json', '../../../package.json'] as const;

/** The version of the bot; "of unknown version" where its package.json is not beside it. */
export function botVersion(): string {
  const file = ABOVE.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (file === undefined) return 'of unknown version';
  const read = z.object({ version: z.string() }).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return read.success ? read.data.version : 'of unknown version';
}
