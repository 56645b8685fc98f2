import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { commit, sampleCommit, sampleEntry } from '../sample.ts';
import { lacksPostgres, programs } from './cluster.ts';
import { sharedCluster } from './shared-cluster.ts';

const clock = tickingClock(77);
const guide = readFileSync('docs/hosting.md', 'utf8');

/** A line of the guide that begins so, with what stands for a host's own in it. */
function inGuide(begin: string, own: Readonly<Record<string, string>>): readonly string[] {
  const line = guide.split('\n').find((each) => each.startsWith(begin));
  if (line === undefined) throw new Error(`the guide has no line ${begin}`);
  const words = [...line.matchAll(/"([^"]*)"|(\S+?)="([^"]*)"|\S+/gu)].map(([all, quoted]) => quoted ?? all);
  return words.map((word) =>
    Object.entries(own).reduce(
      (text, [from, to]) => text.replaceAll(`"${from}"`, to).replaceAll(from, to),
      word,
    ),
  );
}

it.skipIf(lacksPostgres)('a dump, restored as the guide says, goes on where the bot was', async () => {
  const cluster = await sharedCluster();
  const folder = mkdtempSync(join(tmpdir(), 'dump-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = ['dumped', 'restored'].map((name) => `${name}_${process.pid}`);
  const [from = '', to = ''] = names.map((name) => cluster.address.replace('/postgres?', `/${name}?`));
  for (const name of names) await cluster.ask(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);

  const before = await openPostgresStore({ address: from, clock });
  await commit(before, { ...sampleCommit(1), entries: [sampleEntry({ ply: 0 })] });
  const opened = await before.open({ table: 'table-1' });
  const run = (words: readonly string[]): string => {
    const [name = '', ...args] = words;
    return execFileSync(join(programs() ?? '', name), args, { encoding: 'utf8' });
  };
  const dump = { '/backups/harbour.dump': join(folder, 'harbour.dump') };
  // While the bot is running.
  run(inGuide('pg_dump ', { ...dump, $DATABASE_URL: from }));
  await before.close();
  run(inGuide('pg_restore ', { ...dump, $DATABASE_URL: to, '--role=harbour': '--role=postgres' }));
  const notices = Number(run(inGuide('psql ', { $DATABASE_URL: to })).split('\n')[2]);
  expect(notices).toBeGreaterThan(1_048_576);

  const after = await openPostgresStore({ address: to, clock });
  onTestFinished(() => after.close());
  expect(await after.open({ table: 'table-1' })).toEqual(opened);
  expect(await after.log('table-1')).toHaveLength(1);
});
