import { afterEach, describe, expect, test, vi } from 'vitest';
import { NONCE_LIFE } from '../../../src/discord/protocol/limits.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { ana, ben, stage } from '../stage.ts';

afterEach(() => void vi.useRealTimers());

/** The process that follows another so many milliseconds later. */
function stageAfter({ store, api, clock }: Awaited<ReturnType<typeof stage>>, later: number) {
  const own = tickingClock(clock.time + later);
  return stage({ store, api, clock: own });
}

describe('What a dead process left unsaid', () => {
  test('is said by the next one: the answer to a press', async () => {
    const first = await stage();
    await first.started();
    const answer = { table: 't1', person: ana.id, interaction: 'lost' };
    await first.tables.answer(answer, 0, 'step');
    const next = await stage({ store: first.store, api: first.api });
    expect(
      await next.requestsOf(async () => {
        await next.sync.start();
      }),
    ).toEqual(['read', 'edit']);
    expect(next.textOf(await next.live())).toContain('Points 1:0');
    expect(await next.store.owing()).toEqual([]);
  });

  test('is said by the next one: a change of turn, old board and new', async () => {
    const first = await stage();
    await first.started();
    const old = await first.live();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    const next = await stage({ store: first.store, api: first.api });
    expect(await next.requestsOf(() => next.sync.start())).toEqual(['read', 'edit', 'post']);
    expect(next.idsOf(old)).toEqual([]);
    expect(next.api.message(old).attachments).toHaveLength(1);
    expect(next.api.message(await next.live()).body.allowed_mentions?.users).toEqual([ben.id]);
  });

  test('is not said twice when it was said but not noted, while the nonce lives', async () => {
    const first = await stage();
    await first.started();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    first.api.fail('post', 'passing', true);
    await first.requestsOf(() => first.sync.start());
    const said = first.api.channel.length;
    const next = await stage({ store: first.store, api: first.api });
    await next.requestsOf(() => next.sync.start());
    expect(next.api.channel).toHaveLength(said);
    expect(await next.live()).toBe(next.api.channel.at(-1)?.id);
  });

  test('is said as it is by then when it was said but not noted, and somebody pressed in it since', async () => {
    const first = await stage();
    await first.started();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    first.api.fail('post', 'passing', true);
    await first.requestsOf(() => first.sync.start());
    await first.tables.answer({ table: 't1', person: ben.id, interaction: 'quick' }, 1, 'step');
    const next = await stageAfter(first, 1_000);
    expect(await next.requestsOf(() => next.sync.start())).toEqual(['recent', 'edit']);
    expect(next.textOf(await next.live())).toContain('Points 0:1');
  });

  test('is not said twice when the nonce is long forgotten: the message is found again', async () => {
    const first = await stage();
    await first.started();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    first.api.fail('post', 'passing', true);
    await first.requestsOf(() => first.sync.start());
    const said = first.api.channel.length;
    first.api.forgetNonces();
    const next = await stageAfter(first, NONCE_LIFE + 1);
    expect(await next.requestsOf(() => next.sync.start())).toEqual(['recent', 'edit']);
    expect(next.api.channel).toHaveLength(said);
    expect(await next.live()).toBe(next.api.channel.at(-1)?.id);
    expect(await next.store.owing()).toEqual([]);
  });

  test('is not said twice to who presses before it is noted: the message answers', async () => {
    const first = await stage();
    await first.started();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    first.api.fail('post', 'passing', true);
    await first.requestsOf(() => first.sync.start());
    const { handled, pressing, api, live, requestsOf, textOf, idIn, store } = await stage({
      store: first.store,
      api: first.api,
    });
    const message = api.channel.at(-1)?.id ?? '';
    const late = pressing(ana, message, idIn(message, 'board:step'));
    expect(await requestsOf(() => handled(late))).toEqual(['answer message alone', 'edit']);
    expect(await live()).toBe(message);
    await handled(pressing(ben, message, idIn(message, 'board:step')));
    expect(textOf(message)).toContain('Points 0:1');
    expect(await store.owing()).toEqual([]);
  });

  test('is said by the answer to a press on what was posted and not noted', async () => {
    const first = await stage();
    await first.started();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    first.api.fail('post', 'passing', true);
    await first.requestsOf(() => first.sync.start());
    const next = await stage({ store: first.store, api: first.api });
    const message = next.api.channel.at(-1)?.id ?? '';
    const press = next.pressing(ben, message, next.idIn(message, 'board:step'));
    expect(await next.requestsOf(() => next.handled(press))).toEqual(['answer update']);
    expect(await next.live()).toBe(message);
    expect(next.textOf(message)).toContain('Points 0:1');
    expect(next.idsOf(message)).not.toEqual([]);
    expect(await next.store.owing()).toEqual([]);
  });

  test('is said anew when it never was, however old', async () => {
    const first = await stage();
    await first.started();
    await first.tables.answer({ table: 't1', person: ana.id, interaction: 'lost' }, 0, 'end');
    const next = await stageAfter(first, 10 * NONCE_LIFE);
    expect(await next.requestsOf(() => next.sync.start())).toEqual(['recent', 'read', 'edit', 'post']);
  });
});

