import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { ENVIRONMENT } from '../src/bounds.ts';
import { ConfigurationRefused, environmentWith, readConfiguration } from '../src/configuration.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationRefused) return error.problems;
    throw error;
  }
  return [];
};

describe('the configuration', () => {
  test('without anything is a playground', () => {
    expect(readConfiguration({})).toMatchObject({ kind: 'playground', port: 4680, logLevel: 'warn' });
  });

  test('with a token is a bot at Discord, its games under data', () => {
    expect(readConfiguration({ DISCORD_TOKEN: 'abc.DEF-1_2.xyz' })).toEqual({
      kind: 'bot',
      token: 'abc.DEF-1_2.xyz',
      apiUrl: undefined,
      database: { kind: 'file', file: 'data/tables.sqlite' },
      restProxy: undefined,
      shards: { kind: 'all' },
      logLevel: 'info',
      metricsPort: undefined,
      metricsHosts: [],
      blockedUsers: [],
      keepGamesDays: 365,
      mostTables: 50,
      switchedOff: [],
    });
  });

  test('refuses another REST API for which there is no token', () => {
    expect(problemsOf({ DISCORD_API_URL: 'http://127.0.0.1:4680/api' })).toEqual([
      expect.stringContaining('needs a DISCORD_TOKEN'),
    ]);
  });

  test('names every wrong variable at once, a sentence each, and none of their values', () => {
    const wrong = {
      DISCORD_TOKEN: 'Bot hunter2',
      DISCORD_API_URL: 'http://hunter2.example.org',
      DATABASE_FILE: 'file:hunter2?mode=ro',
      DATABASE_URL: 'mysql://bot:hunter2@localhost/games',
      SHARDS: 'hunter2',
      PLAYGROUND_PORT: '70000',
      BLOCKED_USERS: '80351110224678912, hunter2',
      KEEP_GAMES_DAYS: 'hunter2',
      MOST_TABLES: 'hunter2',
      SWITCHED_OFF: 'film, hunter2',
      LOG_LEVEL: 'hunter2',
    };
    const problems = problemsOf(wrong);
    expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual(Object.keys(wrong));
    for (const problem of problems) {
      expect(problem).toMatch(/\.$/);
      expect(problem).not.toContain('hunter2');
    }
  });

  test('takes those who may play nowhere, and says which of them is no user ID', () => {
    const [one, other] = ['80351110224678912', '1300000000000000201'];
    const read = (ids: string) => readConfiguration({ DISCORD_TOKEN: 'abc', BLOCKED_USERS: ids });
    expect(read(`${one}, ${other} ${one},`)).toMatchObject({ blockedUsers: [one, other] });
    expect(read(' , ')).toMatchObject({ blockedUsers: [] });
    for (const wrong of ['Eve', '<@80351110224678912>', '8035', '80351110224678912.5'])
      expect(problemsOf({ BLOCKED_USERS: `${one},${wrong}` })).toEqual([
        expect.stringMatching(/^BLOCKED_USERS .* Number 2 of them is no user ID/u),
      ]);
  });

  test('tells which games are meant: those of the playground where nothing is said', () => {
    const file = (path: string) => ({ kind: 'file', file: path });
    const databaseOf = (own: Record<string, string>) => readConfiguration(own).database;
    expect(databaseOf({})).toEqual(file(join('data', 'playground', 'tables.sqlite')));
    expect(databaseOf({ DISCORD_TOKEN: 'abc' })).toEqual(file('data/tables.sqlite'));
    expect(databaseOf({ DATABASE_FILE: '/srv/games.sqlite' })).toEqual(file('/srv/games.sqlite'));
    const own = { DISCORD_TOKEN: 'abc', DATABASE_FILE: '/srv/games.sqlite' };
    expect(databaseOf(own)).toEqual(file('/srv/games.sqlite'));
    const address = 'postgres://bot:secret@db.example.org/harbour';
    expect(databaseOf({ ...own, DATABASE_URL: address })).toEqual({ kind: 'postgres', address });
    expect(databaseOf({ DATABASE_URL: address })).toEqual(file(join('data', 'playground', 'tables.sqlite')));
  });

  test.each<[name: string, taken: Readonly<Record<string, object>>, wrong: readonly string[], RegExp]>([
    [
      'DISCORD_API_URL',
      Object.fromEntries(
        [
          'http://127.0.0.1:4680/api',
          'http://localhost:4680/api/',
          'http://[::1]:4680/api',
          'https://127.8.0.1/api',
        ].map((url) => [url, { kind: 'bot', apiUrl: url.replace(/\/$/, '') }]),
      ),
      [
        ...[
          'https://discord.com/api',
          'http://127.0.0.1.example.org/api',
          'http://localhost.example.org/api',
        ],
        ...['http://127.0.0.1@example.org/api', 'http://me:secret@127.0.0.1/api', 'ftp://127.0.0.1/api'],
        ...['http://0.0.0.0:4680/api', 'nowhere'],
      ],
      /^DISCORD_API_URL /,
    ],
    [
      'KEEP_GAMES_DAYS',
      { 30: { keepGamesDays: 30 }, '': { keepGamesDays: 365 }, 0: { keepGamesDays: undefined } },
      ['-1', '1.5', '1e3', '36501', 'a year'],
      /^KEEP_GAMES_DAYS must be a whole number of days from 1 to 36500, or 0 to keep games for ever\.$/,
    ],
    [
      'MOST_TABLES',
      { 200: { mostTables: 200 }, '': { mostTables: 50 } },
      ['0', '-1', '1.5', '1001', 'many'],
      /^MOST_TABLES must be a whole number of tables from 1 to 1000\.$/,
    ],
    [
      // What people have a right to cannot be switched off.
      'SWITCHED_OFF',
      { 'film,  page': { switchedOff: ['page', 'film'] } },
      ['export', 'films', 'film;page'],
      /^SWITCHED_OFF can name record, replay, brought, page, film, hint, analysis, stats, with commas between them, and nothing else\.$/,
    ],
    ['PLAYGROUND_PORT', {}, ['0', '-1', '4680.5', '0x10', 'lots', '65536'], /^PLAYGROUND_PORT /],
    [
      'DATABASE_URL',
      Object.fromEntries(
        [
          'postgres://bot:secret@localhost:5432/harbour',
          'postgresql://db.example.org/harbour?sslmode=verify-full',
          'postgres://bot@localhost/harbour?host=%2Fvar%2Frun%2Fpostgresql',
        ].map((address) => [address, { database: { kind: 'postgres', address } }]),
      ),
      [
        ...[
          'mysql://bot:secret@localhost/harbour',
          'postgres://bot:secret@localhost',
          'secret',
          'postgres:///',
        ],
        ...['postgres://bot:p@secret/word@localhost/harbour', 'postgres://bot:5/secret@localhost/harbour'],
        ...[
          'postgres://bot:p@localhost/a?secret@localhost/harbour',
          'postgres://bot:secret%@localhost/harbour',
        ],
        'postgres://bot:p@localhost/a#secret@localhost/harbour',
      ],
      /^DATABASE_URL must be the address of a PostgreSQL database/,
    ],
    [
      'DISCORD_REST_PROXY',
      { 'http://10.0.0.5:8080/': { restProxy: 'http://10.0.0.5:8080/api' }, '': { restProxy: undefined } },
      ['10.0.0.5:8080', 'ftp://10.0.0.5', 'http://a:b@10.0.0.5', 'http://10.0.0.5/api'],
      /^DISCORD_REST_PROXY must be the address of a proxy/,
    ],
    [
      'SHARDS',
      {
        '': { shards: { kind: 'all' } },
        leased: { shards: { kind: 'leased' } },
        '2-4/16': { shards: { kind: 'some', ids: [2, 3, 4], of: 16 } },
        '3/4': { shards: { kind: 'some', ids: [3], of: 4 } },
      },
      ['all', '0-3', '4/4', '3-2/4', '-1/4', '0/0'],
      /^SHARDS must be auto, leased, or /,
    ],
  ])(
    'takes of %s what it can be, and refuses the rest in a sentence that repeats no secret',
    (name, taken, wrong, why) => {
      const own = { DISCORD_TOKEN: 'abc', DATABASE_URL: 'postgres://bot:secret@localhost/harbour' };
      for (const [value, read] of Object.entries(taken))
        expect(readConfiguration({ ...own, [name]: value }), value).toMatchObject(read);
      for (const value of wrong) {
        const problems = problemsOf({ ...own, [name]: value });
        expect(problems, value).toEqual([expect.stringMatching(why)]);
        expect(problems.join()).not.toContain('secret');
      }
    },
  );

  test('refuses shards of a process without a database that they share', () => {
    expect(problemsOf({ DISCORD_TOKEN: 'abc', SHARDS: 'leased' })).toEqual([
      expect.stringMatching(/^SHARDS needs a DATABASE_URL/u),
    ]);
  });

  test('takes an empty variable as absent', () => {
    const empty = { DISCORD_TOKEN: '', DISCORD_API_URL: ' ', DATABASE_FILE: '', PLAYGROUND_PORT: '' };
    expect(readConfiguration(empty)).toMatchObject({ kind: 'playground', port: 4680 });
  });
});

