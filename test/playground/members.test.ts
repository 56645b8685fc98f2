import { type Client, PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { BOT_PERMISSIONS, type BotPermission } from '../../src/playground/oversight/orders.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { board, PIER } from './boards.ts';
import { dial, event, GUILDS } from './dial.ts';
import { ask, form, refusal } from './raw.ts';
import { botForTest, discordForTest, PIXEL, playingBot } from './with-bot.ts';

const GUILD = '1300000000000000100';
const BOT = '1300000000000000001';
const BJORN = '1300000000000000012';
const CREW = '1300000000000000102';
const path = `/channels/${PIER}/messages`;

/** Takes a permission from the bot on the pier, or gives it back. */
const permit = (discord: RunningDiscord, permission: BotPermission, allowed: boolean) =>
  discord.overseer.order({ order: 'permit bot', channel: PIER, permission, allowed });
const botMay = (discord: RunningDiscord) =>
  discord.overseer.standings().channels.find(({ id }) => id === PIER)?.bot;

test('each permission of the bot is taken and given back, and seen by the real client', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  const sees = (permission: BotPermission) => {
    const channel = client.channels.cache.get(PIER);
    return (
      channel?.isTextBased() === true &&
      !channel.isDMBased() &&
      channel.permissionsFor(client.user)?.has(permission)
    );
  };
  const before = botMay(discord);
  for (const permission of BOT_PERMISSIONS) {
    const had = before?.[permission] === true;
    permit(discord, permission, !had);
    await expect.poll(() => sees(permission)).toBe(!had);
    expect(botMay(discord)?.[permission]).toBe(!had);
    permit(discord, permission, had);
    await expect.poll(() => sees(permission)).toBe(had);
  }
  expect(botMay(discord)).toEqual(before);
  expect(discord.world.channels.overwrites(PIER)).toEqual([]);
});

test.each([
  ['ViewChannel', 50001, (discord: RunningDiscord) => ask(discord, 'GET', `/channels/${PIER}`)],
  ['SendMessages', 50013, (discord: RunningDiscord) => ask(discord, 'POST', path, { content: 'a' })],
  [
    'AttachFiles',
    50013,
    (discord: RunningDiscord) =>
      ask(discord, 'POST', path, form({ content: 'a' }, { 0: { name: 'a.png', bytes: PIXEL } })),
  ],
] as const)('without %s the bot is answered %i', async (permission, code, act) => {
  const discord = await discordForTest();
  expect((await act(discord)).status).toBe(200);
  permit(discord, permission, false);
  expect(await act(discord)).toMatchObject({ status: 403, body: { code } });
});

test('a bot that cannot see a channel is told nothing of it, but what is done with its commands', async () => {
  const discord = await discordForTest();
  const allowed: boolean[] = [];
  await playingBot(discord, (interaction) => {
    allowed.push(interaction.appPermissions.has('ViewChannel'));
    return interaction.reply('Here');
  });
  permit(discord, 'ViewChannel', false);
  discord.person('Ana').say(PIER, 'Hidden');
  discord.person('Ana').startThread(PIER, { name: 'Hidden too' });
  expect(await discord.person('Ana').command(PIER, ['play'])).toEqual({ kind: 'answered' });
  expect(allowed).toEqual([false]);
  expect(discord.journal.events('MESSAGE_CREATE')).toEqual([]);
  expect(discord.journal.events('THREAD_CREATE')).toEqual([]);
});

test('exceptions of everyone, of roles and of members are laid over one another as Discord does', async () => {
  const discord = await discordForTest();
  const { channels, members } = discord.world;
  const send = PermissionFlagsBits.SendMessages;
  const may = () => (channels.permissions(BJORN, PIER) & send) !== 0n;
  const set = (id: string, type: 0 | 1, allow: bigint, deny: bigint) =>
    channels.overwrite({ channelId: PIER, id, type, allow: `${allow}`, deny: `${deny}` });
  expect(may()).toBe(true);
  set(GUILD, 0, 0n, send);
  expect(may()).toBe(false);
  set(CREW, 0, send, 0n);
  expect(may()).toBe(false);
  members.setRole(BJORN, CREW, true);
  expect(may()).toBe(true);
  set(BJORN, 1, 0n, send);
  expect(may()).toBe(false);
  expect((channels.permissions('1300000000000000011', PIER) & send) !== 0n).toBe(true);
});

