import { describe, expect, test } from 'vitest';
import { ana, ben, inPlay } from '../stage.ts';

describe('A board that stands nowhere', () => {
  /** A table whose known board has lost its buttons, as after a restore, and a later board of it that nobody knows. */
  async function lost() {
    const at = await inPlay();
    const known = await at.live();
    const { api } = at;
    at.clock.time += 1;
    const { id: stray } = await api.post('c', { body: { components: [] }, files: [] }, 'stray');
    // It was posted in another history of the table.
    const { body, components = [], ...rest } = api.message(known);
    const copy = components.map((part, place) => (place === 0 ? { ...part, id: 7 } : part));
    api.messages.splice(-1, 1, {
      ...rest,
      id: stray,
      body: { ...body, components: copy },
      components: copy,
    });
    await api.edit('c', known, { body: { components: [] }, files: [] });
    return { ...at, known, stray };
  }

  test('is brought by a press that counts in a message that nobody knows, which becomes the board', async () => {
    const { stray, handled, pressing, live, textOf, idsOf, store, armed } = await lost();
    await handled(pressing(ana, stray, 'h1:answer:t1:0:board:step'));
    expect(await live()).toBe(stray);
    expect(textOf(stray)).toContain('Points 1:0');
    expect(idsOf(stray)).not.toEqual([]);
    expect(await store.owing()).toEqual([]);
    expect(armed()).toEqual([stray]);
  });

  test('is brought by a new message that calls whoever is up then where the press has ended the turn', async () => {
    const { stray, handled, pressing, live, idsOf, api } = await lost();
    await handled(pressing(ana, stray, 'h1:answer:t1:0:board:end'));
    expect(await live()).not.toBe(stray);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
    expect(idsOf(stray)).toEqual([]);
  });

  test('is brought by whoever only looks, or presses what is out of date', async () => {
    for (const id of ['h1:look:t1:happened', 'h1:answer:t1:7:board:step', 'h1:undo:t1:9']) {
      const { stray, handled, pressing, live, idsOf } = await lost();
      await handled(pressing(ben, stray, id));
      expect(await live()).toBe(stray);
      expect(idsOf(stray)).toContain('h1:answer:t1:0:board:step');
    }
  });

  test('is brought where the table lives, and what was pressed elsewhere leads there', async () => {
    const { stray, handled, pressing, live, idsOf, textOf, tables, act, opened, api, sync } = await lost();
    await tables.move(act(ana), { guild: 'g', channel: 'd' });
    const { channel, now } = await opened();
    await tables.note('t1', { channel: { ...channel, posted: now.table.revision } });
    await handled(pressing(ben, stray, 'h1:look:t1:happened'));
    await sync.idle();
    expect(await live()).not.toBe(stray);
    expect(api.posted.at(-1)).toBe('d');
    expect(idsOf(stray)).toEqual([]);
    expect(textOf(stray)).toContain('This game goes on in <#d>');
  });

  test('is left as it is while nobody knows whether it stands', async () => {
    const { stray, handled, pressing, live, known, idsOf, api } = await lost();
    api.fail('read', 'passing');
    await handled(pressing(ben, stray, 'h1:look:t1:happened'));
    expect(await live()).toBe(known);
    expect(idsOf(stray)).not.toEqual([]);
    await handled(pressing(ben, stray, 'h1:look:t1:happened'));
    expect(await live()).toBe(stray);
  });
});
