import { afterEach, describe, expect, test, vi } from 'vitest';
import { ana, ben, inPlay, stage } from '../stage.ts';
import { hold } from './held-requests.ts';

afterEach(() => void vi.useRealTimers());

/** Lets everything go on as far as it can: here nothing waits for anything but what is held. */
const stalled = (): Promise<void> => new Promise(setImmediate);

/** A message of the channel that is known. */
const known = (id: string) => ({ id, channel: 'c', isKnown: true, isClosed: false });

describe('A command that comes twice', () => {
  test('leaves the board or lobby that it brought its buttons', async () => {
    for (const [at, name] of [
      [await inPlay(), 'board'],
      [await stage(), 'play'],
    ] as const) {
      await at.command(ana, name, 'twice');
      const board = await at.live();
      await at.command(ana, name, 'twice');
      expect(await at.live()).toBe(board);
      expect(at.idsOf(board).join()).toMatch(/board:step|join/);
    }
  });

  test('keeps nobody waiting for ever: what fails again is tried again, later each time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const at = await inPlay();
    for (const _ of [1, 2, 3]) at.api.fail('read', 'passing');
    expect(await at.requestsOf(() => at.command(ben, 'board'))).toEqual(['answer message', 'read']);
    for (const [seconds, asked] of [
      [1, ['read']],
      [2, ['read']],
      [4, ['read', 'edit']],
    ] as const)
      expect(await at.requestsOf(() => vi.advanceTimersByTimeAsync(seconds * 1_000))).toEqual(asked);
    expect(at.armed()).toEqual([await at.live()]);
  });

  test('brings nothing older than what was done in between', async () => {
    const at = await inPlay();
    await at.command(ben, 'board', 'twice');
    await at.says(ana, 'step');
    await at.command(ben, 'board', 'twice');
    await at.requestsOf(() => at.sync.start());
    expect(at.textOf(await at.live())).toContain('Points 1:0');
    expect(await at.store.owing()).toEqual([]);
  });
});

describe('A press that comes twice', () => {
  test('while something else is said is shown all the same', async () => {
    const at = await inPlay();
    const message = await at.live();
    const read = hold(at.api, 'read');
    const outOfDate = { components: [], attachments: [] };
    at.sync.seeStale('t1', { ...known(message), content: outOfDate });
    await read.carriedOut;
    const press = at.pressing(ana, message, at.idIn(message, 'board:step'), undefined, 'twice');
    const both = Promise.all([at.handled(press), at.handled(press)]);
    await stalled();
    read.go();
    await both;
    await at.sync.idle();
    expect(at.textOf(message)).toContain('Points 1:0');
  });

  test('the second time when more has been done does not count as having shown that', async () => {
    const at = await inPlay();
    const message = await at.live();
    const press = at.pressing(ana, message, at.idIn(message, 'board:step'), undefined, 'twice');
    await at.handled(press);
    await at.says(ana, 'step');
    await at.handled(press);
    await at.requestsOf(() => at.sync.start());
    expect(at.textOf(message)).toContain('Points 2:0');
  });
});

describe('A board that stands in the channel before it is noted', () => {
  test('keeps its buttons when somebody presses wrongly in it', async () => {
    const at = await inPlay();
    const answer = hold(at.api, 'answer');
    const asked = at.command(ben, 'board');
    await answer.carriedOut;
    const board = at.newest();
    const pressed = at.pressesOn(ben, board, 'board:step');
    await stalled();
    answer.go();
    await Promise.all([asked, pressed]);
    expect(await at.live()).toBe(board);
    expect(at.idsOf(board).join()).toContain('board:step');
  });

  test('is the one when it is brought beside the answer and its request failed, whoever pressed in it', async () => {
    for (const person of [ana, ben]) {
      const at = await inPlay();
      const former = await at.live();
      at.api.fail('answer', 'expired');
      at.api.fail('post', 'passing', true);
      await at.command(ben, 'board');
      const board = at.newest();
      expect(board).not.toBe(former);
      await at.pressesOn(person, board, 'board:step');
      expect(await at.live()).toBe(board);
      expect(at.newest()).toBe(board);
      expect(at.idsOf(board).join()).toContain('board:step');
      expect(at.idsOf(former)).toEqual([]);
      expect(at.textOf(board)).toContain(person === ana ? 'Points 1:0' : 'Points 0:0');
    }
  });

  test('is the one in the place of a board that was deleted, also when more is done before it is noted', async () => {
    const at = await inPlay();
    at.api.messages.pop();
    await at.says(ana, 'step');
    at.api.fail('post', 'passing', true);
    const called = at.api.called.length;
    await at.requestsOf(() => at.sync.start());
    await at.says(ana, 'step');
    await at.spoken();
    expect(at.api.called).toHaveLength(called);
    expect(at.armed()).toEqual([await at.live()]);
    expect(at.textOf(await at.live())).toContain('Points 2:0');
  });
});

describe('A table that is brought to another channel', () => {
  test('gets its board there, also when somebody presses in the former one before', async () => {
    const at = await inPlay();
    const former = await at.live();
    await at.tables.move(at.act(ana), { guild: 'g', channel: 'd' });
    await at.pressesOn(ana, former, 'board:step');
    const board = at.newest();
    expect(at.api.posted.at(-1)).toBe('d');
    expect((await at.opened()).messages).toMatchObject([{ channel: 'd', id: board, standing: 'live' }]);
    expect(at.textOf(board)).toContain('Points 1:0');
    expect(at.armed()).toEqual([board]);
    expect(await at.store.owing()).toEqual([]);
  });
});

describe('A board that is out of date', () => {
  test('loses its buttons after a start, too, with the next thing that is done at its table', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await inPlay();
    const former = await first.live();
    first.api.fail('edit', 'passing');
    await first.command(ben, 'board');
    await first.sync.stop();
    expect(first.armed()).toEqual([former, await first.live()]);
    const next = await stage({ store: first.store, api: first.api });
    await next.presses(ana, 'board:step');
    expect(next.armed()).toEqual([await next.live()]);
    expect(await next.requestsOf(() => next.presses(ana, 'board:step'))).toEqual(['answer update']);
  });
});
