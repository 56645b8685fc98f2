import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { Emojis } from '../../src/discord/client/emojis.ts';
import { openApi } from '../../src/doctor/discord/api.ts';
import { games } from '../../src/games/index.ts';
import { type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { APPLICATION_ID } from '../../src/playground/world/cast.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { builtFolder } from '../built-bot.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { fakeNotes } from '../discord/fake-notes.ts';
import { killed, startBot } from '../e2e/bot-process.ts';
import { layPackages } from '../packages.ts';
import { PIER } from '../playground/boards.ts';
import { emptyFolder } from '../store/folder.ts';
import { commit, sampleCommit } from '../store/sample.ts';
import { tickingClock } from '../ticking-clock.ts';

const SRC = resolve('src');

/** How a run ended: what it printed, and its code. */
interface Ran {
  readonly out: string;
  readonly error: string;
  readonly code: number | null;
}

interface Running {
  readonly folder: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** What Node is given to run; what a build has made where absent, which starts soonest. */
  readonly program?: readonly string[];
}

/** Runs doctor in a folder, with these variables and no others of its own. */
async function doctor(args: readonly string[], running: Running): Promise<Ran> {
  const { folder, variables = {}, program = [join(await builtFolder(), 'src/doctor.js')] } = running;
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...variables },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (part: Buffer) => {
    said.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said.error += part.toString();
  });
  const [code] = await once(child, 'close');
  return { ...said, code };
}

const botAt = ({ token, apiBase }: RunningDiscord, database: string) => ({
  DISCORD_TOKEN: token,
  DISCORD_API_URL: apiBase,
  DATABASE_FILE: database,
});

/** Lines that say what is not well, without their cures. */
const ills = ({ out }: Ran): readonly string[] => out.split('\n').filter((line) => line.startsWith('BAD'));

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const last = Date.now() + 120_000;
  while (!(await holds())) {
    if (Date.now() > last) throw new Error('it never came');
    await new Promise((later) => setTimeout(later, 100));
  }
}

async function discordForDoctor(): Promise<RunningDiscord> {
  const discord = await startDiscord({ rates: 'off' });
  onTestFinished(() => discord.close());
  return discord;
}

describe('npm run doctor', () => {
  test('finds all well while the bot runs, and disturbs it in nothing', async () => {
    const discord = await discordForDoctor();
    const folder = emptyFolder();
    const database = join(folder, 'tables.sqlite');
    const { token } = discord;
    // The bot itself takes its time.
    await new Emojis().bring({
      api: openApi(token, discord.apiBase).rest,
      application: APPLICATION_ID,
      icons: games.flatMap((game) => game.icons),
      notes: fakeNotes(),
      log: fakeLog(),
      pause: async () => {},
      ended: new AbortController().signal,
    });
    const bot = await startBot(discord, database);
    onTestFinished(() => killed(bot));
    await until(() => discord.world.commands.list().length > 0);
    writeFileSync(join(folder, '.env'), `DISCORD_TOKEN=${token}\nDISCORD_API_URL=${discord.apiBase}\n`);
    const ran = await doctor(['--channel', PIER, '--post'], {
      folder,
      variables: { DATABASE_FILE: database },
    });
    expect(ills(ran)).toEqual([]);
    expect([ran.code, ran.error, ran.out.trim().split('\n').at(-1)]).toEqual([0, '', 'Everything is fine.']);
    for (const line of ran.out.trim().split('\n').slice(0, -1)) expect(line).toMatch(/^ok {3}\S.*\.$/);
    expect(ran.out).toContain(`process ${bot.pid} on `);
    expect(ran.out).not.toContain(token);
    expect(ran.out).not.toContain('\u001b');
    expect(bot.exitCode).toBeNull();
    const gone = once(bot, 'exit');
    bot.kill('SIGTERM');
    expect((await gone)[0]).toBe(0);
  });

  test('ends with code 1 where something is not well, and prints no secret of it', async () => {
    const discord = await discordForDoctor();
    const folder = emptyFolder();
    const database = join(folder, 'tables.sqlite');
    const store = await openStore({ file: database, clock: tickingClock(0) });
    await commit(store, sampleCommit(1, { snapshot: '{"seed":"the seed of a match"}' }));
    await store.close();
    const token = 'MTMwMDAwMDAwMDAwMDAwMDAwMQ.Cl2FMQ.a-token-that-was-reset-since';
    const ran = await doctor([], {
      folder,
      variables: { ...botAt(discord, database), DISCORD_TOKEN: token },
    });
    expect(ran.code).toBe(1);
    expect(ills(ran)).toEqual(['BAD  Discord does not accept the token in DISCORD_TOKEN.']);
    expect(ran.out).toContain('One thing needs fixing.');
    for (const secret of [token, 'a-token-that-was-reset', 'the seed of a match'])
      expect(ran.out + ran.error).not.toContain(secret);
  });

  test('without a token says what it did not look at, and that the rest is well', async () => {
    const folder = emptyFolder();
    const [command, ...program] = manifest.scripts.doctor.split(' ').map((word) => word.replace(/^src/, SRC));
    expect(command).toBe('node');
    const ran = await doctor([], { folder, program });
    expect([ran.code, ran.error]).toEqual([0, '']);
    expect(ran.out).toContain('--   The clock and Discord were not checked: there is no DISCORD_TOKEN.');
    expect(readdirSync(folder)).toEqual([]);
    const asked = await doctor(['--channel', PIER], { folder });
    expect(asked.code).toBe(1);
    expect(ills(asked)).toEqual([`BAD  The channel ${PIER} was not checked: there is no DISCORD_TOKEN.`]);
  });

  test.each(['better-sqlite3', '@napi-rs/canvas'])(
    'starts where %s is broken, and says so',
    async (broken) => {
      const copy = mkdtempSync(join(tmpdir(), 'broken-'));
      onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
      const built = await builtFolder();
      for (const part of ['src', 'commands'])
        cpSync(join(built, part), join(copy, part), { recursive: true });
      for (const part of ['assets', 'package.json']) symlinkSync(resolve(part), join(copy, part));
      // As `npm ci --ignore-scripts` leaves it: every package is there, but for one that has no binary.
      layPackages(copy, [], new RegExp(`^${broken}(-|$)`));
      cpSync(join('node_modules', broken), join(copy, 'node_modules', broken), {
        recursive: true,
        filter: (from) => !/\.node$|[\\/](build|deps)$/.test(from),
      });
      const ran = await doctor([], { folder: copy, program: [join(copy, 'src/doctor.js')] });
      expect([ran.code, ran.error]).toEqual([1, '']);
      const [line, ...others] = ills(ran);
      expect(others).toEqual([]);
      expect(line).toContain(`${broken} does not work (`);
      expect(ran.out).toContain(
        '       The packages were installed for another Node version, or without their install scripts. Run npm ci again.\n',
      );
      expect(ran.out.match(/^-- {3}.*(SQLite|better-sqlite3|the canvas)/gm)).not.toBeNull();
    },
  );
});
