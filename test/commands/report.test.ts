import { describe, expect, test } from 'vitest';
import { ana, ben, cem, done, dua } from '../tables/room.ts';
import { atBar, barroom, wordsOf } from './order.ts';

describe('/table report', () => {
  test('gives a number to quote, and the log has a line without what was written', async () => {
    const there = await barroom();
    const id = await there.started();
    const reply = await there.gives(ben, '/table report', { problem: 'I hold the urchin and see two' });
    const kept = (await there.tables.look(id))?.table.reports[0];
    expect(kept).toMatchObject({ person: ben.id, words: 'I hold the urchin and see two' });
    expect(wordsOf(reply)).toContain(kept?.number ?? 'no number');
    expect(there.log.lines).toEqual(['warn: somebody reports a problem: npm run reports tells what']);
  });

  test('means the table that is played, before those that are over', async () => {
    const there = await barroom();
    const over = await there.started();
    for (const [person, notation] of [
      [ana, 'end'],
      ...Array.from({ length: 10 }, () => [ben, 'step'] as const),
      [ben, 'end'],
    ] as const)
      done(await there.says(over, person, notation));
    await there.gives(ana, '/table report', { problem: 'The points are wrong' });
    expect((await there.tables.look(over))?.table.reports).toHaveLength(1);
    const played = await there.started([ben, cem]);
    await there.gives(ben, '/table report', { problem: 'Nothing happens' });
    expect((await there.tables.look(played))?.table.reports).toHaveLength(1);
  });

  test('asks which table is meant where it may be several', async () => {
    const there = await barroom();
    const played = await there.started();
    await there.lobby([ben]);
    const asked = await there.gives(ben, '/table report', { problem: 'Nothing happens' });
    expect(wordsOf(asked)).toContain('Which table?');
    expect((await there.tables.look(played))?.table.reports).toEqual([]);
  });

  test('is refused to who sits at no table there, and soon after another', async () => {
    const there = await atBar();
    expect(wordsOf(await there.gives(dua, '/table report', { problem: 'Hello' }))).toContain('table');
    await there.gives(ana, '/table report', { problem: 'One' });
    expect(await there.gives(ana, '/table report', { problem: 'Two' })).toMatchObject({
      ...{ kind: 'refused', code: 'too-soon-to-report' },
    });
  });
});
