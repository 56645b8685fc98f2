import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { z } from 'zod';
import { type Hosted, hosted } from './soak/hosted.ts';

const madeShape = z.union([
  z.object({ args: z.array(z.string()), environment: z.record(z.string(), z.string()) }),
  z.object({ broken: z.string() }),
]);

/**
 * The bot as its host runs it, built once in a run by whichever file wants it first: it starts in half the time that the sources take.
 * Throws where it could not be built.
 */
export async function builtBot(): Promise<Hosted> {
  const folder = inject('runFolder');
  const made = join(folder, 'made.json');
  if (begins(join(folder, 'being made'))) {
    writeFileSync(`${made}.part`, JSON.stringify(built(join(folder, 'bot'))));
    renameSync(`${made}.part`, made);
  }
  while (!existsSync(made)) await new Promise((later) => setTimeout(later, 20));
  const found = madeShape.parse(JSON.parse(readFileSync(made, 'utf8')));
  if ('broken' in found) throw new Error(found.broken);
  return found;
}

/** The folder into which {@link builtBot} is built, as the host has it: programs below `src`, and what they read and import. Not to be changed. */
export async function builtFolder(): Promise<string> {
  const { args } = await builtBot();
  return dirname(dirname(args.at(-1) ?? ''));
}

/** Whether nobody has begun yet; from now on somebody has. */
function begins(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

function built(folder: string): Hosted | { readonly broken: string } {
  try {
    return hosted(folder);
  } catch (error) {
    return { broken: String(error) };
  }
}
