import { expect, test } from 'vitest';
import { readRecord } from '../src/records/read-record.ts';
import { reportedProblems, reportFile } from '../src/reported-problems.ts';
import { reportedAt } from '../src/store/postgres/inspection.ts';
import type { ReportedTable } from '../src/store/sql/reported.ts';
import { reportedIn } from '../src/store/sqlite/inspection.ts';
import { tiny } from './games/tiny.ts';
import { describeStores, openedFor } from './store/kinds.ts';
import { ana, ben, cem, done, room } from './tables/room.ts';

/** Ana has dug something out in secret; then Ben reports a problem. `over` plays the match to its end. */
async function reported(there: Awaited<ReturnType<typeof room>>) {
  const { tables, act, started, says } = there;
  const id = await started();
  for (const notation of ['step', 'dig', 'keep', 'end']) done(await says(id, ana, notation));
  done(await tables.report(act(id, ben), 'Odd (very odd)\nindeed', '1.2.3'));
  const over = async () => {
    for (let count = 0; count < 10; count += 1) done(await says(id, ben, 'step'));
    done(await says(id, ben, 'end'));
  };
  return { id, over };
}

describeStores((kind) => {
  const reads = (place: string): Promise<readonly ReportedTable[]> =>
    kind.keepsZero ? reportedIn(place) : reportedAt(place);

  test('lists reports for the host while a bot works with it, and of a match what everybody may know by then', async () => {
    const place = await kind.place();
    const there = await room({ store: await openedFor(kind, undefined, place) });
    await there.started([cem]);
    expect(await reads(place)).toEqual([]);
    const { id, over } = await reported(there);
    const [problem, ...others] = reportedProblems(await reads(place), [tiny]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ table: id, game: 'tiny', phase: 'playing', ply: 4 });
    const text = problem === undefined ? '' : reportFile(problem);
    expect(text).toContain('Odd [very odd]');
    expect(text).toContain('dig {?}');
    expect(readRecord(text)).toMatchObject({ reader: 'spectator', names: [undefined, undefined] });
    await over();
    const [after] = reportedProblems(await reads(place), [tiny]);
    expect(readRecord(after === undefined ? '' : reportFile(after)).reader).toBe('all');
  });

  test('holds no seed in what the host reads', async () => {
    const place = await kind.place();
    const store = await openedFor(kind, undefined, place);
    const there = await room({ store });
    const { id, over } = await reported(there);
    await over();
    const seed = /"seed":"([^"]+)"/.exec((await store.open({ table: id }))?.snapshot ?? '')?.[1] ?? '';
    expect(seed).not.toBe('');
    const [problem] = reportedProblems(await reads(place), [tiny]);
    expect(JSON.stringify(problem)).not.toContain(seed);
  });
});
