import { describe, expect, test } from 'vitest';
import { exportOf } from '../../../src/tables/export.ts';
import { ana, ben, stage } from '../stage.ts';

/** Everything that somebody alone was shown so far, in words. */
const shownTo = ({ api, textOf }: Awaited<ReturnType<typeof stage>>, person: { readonly id: string }) =>
  api.seenBy(person.id).map(({ id }) => textOf(id));

const tipsOf = (here: Awaited<ReturnType<typeof stage>>, person: { readonly id: string }) =>
  shownTo(here, person).filter((words) => words.includes('💡'));

describe('Whoever plays a game for the first time', () => {
  test('gets a tip after their own press, one at a time and each once, whatever the table', async () => {
    const here = await stage({ coached: true });
    await here.started();
    // The board comes after the press that starts a game, and would push a tip out of sight.
    expect(tipsOf(here, ana)).toEqual([]);
    await here.presses(ana, 'board:step');
    expect(tipsOf(here, ana)).toEqual([expect.stringContaining('A tip at 1')]);
    expect(tipsOf(here, ben)).toEqual([]);
    await here.presses(ana, 'board:step');
    expect(tipsOf(here, ana)).toEqual([expect.stringContaining('Another tip')]);
    expect(JSON.stringify(here.api.channel)).not.toContain('💡');
  });

  test('sees the board again with the next press: the tip goes, and no private page comes to stay', async () => {
    const here = await stage({ coached: true });
    await here.started();
    await here.presses(ana, 'board:step');
    await here.presses(ana, 'look:t1:closer');
    expect(tipsOf(here, ana)).toEqual([]);
    for (let press = 0; press < 2; press += 1) await here.presses(ana, 'board:step');
    expect(here.api.seenBy(ana.id)).toEqual([]);
  });

  test('is not told again after a restart, and finds what was told among all that is kept of them', async () => {
    const here = await stage({ coached: true });
    await here.started();
    await here.presses(ana, 'board:step');
    const { profile } = await exportOf(here.tables, ana.id);
    expect(profile.tipsTold).toEqual(['tiny:first']);
    const again = await stage({ store: here.store, api: here.api, clock: here.clock, coached: true });
    await again.presses(ana, 'board:step');
    expect(tipsOf(again, ana).at(-1)).toContain('Another tip');
    await here.store.forget(ana.id, 'gone-1');
    expect((await here.tables.profiles.of(ana.id)).tipsTold).toEqual([]);
  });

  test('has none who wants none', async () => {
    const here = await stage({ coached: true });
    await here.started();
    await here.tables.profiles.change(ana.id, (profile) => ({ ...profile, tips: false }));
    await here.presses(ana, 'board:step');
    expect(tipsOf(here, ana)).toEqual([]);
  });

  test('reads in a line what a question speaks of, and others do not', async () => {
    const here = await stage({ coached: true });
    await here.started();
    expect(here.textOf(await here.live())).toContain('A step scores a point');
    await here.writesRow(({ body }) => JSON.stringify({ ...JSON.parse(body), learning: [1] }));
    await here.presses(ana, 'board:step');
    expect(here.textOf(await here.live())).not.toContain('A step scores a point');
    expect(tipsOf(here, ana)).toEqual([]);
  });
});