describe('the file of variables', () => {
  const example = readFileSync('.env.example', 'utf8');

  test('as it is delivered changes nothing', () => {
    expect(readConfiguration(parse(example))).toEqual(readConfiguration({}));
  });

  test('names and explains every variable, with the values that hold without it', () => {
    const opened = example.replace(/^#(?=[A-Z_]+=)/gm, '');
    expect(Object.keys(parse(opened)).sort()).toEqual([
      ...['BLOCKED_USERS', 'DATABASE_FILE', 'DATABASE_URL', 'DISCORD_API_URL', 'DISCORD_REST_PROXY'],
      ...['DISCORD_TOKEN', 'KEEP_GAMES_DAYS', 'LOG_LEVEL', 'METRICS_HOSTS', 'METRICS_PORT', 'MOST_TABLES'],
      ...['PLAYGROUND_PORT', 'SHARDS', 'SWITCHED_OFF'],
    ]);
    for (const paragraph of opened.split('\n\n')) expect(paragraph).toMatch(/^# /);
    const filled = { ...parse(opened), DISCORD_TOKEN: 'abc' };
    expect(readConfiguration(filled)).toEqual(readConfiguration({ DISCORD_TOKEN: 'abc' }));
  });

  test('does not go before the environment', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'variables-')), '.env');
    writeFileSync(file, 'PATH=nowhere\nPLAYGROUND_PORT="4999"\n');
    const environment = environmentWith(file);
    expect(environment['PATH']).toBe(process.env['PATH']);
    expect(readConfiguration({ PLAYGROUND_PORT: environment['PLAYGROUND_PORT'] })).toMatchObject({
      port: 4999,
    });
  });

  test('is a file of settings, and not one of another size', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'variables-')), '.env');
    const padded = (bytes: number) => 'PLAYGROUND_PORT=4999\n#'.padEnd(bytes, 'x');
    writeFileSync(file, padded(ENVIRONMENT.bytes));
    expect(environmentWith(file)['PLAYGROUND_PORT']).toBe('4999');
    writeFileSync(file, padded(ENVIRONMENT.bytes + 1));
    expect(() => environmentWith(file)).toThrow(ConfigurationRefused);
    expect(() => environmentWith(file)).toThrow('.env is larger than a file of settings can be: 32000 bytes');
  });

  const SAID = '# Спасибо\r\nDISCORD_TOKEN=abc\r\nLOG_LEVEL=debug\r\n';
  const utf16 = (mark: string): Buffer => Buffer.from(`${mark}${SAID}`, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(SAID)],
    ['UTF-8 with its mark, as Notepad writes it', Buffer.from(`\uFEFF${SAID}`)],
    ['UTF-16, as PowerShell writes it', utf16('\uFEFF')],
    ['UTF-16 without its mark', utf16('')],
    ['UTF-16 with the larger byte first', utf16('\uFEFF').swap16()],
    ['UTF-16 with the larger byte first and no mark', utf16('').swap16()],
  ])('is read in %s', (_, bytes) => {
    const file = join(mkdtempSync(join(tmpdir(), 'variables-')), '.env');
    writeFileSync(file, bytes);
    const { DISCORD_TOKEN, LOG_LEVEL } = environmentWith(file);
    expect({ DISCORD_TOKEN, LOG_LEVEL }).toEqual({ DISCORD_TOKEN: 'abc', LOG_LEVEL: 'debug' });
  });

  test('may be missing', () => {
    expect(environmentWith(join(tmpdir(), 'there-is-no-such-file'))).toBe(process.env);
  });
});

