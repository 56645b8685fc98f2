import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Where Debian puts the programs of PostgreSQL, a folder a version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: Debian's latest, else the one that PATH names. */
export function programs(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** Who runs the server: PostgreSQL refuses root, for whom Debian has a user `postgres`. */
interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

function runner(): Runner | undefined {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  return uid > 0 && gid > 0 ? { uid, gid } : undefined;
}

/** Why there is no PostgreSQL for tests; nothing where there is one. */
function lacking(): string | undefined {
  if (process.platform === 'win32') return 'the tests start it on Linux and macOS only';
  if (programs() === undefined) return 'no initdb, pg_ctl and postgres were found';
  return runner() === undefined ? 'it does not run as root, and there is no user postgres' : undefined;
}

const lack = lacking();
if (lack !== undefined) console.log(`What takes PostgreSQL is not tested: ${lack}.`);

/** Whether there is no PostgreSQL for tests. Why not is printed here, for all that are skipped. */
export const lacksPostgres = lack !== undefined;

/** A server with databases of its own in a folder. */
export interface Cluster {
  /** The address of its database `postgres`. */
  readonly address: string;
  /** The address of an empty part of that database, made for one store. */
  room(): Promise<string>;
  start(): void;
  isStarted(): boolean;
  /** Ends the server as a crash does. */
  crash(): void;
  /** Ends every connection but the one that asks. */
  cutConnections(): Promise<void>;
  /** Asks the server something. */
  ask<R extends object>(text: string, address?: string): Promise<readonly R[]>;
}

/** Settings that a server of tests is run with. Nothing it writes outlives the machine: that is for tests alone. */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '32MB',
  max_wal_senders: '0',
  wal_level: 'minimal',
  autovacuum: 'off',
} as const;

/** The server in a folder, which is made when it is started for the first time; `settings` take the place of those of tests. */
export function clusterIn(
  folder: string,
  settings: Partial<Record<keyof typeof SETTINGS, string>> = {},
): Cluster {
  const data = join(folder, 'data');
  const address = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const run = (name: string, ...args: readonly string[]) => {
    const [bin, as] = [programs(), runner()];
    if (bin === undefined || as === undefined) throw new Error(lack);
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
    const env = { PATH: process.env['PATH'] };
    execFileSync(join(bin, name), args, { ...as, env, cwd: folder, stdio: 'ignore' });
  };
  const ask = async <R extends object>(text: string, to: string = address): Promise<readonly R[]> => {
    const client = new pg.Client({ connectionString: to });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    address,
    ask,
    start: () => {
      if (!existsSync(data))
        run(
          'initdb',
          ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
        );
      const all = Object.entries({ ...SETTINGS, ...settings, unix_socket_directories: folder });
      const options = all.map(([name, value]) => `-c ${name}='${value}'`).join(' ');
      run('pg_ctl', ...['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options]);
    },
    isStarted: () => existsSync(join(data, 'postmaster.pid')),
    crash: () => run('pg_ctl', 'stop', '-m', 'immediate', '-D', data),
    room: async () => {
      // Test files of one process each load this anew: a count of their own would name two rooms alike.
      const name = `room_${randomUUID().replaceAll('-', '')}`;
      await ask(`CREATE SCHEMA ${name}`);
      return `${address}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    cutConnections: async () => {
      await ask(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
    },
  };
}
