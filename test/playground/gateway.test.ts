import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PIER } from './boards.ts';
import { dial, event, listener } from './dial.ts';
import { botForTest, discordForTest } from './with-bot.ts';

test('a client is greeted, identified and shown the server', async () => {
  const discord = await discordForTest();
  const { seen, identify, frames } = await dial(discord);
  expect(await seen(({ op }) => op === 10)).toMatchObject({ d: { heartbeat_interval: 41_250 } });
  identify();
  expect(await seen(event('READY'))).toMatchObject({
    s: 1,
    d: {
      guilds: [{ unavailable: true }],
      resume_gateway_url: expect.stringContaining('ws://127.0.0.1'),
    },
  });
  expect(await seen(event('GUILD_CREATE'))).toMatchObject({
    s: 2,
    d: { name: 'The Harbour', member_count: 7 },
  });
  expect(frames.filter(({ op }) => op === 0)).toHaveLength(2);
});

test('a heartbeat is acknowledged, and a client without one is left', async () => {
  const discord = await discordForTest({ heartbeatInterval: 40 });
  const { seen, send, closed } = await dial(discord);
  send(1, null);
  await seen(({ op }) => op === 11);
  expect(await closed).toBe(4009);
});

test.each([
  ['a wrong token', 4004, { token: 'wrong' }],
  ['an intent that the bot has no use for', 4014, { intents: 1 | (1 << 15) }],
  ['a shard outside its count', 4010, { shard: [2, 2] }],
  ['no properties', 4002, { properties: undefined }],
] as const)('identifying with %s closes with %i', async (_what, code, more) => {
  const { identify, closed } = await dial(await discordForTest());
  identify(more);
  expect(await closed).toBe(code);
});

test('other misbehaviour closes with its own codes', async () => {
  const discord = await discordForTest();
  const early = await dial(discord);
  early.send(3, {});
  expect(await early.closed).toBe(4001);
  const twice = await dial(discord);
  twice.identify();
  twice.identify();
  expect(await twice.closed).toBe(4005);
  const busy = await dial(discord);
  // No session of that id: each is answered, and none closes the line by itself.
  const unknown = { token: discord.token, session_id: 'none', seq: 0 };
  for (let sent = 0; sent < 120; sent += 1) busy.send(6, unknown);
  await expect.poll(() => busy.frames.filter(({ op }) => op === 9).length).toBe(120);
  busy.send(6, unknown);
  expect(await busy.closed).toBe(4008);
  const long = await dial(discord);
  long.send(3, 'x'.repeat(4096));
  expect(await long.closed).toBe(4002);
  const garbled = await dial(discord);
  garbled.socket.send('{');
  expect(await garbled.closed).toBe(4002);
  expect(await (await dial(discord, 'v=9&encoding=json')).closed).toBe(4012);
});

test('it is known when a client has heard everything, from the heartbeat that it is asked for', async () => {
  const discord = await discordForTest();
  await discord.botHeard();
  const { seen, send, socket, frames } = await listener(discord);
  const told: string[] = [];
  const heard = discord.botHeard().then(() => told.push('heard'));
  await seen(({ op }) => op === 1);
  send(1, 1);
  await expect.poll(() => frames.filter(({ op }) => op === 1).length).toBe(2);
  expect(told).toEqual([]);
  send(1, 2);
  await heard;
  discord.person('Ana').startThread(PIER, { name: 'One' });
  const left = discord.botHeard();
  socket.terminate();
  await left;
});

test('the real client has heard an event when it is known to have, however often that is asked', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  let heard = 0;
  client.on('threadCreate', () => {
    heard += 1;
  });
  for (let begun = 1; begun <= 150; begun += 1) {
    discord.person('Ana').startThread(PIER, { name: 'One more' });
    await discord.botHeard();
    expect(heard).toBe(begun);
  }
  expect(discord.botConnected()).toBe(true);
});

test('a session that was broken off is resumed with what was missed, in order', async () => {
  const discord = await discordForTest();
  const first = await listener(discord);
  discord.dropBot();
  await first.closed;
  await expect.poll(() => discord.botConnected()).toBe(false);
  for (const name of ['One', 'Two']) discord.person('Ana').startThread(PIER, { name });
  const second = await dial(discord);
  second.send(6, { token: discord.token, session_id: first.session, seq: 2 });
  await second.seen(event('RESUMED'));
  expect(second.frames.filter(({ op }) => op === 0)).toMatchObject([
    { t: 'THREAD_CREATE', s: 3, d: { name: 'One' } },
    { t: 'THREAD_CREATE', s: 4, d: { name: 'Two' } },
    { t: 'RESUMED', s: 5 },
  ]);
});

test('a session that was ended or never was cannot be resumed', async () => {
  const discord = await discordForTest();
  const first = await listener(discord);
  first.socket.close(1000);
  await first.closed;
  for (const id of [first.session, 'never']) {
    const second = await dial(discord);
    second.send(6, { token: discord.token, session_id: id, seq: 1 });
    expect(await second.seen(({ op }) => op === 9)).toMatchObject({ d: false });
  }
});

test('a web page of elsewhere cannot open the gateway', async () => {
  const discord = await discordForTest();
  const socket = new WebSocket(`${discord.origin.replace('http', 'ws')}/gateway?v=10&encoding=json`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(await new Promise((resolve) => socket.on('error', () => resolve('refused')))).toBe('refused');
});
