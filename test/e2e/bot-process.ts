import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { builtBot } from '../built-bot.ts';

/** The real bot in a process of its own, against a Discord on localhost. What it says as an error is shown, or brought on its `stderr`. */
export async function startBot(
  { token, apiBase }: RunningDiscord,
  database: string,
  environment: Readonly<Record<string, string>> = {},
  errors: 'inherit' | 'pipe' = 'inherit',
): Promise<ChildProcess> {
  const built = await builtBot();
  return spawn(process.execPath, built.args, {
    env: {
      ...process.env,
      ...built.environment,
      DISCORD_TOKEN: token,
      DISCORD_API_URL: apiBase,
      DATABASE_FILE: database,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'ignore', errors],
  });
}

/** Kills a process that has not ended yet. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
