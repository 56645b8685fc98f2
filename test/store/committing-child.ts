import { openStore } from '../../src/store/sqlite-store.ts';
import { sampleCommit } from './sample.ts';

/**
 * A process that opens the store named by its first argument, says so, and commits without end, saying each revision
 * once it is kept. Meant to be killed.
 */
const store = await openStore({ file: process.argv[2] ?? '', clock: { now: Date.now } });
process.stdout.write('open\n');
if (process.argv[3] === 'commit') {
  for (let revision = ((await store.table('table-1'))?.table.revision ?? 0) + 1; ; revision += 1) {
    const size = (revision % 7) * 3000;
    const committed = await store.commit(
      sampleCommit(revision, {
        snapshot: `after ${revision} ${'x'.repeat(size)}`,
        outbox: [{ key: `line-${revision % 5}`, body: `line ${revision}` }],
      }),
    );
    if (committed.kind !== 'kept') throw new Error(committed.kind);
    process.stdout.write(`${revision}\n`);
    await new Promise(setImmediate);
  }
}
setInterval(() => undefined, 60_000);
