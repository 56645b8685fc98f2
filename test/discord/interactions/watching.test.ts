import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { CommonSight } from '../../../src/discord/channel/common-sight.ts';
import { openingCalls } from '../../../src/discord/channel/opening-calls.ts';
import { exportOf } from '../../../src/tables/export.ts';
import { personNamed } from '../../tables/deeds.ts';
import { partsOf } from '../breaches.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const { ViewChannel, SendMessages, ManageGuild } = PermissionFlagsBits;

/** Eve presses what stands in a direct message, which is in no server. */
async function pressDirectly({ pressing, page, handled }: Awaited<ReturnType<typeof stage>>, id: string) {
  const { guild_id: _server, member, ...press } = pressing(eve, page(eve).id, id);
  await handled({ ...press, ...(member && { user: member.user }) });
}

/** A stage on which Eve has pressed for tables of a game. */
async function waits(choice = 'watch:any') {
  const there = await stage({ commands, may: ViewChannel | SendMessages | ManageGuild });
  const { api, bot, sync, clock, command, handled, pressing, page, idIn } = there;
  const chooses = async (words: string) => handled(pressing(eve, page(eve).id, idIn(page(eve).id, words)));
  await command(eve, 'tables');
  await chooses('h1:watch');
  await chooses(choice);
  const opens: typeof there.opens = (more) => {
    clock.time += 1_000;
    return there.opens(more);
  };
  const looks = async () => {
    sync.lookAtDirectory('g');
    await sync.idle();
  };
  /** What stands in the direct messages to somebody. */
  const told = () => api.told.filter(({ person }) => person === eve.id).map(({ words }) => words);
  const handledDirectly = (id: string) => pressDirectly(there, id);
  return { ...there, bot, chooses, opens, looks, told, handledDirectly };
}

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

stageInWords(
  `
# Whoever wishes to hear of tables
is told once an hour at most, of all that has opened and can still be joined
  open ana; refresh => eve.letters: 1 | eve.told~: Just opened on your server
  open ben; open eve; refresh => asked:
  wait 1h; refresh => eve.letters: 2 | eve.letter~: Ben | eve.letter!: Eve
  refresh => asked:
takes it back by a second press, and in the message itself
  given waits watch:tiny; eve presses watch:tiny on page => watching: undefined
  eve presses watch:tiny on page; open ana; refresh => eve.letters: 1 | eve.told~: h1:unwatch:g
  directly h1:unwatch:g => watching: undefined
is told where they asked that no direct message reaches them any more
  fail post unreachable; open ana; refresh => eve.letters: 0 | watching~: "isUnreached":true
  eve types /tables => eve~: I can’t send you direct messages
`,
  { '': () => waits(), waits: (choice) => waits(choice) },
  {
    happens: {
      open: (at, name) => at.opens({ host: personNamed(name) }),
      refresh: async ({ sync }) => {
        sync.lookAtDirectory('g');
        await sync.idle();
      },
      directly: (at, id = '') => pressDirectly(at, id),
    },
    reads: { watching: async ({ tables }) => JSON.stringify(await tables.watchers.of('g', eve.id)) },
  },
);
