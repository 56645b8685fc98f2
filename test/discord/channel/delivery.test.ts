import { afterEach, describe, expect, test, vi } from 'vitest';
import { NONCE_LIFE } from '../../../src/discord/protocol/limits.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

/** The process that follows another so many milliseconds later. */
function stageAfter({ store, api, clock }: Awaited<ReturnType<typeof stage>>, later: number) {
  const own = tickingClock(clock.time + later);
  return stage({ store, api, clock: own });
}

describe('What a dead process left unsaid', () => {
  test('is said anew when it never was, however old', async () => {
    const first = await inPlay();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    const next = await stageAfter(first, 10 * NONCE_LIFE);
    expect(await next.requestsOf(() => next.sync.start())).toEqual(['recent', 'read', 'edit', 'post']);
  });
});

describe('An answer that Discord did not take', () => {
  test('because a retry found it taken, or another process has answered, is made sure of', async () => {
    const { presses, requestsOf, api, store, textOf, live } = await inPlay();
    api.fail('answer', 'acknowledged', true);
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update', 'amend']);
    expect(textOf(await live())).toContain('Points 1:0');
    expect(await store.owing()).toEqual([]);
  });

  test('to /play because a retry found it taken is found by its own message', async () => {
    const { command, requestsOf, api, live } = await stage();
    api.fail('answer', 'acknowledged', true);
    expect(await requestsOf(() => command(ana, 'play'))).toEqual(['answer message', 'original']);
    expect(await live()).toBe(api.channel.at(0)?.id);
  });

  test('to /play because another process has said that it was heard is posted beside it', async () => {
    const { command, requestsOf, api, live } = await stage();
    api.fail('answer', 'acknowledged');
    expect(await requestsOf(() => command(ana, 'play'))).toEqual([
      ...['answer message', 'original'],
      ...['recent', 'post', 'follow'],
    ]);
    expect(api.channel).toHaveLength(1);
    expect(await live()).toBe(api.channel.at(0)?.id);
  });

  test('to /play at all is posted beside it', async () => {
    const { command, api, live } = await stage();
    api.fail('answer', 'expired');
    await command(ana, 'play');
    expect(api.channel).toHaveLength(1);
    expect(await live()).toBe(api.channel.at(0)?.id);
  });
});

describe('What fails', () => {
  test('that Discord does not want is logged, kept as owed, and the game goes on', async () => {
    const { tables, api, sync, store, requestsOf, log } = await inPlay();
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'end');
    api.fail('read', 'gone');
    api.fail('post', 'gone');
    expect(await requestsOf(() => sync.start())).toEqual(['read', 'post']);
    expect(await store.owing()).toMatchObject([{ table: 't1', isBarred: true }]);
    expect(log.lines).toHaveLength(2);
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
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
    const { tables, painter, sync, requestsOf, textOf, live, spoken } = await inPlay();
    for (const table of ['t2', 't3']) {
      const lobby = { guild: 'g', channel: `channel of ${table}`, game: 'tiny', host: ben, options: {} };
      await tables.open({ ...lobby, interaction: `open ${table}` });
      await spoken(table);
      await tables.join({ table, person: ana.id, interaction: `join ${table}` }, 'Ana');
    }
    // Two are painted at a time: t1 and t2. The third waits.
    for (const table of ['t2', 't3'])
      await tables.start({ table, person: ben.id, interaction: `start ${table}` });
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'step');
    const { begun } = painter;
    let paints = () => {};
    painter.until = new Promise((go) => {
      paints = go;
    });
    const asked = requestsOf(async () => {
      await sync.start();
      await expect.poll(() => painter.begun).toBe(begun + 2);
      await tables.answer({ table: 't3', person: ben.id, interaction: 'y' }, 0, 'step');
      sync.see('t3');
      paints();
    });
    expect((await asked).toSorted()).toEqual(['edit', 'edit', 'edit', 'post', 'post']);
    expect(textOf(await live('t1'))).toContain('Points 1:0');
    expect(textOf(await live('t3'))).toContain('Points 1:0');
  });
});
