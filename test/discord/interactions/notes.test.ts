import { describe, expect, test } from 'vitest';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { ana, ben, inPlay } from '../stage.ts';

/** A match of Ana and Ben in which it is Ana's turn, and Ben has the page of his plan. */
async function playing() {
  const here = await inPlay();
  await here.sends(ben, 'h1:look:t1:plan');
  const plan = here.page(ben).id;
  return {
    ...here,
    plan,
    /** Ben sends the form that a press of his page has opened. */
    writes: (value: string) => here.fills(ben, plan, 'h1:note:t1:save', value),
    words: () => here.textOf(plan),
  };
}

describe('A private note', () => {
  test('is written in a form that a press opens, and the page shows it with ways to edit and remove it', async () => {
    const here = await playing();
    const asked = await here.requestsOf(() =>
      here.handled(here.pressing(ben, here.plan, 'h1:note:t1:write')),
    );
    expect(asked).toEqual(['answer form']);
    await here.writes('She holds **two**');
    expect(here.words()).toContain('She holds \\*\\*two\\*\\*');
    expect(here.idsOf(here.plan)).toEqual(['h1:note:t1:write', 'h1:note:t1:remove']);
    await here.handled(here.pressing(ben, here.plan, 'h1:note:t1:remove'));
    expect(here.words()).toContain('You haven’t written anything down');
    expect((await here.tables.look('t1'))?.table.notes).toEqual([]);
  });

  test('stands on its owner’s plan and own page, and nowhere that others see', async () => {
    const here = await playing();
    await here.writes('watch the reef');
    await here.sends(ben, 'h1:look:t1:plan');
    expect(here.textOf(here.page(ben).id)).toContain('Your note: watch the reef');
    await here.sends(ana, 'h1:look:t1:plan');
    expect(here.textOf(here.page(ana).id)).not.toContain('reef');
    await here.presses(ana, 'board:end');
    await here.presses(ben, 'board:step');
    expect(JSON.stringify(here.api.channel)).not.toContain('reef');
    expect(here.log.lines.join('\n')).not.toContain('reef');
  });

  test('asks to press again where the table was read too slowly for a form', async () => {
    const here = await playing();
    const opened = here.tables.opened;
    Object.assign(here.tables, {
      opened: async (...what: Parameters<typeof opened>) => {
        await new Promise((later) => setTimeout(later, ACKNOWLEDGE_AFTER + 100));
        return opened(...what);
      },
    });
    await here.handled(here.pressing(ben, here.plan, 'h1:note:t1:write'));
    expect(here.textOf(here.page(ben).id)).toContain('Press again');
  });
});
