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
async function playing(hints?: 'all' | 'alone' | 'none', advises = adviser) {
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
  test('is one answer and why, and another that is about as good, each with its button, on a page of whoever is asked', async () => {
    const here = await playing();
    await here.sends(ana, HINT);
    const { id } = here.page(ana);
    const words = here.textOf(id);
    expect(words).toMatch(/### Hint/);
    expect(words).toMatch(/^I’d press \*\*.*step.*\*\*\./im);
    expect(words).toMatch(/^About equal: \*\*.*end.*\*\*/im);
    // What would be dug out is drawn then, so nothing of it is told.
    expect(words).toContain('up to chance or to what’s still hidden');
    expect(words).not.toMatch(/keep|holds \d/);
    expect(here.idsOf(id)).toEqual(
      expect.arrayContaining(['h1:answer:t1:0:hint:step', 'h1:answer:t1:0:hint:end']),
    );
    expect(JSON.stringify(here.api.channel)).not.toContain('I’d press');
  });

  test('is played from there, as long as its question stands; a press that comes too late says so', async () => {
    const here = await playing();
    const ply = async () => (await here.tables.look('t1'))?.match?.ply;
    await here.sends(ana, HINT);
    const { id } = here.page(ana);
    await here.handled(here.pressing(ana, id, 'h1:answer:t1:0:hint:step'));
    expect(await ply()).toBe(1);
    expect(here.textOf(id)).toContain('What now?');
    await here.handled(here.pressing(ana, id, 'h1:answer:t1:0:hint:step'));
    expect(await ply()).toBe(1);
    expect(here.textOf(id)).toContain('That hint was about an earlier question');
  });

  test('is refused with a sentence to spectators, to whoever is not asked, and where hints are off', async () => {
    const here = await playing('all');
    for (const [person, says] of [
      [eve, /not playing at this table/],
      [ben, /waiting for <@101>/],
    ] as const) {
      await here.sends(person, HINT);
      const words = here.textOf(here.page(person).id);
      expect(words).toMatch(says);
      expect(words).not.toContain('I’d press');
    }
    const without = await playing('none');
    await without.sends(ana, HINT);
    expect(without.textOf(without.page(ana).id)).toContain('There are no hints at this table');
  });

  test('is for newcomers at any table where the host has not switched it off', async () => {
    for (const [hints, says] of [
      ['alone', 'I’d press'],
      ['none', 'There are no hints at this table'],
    ] as const) {
      const here = await playing(hints);
      await here.sends(ana, HINT);
      expect(here.textOf(here.page(ana).id)).toContain(says);
    }
  });

  test('does not come in the place of a page to which its reader has turned meanwhile', async () => {
    let says: (() => void) | undefined;
    const until = new Promise<void>((go) => {
      says = go;
    });
    const here = await playing(undefined, { advise: () => until.then(() => adviser.advise()) });
    const handled = here.sends(ana, HINT);
    await wait(ACKNOWLEDGE_AFTER + 100);
    await handled;
    await here.presses(ana, 'look:t1:hand');
    says?.();
    await wait(100);
    expect(here.api.seenBy(ana.id).map(({ id }) => here.textOf(id))).toEqual([
      expect.stringContaining('Hand'),
    ]);
    // It has been thought about: asked again it is there at once.
    await here.sends(ana, HINT);
    expect(here.textOf(here.page(ana).id)).toContain('I’d press');
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
      await vi.waitFor(() => expect(here.textOf(here.page(ana).id)).toContain('I’d press'));
    });
    expect(await requests).toEqual(['answer message alone', 'amend']);
  });
});
