import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import { commit, sampleCommit } from '../sample.ts';

/** So many commits follow one another as fast as can be. */
const BREATHLESS = 50;
/** In milliseconds. */
const BREATH = 10;

/**
 * A process that opens the store named by its first argument, says so, and rests, or commits without end, saying each
 * revision once it is kept. Meant to be killed or stopped. With `wait` it waits for a store that another has open, saying
 * for what. After its first commits it takes a breath before each, and leaves the processor to others.
 */
const [, , file = '', task = 'rest', patience] = process.argv;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const waiting = { told: say };
const store = await openStore({
  file,
  clock: { now: Date.now },
  ...(patience === 'wait' ? { waiting } : {}),
  lost: (error) => say(`lost: ${error.message}`),
});
say('open');
if (task === 'commit') {
  const first = ((await store.open({ table: 'table-1' }))?.table.revision ?? 0) + 1;
  for (let revision = first; ; revision += 1) {
    const size = (revision % 7) * 3000;
    const change = sampleCommit(revision, {
      snapshot: `after ${revision} ${'x'.repeat(size)}`,
      notices: [{ kind: 'turn', seat: revision % 5, person: `person-${revision}` }],
    });
    const committed = await commit(store, change).catch((error: unknown) => {
      say(`refused: ${String(error)}`);
      process.exit(1);
    });
    if (committed.kind !== 'kept') throw new Error(committed.kind);
    say(String(revision));
    await new Promise((on) => (revision - first < BREATHLESS ? setImmediate(on) : setTimeout(on, BREATH)));
  }
}
setInterval(() => undefined, 60_000);
