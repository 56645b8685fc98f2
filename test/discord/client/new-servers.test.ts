import { EventEmitter } from 'node:events';
import { GatewayDispatchEvents as Heard } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { UnderWay } from '../../../src/discord/channel/sync.ts';
import { greetNewServers } from '../../../src/discord/client/new-servers.ts';
import { partsOf } from '../breaches.ts';
import { ben, stage } from '../stage.ts';

const HOUR = 60 * 60 * 1000;

/** A server as Discord tells of it; `ago` is since when the bot has been there. */
async function comes(given: { readonly system?: string; readonly closed?: string } = {}) {
  const there = await stage();
  const { api, bot, clock } = there;
  const events = new EventEmitter();
  const underWay = new UnderWay();
  const look: typeof api.look = async (channel?: string) =>
    channel === given.closed
      ? { kind: 'hidden' }
      : ({ ...api.sight, id: channel ?? '', permissions: 8n } as typeof api.sight);
  greetNewServers(events, { bot, api: { look, post: (...message) => api.post(...message) }, underWay });
  const joined = clock.now();
  const tells = async (at = joined) => {
    events.emit(Heard.GuildCreate, {
      ...{ id: 'g', joined_at: new Date(at).toISOString(), preferred_locale: 'de' },
      system_channel_id: given.system ?? null,
      channels: ['voice', 'second', 'first'].map((id, type) => ({
        ...{ id, type: type === 0 ? 2 : 0, position: 3 - type },
      })),
    });
    await underWay.over();
  };
  return { ...there, tells, joined };
}

test('a new server gets one message in its language, with what is worth settling, however often it is told of', async () => {
  const { tells, api, clock } = await comes();
  await tells();
  api.forgetNonces();
  clock.time += HOUR;
  await tells();
  expect(api.posted).toEqual(['first']);
  const [greeting] = api.channel;
  expect(partsOf(greeting ?? {}).text).toContain('/tables liste:');
  expect(partsOf(greeting ?? {}).text).toContain('Sprache');
  expect(partsOf(greeting ?? {}).ids).toEqual(['h1:settle:games', 'h1:settle:list', 'h1:settle:language']);
});

test('one that the bot was in before gets none, as after an outage', async () => {
  const { tells, joined, api } = await comes();
  await tells(joined - 25 * HOUR);
  expect(api.posted).toEqual([]);
});

test('it stands in the channel for what the system says, or in one that the bot sees', async () => {
  const system = await comes({ system: 'second' });
  await system.tells();
  expect(system.api.posted).toEqual(['second']);
  const closed = await comes({ system: 'second', closed: 'second' });
  await closed.tells();
  expect(closed.api.posted).toEqual(['first']);
});

test('only who manages the server settles anything there', async () => {
  const { tells, api, pressesOn, page, tables } = await comes();
  await tells();
  const greeting = api.channel[0]?.id ?? '';
  for (const words of ['settle:games', 'settle:list']) await pressesOn(ben, greeting, words);
  await pressesOn(ben, greeting, 'settle:language', ['fr']);
  expect(partsOf(page(ben)).text).toContain('manage');
  expect((await tables.servers.of('g')).channels).toEqual([]);
  expect((await tables.servers.of('g')).language).toBeUndefined();
  expect(await tables.directories.of('g')).toBeUndefined();
});
