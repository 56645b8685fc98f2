import { afterEach, describe, expect, test, vi } from 'vitest';
import { ana, ben, inPlay, stage } from '../stage.ts';
import { hold } from './held-requests.ts';

afterEach(() => void vi.useRealTimers());

/** Lets everything go on as far as it can: here nothing waits for anything but what is held. */
const stalled = (): Promise<void> => new Promise(setImmediate);

/** A message of the channel that is known. */
const known = (id: string) => ({ id, channel: 'c', isKnown: true, isClosed: false });

describe('A command that comes twice', () => {
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
