import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type RunningDiscord, startDiscord } from '../src/playground/server.ts';
import { Sqlite } from '../src/store/sqlite/driver.ts';
import { openStore } from '../src/store/sqlite/sqlite-store.ts';
import { builtBot, builtFolder } from './built-bot.ts';
import { tickingClock } from './ticking-clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Variables = Readonly<Record<string, string>>;

/** Starts the program from its sources, as `npm start` does, in a folder of its own, with these variables and no others of its own. */
const start = (variables: Variables) => started([resolve('src/run.cjs'), 'main'], variables);

/** The same with what a build has made, which starts sooner. */
const startBuilt = async (variables: Variables) => started((await builtBot()).args, variables);

function started(
  args: readonly string[],
  variables: Variables,
  whenOver: (work: () => void) => void = onTestFinished,
) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, { cwd: folder, env: { PATH, HOME, ...variables } });
  const said = { out: '', error: '' };
  child.stdout.on('data', (part: Buffer) => {
    said.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said.error += part.toString();
  });
  const code = new Promise<number | null>((ended) => child.once('close', ended));
  whenOver(() => void child.kill('SIGKILL'));
  return { child, said, code };
}

/**
 * What a bot that has its database ends with: this code, or none where letting go of the database takes longer than it may, as on a machine that
 * does much besides. Then it is cut short, after all else was done.
 */
const orCut = (code: number): readonly (number | null)[] => [code, null];

const botAt = (discord: RunningDiscord, database: string) => ({
  DISCORD_TOKEN: discord.token,
  DISCORD_API_URL: discord.apiBase,
  DATABASE_FILE: database,
});

