import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDiscord } from '../src/playground/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program in a folder of its own, with these variables and no others of its own. */
function start(variables: Readonly<Record<string, string>>) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), resolve('src/main.ts')], {
    cwd: folder,
    env: { PATH, HOME, ...variables },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (part: Buffer) => {
    said.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said.error += part.toString();
  });
  const code = new Promise<number | null>((ended) => child.once('close', ended));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said, code };
}

async function until(holds: () => boolean): Promise<void> {
  const last = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > last) throw new Error('it never came');
    await new Promise((later) => setTimeout(later, 50));
  }
}

describe('a start that cannot go on', () => {
  test('names every wrong variable and ends with code 1', async () => {
    const { said, code } = start({ PLAYGROUND_PORT: 'lots', LOG_LEVEL: 'loud' });
    expect(await code).toBe(1);
    expect(said.error.trim().split('\n')).toEqual([
      expect.stringMatching(/^PLAYGROUND_PORT .*\.$/),
      expect.stringMatching(/^LOG_LEVEL .*\.$/),
    ]);
  });

  test('says that a database is damaged, and does not touch it', async () => {
    const file = join(folder, 'damaged.sqlite');
    writeFileSync(file, 'no database at all');
    const { said, code } = start({ DISCORD_TOKEN: 'token', DATABASE_FILE: file });
    expect(await code).toBe(1);
    expect(said.error).toMatch(/^The database .* is damaged .*\n$/);
    expect(readFileSync(file, 'utf8')).toBe('no database at all');
  });

  test('says that Discord does not take the token, without repeating it', async () => {
    const discord = await startDiscord();
    onTestFinished(() => discord.close());
    const { said, code } = start({ DISCORD_TOKEN: 'hunter2', DISCORD_API_URL: discord.apiBase });
    expect(await code).toBe(1);
    expect(said.error).toMatch(/^Discord does not take the token in DISCORD_TOKEN\. .*\n$/);
    expect(said.error).not.toContain('hunter2');
  });

  test('says that Discord cannot be reached', async () => {
    const discord = await startDiscord();
    await discord.close();
    const { said, code } = start({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiBase });
    expect(await code).toBe(1);
    expect(said.error).toMatch(/^Discord cannot be reached\. .*\n$/);
  });

  test('says that a second bot wants the same database', async () => {
    const discord = await startDiscord();
    onTestFinished(() => discord.close());
    const variables = {
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiBase,
      DATABASE_FILE: 'one.sqlite',
    };
    start(variables);
    await until(() => discord.botConnected());
    const second = start(variables);
    expect(await second.code).toBe(1);
    expect(second.said.error).toContain('in use by another running bot');
  });
});

describe('a bot', () => {
  test('registers its commands, and ends by itself when it is told to', async () => {
    const discord = await startDiscord();
    onTestFinished(() => discord.close());
    const { child, code, said } = start({ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiBase });
    const [person] = discord.people;
    await until(() => (person?.commands().length ?? 0) > 0);
    expect(person?.commands().map(({ name }) => name)).toContain('play');
    child.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(said.error).not.toContain(discord.token);
  });
});

describe('without a token', () => {
  test('one address is printed, its page is there, and the bot is in it', async () => {
    const free = await startDiscord();
    const { port } = free;
    await free.close();
    const { child, code, said } = start({ PLAYGROUND_PORT: String(port) });
    await until(() => said.out.includes('\n'));
    expect(said.out.match(/http:\/\/\S+/g)).toEqual([`http://127.0.0.1:${port}`]);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.status).toBe(200);
    child.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(said.error).toBe('');
  });
});
