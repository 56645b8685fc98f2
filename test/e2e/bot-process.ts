import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RunningDiscord } from '../../src/playground/server.ts';

/** The real bot in a process of its own, against a Discord on localhost. What it says as an error is shown, or brought on its `stderr`. */
export const startBot = (
  { token, apiBase }: RunningDiscord,
  database: string,
  environment: Readonly<Record<string, string>> = {},
  errors: 'inherit' | 'pipe' = 'inherit',
): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    env: {
      ...process.env,
      DISCORD_TOKEN: token,
      DISCORD_API_URL: apiBase,
      DATABASE_FILE: database,
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'ignore', errors],
  });

/** Kills a process that has not ended yet. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
