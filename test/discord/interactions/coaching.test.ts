import { describe, expect, test } from 'vitest';
import { exportOf } from '../../../src/tables/export.ts';
import { stageInWords } from '../in-words.ts';
import { ana, stage } from '../stage.ts';

stageInWords(`
# Whoever plays a game for the first time
gets a tip after their own press, one at a time and each once, whatever the table
  given coached => ana.all!: 💡
  ana presses board:step => ana.all~: A tip at 1 | ben.all!: 💡
  ana presses board:step => ana.all~: Another tip | ana.all!: A tip at | channel!: 💡
sees the board again with the next press: the tip goes, and no private page comes to stay
  given coached; ana presses board:step; ana presses look:t1:closer => ana.all!: 💡
  2 times ana presses board:step => ana.pages: 0
has none who wants none
  given coached; ana: wish tips off; ana presses board:step => ana.all!: 💡
`);

/** Everything that somebody alone was shown so far, in words. */
const shownTo = ({ api, textOf }: Awaited<ReturnType<typeof stage>>, person: { readonly id: string }) =>
  api.seenBy(person.id).map(({ id }) => textOf(id));

const tipsOf = (here: Awaited<ReturnType<typeof stage>>, person: { readonly id: string }) =>
  shownTo(here, person).filter((words) => words.includes('💡'));

describe('Whoever plays a game for the first time', () => {
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