describe('An answer that Discord did not take', () => {
  test('because it came too late is said by an edit', async () => {
    const { started, presses, requestsOf, api, textOf, live } = await stage();
    await started();
    api.fail('answer', 'expired');
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update', 'edit']);
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test('because a retry found it taken, or another process has answered, is made sure of', async () => {
    const { started, presses, requestsOf, api, store, textOf, live } = await stage();
    await started();
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
  test('is tried again, later each time', async () => {
    const { started, tables, api, sync, store, requestsOf } = await stage();
    await started();
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'step');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const _ of [1, 2]) api.fail('edit', 'passing');
    expect(await requestsOf(() => sync.start())).toEqual(['edit']);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['edit']);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual([]);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['edit']);
    expect(await store.owing()).toEqual([]);
  });

  test('that Discord does not want is logged, kept as owed, and the game goes on', async () => {
    const { started, tables, api, sync, store, requestsOf, log } = await stage();
    await started();
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'end');
    api.fail('read', 'gone');
    api.fail('post', 'gone');
    expect(await requestsOf(() => sync.start())).toEqual(['read', 'post']);
    expect(await store.owing()).toMatchObject([{ table: 't1', isBarred: true }]);
    expect(log.lines).toHaveLength(2);
    expect((await tables.look('t1'))?.match?.ply).toBe(1);
  });

  test('because somebody has deleted the live message brings a new one', async () => {
    const { started, tables, api, sync, requestsOf, live, textOf } = await stage();
    await started();
    api.messages.pop();
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'step');
    expect(await requestsOf(() => sync.start())).toEqual(['edit', 'post']);
    expect(textOf(await live())).toContain('Points 1:0');
    expect(api.message(await live()).body.allowed_mentions).toEqual({ parse: [], users: [] });
  });

  test('at one table does not hold up another', async () => {
    const { command, tables, api, sync, requestsOf, store } = await stage();
    await command(ana, 'play');
    await command(ben, 'play');
    await tables.join({ table: 't1', person: ben.id, interaction: 'x' }, 'Ben');
    await tables.join({ table: 't2', person: ana.id, interaction: 'y' }, 'Ana');
    api.fail('edit', 'passing');
    expect(await requestsOf(() => sync.start())).toEqual(['edit', 'edit']);
    expect(await store.owing()).toHaveLength(1);
    await sync.stop();
  });
});

describe('What fails for no known reason', () => {
  test('is tried again, and is no trouble to those who wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { started, tables, sync, store, live, textOf, log } = await stage();
    await started();
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'step');
    const { note } = store;
    Object.assign(store, { note: () => Promise.reject(new Error('the disk is full')) });
    await sync.start();
    await sync.idle();
    Object.assign(store, { note });
    expect(log.lines).toContain('error: a channel could not be looked after');
    await vi.advanceTimersByTimeAsync(1_000);
    await sync.idle();
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test('before anything is known of who pressed, or typed, is told to them', async () => {
    const { started, handled, pressing, idIn, live, command, store, page, textOf, counted } = await stage();
    await started();
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
  test('shows the latest of several changes with one edit', async () => {
    const { started, tables, sync, requestsOf, textOf, live } = await stage();
    await started();
    await tables.answer({ table: 't1', person: ana.id, interaction: 'x' }, 0, 'step');
    await tables.answer({ table: 't1', person: ana.id, interaction: 'y' }, 1, 'step');
    expect(await requestsOf(() => sync.start())).toEqual(['edit']);
    expect(textOf(await live())).toContain('Points 2:0');
  });

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

  test('is kept painted by one table while another waits for its painter', async () => {
    const { started, presses, painter, requestsOf, textOf, live } = await stage();
    await started();
    painter.wait = 20;
    expect(await requestsOf(() => presses(ana, 'board:step'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test('is brought by the last of the presses that wait together, and the others are but heard', async () => {
    const { command, pressing, handled, live, idIn, textOf, api, store } = await stage();
    await command(ana, 'play');
    const message = await live();
    // All of them have come by the time that Discord has taken the first one's board.
    const { answer } = api;
    api.answer = async (...given) => {
      if (given[1].kind === 'update') await new Promise((taken) => setTimeout(taken, 20));
      return answer.apply(api, given);
    };
    const before = api.requests.length;
    await Promise.all([
      handled(pressing(ben, message, idIn(message, 'join'))),
      handled(pressing(ana, message, 'h1:option:t1:pace', ['fast'])),
      handled(pressing(ana, message, 'h1:option:t1:pace', ['slow'])),
      handled(pressing(ana, message, 'h1:option:t1:pace', ['fast'])),
    ]);
    const asked = api.requests.slice(before);
    expect(asked).toHaveLength(4);
    expect(new Set(asked)).toEqual(new Set(['answer noted', 'answer update']));
    expect(textOf(message)).toContain('2. <@102>');
    expect(textOf(message)).toContain('pace: fast');
    expect(await store.owing()).toEqual([]);
  });

  test('that waits to be painted is painted as it stands in the end, once', async () => {
    const { started, tables, painter, sync, requestsOf, textOf, live } = await stage();
    await started();
    for (const table of ['t2', 't3']) {
      const lobby = { guild: 'g', channel: `channel of ${table}`, game: 'tiny', host: ben, options: {} };
      await tables.open({ ...lobby, interaction: `open ${table}` });
      sync.see(table);
      await sync.idle();
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
