import { describe, expect, test } from 'vitest';
import { BEHIND, BEHIND_AFTER, BehindWatch, COMPLETION_LATE, TOLD_FOR } from '../../src/metrics/behind.ts';
import { complaintsOf, type WatchedBot } from '../../src/metrics/observing.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { tickingClock } from '../ticking-clock.ts';

describe('the health of a bot', () => {
  const told = (ills: Partial<WatchedBot> = {}) =>
    complaintsOf({
      ...{ gateway: () => 'ready', shards: () => [], database: () => 'held', pending: async () => [] },
      watch: { behind: () => [] },
      ...ills,
    });

  test('is without complaint while it is connected, holds its database and keeps up', async () => {
    expect(await told()).toEqual([]);
  });

  test('names everything that is wrong', async () => {
    const behind = () => ['messages', 'completions'] as const;
    expect(await told({ gateway: () => 'away', database: () => 'taken', watch: { behind } })).toEqual([
      'The gateway is not connected.',
      'Another process may have taken over the database.',
      'Messages have been waiting to be sent for more than 15 seconds.',
      'What people are offered while they type comes too late.',
    ]);
    expect(await told({ gateway: () => 'lost' })).toHaveLength(1);
    expect(await told({ pending: () => Promise.reject(new Error('away')) })).toEqual([
      'The database cannot be reached, or takes no writes.',
    ]);
  });

  test('is told within seconds though the database never answers', async () => {
    expect(await told({ pending: () => new Promise(() => {}) })).toEqual([
      'The database cannot be reached, or takes no writes.',
    ]);
  });

  test('names the shards that are away while others are connected', async () => {
    const away = (...ready: readonly boolean[]) => {
      const signs = ready.map((isReady, shard) => ({ shard, isReady, heartbeatAt: 1 }));
      return told({ gateway: () => 'away', shards: () => signs });
    };
    expect(await away(true, false, true, false)).toEqual(['Of 4 shards, these are not connected: 1, 3.']);
    expect(await away(false, false)).toEqual(['The gateway is not connected.']);
  });
});

describe('what falls behind', () => {
  function watched() {
    const clock = tickingClock(1_000_000);
    const waiting: { at: number }[] = [];
    const log = fakeLog();
    const watch = new BehindWatch({ pending: async () => waiting, clock, log });
    const told = async (): Promise<readonly string[]> => {
      const before = log.lines.length;
      await watch.look();
      return log.lines.slice(before).map((line) => line.replace('warn: ', ''));
    };
    return { clock, waiting, watch, told };
  }

  test('is told within seconds, once, and that it has caught up', async () => {
    const { clock, waiting, told } = watched();
    waiting.push({ at: clock.time });
    clock.time += BEHIND_AFTER - 1_000;
    expect(await told()).toEqual([]);
    clock.time += 1_000;
    expect(await told()).toEqual([BEHIND.messages]);
    expect(await told()).toEqual([]);
    waiting.pop();
    expect(await told()).toEqual(['Messages are sent in time again.']);
  });

  test('is a completion that nobody sees any more', async () => {
    const { clock, watch, told } = watched();
    watch.handled('answer', COMPLETION_LATE);
    watch.handled('completion', COMPLETION_LATE - 1);
    expect(watch.behind([])).toEqual([]);
    watch.handled('completion', COMPLETION_LATE);
    expect(watch.behind([])).toEqual(['completions']);
    expect(await told()).toEqual([BEHIND.completions]);
    clock.time += TOLD_FOR;
    expect(await told()).toEqual(['What people are offered while they type comes in time again.']);
  });
});
