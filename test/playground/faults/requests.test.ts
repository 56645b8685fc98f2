import { expect, test } from 'vitest';
import type { RunningDiscord } from '../../../src/playground/server.ts';
import { PIER } from '../boards.ts';
import { holdClock } from '../held-clock.ts';
import { ask, idOf, MESSAGES, post, refusal, said } from '../raw.ts';
import { discordForTest, interactionsOf, playingBot, reply } from '../with-bot.ts';

const route = '/channels/:channel/messages';
const posted = (discord: RunningDiscord) => discord.person('Ana').messages(PIER).length;

test.each([
  ['user', { 'x-ratelimit-remaining': '0' }, 'You are being rate limited.', false],
  ['shared', { 'x-ratelimit-remaining': '0' }, 'The resource is being rate limited.', false],
  ['global', { 'x-ratelimit-global': 'true' }, 'You are being rate limited.', true],
] as const)('a request meets a limit of the scope %s', async (scope, headers, message, global) => {
  const discord = await discordForTest();
  discord.faults.once(`limited-${scope}`, { route });
  const answer = await post(discord);
  expect(answer).toMatchObject({ status: 429, body: { message, global, retry_after: 0.3 } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...headers,
    'x-ratelimit-scope': scope,
    'retry-after': '1',
  });
  expect(posted(discord)).toBe(0);
  expect((await post(discord)).status).toBe(200);
});

test('an edit meets the limit on edits of old messages, and nothing else does', async () => {
  const discord = await discordForTest();
  discord.faults.once('limited-old-edits');
  const id = idOf(await post(discord));
  const edit = () => ask(discord, 'PATCH', `${MESSAGES}/${id}`, said('b'));
  expect(await edit()).toMatchObject({ status: 429, body: { code: 30046, retry_after: 60, global: false } });
  expect((await edit()).status).toBe(200);
});

test.each(
  ([500, 502, 503] as const).flatMap((status) => [
    [status, 'before', 0] as const,
    [status, 'after', 1] as const,
  ]),
)('a request fails with %i %s its effect', async (status, when, messages) => {
  const discord = await discordForTest();
  discord.faults.once(`failed-${status}-${when}`);
  const answer = await post(discord);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe(status === 502 ? 'text/html' : 'application/json');
  expect(posted(discord)).toBe(messages);
  expect(discord.journal.requests().at(-1)).toMatchObject({ status, fault: `failed-${status}-${when}` });
});

test.each(['failed-500-after', 'reset-after'] as const)(
  '%s hides that what was asked was refused, and the journal tells it',
  async (fault) => {
    const discord = await discordForTest();
    for (const content of ['', 'a']) {
      discord.faults.once(fault);
      await post(discord, said(content)).catch(() => {});
      const { refused } = discord.journal.requests().at(-1) ?? {};
      expect([content, refused]).toEqual([content, content === '' ? true : undefined]);
    }
    expect(posted(discord)).toBe(1);
  },
);

test.each([
  ['reset-before', 0],
  ['reset-after', 1],
] as const)('a connection breaks: %s leaves %i messages', async (fault, messages) => {
  const discord = await discordForTest();
  discord.faults.once(fault);
  await expect(post(discord)).rejects.toThrow('fetch failed');
  expect(posted(discord)).toBe(messages);
  expect(discord.journal.requests().at(-1)).toMatchObject({ status: 0, fault });
  expect((await post(discord)).status).toBe(200);
});

test.each([
  ['slow-before', 0],
  ['slow-after', 1],
] as const)('an answer takes long: %s', async (fault, early) => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  discord.faults.once(fault);
  const answer = post(discord);
  await expect.poll(() => discord.faults.counts()[fault]).toBe(1);
  await expect.poll(() => posted(discord)).toBe(early);
  clock.advance(4_000);
  expect((await answer).status).toBe(200);
  expect(posted(discord)).toBe(1);
});

test('a first answer that comes too late by a slow line is refused, and the person told', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock, faults: { delay: [3_500, 3_600] } });
  const refused = await playingBot(discord, () => reply('Late'));
  discord.faults.once('slow-before', { route: '/interactions/:interaction/:token/callback' });
  const outcome = discord.person('Ana').command(PIER, ['play']);
  await expect.poll(() => discord.faults.counts()['slow-before']).toBe(1);
  clock.advance(4_000);
  expect(await outcome).toEqual({ kind: 'silence' });
  await expect.poll(() => refused).toEqual(['404 10062']);
});

test('an answer that arrived, but failed, is told by Discord as already given', async () => {
  const discord = await discordForTest();
  const route = '/interactions/:interaction/:token/callback';
  const asked = interactionsOf(discord);
  await playingBot(discord, () => reply('Here'));
  discord.faults.once('failed-502-after', { route });
  expect(await discord.person('Ana').command(PIER, ['play'])).toEqual({ kind: 'answered' });
  const { id, token } = asked[0] ?? {};
  const again = ask(discord, 'POST', `/interactions/${id}/${token}/callback`, reply('Here'));
  expect(await refusal(again)).toBe('400 40060');
  expect(posted(discord)).toBe(1);
});
