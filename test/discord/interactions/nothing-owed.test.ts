import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

type At = Awaited<ReturnType<typeof playing>>;

/** A match of Ana and Ben, Ana up. */
async function playing() {
  const here = await inPlay();
  /** Ben opens a page of his own and presses something there. */
  const bens = async (look: string, ...ids: readonly string[]) => {
    await here.sends(ben, `h1:look:t1:${look}`);
    for (const id of ids) await here.handled(here.pressing(ben, here.page(ben).id, id));
  };
  return { ...here, bens };
}

/** What somebody does for their own eyes alone. */
const DEEDS: readonly (readonly [string, (at: At) => Promise<unknown>])[] = [
  ['a note', ({ bens }) => bens('plan', 'h1:note:t1:save')],
  ['a note that goes', ({ bens }) => bens('plan', 'h1:note:t1:remove')],
  ['a plan', ({ bens }) => bens('plan', 'h1:answer:t1:0:plan:step', 'h1:plan:t1:keep')],
  [
    'a plan that is dropped',
    ({ bens }) => bens('plan', 'h1:answer:t1:0:plan:step', 'h1:plan:t1:keep', 'h1:plan:t1:cancel'),
  ],
  [
    'the news of a plan that was played',
    async ({ bens, presses, clock, tables, sync }) => {
      await bens('plan', 'h1:answer:t1:0:plan:step', 'h1:answer:t1:1:plan:end', 'h1:plan:t1:keep');
      await presses(ana, 'board:end');
      clock.time += 200_000;
      for (const table of await tables.runDueTurns()) sync.see(table);
      await sync.idle();
      await bens('hand');
      expect((await tables.look('t1'))?.table.planReports).toMatchObject([{ isTold: true }]);
    },
  ],
  [
    'a guess who wins',
    async ({ bens, presses, handled, pressing, page, idsOf, tables }) => {
      await presses(ana, 'board:end');
      for (let step = 0; step < 7; step += 1) await presses(ben, 'board:step');
      await bens('hand');
      const guess = idsOf(page(ben).id).find((id) => id.includes('guess'));
      await handled(pressing(ben, page(ben).id, guess ?? '', ['0']));
      expect((await tables.look('t1'))?.table.guesses).toHaveLength(1);
    },
  ],
];

describe('Nothing is owed to a channel once this was looked after', () => {
  test.each(DEEDS)('%s', async (_, does) => {
    const here = await playing();
    const { revision } = (await here.opened()).now.table;
    await does(here);
    expect((await here.opened()).now.table.revision).toBeGreaterThan(revision);
    expect(await here.store.owing()).toEqual([]);
  });

  test('a report of a problem', async () => {
    const here = await stage({ commands });
    await here.opens();
    await here.spoken();
    const problem = { name: 'problem', type: 3, value: 'it is odd' };
    await here.command(ana, 'table', undefined, [{ name: 'report', type: 1, options: [problem] }]);
    expect((await here.opened()).now.table.reports).toHaveLength(1);
    expect(await here.store.owing()).toEqual([]);
  });
});
