import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const line = ['step', 'step', 'dig', 'keep'];
const adviser = {
  advise: async () => [
    { notation: 'step', line },
    { notation: 'end', line: ['end'] },
  ],
};
const HINT = 'h1:look:t1:hint';

/** Ana alone with a computer, or with Ben where the host says to whom hints are allowed. */
async function playing(hints?: 'all' | 'none', advises = adviser) {
  const here = await stage({ adviser: advises });
  await here.command(ana, 'play');
  if (hints === undefined) await here.settles(ana, ['level:t1'], ['easy']);
  else {
    await here.presses(ben, 'join');
    await here.settles(ana, ['hints:t1'], [hints]);
  }
  await here.presses(ana, 'start');
  return here;
}

describe('A hint', () => {
  test('stands on a page of whoever is asked, with what each answer leads to as far as they can know, and no answer to press', async () => {
    const here = await playing();
    await here.handled(here.pressing(ana, await here.live(), HINT));
    const { id } = here.page(ana);
    const words = here.textOf(id);
    expect(words).toMatch(/### Hint/);
    expect(words).toMatch(/Best: press \*\*.*step.*\*\*/i);
    expect(words).toMatch(/You could also press \*\*.*end.*\*\*/i);
    // What would be dug out is drawn then, so nothing of it is told.
    expect(words).toMatch(/, then (?:(?!keep).)*$/im);
    expect(words).toContain('up to chance or to what’s still hidden');
    expect(words).not.toMatch(/keep|holds \d/);
    expect(here.idsOf(id).filter((each) => !each.startsWith('h1:look:t1:'))).toEqual([]);
    expect(JSON.stringify(here.api.channel)).not.toContain('Best:');
  });

  test('goes when whoever asked presses on', async () => {
    const here = await playing();
    await here.handled(here.pressing(ana, await here.live(), HINT));
    await here.presses(ana, 'board:step');
    expect(here.api.seenBy(ana.id)).toEqual([]);
  });

  test('is refused with a sentence to spectators, to whoever is not asked, and where hints are off', async () => {
    const here = await playing('all');
    for (const [person, says] of [
      [eve, /not playing at this table/],
      [ben, /Ana|turn|up/],
    ] as const) {
      await here.handled(here.pressing(person, await here.live(), HINT));
      const words = here.textOf(here.page(person).id);
      expect(words).toMatch(says);
      expect(words).not.toContain('Best:');
    }
    const without = await playing('none');
    await without.handled(without.pressing(ana, await without.live(), HINT));
    expect(without.textOf(without.page(ana).id)).toContain('There are no hints at this table');
  });

  test('that takes a while is said to be on its way, in time, and comes in the place of that', async () => {
    let said: (() => void) | undefined;
    const slow = {
      advise: async () => {
        await new Promise<void>((resolve) => {
          said = resolve;
        });
        return adviser.advise();
      },
    };
    const here = await playing(undefined, slow);
    const message = await here.live();
    const requests = here.requestsOf(async () => {
      const handled = here.handled(here.pressing(ana, message, HINT));
      await wait(ACKNOWLEDGE_AFTER + 100);
      await handled;
      expect(here.textOf(here.page(ana).id)).toContain('It’s on its way');
      said?.();
      await vi.waitFor(() => expect(here.textOf(here.page(ana).id)).toContain('Best:'));
    });
    expect(await requests).toEqual(['answer message alone', 'amend']);
  });
});
