import { type APIInteraction, ComponentType, InteractionType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { ana, ben, inPlay } from '../stage.ts';

/** A match of Ana and Ben in which it is Ana's turn, and Ben has the page of his plan. */
async function playing() {
  const here = await inPlay();
  await here.handled(here.pressing(ben, await here.live(), 'h1:look:t1:plan'));
  const plan = here.page(ben).id;
  return {
    ...here,
    plan,
    /** Ben sends the form that a press of his page has opened. */
    sends: (value: string) => {
      const press = here.pressing(ben, plan, 'h1:note:t1:save');
      const components = [
        {
          type: ComponentType.Label,
          id: 1,
          component: { type: ComponentType.TextInput, id: 2, custom_id: 'text', value },
        },
      ];
      return here.handled({
        ...press,
        type: InteractionType.ModalSubmit,
        data: { custom_id: 'h1:note:t1:save', components },
      } as unknown as APIInteraction);
    },
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
    await here.sends('She holds **two**');
    expect(here.words()).toContain('She holds \\*\\*two\\*\\*');
    expect(here.idsOf(here.plan)).toEqual(['h1:note:t1:write', 'h1:note:t1:remove']);
    await here.handled(here.pressing(ben, here.plan, 'h1:note:t1:remove'));
    expect(here.words()).toContain('You haven’t written anything down');
    expect((await here.tables.look('t1'))?.table.notes).toEqual([]);
  });

  test('stands on its owner’s plan and own page, and nowhere that others see', async () => {
    const here = await playing();
    await here.sends('watch the reef');
    await here.handled(here.pressing(ben, await here.live(), 'h1:look:t1:plan'));
    expect(here.textOf(here.page(ben).id)).toContain('Your note: watch the reef');
    await here.handled(here.pressing(ana, await here.live(), 'h1:look:t1:plan'));
    expect(here.textOf(here.page(ana).id)).not.toContain('reef');
    await here.presses(ana, 'board:end');
    await here.presses(ben, 'board:step');
    expect(JSON.stringify(here.api.channel)).not.toContain('reef');
    expect(here.log.lines.join('\n')).not.toContain('reef');
  });

  test('leaves the channel as it is', async () => {
    const here = await playing();
    const before = JSON.stringify(here.api.channel);
    await here.sends('mine');
    expect(JSON.stringify(here.api.channel)).toBe(before);
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