async function until(holds: () => boolean): Promise<void> {
  const last = Date.now() + 120_000;
  while (!holds()) {
    if (Date.now() > last) throw new Error('it never came');
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** The ids of everything that can be pressed in a message. */
const idsOf = (message: unknown): readonly string[] =>
  [...JSON.stringify(message ?? {}).matchAll(/"custom_id":"([^"]+)"/g)].map(([, id]) => id ?? '');

describe('a start that cannot go on', () => {
  test('names every wrong variable and ends with code 1', async () => {
    const { said, code } = await startBuilt({ PLAYGROUND_PORT: 'lots', LOG_LEVEL: 'loud' });
    expect(await code).toBe(1);
    expect(said.error.trim().split('\n')).toEqual([
      expect.stringMatching(/^PLAYGROUND_PORT .*\.$/),
      expect.stringMatching(/^LOG_LEVEL .*\.$/),
    ]);
  });

  test('says that a database is damaged, and does not touch it', async () => {
    const file = join(folder, 'damaged.sqlite');
    writeFileSync(file, 'no database at all');
    const { said, code } = await startBuilt({ DISCORD_TOKEN: 'token', DATABASE_FILE: file });
    expect(await code).toBe(1);
    expect(said.error).toMatch(/^The database .* is damaged .*\n$/);
    expect(readFileSync(file, 'utf8')).toBe('no database at all');
  });

  test.each([
    ['assets/otys/components.json', 'is not JSON', 'components.json'],
    ['assets/texts/en/games.ftl', 'is missing', 'The English text'],
  ])('says that %s is cut, and what to do', async (cut, finding, what) => {
    const copy = mkdtempSync(join(tmpdir(), 'cut-'));
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    const built = await builtFolder();
    for (const part of ['src', 'commands']) cpSync(join(built, part), join(copy, part), { recursive: true });
    cpSync('assets', join(copy, 'assets'), { recursive: true });
    for (const part of ['node_modules', 'package.json']) symlinkSync(resolve(part), join(copy, part));
    writeFileSync(join(copy, cut), readFileSync(cut).subarray(0, cut.endsWith('.json') ? 900 : 0));
    const { code, said } = started([join(copy, 'src/main.js')], {
      DISCORD_TOKEN: 'abc',
      DISCORD_API_URL: 'http://127.0.0.1:9',
      DATABASE_FILE: 'cut.sqlite',
    });
    expect(await code).toBe(1);
    expect(said.error).toContain(finding);
    expect(said.error.trim().split('\n')).toEqual([
      expect.stringContaining(what),
      'Restore the original file, or fix it.',
    ]);
  });

  test('says that Discord does not take the token, without repeating it', async () => {
    const discord = await startDiscord();
    onTestFinished(() => discord.close());
    const { said, code } = await startBuilt({
      DISCORD_TOKEN: 'hunter2',
      DISCORD_API_URL: discord.apiBase,
    });
    expect(await code).toBe(1);
    expect(said.error).toMatch(/^Discord does not accept the token in DISCORD_TOKEN\. .*\n$/);
    expect(said.error).not.toContain('hunter2');
  });

  test('says that the port of the playground is taken, and where to choose another', async () => {
    const discord = await startDiscord();
    onTestFinished(() => discord.close());
    const { said, code } = start({ PLAYGROUND_PORT: String(discord.port) });
    expect(await code).toBe(1);
    expect(said.error).toBe(
      `Port ${discord.port} is already in use. Stop the other program, or choose another port with PLAYGROUND_PORT.\n`,
    );
  });
});

describe('a start whose database another bot holds', () => {
  test('can be told to end while it waits, and says nothing more', async () => {
    const file = join(folder, 'held.sqlite');
    const holder = await openStore({ file, clock: tickingClock(0) });
    onTestFinished(() => holder.close());
    const { child, said, code } = await startBuilt({
      ...{ DISCORD_TOKEN: 'token', DATABASE_FILE: file, LOG_LEVEL: 'warn' },
    });
    await until(() => said.error.includes('in use by another'));
    child.kill('SIGTERM');
    expect(orCut(0)).toContain(await code);
    expect(said.error).toMatch(/^The database .* is in use by another .*\n$/);
  });
});

describe('a start that cannot reach Discord', () => {
  test('says so once, and waits until it can', async () => {
    const gone = await startDiscord();
    await gone.close();
    const { child, said, code } = await startBuilt(botAt(gone, 'early.sqlite'));
    await until(() => said.error.includes('Discord cannot be reached yet.'));
    const discord = await startDiscord({ port: gone.port });
    onTestFinished(() => discord.close());
    await until(() => discord.botConnected());
    expect(said.error.match(/Discord cannot be reached/gu)).toHaveLength(1);
    child.kill('SIGTERM');
    expect(orCut(0)).toContain(await code);
  });

  test('can be told to end while it waits', async () => {
    const gone = await startDiscord();
    await gone.close();
    const { child, said, code } = await startBuilt(botAt(gone, 'never.sqlite'));
    await until(() => said.error.includes('Discord cannot be reached yet.'));
    child.kill('SIGTERM');
    expect(orCut(0)).toContain(await code);
  });
});

/** Whether a thread of a process waits in the kernel for somebody to write into a pipe that it opens. */
const waitsForWriter = (process: number | undefined): boolean =>
  readdirSync(`/proc/${process}/task`).some(
    (thread) => waitOf(`/proc/${process}/task/${thread}`) === 'wait_for_partner',
  );

/** Where in the kernel a thread waits; nothing where it has just ended. */
function waitOf(thread: string): string | undefined {
  try {
    return readFileSync(`${thread}/wchan`, 'utf8');
  } catch {
    return undefined;
  }
}

// Linux alone says what a thread waits for: elsewhere nobody can tell a start that hangs from one that is about to.
describe.skipIf(process.platform !== 'linux')(
  'a start that hangs in opening its database (seen on Linux alone)',
  () => {
    /** A start that is where its database, of which one part brings nothing and never ends, keeps it: left to itself it hangs for ever. */
    async function hanging(name: string) {
      const file = join(folder, name);
      await (await openStore({ file, clock: tickingClock(0) })).close();
      execFileSync('mkfifo', [`${file}-wal`]);
      const bot = await startBuilt({ DISCORD_TOKEN: 'token', DATABASE_FILE: file });
      await until(() => waitsForWriter(bot.child.pid));
      return bot;
    }

    // That this takes less than five seconds is shown on a clock that is held, in stopping.test.ts: here the machine would be measured.
    test('is cut short when it is told to end', async () => {
      const { child, code, said } = await hanging('hangs.sqlite');
      child.kill('SIGTERM');
      await code;
      expect([child.signalCode, said.error.match(/"msg":"[^"]*"/g)]).toEqual([
        'SIGKILL',
        ['"msg":"stopping"'],
      ]);
    });
  },
);

describe('a bot that is told to end', () => {
  test('answers what was pressed before, and ends in order', async () => {
    const discord = await startDiscord();
    onTestFinished(() => discord.close());
    const { child, code, said } = await startBuilt(botAt(discord, 'drained.sqlite'));
    const [person] = discord.people;
    const channel = person?.channels()[0]?.id ?? '';
    await until(() => said.error.includes('The commands were registered.'));
    const answered = person?.command(channel, ['play', 'otys']);
    await discord.botHeard();
    child.kill('SIGTERM');
    expect(orCut(0)).toContain(await code);
    expect(await answered).toEqual({ kind: 'answered' });
    expect(said.error).not.toContain(discord.token);
    // Icons were on their way, and tables being looked through: an end in order is no trouble.
    expect(said.error.split('"msg":"stopping"')[1]?.trim()).toBe('}');
  });

  test('ends with code 0 where nothing is under way, within three tries on a slow machine', async () => {
    const codes: (number | null)[] = [];
    while (codes.length < 3 && codes.at(-1) !== 0) {
      const discord = await startDiscord();
      const { child, code, said } = await startBuilt(botAt(discord, `calm-${codes.length}.sqlite`));
      await until(() => said.error.includes('The commands were registered.'));
      child.kill('SIGTERM');
      codes.push(await code);
      await discord.close();
    }
    expect(codes).toContain(0);
  });
});

describe.skipIf(!existsSync('/dev/full'))('a bot whose log cannot be written, as on a full disk', () => {
  test('plays on, and ends when it is told to', async () => {
    const discord = await startDiscord();
    onTestFinished(() => discord.close());
    const full = openSync('/dev/full', 'w');
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, (await builtBot()).args, {
      cwd: folder,
      env: { PATH, HOME, ...botAt(discord, 'unlogged.sqlite'), LOG_LEVEL: 'debug' },
      stdio: ['ignore', full, full],
    });
    closeSync(full);
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [person] = discord.people;
    const channel = person?.channels()[0]?.id ?? '';
    await until(() => person?.commands().some(({ name }) => name === 'play') === true);
    expect(await person?.command(channel, ['play', 'otys'])).toEqual({ kind: 'answered' });
    child.kill('SIGTERM');
    expect(orCut(0)).toContain(await ended);
  });
});

// One start for all of it, in this order.
describe('a bot at work', () => {
  let discord: RunningDiscord;
  let metrics: string;
  let bot: ReturnType<typeof started>;
  const over: (() => unknown)[] = [];
  beforeAll(async () => {
    discord = await startDiscord();
    over.push(() => discord.close());
    const free = await startDiscord();
    metrics = `http://127.0.0.1:${free.port}`;
    await free.close();
    const variables = {
      ...botAt(discord, 'seen.sqlite'),
      METRICS_PORT: String(free.port),
      LOG_LEVEL: 'debug',
    };
    bot = started((await builtBot()).args, variables, (work) => void over.push(work));
    await until(() => bot.said.error.includes('The commands were registered.'));
  });
  afterAll(async () => {
    for (const work of over) await work();
  });

  test('serves its numbers and its health where it is told to', async () => {
    const { said } = bot;
    const [person, guest] = discord.people;
    const channel = person?.channels()[0]?.id ?? '';
    expect(person?.commands().map(({ name }) => name)).toContain('play');
    await person?.command(channel, ['play', 'otys']);
    const newest = () => guest?.messages(channel).at(-1)?.message;
    await until(() => idsOf(newest()).some((id) => id.includes('join')));
    const lobby = newest();
    await guest?.press(channel, lobby?.id ?? '', idsOf(lobby).find((id) => id.includes('join')) ?? '');
    // A press is counted when it has come to its end, which is after its answer.
    await until(() => said.error.includes('"press":"lobby"'));
    const health = await fetch(`${metrics}/healthz`);
    expect([health.status, await health.text()]).toEqual([200, 'ok\n']);
    const labelled = await (await fetch(`${metrics}/metrics`)).text();
    const host = `host="${hostname()}"`;
    const numbers = [`${host},`, `,${host}`, `{${host}}`].reduce(
      (text, label) => text.replaceAll(label, ''),
      labelled,
    );
    expect(numbers).toContain('harbour_interactions_total{kind="command",outcome="changed"} 1');
    expect(numbers).toContain('harbour_gateway_state{state="ready"} 1');
    expect(numbers).toContain('harbour_interactions_total{kind="lobby",outcome="changed"} 1');
    for (const stage of ['queue', 'rules', 'store', 'paint', 'encode', 'send'])
      expect(numbers).toMatch(new RegExp(`harbour_stage_seconds_count\\{stage="${stage}"\\} [1-9]`));
    expect(numbers).toMatch(/^harbour_renders_total [1-9]\d*$/m);
    expect(numbers).toMatch(/harbour_requests_total\{request="answer",outcome="done"\} 2/);
    expect(numbers).toMatch(/^harbour_tables_behind \d+$/m);
    const lines = said.error
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual({
      level: 'debug',
      time: expect.any(String),
      table: expect.any(String),
      interaction: expect.stringMatching(/^\d+$/),
      press: 'lobby',
      outcome: 'changed',
      milliseconds: expect.any(Number),
      msg: 'an interaction was handled',
    });
    for (const told of [numbers, said.error]) expect(told).not.toContain(discord.token);
  });

  test('hears every press and command in time while the disk keeps it waiting', async () => {
    const people = discord.people.slice(0, 3);
    const [host] = people;
    const channel = host?.channels()[1]?.id ?? '';
    for (let tables = 0; tables < 2; tables += 1) await host?.command(channel, ['play', 'otys']);
    const open = () =>
      (host?.messages(channel) ?? []).filter(({ message }) =>
        idsOf(message).some((id) => id.includes(':join')),
      );
    await until(() => open().length === 2);
    const lobbies = open().map(({ message }) => message);
    const slow = new Sqlite(join(folder, 'seen.sqlite'));
    slow.exec('BEGIN IMMEDIATE');
    const answers = people.flatMap((person) => [
      ...lobbies.map((lobby) =>
        person.press(channel, lobby.id, idsOf(lobby).find((id) => id.includes(':join')) ?? ''),
      ),
      person.command(channel, ['tables']),
    ]);
    // Discord itself gives up after three seconds.
    for (const answer of answers) expect(await answer).toEqual({ kind: 'answered' });
    slow.exec('ROLLBACK');
    slow.close();
  });

  test.skipIf(spawnSync('prlimit').error !== undefined)(
    'is not healthy while its disk takes no writes, until a press is written again',
    async () => {
      const [host, guest] = discord.people;
      const channel = host?.channels()[2]?.id ?? '';
      // Of a limit on the length of files a write beyond it hears as it does of a full disk.
      const limited = (bytes: string) =>
        execFileSync('prlimit', ['--pid', String(bot.child.pid), `--fsize=${bytes}:unlimited`]);
      const health = async () => (await fetch(`${metrics}/healthz`)).text();
      limited('1');
      await guest?.command(channel, ['play', 'otys']);
      await expect
        .poll(health, { timeout: 20_000 })
        .toBe('The database cannot be reached, or takes no writes.\n');
      limited('unlimited');
      await guest?.command(channel, ['play', 'otys']);
      await expect.poll(health, { timeout: 20_000 }).toBe('ok\n');
    },
  );

  test('ends with a sentence when Discord does not want to hear of it any more', async () => {
    discord.closeBot(4014);
    expect(orCut(1)).toContain(await bot.code);
    expect(bot.said.error).toMatch(/^Discord does not let the bot see servers and channels\. .*$/m);
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
