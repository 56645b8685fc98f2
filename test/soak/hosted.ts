import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'dotenv';

const UNIT = 'assets/hosting/harbour-bot.service';

/** How a host runs the bot: what it gives to Node, and the settings that go with it. */
export interface Hosted {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Builds the bot into a folder, to be run as the unit for systemd runs it: with its flags for Node, and its settings.
 */
export function hosted(folder: string): Hosted {
  const built = spawnSync(process.execPath, ['src/build.cjs', folder], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  for (const path of ['node_modules', 'package.json']) symlinkSync(resolve(path), join(folder, path));
  const unit = readFileSync(UNIT, 'utf8').split('\n');
  const said = (name: string): readonly string[] =>
    unit.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  const flags = said('ExecStart').flatMap((line) => line.split(' ').filter((word) => word.startsWith('--')));
  return {
    args: [...flags, join(folder, 'src/main.js')],
    environment: parse(said('Environment').join('\n')),
  };
}
