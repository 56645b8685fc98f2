import { describe, expect, test } from 'vitest';
import { ana, ben, eve, stage } from '../stage.ts';

describe('What is secret', () => {
  test('never stands in the channel, its buttons or its alt texts', async () => {
    const { started, presses, api, handled, pressing, idIn, page, live } = await stage();
    await started();
    await presses(ana, 'board:dig');
    expect(JSON.stringify(api.channel)).not.toMatch(/What of|found|keep|drop/);
    expect(JSON.stringify(page(ana).body)).toMatch(/What of the \d/);
    await presses(ben, 'look:t1:hand');
    expect(JSON.stringify(page(ben).body)).not.toMatch(/holds/);
    const asked = page(ana).id;
    await handled(pressing(ana, asked, idIn(asked, 'drop')));
    await presses(ana, 'board:end');
    expect(JSON.stringify(api.channel)).not.toMatch(/What of|found|keep|drop/);
    await presses(ben, 'look:t1:happened');
    expect(JSON.stringify(page(ben).body)).toContain('did something');
    expect(await live()).not.toBe('');
  });

  test('is never drawn in the place of a message for all, whatever its ids are made to say', async () => {
    const { started, presses, pressing, handled, live, page, requestsOf, textOf, api } = await stage();
    await started();
    await presses(ana, 'board:dig');
    const message = await live();
    const before = textOf(message);
    for (const id of [
      'h1:refresh:t1:hand:0',
      'h1:refresh:t1:question:0',
      'h1:refresh:t1:asides:0',
      'h1:seat:t1',
      'h1:setting:tips',
      'h1:rules:tiny',
    ])
      expect(
        (await requestsOf(() => handled(pressing(ana, message, id, ['0'])))).filter(
          (request) => request !== 'remove',
        ),
        id,
      ).toEqual(['answer message alone']);
    // Whatever private pages were removed for it, the board was none of them.
    expect(textOf(message)).toBe(before);
    expect(textOf(page(ana).id)).toContain('How to play');
    expect(JSON.stringify(api.channel)).not.toMatch(/What of|holds|found|keep|drop/);
  });

  test('cannot be answered for another, nor from an id that was guessed', async () => {
    const { started, presses, pressing, handled, live, tables } = await stage();
    await started();
    await presses(ana, 'board:dig');
    for (const person of [ben, eve])
      await handled(pressing(person, await live(), 'h1:answer:t1:1:board:keep'));
    await handled(pressing(ben, await live(), 'h1:look:t1:question'));
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
  });
});
