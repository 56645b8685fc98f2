import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse as readYaml } from 'yaml';
import { readConfiguration } from '../../src/configuration.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { startDiscord } from '../../src/playground/server.ts';
import { builtBot } from '../built-bot.ts';
import { layPackages } from '../packages.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const unit = readFileSync('assets/hosting/harbour-bot.service', 'utf8');
const guide = readFileSync('docs/hosting.md', 'utf8');
const manifest: { readonly engines: { readonly node: string } } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The instructions of the Dockerfile with this name, and what each was given. */
const instructions = (name: string): readonly string[] =>
  dockerfile
    .split('\n')
    .filter((line) => line.trimStart().startsWith(`${name} `))
    .map((line) =>
      line
        .trim()
        .slice(name.length + 1)
        .trim(),
    );

const copied = instructions('COPY')
  .filter((given) => !given.startsWith('--from'))
  .flatMap((given) => given.split(/\s+/).slice(0, -1));

const setting = (name: string): readonly string[] =>
  unit
    .split('\n')
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.slice(name.length + 1));

/** The files below a folder, by their paths in it; what is but linked there is left out. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

const isFlag = (word: string): boolean => word.startsWith('--');
const flagsOf = (command: string): readonly string[] => command.split(' ').filter(isFlag);

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!systemd) console.log('The unit is not verified by systemd: this machine has none.');
const strace = spawnSync('strace', ['-V']).status === 0;
if (!strace) console.log('The system calls of the bot are not looked at: this machine has no strace.');

function callsOf(set: string): readonly string[] {
  const listed = execFileSync('systemd-analyze', ['syscall-filter', set], { encoding: 'utf8' });
  const [, ...names] = listed.split('\n').map((line) => line.trim());
  return names
    .filter((name) => /^@?\w/.test(name))
    .flatMap((name) => (name.startsWith('@') ? callsOf(name) : [name]));
}

describe('the Dockerfile', () => {
  test('copies only what there is, and what is not kept from it', () => {
    const let_in = new Set(
      readFileSync('.dockerignore', 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('!'))
        .map((line) => line.slice(1)),
    );
    expect(readFileSync('.dockerignore', 'utf8').split('\n')[0]).toBe('*');
    for (const path of copied) {
      expect(existsSync(path), path).toBe(true);
      expect(let_in, path).toContain(path.replace(/^\.\//, ''));
    }
    expect([...let_in].filter((path) => !copied.includes(`./${path}`) && !copied.includes(path))).toEqual([]);
  });

  test('is of the Node that the project runs on, and not run by root', () => {
    for (const base of instructions('FROM')) expect(base).toMatch(/^node:22-bookworm(-slim)?( AS \w+)?$/);
    expect(manifest.engines.node).toMatch(/^>=20\./);
    expect(instructions('USER')).toEqual(['node']);
    expect(instructions('VOLUME')).toEqual(['/data']);
  });

  test('lets SQLite write what is temporary where the database is, for no other place has to be writable', () => {
    const [environment = ''] = instructions('ENV');
    expect(environment).toMatch(/ SQLITE_TMPDIR=\/data( |$)/u);
    expect(environment).toMatch(/ DATABASE_FILE=\/data\//u);
  });

  test('brings no secret along', () => {
    expect(copied).not.toContain('.');
    expect(copied.some((path) => /env|data/.test(path))).toBe(false);
  });

  test('starts with what it copies alone, and knows its health', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    const discord = await startDiscord();
    const free = await startDiscord();
    await free.close();
    const workshop = join(folder, 'workshop');
    for (const path of copied) cpSync(path, join(workshop, path), { recursive: true });
    layPackages(workshop, ['better-sqlite3']);
    const [, build = '', drop = ''] = instructions('RUN');
    expect(build).toMatch(/^npm run build && npm prune --omit=dev /);
    execFileSync('npm', ['run', 'build'], { cwd: workshop, stdio: 'pipe' });
    execFileSync('sh', ['-c', drop], { cwd: workshop, stdio: 'pipe' });
    const driver = filesIn(join(workshop, 'node_modules/better-sqlite3'));
    expect(driver.filter((file) => !/^(lib\/|LICENSE|README|package\.json)/.test(file))).toEqual([
      'prebuilds/linux-arm64.node',
      'prebuilds/linux-x64.node',
    ]);
    expect(existsSync(join(workshop, 'node_modules/.bin'))).toBe(false);
    for (const given of instructions('COPY').filter((line) => line.startsWith('--from=built '))) {
      const [, from = '', to = ''] = given.split(' ');
      cpSync(join(workshop, from.replace('/app/', '')), join(folder, to), { recursive: true });
    }
    for (const path of ['package.json', 'LICENSE']) cpSync(path, join(folder, path));
    const built = filesIn(folder).filter((file) => /^(src|commands)\//.test(file));
    const naming = (name: RegExp) =>
      built.filter((file) => name.test(readFileSync(join(folder, file), 'utf8')));
    // Loaded by what bundles sources: the playground, which is not played there, and pages of records.
    expect(naming(/['"]esbuild['"]/)).toEqual(['src/playground/page/bundle.js', 'src/replay-page/bundle.js']);
    expect(naming(/['"]tsx['"/]/)).toEqual([]);
    const [command = '', ...args]: readonly string[] = JSON.parse(instructions('CMD').at(-1) ?? '[]');
    const environment = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiBase,
      DATABASE_FILE: join(folder, 'data/tables.sqlite'),
      METRICS_PORT: String(free.port),
      LOG_LEVEL: 'error',
    };
    const bot = spawn(command, args, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    onTestFinished(async () => {
      bot.kill('SIGKILL');
      await discord.close();
      rmSync(folder, { recursive: true });
    });
    const [, check = ''] = /HEALTHCHECK .*? CMD (\[.*\])/.exec(dockerfile) ?? [];
    const [asking = '', ...asked]: readonly string[] = JSON.parse(check);
    const health = () => spawnSync(asking, asked, { env: environment }).status;
    expect(health()).toBe(1);
    await expect.poll(() => discord.botConnected(), { timeout: 120_000 }).toBe(true);
    await expect.poll(health, { interval: 250 }).toBe(0);
    expect(spawnSync(asking, asked, { env: { ...environment, METRICS_PORT: '' } }).status).toBe(0);
    const doctor = spawn(process.execPath, ['src/doctor.js'], { cwd: folder, env: environment });
    let found = '';
    doctor.stdout.setEncoding('utf8').on('data', (part: string) => {
      found += part;
    });
    await once(doctor, 'close');
    expect(found).toMatch(/^ok {3}Harbour bot \d/);
    expect(found).toContain(`process ${bot.pid} on `);
    // The emojis may still be on their way.
    expect(found.split('\n').filter((line) => /^BAD(?!.*emojis)/.test(line))).toEqual([]);
    const node = (...given: readonly string[]) =>
      spawnSync(process.execPath, given, { cwd: folder, env: environment, encoding: 'utf8' });
    expect(node('src/backup.js', 'backup.sqlite').stdout).toMatch(/^backup\.sqlite is a backup of /);
    const old = join(folder, 'old.cjs');
    writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } });");
    for (const program of ['src/main.js', 'src/backup.js'])
      expect(node('--require', old, program)).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^This bot cannot run on Node\.js 18\.20\.8: .*\n$/),
      });
    const gone = new Promise((ended) => bot.once('exit', ended));
    bot.kill('SIGTERM');
    expect(await gone).toBe(0);
  });
});

describe('the unit for systemd', () => {
  test('runs what there is, as nobody who could do harm', () => {
    const [start = ''] = setting('ExecStart');
    expect(start).toMatch(/^\/usr\/bin\/node (--[\w=-]+ )*dist\/src\/main\.js$/);
    expect(flagsOf(start)).toEqual(JSON.parse(instructions('CMD').at(-1) ?? '[]').filter(isFlag));
    for (const [name, value] of [
      ['DynamicUser', 'yes'],
      ['ProtectSystem', 'strict'],
      ['NoNewPrivileges', 'yes'],
      ['Restart', 'on-failure'],
      ['KillSignal', 'SIGTERM'],
    ] as const)
      expect(setting(name)).toEqual([value]);
  });

  test('gives the bot longer to end than that takes, and a configuration that it understands', () => {
    expect(Number(setting('TimeoutStopSec')[0])).toBeGreaterThan(5);
    const variables = parse(setting('Environment').join('\n'));
    expect(variables['DATABASE_FILE']).toBe(`/var/lib/${setting('StateDirectory')[0]}/tables.sqlite`);
    expect(readConfiguration({ ...variables, DISCORD_TOKEN: 'abc' })).toMatchObject({ kind: 'bot' });
  });

  test.skipIf(!systemd || !strace)('lets the bot make every system call that it makes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'calls-'));
    const discord = await startDiscord();
    onTestFinished(async () => {
      await discord.close();
      rmSync(folder, { recursive: true });
    });
    const { args } = await builtBot();
    const counts = join(folder, 'counts');
    // With a token that is refused it ends by itself, after it has opened its database and gone to Discord.
    const traced = spawn('strace', ['-f', '-c', '-o', counts, process.execPath, ...args], {
      env: {
        PATH: process.env['PATH'],
        DISCORD_TOKEN: 'wrong',
        DISCORD_API_URL: discord.apiBase,
        DATABASE_FILE: join(folder, 'tables.sqlite'),
      },
      stdio: 'ignore',
    });
    expect(await new Promise((ended) => traced.once('exit', ended))).toBe(1);
    const made = [...readFileSync(counts, 'utf8').matchAll(/^ *[\d.]+ .* (\w+)$/gm)].map(
      ([, call]) => call ?? '',
    );
    expect(made).toContain('connect');
    const [filter = ''] = setting('SystemCallFilter');
    const allowed = new Set(filter.split(' ').flatMap(callsOf));
    expect(made.filter((call) => call !== 'total' && !allowed.has(call))).toEqual([]);
    expect(setting('SystemCallErrorNumber')).toEqual(['EPERM']);
  });

  test.skipIf(!systemd)('is understood by systemd', () => {
    const said = spawnSync('systemd-analyze', ['verify', 'assets/hosting/harbour-bot.service'], {
      encoding: 'utf8',
    });
    // Whether there is a Node in its usual place is the machine's affair.
    const complaints = said.stderr.split('\n').filter((line) => line.includes('harbour-bot.service'));
    expect(complaints.filter((line) => !line.includes('/usr/bin/node'))).toEqual([]);
  });
});

describe('the compose file', () => {
  const compose: {
    readonly services: Readonly<
      Record<string, { readonly build?: string; readonly environment: Readonly<Record<string, string>> }>
    >;
  } = readYaml(readFileSync('assets/hosting/compose.yaml', 'utf8'), { merge: true });
  const { database, ...bots } = compose.services;
  const own = 'DATABASE_PASSWORD';

  test('runs a database and two processes of the bot that are alike, and share the shards', () => {
    expect(Object.keys(bots)).toEqual(['bot-1', 'bot-2']);
    expect(bots['bot-2']).toEqual(bots['bot-1']);
    for (const { build, environment } of Object.values(bots)) {
      expect(existsSync(join('assets/hosting', build ?? '', 'Dockerfile'))).toBe(true);
      const given = {
        ...environment,
        DISCORD_TOKEN: 'a-token',
        BLOCKED_USERS: '',
        KEEP_GAMES_DAYS: '',
        MOST_TABLES: '',
        SWITCHED_OFF: '',
        LOG_LEVEL: '',
      };
      const address = `postgres://harbour:secret@database:5432/harbour`;
      expect(environment['DATABASE_URL']?.replace(`\${${own}:?}`, 'secret')).toBe(address);
      expect(readConfiguration({ ...given, DATABASE_URL: address })).toMatchObject({
        database: { kind: 'postgres', address },
        shards: { kind: 'leased' },
      });
    }
    expect(database?.environment).toMatchObject({ POSTGRES_USER: 'harbour', POSTGRES_DB: 'harbour' });
  });

  test('takes from .env what .env.example names, and one password of its own', () => {
    const named = readFileSync('.env.example', 'utf8');
    const taken = Object.values(compose.services)
      .flatMap(({ environment }) => Object.values(environment))
      .flatMap((value) => [...value.matchAll(/\$\{(\w+)/gu)].map(([, name = '']) => name));
    for (const name of new Set(taken))
      if (name !== own) expect(named).toMatch(new RegExp(`^#?${name}=`, 'mu'));
    expect(taken).toContain(own);
  });

  test('is named by the guide, with the command that starts it', () => {
    const command = 'docker compose --file assets/hosting/compose.yaml --env-file .env up --detach --build';
    expect(guide).toContain(command);
    expect(readFileSync('assets/hosting/compose.yaml', 'utf8')).toContain(command);
  });
});

describe('the guide for hosts', () => {
  test('leads to doctor, as the README does where somebody reports a bug', () => {
    const readme = readFileSync('README.md', 'utf8');
    const [, report = ''] = /## Report a bug\n([^#]*)/.exec(readme) ?? [];
    expect(report).toContain('`npm run doctor`');
    for (const command of [
      'npm run doctor',
      'docker exec harbour-bot node src/doctor.js',
      '--channel ID --post',
    ])
      expect(guide).toContain(command);
  });

  test('names files and variables that there are', () => {
    // What a build makes bears the names of the sources.
    for (const [, path = ''] of guide.matchAll(/`?((?:assets|src)\/[\w./-]+)/g))
      expect(existsSync(path.replace(/\.js$/, '.ts')), path).toBe(true);
    const known = readFileSync('.env.example', 'utf8');
    for (const [, name = ''] of guide.matchAll(/\b([A-Z]+_(?:FILE|PORT|TOKEN|LEVEL|URL))\b/g))
      expect(known).toContain(name);
  });

  test('names every number that there is', async () => {
    const metrics = new Metrics({
      ...{ gateway: () => 'ready', shards: () => [], database: () => 'held', hosts: () => 1, host: 'dock' },
      pending: async () => [],
    });
    const { body } = await metrics.text();
    const served = [...body.matchAll(/^# TYPE (harbour_\w+)/gm)].map(([, name]) => name);
    const named = [...guide.matchAll(/`(harbour_\w+)/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(served.sort());
  });

  test('tells of a script that can be run', () => {
    const { mode } = statSync('src/backup.ts');
    expect(mode & 0o400).not.toBe(0);
    expect(() =>
      execFileSync(process.execPath, ['--import', 'tsx', 'src/backup.ts'], { stdio: 'pipe' }),
    ).toThrow(/Name the file/);
  });
});
