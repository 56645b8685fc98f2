import { describe, expect, test } from 'vitest';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { stageInWords } from '../in-words.ts';
import { ben, inPlay } from '../stage.ts';

stageInWords(`
# A private note
is written in a form that a press opens, and the page shows it with ways to edit and remove it
  ben sends h1:look:t1:plan; name plan of ben; ben sends h1:note:t1:write on page => asked: answer form
  ben writes h1:note:t1:save = She holds **two** => plan~: She holds \\*\\*two\\*\\*
    | plan.ids: h1:note:t1:write h1:note:t1:remove
  ben sends h1:note:t1:remove on plan -> notes => plan~: You haven’t written anything down
stands on its owner’s plan and own page, and nowhere that others see
  ben sends h1:look:t1:plan; ben writes h1:note:t1:save = watch the reef; ben sends h1:look:t1:plan
    => ben~: Your note: watch the reef
  ana sends h1:look:t1:plan => ana!: reef
  ana presses board:end; ben presses board:step => channel!: reef | log!: reef
`);

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
