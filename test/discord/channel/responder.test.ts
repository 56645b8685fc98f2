import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACKNOWLEDGE_AFTER, Responder } from '../../../src/discord/channel/responder.ts';
import { ANSWER_WITHIN } from '../../../src/discord/protocol/limits.ts';
import { noteMessage } from '../../../src/discord/views/components.ts';
import type { Store } from '../../../src/store/store.ts';
import { openMemoryStore } from '../../store/memory-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { FakeApi } from '../fake-api.ts';
import { fakeLog } from '../fake-log.ts';
import { ana, inPlay, stage } from '../stage.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const interactionToken = { id: 'i1', token: 'secret' };

function answering(way: 'update' | 'page') {
  const api = new FakeApi(tickingClock(Date.UTC(2026, 4, 1)));
  api.pressed.set(interactionToken.id, { person: ana.id });
  return { api, log: fakeLog(), answer: new Responder(api, interactionToken, way, fakeLog()) };
}

describe('An answer', () => {
  test('does not count as the pressed message’s where another process has answered with a page of its own', async () => {
    const api = new FakeApi(tickingClock(Date.UTC(2026, 4, 1)));
    api.pressed.set(interactionToken.id, { person: ana.id });
    const pressed = { ...interactionToken, message: { id: 'the board' } };
    const [other, own] = [pressed, pressed].map((token) => new Responder(api, token, 'update', fakeLog()));
    expect(await other?.page(noteMessage('It was pressed already.'))).toBe(true);
    expect(await own?.update(noteMessage('the board, closed'))).toBeUndefined();
    // The page of the one that has shown it is its own to change.
    expect(await other?.update(noteMessage('Once more.'))).toBeDefined();
  });

  test('that is ready in time is the only request', async () => {
    expect(ACKNOWLEDGE_AFTER).toBeLessThanOrEqual(ANSWER_WITHIN / 2);
    const { api, answer } = answering('page');
    expect(await answer.page(noteMessage('hello'))).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.requests).toEqual(['answer message alone']);
  });

  test('that takes long is promised first, and becomes an edit for the same eyes', async () => {
    const { api, answer } = answering('page');
    await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER);
    await answer.page(noteMessage('hello'));
    expect(api.requests).toEqual(['answer later', 'amend']);
    expect(api.channel).toEqual([]);
  });

  test('that becomes a refusal after the press was noted is a message of its own', async () => {
    const { api, answer } = answering('update');
    await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER);
    await answer.page(noteMessage('no'));
    expect(api.requests).toEqual(['answer noted', 'follow']);
  });

  test('to a command that takes long cannot be for everybody any more', async () => {
    const { api, answer } = answering('page');
    await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER);
    expect(await answer.post(noteMessage('hello'))).toEqual({ kind: 'unsent' });
    await answer.page(noteMessage('below'));
    expect(api.requests).toEqual(['answer later', 'amend']);
  });

  test('to what Discord has forgotten is not painted', async () => {
    const { api, answer } = answering('page');
    api.fail('answer', 'expired');
    await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER);
    const paint = vi.fn(async () => new Uint8Array(1));
    const picture = { name: 'board.jpg', alt: '', width: 11, height: 7, paint };
    expect(await answer.page({ ...noteMessage('hello'), pictures: [picture] })).toBe(false);
    expect(paint).not.toHaveBeenCalled();
    expect(api.requests).toEqual(['answer later']);
  });

  test('that Discord does not take is told so, without its token', async () => {
    const api = new FakeApi(tickingClock(Date.UTC(2026, 4, 1)));
    const log = fakeLog();
    const answer = new Responder(api, interactionToken, 'page', log);
    expect(await answer.page(noteMessage('hello'))).toBe(false);
    expect(log.lines).toEqual(['warn: an answer was not taken']);
  });
});

describe('A slow painter', () => {
  test('delays the board and not the acknowledgement', async () => {
    const { pressing, router, sync, live, idIn, painter, api, textOf, store } = await inPlay();
    const message = await live();
    painter.wait = 5_000;
    const before = api.requests.length;
    const handled = router.handle(pressing(ana, message, idIn(message, 'board:step')));
    await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER);
    expect(api.requests.slice(before)).toEqual(['answer noted']);
    await vi.advanceTimersByTimeAsync(5_000);
    await handled;
    await sync.idle();
    expect(api.requests.slice(before)).toEqual(['answer noted', 'amend']);
    expect(textOf(message)).toContain('Points 1:0');
    expect(await store.owing()).toEqual([]);
  });
});

describe('A long queue at one table', () => {
  test('lets nobody wait for a sign of life, and everybody learn what became of their press', async () => {
    const store = await openMemoryStore(tickingClock(Date.UTC(2026, 4, 1)));
    let wait = 0;
    const slow: Store = {
      ...store,
      commit: async (claim, change) => {
        if (wait > 0) await new Promise((go) => setTimeout(go, wait));
        return store.commit(claim, change);
      },
      open: async (what) => {
        if (wait > 0) await new Promise((go) => setTimeout(go, wait));
        return store.open(what);
      },
    };
    const { started, pressing, router, sync, live, idIn, api, textOf } = await stage({ store: slow });
    await started();
    const message = await live();
    const step = idIn(message, 'board:step');
    wait = 700;
    const before = api.requests.length;
    const people = Array.from({ length: 20 }, (_, at) => (at === 0 ? ana : { id: `90${at}`, name: 'Guest' }));
    const handled = people.map((person) => router.handle(pressing(person, message, step)));
    await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER);
    const noted = api.requests.slice(before).filter((request) => request === 'answer noted');
    expect(noted).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(handled);
    await sync.idle();
    const told = api.requests.slice(before + 20);
    expect(told.filter((request) => request === 'follow')).toHaveLength(19);
    expect(textOf(message)).toContain('Points 1:0');
    expect(await store.owing()).toEqual([]);
  });
});
