import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPostgres } from '../../../src/doctor/database/postgres.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { emptyFolder } from '../folder.ts';
import { commit, openedAt, sampleCommit } from '../sample.ts';
import { type Cluster, clusterIn, lacksPostgres } from './cluster.ts';

const clock = { now: () => 77 };

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) =>
  existsSync(file),
);
if (PGBOUNCER === undefined) console.log('PgBouncer is not tested: it is not installed.');

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres || PGBOUNCER === undefined)('a database behind PgBouncer', () => {
  let cluster: Cluster;
  let folder: string;
  const over: (() => void)[] = [];

  beforeAll(() => {
    folder = emptyFolder((work) => over.push(work));
    chmodSync(folder, 0o755);
    cluster = clusterIn(join(folder, 'postgres'));
    cluster.start();
  });
  afterAll(() => {
    for (const work of over.slice(1)) work();
    if (cluster.isStarted()) cluster.crash();
    over[0]?.();
  });

  /** The address of an empty database, by way of a pooler that gives its connections in this way. */
  async function pooled(mode: 'session' | 'transaction'): Promise<string> {
    await cluster.ask(`CREATE DATABASE ${mode}`);
    const place = join(folder, mode);
    mkdirSync(place);
    const { uid, gid } = statSync(join(folder, 'postgres'));
    chownSync(place, uid, gid);
    const socket = join(folder, 'postgres');
    writeFileSync(
      join(place, 'pgbouncer.ini'),
      [
        '[databases]',
        `* = host=${socket} user=postgres`,
        '[pgbouncer]',
        `listen_addr =\nunix_socket_dir = ${place}\nauth_type = any\npool_mode = ${mode}\ndefault_pool_size = 40`,
      ].join('\n'),
    );
    const pooler = spawn(PGBOUNCER ?? '', [join(place, 'pgbouncer.ini')], { uid, gid, stdio: 'ignore' });
    over.push(() => void pooler.kill('SIGKILL'));
    await expect.poll(() => existsSync(join(place, '.s.PGSQL.6432'))).toBe(true);
    return `postgres://postgres@localhost:6432/${mode}?host=${encodeURIComponent(place)}`;
  }

  it('works with a pool of sessions, as the guide says, and doctor finds it well', async () => {
    const address = await pooled('session');
    const store = await openPostgresStore({ address, clock });
    expect(await commit(store, sampleCommit(1))).toMatchObject({ kind: 'kept' });
    expect((await openedAt(store)).table.revision).toBe(1);
    expect((await checkPostgres(address)).filter(({ kind }) => kind !== 'well')).toEqual([]);
    await store.close();
  });

  it('is refused with a pool of transactions, by a start and by doctor', async () => {
    const address = await pooled('transaction');
    const refused = await openPostgresStore({ address, clock, waiting: { told: () => {} } }).catch(String);
    expect(refused).toMatch(/pooler that gives connections by the transaction, .* Set pool_mode = session/u);
    expect((await checkPostgres(address)).filter(({ kind }) => kind === 'unwell')).toEqual([
      expect.objectContaining({ what: expect.stringContaining('Set pool_mode = session') }),
    ]);
  });

  it('says what a pooler does not take of the address', async () => {
    await cluster.ask('CREATE DATABASE optional').catch(() => {});
    const address = `postgres://postgres@localhost:6432/optional?host=${encodeURIComponent(join(folder, 'session'))}&options=-c%20search_path%3Da`;
    const refused = await openPostgresStore({ address, clock, waiting: { told: () => {} } }).catch(String);
    expect(refused).toMatch(/The pooler .* takes no options \(08P01\)\. Leave options= out of DATABASE_URL/u);
  });
});