test('a person who leaves is no member any more, sees nothing, and may come back', async () => {
  const discord = await discordForTest();
  const bjorn = discord.person('Björn');
  discord.overseer.order({ order: 'presence', member: BJORN, present: false });
  expect(await refusal(ask(discord, 'GET', `/guilds/${GUILD}/members/${BJORN}`))).toBe('404 10007');
  expect((await ask(discord, 'GET', `/users/${BJORN}`)).status).toBe(200);
  expect([bjorn.isIn(), bjorn.channels(), bjorn.messages(PIER)]).toEqual([false, [], []]);
  expect(await bjorn.command(PIER, ['play'])).toEqual({
    kind: 'refused',
    why: 'This channel does not exist.',
  });
  discord.overseer.order({ order: 'presence', member: BJORN, present: true });
  expect((await ask(discord, 'GET', `/guilds/${GUILD}/members/${BJORN}`)).status).toBe(200);
  expect(bjorn.channels().length).toBe(4);
});

test('who comes, goes and holds a role is told only where the intent was granted', async () => {
  const members = 1 << 1;
  const discord = await discordForTest({ grantedIntents: members });
  const told = await dial(discord);
  told.identify({ intents: GUILDS | members });
  const untold = await dial(discord);
  untold.identify({ intents: GUILDS });
  await Promise.all([told.seen(event('GUILD_CREATE')), untold.seen(event('GUILD_CREATE'))]);
  discord.overseer.order({ order: 'give role', member: BJORN, role: CREW, held: true });
  discord.overseer.order({ order: 'presence', member: BJORN, present: false });
  discord.overseer.order({ order: 'presence', member: BJORN, present: true });
  discord.overseer.order({ order: 'give role', member: BOT, role: CREW, held: true });
  await untold.seen(event('GUILD_MEMBER_UPDATE'));
  await expect.poll(() => told.frames.filter(event('GUILD_MEMBER_UPDATE')).length).toBe(2);
  const names = (frames: typeof told.frames) => frames.slice(3).map(({ t }) => t);
  expect(names(told.frames)).toEqual([
    'GUILD_MEMBER_UPDATE',
    'GUILD_MEMBER_REMOVE',
    'GUILD_MEMBER_ADD',
    'GUILD_MEMBER_UPDATE',
  ]);
  expect(names(untold.frames)).toEqual(['GUILD_MEMBER_UPDATE']);
});

test('a role that a person holds comes with what they do', async () => {
  const discord = await discordForTest();
  const roles: string[] = [];
  await playingBot(discord, (interaction) => {
    if (interaction.inCachedGuild()) roles.push(...[...interaction.member.roles.cache.keys()].sort());
    return interaction.reply('Here');
  });
  discord.overseer.order({ order: 'give role', member: BJORN, role: CREW, held: true });
  await discord.person('Björn').command(PIER, ['play']);
  expect(roles).toEqual([GUILD, CREW]);
});

/** A bot that tries to write to Björn in private. */
async function writes(client: Client<true>): Promise<unknown> {
  try {
    const bjorn = await client.users.fetch(BJORN);
    return (await bjorn.send('You are up')).content;
  } catch (error) {
    return Reflect.get(Object(error), 'code');
  }
}

test('a direct message that is blocked, or to somebody without a server in common, is refused', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  discord.overseer.order({ order: 'close direct', member: BJORN, closed: true });
  expect(await writes(client)).toBe(50007);
  discord.overseer.order({ order: 'close direct', member: BJORN, closed: false });
  expect(await writes(client)).toBe('You are up');
  discord.overseer.order({ order: 'presence', member: BJORN, present: false });
  expect(await writes(client)).toBe(50007);
});

test('in a direct channel the global commands that allow it can be used', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  await client.application.commands.set([
    { name: 'tables', description: 'Mine', contexts: [0, 1] },
    { name: 'play', description: 'Play', contexts: [0] },
  ]);
  const place = new Promise((resolve) => {
    client.on('interactionCreate', (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      resolve([interaction.guildId, interaction.context]);
      void interaction.reply('Here');
    });
  });
  await writes(client);
  const bjorn = discord.person('Björn');
  const id = bjorn.channels().at(-1)?.id ?? '';
  expect(bjorn.commands(id).map(({ name }) => name)).toEqual(['tables']);
  expect(await bjorn.command(id, ['tables'])).toEqual({ kind: 'answered' });
  expect(await place).toEqual([null, 1]);
});

