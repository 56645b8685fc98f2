import { Client, GatewayIntentBits } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { shardOf } from '../../src/playground/gateway/shards.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { PIER } from './boards.ts';
import { dial, event, threadsIn } from './dial.ts';
import { ask, directWith, GO, idOf, said } from './raw.ts';
import { discordForTest } from './with-bot.ts';

const GUILD = '1300000000000000100';
/** The shard of two that hears of the server, and the one that does not. */
const HERE = shardOf(GUILD, 2);
const AWAY = 1 - HERE;

async function shard(discord: RunningDiscord, number: number) {
  const client = await dial(discord);
  client.identify({ shard: [number, 2] });
  const ready = await client.seen(event('READY'));
  return { ...client, ready };
}

test('the number of shards and how they may begin are told', async () => {
  const discord = await discordForTest({ sharding: { shards: 3, maxConcurrency: 2, startsLeft: 7 } });
  expect((await ask(discord, 'GET', '/gateway/bot')).body).toMatchObject({
    shards: 3,
    session_start_limit: { max_concurrency: 2, total: 1000, remaining: 7 },
  });
});

test('a server belongs to the shard that its id gives', () => {
  expect(shardOf('197038439483310086', 16)).toBe(Number((197038439483310086n >> 22n) % 16n));
  expect([0, 1]).toContain(HERE);
});

test('events of the server go to its shard, and a press in a direct message to the first', async () => {
  const discord = await discordForTest({ sharding: { shards: 2 } });
  const here = await shard(discord, HERE);
  const away = await shard(discord, AWAY);
  await here.seen(event('GUILD_CREATE'));
  expect(here.ready.d).toMatchObject({ guilds: [{ id: GUILD }], shard: [HERE, 2] });
  expect(away.ready.d).toMatchObject({ guilds: [], shard: [AWAY, 2] });
  const ana = discord.person('Ana');
  ana.startThread(PIER, { name: 'One' });
  await here.seen(event('THREAD_CREATE'));
  expect(threadsIn(away.frames)).toEqual([]);
  const id = await directWith(discord, ana.user.id);
  const sent = await ask(discord, 'POST', `/channels/${id}/messages`, said('In private', GO));
  void ana.press(id, idOf(sent), 'go');
  const [first, other] = HERE === 0 ? [here, away] : [away, here];
  await first.seen(event('INTERACTION_CREATE'));
  expect(other.frames.some(event('INTERACTION_CREATE'))).toBe(false);
});

test('more sessions at once than allowed are to begin again later', async () => {
  const discord = await discordForTest({ sharding: { shards: 4, maxConcurrency: 2, identifyWindow: 300 } });
  const begin = async (number: number) => {
    const client = await dial(discord);
    client.identify({ shard: [number, 4] });
    const { op } = await client.seen((frame) => frame.t === 'READY' || frame.op === 9);
    return op;
  };
  expect([await begin(0), await begin(1), await begin(2)]).toEqual([0, 0, 9]);
  await expect.poll(() => begin(2), { interval: 100 }).toBe(0);
});

test('the real client brings its shards up and is told everything once', async () => {
  const discord = await discordForTest({ sharding: { shards: 2, maxConcurrency: 2 } });
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    rest: { api: discord.apiBase },
  });
  onTestFinished(() => client.destroy());
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(discord.token);
  await ready;
  const heard: string[] = [];
  client.on('threadCreate', ({ name }) => heard.push(name));
  discord.person('Eve').startThread(PIER, { name: 'One' });
  await expect.poll(() => heard).toEqual(['One']);
  expect(client.guilds.cache.first()?.shardId).toBe(HERE);
  expect(client.ws.shards.size).toBe(2);
});
