import { afterEach, describe, expect, test, vi } from 'vitest';
import { ana, ben, inPlay, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

describe('An answer that Discord did not take', () => {
  test('because a retry found it taken, or another process has answered, is made sure of', async () => {
    const { presses, requestsOf, api, store, textOf, live } = await inPlay();
    api.fail('answer', 'acknowledged', true);
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update', 'amend']);
    expect(textOf(await live())).toContain('Points 1:0');
    expect(await store.owing()).toEqual([]);
  });

  test.each([
    ['because a retry found it taken is found by its own message', 'acknowledged', true, 'original'],
    ['because another process has said that it was heard is posted beside it', 'acknowledged', false, 'post'],
    ['at all is posted beside it', 'expired', false, 'post'],
  ] as const)('to /play %s', async (_, kind, isTaken, request) => {
    const { command, requestsOf, api, live } = await stage();
    api.fail('answer', kind, isTaken);
    expect(await requestsOf(() => command(ana, 'play'))).toContain(request);
    expect(api.channel.map(({ id }) => id)).toEqual([await live()]);
  });
});

describe('What fails for no known reason', () => {
  test('before anything is known of who pressed, or typed, is told to them', async () => {
    const { handled, pressing, idIn, live, command, store, page, textOf, counted } = await inPlay();
    const message = await live();
    const press = pressing(ana, message, idIn(message, 'board:step'));
    const { open, profile } = store;
    const fails = () => Promise.reject(new Error('the disk is full'));
    Object.assign(store, { open: fails, profile: fails });
    await handled(press);
    await command(ben, 'board');
    Object.assign(store, { open, profile });
    for (const person of [ana, ben]) expect(textOf(page(person).id)).toContain('went wrong');
    expect(counted.slice(-2)).toEqual(['answer failed', 'command failed']);
  });
});

describe('A board', () => {
  test('never goes back when two presses are answered at once', async () => {
    const { command, pressing, handled, live, idIn, textOf, store } = await stage();
    await command(ana, 'play');
    const message = await live();
    const join = idIn(message, 'join');
    const option = 'h1:option:t1:pace';
    await Promise.all([
      handled(pressing(ben, message, join)),
      handled(pressing(ana, message, option, ['fast'])),
    ]);
    expect(textOf(message)).toContain('2. <@102>');
    expect(textOf(message)).toContain('pace: fast');
    expect(await store.owing()).toEqual([]);
  });

  test('that waits to be painted is painted as it stands in the end, once', async () => {
    const { tables, opens, act, says, painter, sync, requestsOf, textOf, live, spoken } = await inPlay();
    for (const table of ['t2', 't3']) {
      await opens({ channel: `channel of ${table}`, host: ben });
      await spoken(table);
      await tables.join(act(ana, table), 'Ana');
    }
    // Two are painted at a time: t1 and t2. The third waits.
    for (const table of ['t2', 't3']) await tables.start(act(ben, table));
    await says(ana, 'step');
    const { begun } = painter;
    let paints = () => {};
    painter.until = new Promise((go) => {
      paints = go;
    });
    const asked = requestsOf(async () => {
      await sync.start();
      await expect.poll(() => painter.begun).toBe(begun + 2);
      await tables.answer(act(ben, 't3'), 0, 'step');
      sync.see('t3');
      paints();
    });
    expect((await asked).toSorted()).toEqual(['edit', 'edit', 'edit', 'post', 'post']);
    expect(textOf(await live('t1'))).toContain('Points 1:0');
    expect(textOf(await live('t3'))).toContain('Points 1:0');
  });
});
