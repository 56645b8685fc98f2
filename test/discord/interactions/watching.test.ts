import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { CommonSight } from '../../../src/discord/channel/common-sight.ts';
import { openingCalls } from '../../../src/discord/channel/opening-calls.ts';
import { exportOf } from '../../../src/tables/export.ts';
import { TOLD_EVERY } from '../../../src/tables/model/watcher.ts';
import { partsOf } from '../breaches.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const { ViewChannel, SendMessages, ManageGuild } = PermissionFlagsBits;

/** A stage on which Eve has pressed for tables of a game. */
async function waits(choice = 'watch:any') {
  const there = await stage({ commands, may: ViewChannel | SendMessages | ManageGuild });
  const { api, bot, sync, clock, command, handled, pressing, page, idIn } = there;
  const chooses = async (words: string) => handled(pressing(eve, page(eve).id, idIn(page(eve).id, words)));
  await command(eve, 'tables');
  await chooses('h1:watch');
  await chooses(choice);
  const opens = (host = ana) => {
    clock.time += 1_000;
    return there.opens({ host });
  };
  const looks = async () => {
    sync.lookAtDirectory('g');
    await sync.idle();
  };
  /** What stands in the direct messages to somebody. */
  const told = () => api.told.filter(({ person }) => person === eve.id).map(({ words }) => words);
  /** Eve presses what stands in a direct message, which is in no server. */
  const handledDirectly = async (id: string) => {
    const { guild_id: _server, member, ...press } = pressing(eve, page(eve).id, id);
    await handled({ ...press, ...(member && { user: member.user }) });
  };
  return { ...there, bot, chooses, opens, looks, told, handledDirectly };
}

test('whoever wishes for it is told once an hour at most, of all that has opened and can still be joined', async () => {
  const { opens, looks, told, clock, requestsOf } = await waits();
  await opens();
  await looks();
  expect(told()).toHaveLength(1);
  expect(told()[0]).toContain('Just opened on your server');
  await opens(ben);
  await opens(eve);
  expect(await requestsOf(looks)).toEqual([]);
  clock.time += TOLD_EVERY;
  await looks();
  expect(told()).toHaveLength(2);
  expect(told()[1]).toContain('Ben');
  expect(told()[1]).not.toContain('Eve');
  expect(await requestsOf(looks)).toEqual([]);
});

test('whoever is told of a table sits down from the message itself, as long as they see its channel', async () => {
  const { bot, api, opens, looks, told, handledDirectly, tables, clock, page } = await waits();
  await opens();
  await looks();
  const join = 'h1:enter:t1:g';
  expect(told()[0]).toContain(join);
  const seated = async () => (await tables.look('t1'))?.table.seats.length;
  const sees =
    (isSeen: boolean): typeof api.look =>
    async () =>
      ({ ...api.sight, sees: () => isSeen }) as typeof api.sight;
  Object.assign(bot, { discord: api, sight: new CommonSight({ look: sees(false) }, clock) });
  await handledDirectly(join);
  expect(await seated()).toBe(1);
  Object.assign(bot, { sight: new CommonSight({ look: sees(true) }, clock) });
  await tables.servers.change('g', (known) => ({ ...known, blocked: [eve.id] }));
  await handledDirectly(join);
  expect(await seated()).toBe(1);
  await tables.servers.change('g', (known) => ({ ...known, blocked: [] }));
  await handledDirectly(join);
  expect(await seated()).toBe(2);
  expect(partsOf(page(eve)).text).toContain('You have a seat');
});

test('it is taken back by a second press, and in the message itself', async () => {
  const { opens, looks, told, chooses, handledDirectly, tables } = await waits('watch:tiny');
  await chooses('watch:tiny');
  expect(await tables.watchers.of('g', eve.id)).toBeUndefined();
  await chooses('watch:tiny');
  await opens();
  await looks();
  expect(told()).toHaveLength(1);
  expect(told()[0]).toContain('h1:unwatch:g');
  await handledDirectly('h1:unwatch:g');
  expect(await tables.watchers.of('g', eve.id)).toBeUndefined();
});

test('whom no direct message reaches any more is told so where they asked', async () => {
  const { api, opens, looks, told, command, page, tables } = await waits();
  api.fail('post', 'unreachable');
  await opens();
  await looks();
  expect(told()).toHaveLength(0);
  expect((await tables.watchers.of('g', eve.id))?.isUnreached).toBe(true);
  await command(eve, 'tables');
  expect(partsOf(page(eve)).text).toContain('I can’t send you direct messages');
});

test('nobody hears of a table that they cannot see, or of a server that they have left', async () => {
  const { api, opens, looks, told, bot, tables, clock } = await waits();
  const look: typeof api.look = async () => ({ ...api.sight, sees: () => false }) as typeof api.sight;
  const sight = new CommonSight({ look }, clock);
  await opens();
  for (const call of await openingCalls('g', { ...bot, api, sight })) await call();
  expect(told()).toHaveLength(0);
  api.absent.add(eve.id);
  await opens();
  await looks();
  expect(told()).toHaveLength(0);
  expect(await tables.watchers.of('g', eve.id)).toBeUndefined();
});

test('what somebody wishes to hear of is theirs to export, and goes with them', async () => {
  const { tables } = await waits('watch:tiny');
  const { watching } = await exportOf(tables, eve.id);
  expect(watching).toMatchObject([{ server: 'g', game: 'tiny' }]);
  await tables.personalData.forget(eve.id, 'gone-1');
  expect((await tables.watchers.in('g')).size).toBe(0);
});

test('a role that a manager has named is pinged where the table is', async () => {
  const { api, command, opens, looks, page, handled, pressing, idIn, tables } = await waits();
  const role = { name: 'ping-role', type: ApplicationCommandOptionType.Role, value: '77' };
  const options = [{ name: 'server', type: ApplicationCommandOptionType.Subcommand, options: [role] }];
  await command(ana, 'settings', undefined, options);
  expect(partsOf(page(ana)).text).toContain('<@&77>');
  await opens();
  await looks();
  const calls = api.channel.filter(({ body }) => (body.allowed_mentions?.roles ?? []).includes('77'));
  expect(calls.map(({ id }) => api.channelOf(id))).toEqual(['c']);
  await handled(pressing(ben, calls[0]?.id ?? '', idIn(calls[0]?.id ?? '', 'enter')));
  expect((await tables.look('t1'))?.table.seats).toHaveLength(2);
});
