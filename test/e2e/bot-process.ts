import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { builtBot } from '../built-bot.ts';
import type { Hosted } from '../soak/hosted.ts';

/** Runs a bot in a process of its own, against a Discord on localhost. */
export const spawnBot = (
  { args, environment: hosted }: Hosted,
  { token, apiBase }: RunningDiscord,
  database: string,
  environment: Readonly<Record<string, string>>,
  stdio: StdioOptions,
): ChildProcess => {
  const connection = { DISCORD_TOKEN: token, DISCORD_API_URL: apiBase };
  const place = { DATABASE_FILE: database, DATABASE_URL: '' };
  const env = { ...process.env, ...hosted, ...connection, ...place, ...environment };
  return spawn(process.execPath, args, { env, stdio });
};

/** Runs the built bot; its errors are shown, or come on its `stderr`. */
export async function startBot(
  discord: RunningDiscord,
  database: string,
  environment: Readonly<Record<string, string>> = {},
  errors: 'inherit' | 'pipe' = 'inherit',
): Promise<ChildProcess> {
  const variables = { LOG_LEVEL: 'silent', ...environment };
  return spawnBot(await builtBot(), discord, database, variables, ['ignore', 'ignore', errors]);
}

/** Ends a process that has not ended yet, and waits until it is gone. */
export async function killed(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
