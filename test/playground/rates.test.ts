import { expect, test } from 'vitest';
import { PIER } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, idOf, MESSAGES, post, said } from './raw.ts';
import { discordForTest } from './with-bot.ts';

test('every answer tells how much is left, and one too many is refused for a while', async () => {
  const discord = await discordForTest({ rates: { createMessage: { limit: 2, window: 2_000 } } });
  const first = await post(discord);
  expect(first.headers.get('x-ratelimit-limit')).toBe('2');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('1');
  expect(Number(first.headers.get('x-ratelimit-reset-after'))).toBeGreaterThan(0.1);
  expect(Number(first.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000);
  await post(discord);
  const third = await post(discord);
  expect(third).toMatchObject({
    status: 429,
    body: { message: 'You are being rate limited.', global: false, retry_after: expect.any(Number) },
  });
  expect(third.headers.get('retry-after')).toBe('2');
  expect(third.headers.get('x-ratelimit-scope')).toBe('user');
  expect(discord.person('Ana').messages(PIER)).toHaveLength(2);
  const other = await ask(discord, 'POST', '/channels/1300000000000000202/messages', said('a'));
  expect(other.status).toBe(200);
  await expect.poll(async () => (await post(discord)).status, { interval: 100, timeout: 10_000 }).toBe(200);
});

test('names of buckets differ from run to run', async () => {
  const bucket = async () => {
    const discord = await discordForTest({ rates: {} });
    return (await post(discord)).headers.get('x-ratelimit-bucket');
  };
  const [one, two] = [await bucket(), await bucket()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(two);
});

test('more than the global number in a second is refused, but answers to interactions are not counted', async () => {
  const discord = await discordForTest({ rates: { global: 3 } });
  const answers = [];
  for (let i = 0; i < 4; i += 1) answers.push(await ask(discord, 'GET', '/users/@me/guilds'));
  const last = answers.at(-1);
  expect(last).toMatchObject({ status: 429, body: { global: true } });
  expect(last?.headers.get('x-ratelimit-global')).toBe('true');
  expect((await ask(discord, 'POST', '/interactions/1/unknown/callback', { type: 5 })).status).toBe(404);
});

test('edits of messages older than an hour have a limit of their own in each channel', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock, rates: { editMessage: { limit: 50, window: 5_000 } } });
  const id = idOf(await post(discord));
  const edit = (message = id) => ask(discord, 'PATCH', `${MESSAGES}/${message}`, said('b'));
  for (let i = 0; i < 5; i += 1) expect((await edit()).status).toBe(200);
  clock.advance(60 * 60_000);
  for (let i = 0; i < 3; i += 1) expect((await edit()).status).toBe(200);
  expect(await edit()).toMatchObject({
    status: 429,
    body: { code: 30046, global: false, retry_after: expect.any(Number) },
  });
  expect((await edit(idOf(await post(discord)))).status).toBe(200);
});
