import { REST } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import {
  countAlone,
  holdingBack,
  InvalidRequests,
} from '../../../src/discord/client/invalid-requests.ts';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import { restApi } from '../../../src/discord/protocol/rest-api.ts';
import { fakeLog } from '../fake-log.ts';

/** Several processes that count together. */
function counting(hosts: number) {
  const database = { sum: 0, isAway: false };
  const log = fakeLog();
  const all = Array.from({ length: hosts }, () => {
    const invalid = new InvalidRequests({
      count: async (more) => {
        if (database.isAway) throw new Error('away');
        database.sum += more;
        return database.sum;
      },
      hosts: () => hosts,
      log,
    });
    onTestFinished(() => invalid.close());
    return invalid;
  });
  const [first, second = first] = all;
  if (first === undefined || second === undefined) throw new Error('nobody counts');
  return { first, second, database, log };
}

const refuse = (invalid: InvalidRequests, times: number, status = 403): void => {
  for (let time = 0; time < times; time += 1) invalid.saw(status, null);
};

test('401, 403 and 429 count, but not the limits that others have used up, and nothing that was done', async () => {
  const { first, database } = counting(1);
  for (const status of [200, 204, 400, 401, 403, 404, 429, 500]) first.saw(status, null);
  first.saw(429, 'shared');
  await first.report();
  expect(database.sum).toBe(3);
});

test('a process holds back once it has made its part of what is left, before anybody else knows', () => {
  const { first, second } = counting(2);
  refuse(first, InvalidRequests.most / 2 - 1);
  expect(first.isSpent).toBe(false);
  refuse(first, 1);
  expect([first.isSpent, second.isSpent]).toEqual([true, false]);
});

test('all processes hold back once all together have made too many, and say so once', async () => {
  const { first, second, database, log } = counting(2);
  refuse(first, InvalidRequests.most);
  await first.report();
  await second.report();
  await second.report();
  expect([first.isSpent, second.isSpent]).toEqual([true, true]);
  database.sum = 10;
  await second.report();
  expect(second.isSpent).toBe(false);
  expect(log.lines.map((line) => line.split(':')[0])).toEqual(['error', 'error', 'warn']);
});

test('what could not be told is told the next time', async () => {
  const { first, database } = counting(1);
  refuse(first, 7);
  database.isAway = true;
  await first.report();
  database.isAway = false;
  await first.report();
  await first.report();
  expect(database.sum).toBe(7);
});

test('what is counted alone is forgotten after ten minutes', async () => {
  const clock = { time: 0 };
  const count = countAlone(() => clock.time);
  expect(await count(5)).toBe(5);
  clock.time = 9 * 60_000;
  expect(await count(2)).toBe(7);
  clock.time = 11 * 60_000;
  expect(await count(0)).toBe(2);
});

test('while requests are held back, interactions are answered and the rest is left for later', async () => {
  const made: string[] = [];
  const rest = new REST({
    makeRequest: async (url) => {
      made.push(new URL(url).pathname);
      return {
        ...{ headers: new Headers(), body: null, bodyUsed: false },
        ...{ arrayBuffer: async () => new ArrayBuffer(0), json: async () => ({}), text: async () => '' },
        ...{ ok: true, status: 204, statusText: 'No Content' },
      };
    },
  }).setToken('token');
  const api = holdingBack(
    restApi(rest, () => 'application'),
    { isSpent: true },
  );
  await expect(api.read('channel', 'message')).rejects.toEqual(
    new DiscordError('passing', 'too many requests were refused'),
  );
  expect(made).toEqual([]);
  await api.remove({ id: '2', token: 'secret' });
  expect(made).toEqual([expect.stringContaining('/webhooks/application/secret/messages/')]);
});