describe('a variable with anything in it', () => {
  const HOSTILE: readonly string[] = [
    ...[
      '1000000000',
      '-1',
      '1.5',
      '1e9',
      'NaN',
      '0x10',
      '/',
      '\0',
      ',',
      '80351110224678912,x',
      '0-9999/9999',
    ],
    ...['x'.repeat(ENVIRONMENT.letters), 'x'.repeat(ENVIRONMENT.letters + 1), 'x'.repeat(1_000_000)],
    `http://localhost${'/'.repeat(1_000_000)}`,
  ];
  test.each([
    ...['DISCORD_API_URL', 'DISCORD_REST_PROXY', 'DATABASE_FILE', 'DATABASE_URL', 'SHARDS', 'METRICS_PORT'],
    ...['BLOCKED_USERS', 'KEEP_GAMES_DAYS', 'MOST_TABLES', 'LOG_LEVEL', 'DISCORD_TOKEN', 'PLAYGROUND_PORT'],
  ])('%s is settled, or refused in a sentence that names it', (name) => {
    for (const value of HOSTILE)
      for (const problem of problemsOf({ DISCORD_TOKEN: 'abc', [name]: value })) {
        expect(problem).toMatch(/^[A-Z_]+ /);
        expect(problem.length).toBeLessThan(400);
      }
    expect(problemsOf({ DISCORD_TOKEN: 'abc', [name]: 'x'.repeat(1_000_000) })).toEqual([
      expect.stringMatching(new RegExp(`^${name} has more letters than it can have: \\d+ are the most\\.$`)),
    ]);
  });

  test('that lists people names as many as can be, and no more', () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, at) => `${10n ** 17n + BigInt(at)}`).join();
    const blocked = (count: number) =>
      readConfiguration({ DISCORD_TOKEN: 'abc', BLOCKED_USERS: people(count) });
    expect(blocked(ENVIRONMENT.people)).toMatchObject({ blockedUsers: { length: ENVIRONMENT.people } });
    expect(() => blocked(ENVIRONMENT.people + 1)).toThrow(
      'BLOCKED_USERS has 1001 user IDs, and 1000 are the most.',
    );
  });
});
