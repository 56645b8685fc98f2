import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { z } from 'zod';
import { ENVIRONMENT } from './bounds.ts';
import type { ShardsOfProcess } from './discord/client/leased-shards.ts';
import { CAN_BE_OFF, type HeavyWork } from './shares/heavy-work.ts';

/** How much the bot tells its host, least first. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
/** The least weight of what is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the host settles where there is no token: a Discord on this machine, with the bot in it. */
export interface PlaygroundConfiguration {
  readonly kind: 'playground';
  readonly database: Database;
  readonly port: number;
  /** For the bot in it. Where nothing is said only troubles are told, as its host is playing. */
  readonly logLevel: LogLevel;
}

/** Where the playground keeps its Discord and the bot's games in it, apart from those of any real token. */
export const PLAYGROUND_DIRECTORY = 'data/playground';
/** The name that the playground gives to its bot's database. */
const PLAYGROUND_DATABASE = 'tables.sqlite';

/** Everything a host settles. */
export type Configuration = BotConfiguration | PlaygroundConfiguration;

/** Variables that prevent a start. `message` has a line with a sentence for each of them, and never a value. */
export class ConfigurationRefused extends Error {
  override readonly name = 'ConfigurationRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** A whole number from `least` to `most`. */
const numberFrom = (least: number, most: number, sentence: string) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most, sentence)
    .transform(Number);

const port = (name: string) => numberFrom(1, 65_535, `${name} must be a whole number from 1 to 65535.`);

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a text is the address of a server that speaks HTTP, and nothing besides, and this is so of it. */
function isHttp(text: string, isSo: (url: URL) => boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, username, password, search, hash } = url;
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '' && isSo(url);
}

const isLoopback = (text: string): boolean => isHttp(text, ({ hostname }) => LOOPBACK.test(hostname));

const isProxy = (text: string): boolean => isHttp(text, ({ pathname }) => pathname === '/');

function withoutSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

/** What is listed with commas or spaces between. */
const listed = (text: string): readonly string[] => text.split(/[\s,]+/u).filter((each) => each !== '');

const NOT_POSTGRES =
  'DATABASE_URL must be the address of a PostgreSQL database, like postgres://user:password@localhost:5432/harbour. In user and ' +
  'password, write @ as %40, / as %2F, : as %3A, ? as %3F, # as %23 and % as %25.';