test('a deleted message or channel is gone for the bot, which is told of it', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  const gone: string[] = [];
  client.on('messageDelete', ({ id }) => gone.push(id));
  client.on('channelDelete', ({ id }) => gone.push(id));
  const message = discord.person('Ana').say(PIER, 'One');
  const thread = discord.person('Ana').startThread(PIER, { name: 'Under it' });
  discord.overseer.order({ order: 'delete message', message: message.id });
  discord.overseer.order({ order: 'delete channel', channel: PIER });
  await expect.poll(() => gone).toEqual([message.id, PIER]);
  for (const id of [PIER, thread.id])
    expect(await refusal(ask(discord, 'POST', `/channels/${id}/messages`, { content: 'a' }))).toBe(
      '404 10003',
    );
  discord.overseer.order({ order: 'create channel', kind: 'text', name: 'new-pier' });
  await expect
    .poll(() => client.channels.cache.map((channel) => 'name' in channel && channel.name))
    .toContain('new-pier');
  expect(() => discord.overseer.order({ order: 'delete channel', channel: PIER })).toThrow(
    'This channel does not exist.',
  );
});

test('an answer into a channel that was deleted meanwhile is refused', async () => {
  const discord = await discordForTest();
  const codes: unknown[] = [];
  await playingBot(discord, (interaction) => {
    discord.overseer.order({ order: 'delete channel', channel: PIER });
    return interaction.reply('Too late').catch((error) => codes.push(error.code));
  });
  void discord.person('Ana').command(PIER, ['play']);
  await expect.poll(() => codes).toEqual([10003]);
  expect(discord.world.posts.inChannel(PIER)).toEqual([]);
});

test('a press on a message that was deleted meanwhile cannot update it, but can be answered beside it', async () => {
  const discord = await discordForTest();
  const client = await playingBot(discord, (interaction) => interaction.reply(board('one.png', 'First')));
  const told = new Promise((resolve) => {
    client.on('interactionCreate', async (interaction) => {
      if (!interaction.isButton()) return;
      discord.overseer.order({ order: 'delete message', message: interaction.message.id });
      const code = await interaction.update(board('two.png', 'Second')).catch((error) => error.code);
      await interaction.reply({ content: 'The board is gone.', flags: ['Ephemeral'] });
      resolve(code);
    });
  });
  const ana = discord.person('Ana');
  await ana.command(PIER, ['play']);
  const outcome = ana.press(PIER, ana.messages(PIER)[0]?.message.id ?? '', 'go');
  expect(await told).toBe(10008);
  expect(await outcome).toEqual({ kind: 'answered' });
  expect(ana.messages(PIER).map(({ message }) => message.content)).toEqual(['The board is gone.']);
});

test('a bot that was thrown out is told so, reaches nothing, and finds everything when it is let in again', async () => {
  const discord = await discordForTest();
  const client = await playingBot(discord);
  const turns: string[] = [];
  client.on('guildDelete', () => turns.push('out'));
  client.on('guildCreate', () => turns.push('in'));
  discord.overseer.order({ order: 'presence', member: BOT, present: false });
  await expect.poll(() => turns).toEqual(['out']);
  expect(await ask(discord, 'GET', `/guilds/${GUILD}`)).toMatchObject({ status: 404, body: { code: 10004 } });
  expect(await refusal(ask(discord, 'POST', path, { content: 'a' }))).toBe('403 50001');
  const ana = discord.person('Ana');
  expect(ana.commands()).toEqual([]);
  expect(await ana.command(PIER, ['play'])).toEqual({
    kind: 'refused',
    why: 'The app is no longer in this server.',
  });
  discord.overseer.order({ order: 'presence', member: BOT, present: true });
  await expect.poll(() => turns).toEqual(['out', 'in']);
  expect((await ask(discord, 'POST', path, { content: 'a' })).status).toBe(200);
  await client.guilds.cache.first()?.leave();
  await expect.poll(() => turns).toEqual(['out', 'in', 'out']);
});
