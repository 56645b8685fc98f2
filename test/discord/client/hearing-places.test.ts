import { EventEmitter } from 'node:events';
import { GatewayDispatchEvents as Heard } from 'discord-api-types/v10';
import { afterEach, expect, test, vi } from 'vitest';
import { accessErrorOf } from '../../../src/discord/channel/access.ts';
import { UnderWay } from '../../../src/discord/channel/sync.ts';
import { hearOfPlaces } from '../../../src/discord/client/hearing-places.ts';
import { fakeLog } from '../fake-log.ts';
import { stage } from '../stage.ts';

/** A table in a thread that is closed to the bot, which hears what Discord tells. */
async function closed() {
  const at = await stage();
  const { api, sync, opened } = at;
  const events = new EventEmitter();
  await at.opens({ channel: 'thread', home: 'c' });
  api.barred.set('thread', 'closed');
  hearOfPlaces(events, {
    ...{ sync, log: fakeLog(), underWay: new UnderWay() },
    tables: { in: async () => [], inUse: async () => [] },
  });
  await at.requestsOf(() => sync.start());
  expect(accessErrorOf(await opened())).toBe('closed');
  api.barred.clear();
  return {
    opened,
    hears: (...heard: readonly [Heard, object]) => at.requestsOf(async () => events.emit(...heard, 0)),
  };
}

const GUILD = { guild_id: 'g' };

/** What Discord tells when a channel may have been opened to the bot. */
const OPENING: readonly (readonly [what: string, event: Heard, data: object])[] = [
  ['permissions of a channel have changed', Heard.ChannelUpdate, { ...GUILD, id: 'c' }],
  ['a role has changed', Heard.GuildRoleUpdate, GUILD],
  ['a role is gone', Heard.GuildRoleDelete, GUILD],
  ['the bot has other roles, or is timed out no more', Heard.GuildMemberUpdate, GUILD],
  ['the server is there again', Heard.GuildCreate, { id: 'g', threads: [] }],
  ['the bot comes to see a channel', Heard.ThreadListSync, { ...GUILD, threads: [] }],
  ['the bot was added to the thread', Heard.ThreadCreate, { ...GUILD, id: 'thread', parent_id: 'c' }],
  ['the members of the thread have changed', Heard.ThreadMembersUpdate, { ...GUILD, id: 'thread' }],
  ['the thread was unlocked or taken up again', Heard.ThreadUpdate, { ...GUILD, id: 'thread' }],
];

test.each(OPENING)('What waits for a closed channel is said as soon as %s', async (_, event, data) => {
  const { hears, opened } = await closed();
  expect(await hears(event, data)).toEqual(['post']);
  expect(accessErrorOf(await opened())).toBeUndefined();
});

test.each(OPENING)('It is not asked for when in another server %s', async (_, event, data) => {
  const { hears } = await closed();
  const elsewhere = 'guild_id' in data ? { ...data, guild_id: 'h' } : { ...data, id: 'h' };
  expect(await hears(event, elsewhere)).toEqual([]);
});

test.each([Heard.ThreadCreate, Heard.ThreadMembersUpdate, Heard.ThreadUpdate])(
  'It is not asked for when another thread is meant by %s',
  async (event) => {
    const { hears } = await closed();
    expect(await hears(event, { ...GUILD, id: 'other', parent_id: 'c' })).toEqual([]);
  },
);

/** Hears of places with tables that are closed in one server, and notes what is looked at and lost, each at a time. */
function hearing() {
  const events = new EventEmitter();
  const looked: (readonly string[])[] = [];
  const lost: (readonly [tables: readonly string[], error: string])[] = [];
  hearOfPlaces(events, {
    sync: {
      closedIn: (guild, channel) =>
        guild === 'g' ? ['t1', 't2', 't3'].filter((id) => channel === undefined || channel === id) : [],
      lookAt: async (tables) => void looked.push(tables),
      lose: async (tables, error) => void lost.push([tables, error]),
    },
    tables: { in: async () => [], inUse: async (guild) => (guild === 'g' ? ['t1', 't4'] : []) },
    ...{ log: fakeLog(), underWay: new UnderWay() },
  });
  return { events, looked, lost };
}

afterEach(() => {
  vi.useRealTimers();
});

test('However often a manager changes permissions, closed channels are looked at once, and once more seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { events, looked } = hearing();
  for (let count = 0; count < 100; count += 1) events.emit(Heard.ChannelUpdate, { ...GUILD, id: 'c' }, 0);
  expect(looked).toEqual([['t1', 't2', 't3']]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(looked.slice(1)).toEqual([['t1', 't2', 't3']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looked).toHaveLength(2);
  for (const thread of ['t2', 't3', 't3'])
    events.emit(Heard.ThreadUpdate, { ...GUILD, id: thread, parent_id: 'c' }, 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looked.slice(2)).toEqual([['t2'], ['t3']]);
});

test('What a server that the bot has to leave had is lost one table after the other, and nothing of another', async () => {
  const { events, lost } = hearing();
  events.emit(Heard.GuildDelete, { id: 'h' }, 0);
  events.emit(Heard.GuildDelete, { id: 'g' }, 0);
  await expect
    .poll(() => lost)
    .toEqual([
      [[], 'left'],
      [['t1', 't4'], 'left'],
    ]);
});