/** The @ before the host comes after a letter that ends it: the password has that letter, and may not be shown. */
const SPLIT_PASSWORD = /^[^/?#]*:\/\/[^/?#]*[/?#].*@/u;

/** Whether a text is the address of a PostgreSQL database: a server or a socket, and a name. */
function isPostgres(text: string): boolean {
  if (!URL.canParse(text) || SPLIT_PASSWORD.test(text) || !isDecodable(text)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  const hasServer = hostname !== '' || searchParams.has('host');
  return /^postgres(ql)?:$/.test(protocol) && hasServer && pathname.length > 1;
}

/** Whether each % in a text begins the code of a letter. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Ids of people as Discord has them, with commas or spaces between them. */
const userIds = (name: string) =>
  z.string().transform((text, context) => {
    const ids = listed(text);
    if (ids.length > ENVIRONMENT.people) {
      context.addIssue(`${name} has ${ids.length} user IDs, and ${ENVIRONMENT.people} are the most.`);
      return z.NEVER;
    }
    const wrong = ids.findIndex((id) => !/^\d{17,20}$/u.test(id));
    if (wrong >= 0)
      context.addIssue(
        `${name} must be user IDs with commas between them, like 80351110224678912. Number ${wrong + 1} of them is no user ID: ` +
          'switch on Developer Mode in Discord, then right-click a person and choose Copy User ID.',
      );
    return [...new Set(ids)];
  });

/** Names of machines, with commas between them. */
const hostNames = z.string().transform((text, context) => {
  const names = listed(text.toLowerCase());
  if (names.some((name) => !/^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/u.test(name)))
    context.addIssue(
      'METRICS_HOSTS must be names of machines with commas between them and without ports, like metrics.example.org.',
    );
  return [...new Set(names)];
});

const NO_SHARDS =
  'SHARDS must be auto, leased, or the shards of this process and how many there are in all, like 0-3/16.';

/** Shards as a host names them; a range counts from 0. */
const shards = z.string().transform((text, context): ShardsOfProcess => {
  if (text === 'auto') return { kind: 'all' };
  if (text === 'leased') return { kind: 'leased' };
  const [, first = '', last = first, all = ''] = /^(\d{1,4})(?:-(\d{1,4}))?\/(\d{1,4})$/u.exec(text) ?? [];
  const [from, to, of] = [Number(first), Number(last), Number(all)];
  if (all === '' || from > to || to >= of) {
    context.addIssue(NO_SHARDS);
    return z.NEVER;
  }
  return { kind: 'some', ids: Array.from({ length: to - from + 1 }, (_, at) => from + at), of };
});

/** The most days that can be settled: a century. */
const MOST_DAYS = 36_500;

/** More tables than that nobody sits at. */
const MOST_TABLES = 1_000;

/** Kinds of heavy work, with commas or spaces between them. */
const heavyWork = (name: string) =>
  z.string().transform((text, context): readonly HeavyWork[] => {
    const named = new Set(listed(text));
    const known = CAN_BE_OFF.filter((kind) => named.delete(kind));
    const [unknown] = named;
    if (unknown !== undefined)
      context.addIssue(
        `${name} can name ${CAN_BE_OFF.join(', ')}, with commas between them, and nothing else.`,
      );
    return known;
  });

/** Variables that are there but empty, as in a copied `.env.example`, count as absent. */
const variables = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(
      /^[\w.-]+$/,
      'DISCORD_TOKEN is not a bot token. Copy only the token, without quotes, spaces or the word "Bot", from the Bot page of ' +
        'your application at https://discord.com/developers/applications.',
    )
    .optional(),
  /** The base of another REST API, without a slash at its end; Discord's own if absent. */
  DISCORD_API_URL: z
    .string()
    .refine(
      isLoopback,
      'DISCORD_API_URL must be the address of a Discord on this machine, like http://127.0.0.1:4000/api. ' +
        'Leave it out to use Discord itself.',
    )
    .transform(withoutSlashes)
    .optional(),
  /** The base of the REST API behind a proxy of the host's. */
  DISCORD_REST_PROXY: z
    .string()
    .refine(
      isProxy,
      'DISCORD_REST_PROXY must be the address of a proxy for Discord’s REST API, like http://10.0.0.5:8080. ' +
        'Leave it out to ask Discord itself.',
    )
    .transform((url) => `${withoutSlashes(url)}/api`)
    .optional(),
  DATABASE_FILE: z
    .string()
    .refine(
      (file) => !/[\0?]|^file:|^:memory:$/.test(file),
      'DATABASE_FILE must be the path of a file, like data/tables.sqlite.',
    )
    .optional(),
  /** A PostgreSQL database, which then holds the games instead of the file. */
  DATABASE_URL: z
    .string()
    .refine(isPostgres, `${NOT_POSTGRES} Leave it out to keep the games in DATABASE_FILE.`)
    .optional(),
  /** Which shards of the bot this process holds. */
  SHARDS: shards.default({ kind: 'all' }),
  PLAYGROUND_PORT: port('PLAYGROUND_PORT').default(4680),
  /** Where the host reads numbers and health, on this machine alone; nowhere if absent. */
  METRICS_PORT: port('METRICS_PORT').optional(),
  /** Names under which metrics are asked for beside localhost and addresses. */
  METRICS_HOSTS: hostNames.default([]),
  /** The ids of those who may play at no table of this bot. */
  BLOCKED_USERS: userIds('BLOCKED_USERS').default([]),
  KEEP_GAMES_DAYS: numberFrom(
    0,
    MOST_DAYS,
    `KEEP_GAMES_DAYS must be a whole number of days from 1 to ${MOST_DAYS}, or 0 to keep games for ever.`,
  ).default(365),
  /** At how many open tables somebody may sit, in all servers together. */
  MOST_TABLES: numberFrom(
    1,
    MOST_TABLES,
    `MOST_TABLES must be a whole number of tables from 1 to ${MOST_TABLES}.`,
  ).default(50),
  /** What nobody can have made by this bot. */
  SWITCHED_OFF: heavyWork('SWITCHED_OFF').default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`).optional(),
});

/** Letters of a variable at most; a list of people fills what a file may have. */
const mostLetters = (name: string): number =>
  name === 'BLOCKED_USERS' ? ENVIRONMENT.bytes : ENVIRONMENT.letters;

/** Reads what the host settled. Throws {@link ConfigurationRefused} with every problem at once. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, text]) => {
      const trimmed = text?.trim() ?? '';
      return trimmed === '' ? [] : [[name, trimmed]];
    }),
  );
  const long = Object.keys(variables.shape).filter((name) => (given[name]?.length ?? 0) > mostLetters(name));
  if (long.length > 0)
    throw new ConfigurationRefused(
      long.map((name) => `${name} has more letters than it can have: ${mostLetters(name)} are the most.`),
    );
  const read = variables.safeParse(given);
  const problems = read.success ? [] : read.error.issues.map((issue) => issue.message);
  if (given['DISCORD_API_URL'] !== undefined && given['DISCORD_TOKEN'] === undefined) {
    problems.push(
      'DISCORD_API_URL needs a DISCORD_TOKEN. Set both, or neither to try the bot on this machine.',
    );
  }
  if (read.success && read.data.SHARDS.kind !== 'all' && read.data.DATABASE_URL === undefined)
    problems.push('SHARDS needs a DATABASE_URL: processes that share a bot keep its games in PostgreSQL.');
  if (!read.success || problems.length > 0) throw new ConfigurationRefused(problems);
  const { DISCORD_TOKEN: token } = read.data;
  const logLevel = read.data.LOG_LEVEL ?? (token === undefined ? 'warn' : 'info');
  return token === undefined
    ? {
        ...{ kind: 'playground', port: read.data.PLAYGROUND_PORT, logLevel },
        database: {
          kind: 'file',
          file: read.data.DATABASE_FILE ?? join(PLAYGROUND_DIRECTORY, PLAYGROUND_DATABASE),
        },
      }
    : botConfiguration(read.data, token, logLevel);
}

/** What the host settles for a bot that goes to a Discord, see {@link variables}. */
const botConfiguration = (read: z.output<typeof variables>, token: string, logLevel: LogLevel) => ({
  ...{ kind: 'bot' as const, token, logLevel },
  apiUrl: read.DISCORD_API_URL,
  restProxy: read.DISCORD_REST_PROXY,
  database: databaseIn(read),
  shards: read.SHARDS,
  metricsPort: read.METRICS_PORT,
  metricsHosts: read.METRICS_HOSTS,
  blockedUsers: read.BLOCKED_USERS,
  /** For ever if absent. */
  keepGamesDays: read.KEEP_GAMES_DAYS === 0 ? undefined : read.KEEP_GAMES_DAYS,
  mostTables: read.MOST_TABLES,
  switchedOff: read.SWITCHED_OFF,
});
/** What the host settles for a bot that goes to a Discord. */
export type BotConfiguration = Readonly<ReturnType<typeof botConfiguration>>;

/** Where games are kept: in a file, or in PostgreSQL at an address. */
export type Database =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'postgres'; readonly address: string };

const databaseIn = ({ DATABASE_URL: address, DATABASE_FILE: file }: z.output<typeof variables>): Database =>
  address === undefined
    ? { kind: 'file', file: file ?? 'data/tables.sqlite' }
    : { kind: 'postgres', address };

/** The PostgreSQL database that a host names, else `DATABASE_URL`. Throws {@link ConfigurationRefused} without one. */
export function addressFor(
  named: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const address = named ?? environment['DATABASE_URL']?.trim() ?? '';
  if (!isPostgres(address)) throw new ConfigurationRefused([NOT_POSTGRES]);
  return address;
}

/** The environment, plus a file like `.env.example`. Throws {@link ConfigurationRefused} if that is too large. */
export function environmentWith(file: string): Readonly<Record<string, string | undefined>> {
  if (existsSync(file) && statSync(file).size > ENVIRONMENT.bytes)
    throw new ConfigurationRefused([
      `${file} is larger than a file of settings can be: ${ENVIRONMENT.bytes} bytes are the most.`,
    ]);
  return existsSync(file) ? { ...parse(textOf(readFileSync(file))), ...process.env } : process.env;
}

/** Text as editors save it: UTF-8, or UTF-16 as PowerShell and Notepad may, with or without a byte order mark. */
function textOf(bytes: Buffer): string {
  const [first = 0, second = 0] = bytes;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && bytes.length > 1);
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8').decode(bytes);
}
