import { ChannelType, type Client, PermissionFlagsBits, type ThreadChannel } from 'discord.js';
import { expect, test } from 'vitest';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { APPLICATION_ID, GUILD_ID } from '../../src/playground/world/cast.ts';
import { board, PIER, SHELF } from './boards.ts';
import { holdClock } from './held-clock.ts';
import { ask, form, refusal } from './raw.ts';
import { botForTest, discordForTest, PIXEL } from './with-bot.ts';

const HOUR = 60 * 60_000;
const pathOf = (id: string) => `/channels/${id}/messages`;
const say = (discord: RunningDiscord, id: string) => ask(discord, 'POST', pathOf(id), { content: 'a' });

async function textChannel(client: Client<true>) {
  const channel = await client.channels.fetch(PIER);
  if (channel?.type !== ChannelType.GuildText) throw new Error('The pier is no text channel');
  return channel;
}

/** A thread that the bot has begun, seen through the real client. */
async function begun(discord: RunningDiscord): Promise<{ client: Client<true>; thread: ThreadChannel }> {
  const client = await botForTest(discord);
  const channel = await textChannel(client);
  const thread = await channel.threads.create({ name: 'Otys', type: ChannelType.PublicThread });
  return { client, thread };
}

test('the real client begins a thread, alone or under a message, and writes in it', async () => {
  const discord = await discordForTest();
  const { client, thread } = await begun(discord);
  expect(thread.parentId).toBe(PIER);
  await thread.send('In the thread');
  const channel = await textChannel(client);
  const message = await channel.send('About this');
  const under = await message.startThread({ name: 'Under it', autoArchiveDuration: 60 });
  expect(under.id).toBe(message.id);
  const twice = await ask(discord, 'POST', `${pathOf(PIER)}/${message.id}/threads`, { name: 'Twice' });
  expect(twice).toMatchObject({ status: 400, body: { code: 160004 } });
  const ana = discord.person('Ana');
  expect(ana.messages(thread.id).map(({ message: { content } }) => content)).toEqual(['In the thread']);
  expect(ana.messages(PIER).map(({ message: { type, content } }) => [type, content])).toEqual([
    [18, 'Otys'],
    [0, 'About this'],
  ]);
  expect(ana.messages(PIER).at(-1)?.message).toMatchObject({
    flags: 32,
    thread: { name: 'Under it', parent_id: PIER },
  });
  expect(ana.messages(under.id).map(({ message: { type } }) => type)).toEqual([21]);
  expect(ana.channels().map(({ name }) => name)).toEqual([
    'the-pier',
    'second-table',
    'quiet-corner',
    'game-shelf',
    'Otys',
    'Under it',
  ]);
  const { threads } = await channel.threads.fetchActive();
  expect(threads.map(({ name }) => name).sort()).toEqual(['Otys', 'Under it']);
  expect(threads.get(thread.id)).toMatchObject({ messageCount: 1, memberCount: 1, archived: false });
});

test('the bot hears of threads that people begin, and takes part when it is named', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  const heard: string[] = [];
  client.on('threadCreate', ({ name }, fresh) => heard.push(`${name} ${fresh}`));
  client.on('threadMembersUpdate', (added) => heard.push(`joined ${[...added.keys()].join()}`));
  const ana = discord.person('Ana');
  const thread = ana.startThread(PIER, { name: 'Plans', content: 'First words' });
  ana.say(thread.id, `Come, <@${client.user.id}>`);
  await expect.poll(() => heard).toEqual(['Plans true', `joined ${client.user.id}`]);
  const known = client.channels.cache.get(thread.id);
  expect(known?.isThread() === true && known.members.me !== null).toBe(true);
});

test('a post of a forum carries its first message, with its picture', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  const forum = await client.channels.fetch(SHELF);
  if (forum?.type !== ChannelType.GuildForum) throw new Error('The shelf is no forum');
  const post = await forum.threads.create({
    name: 'A game',
    message: { content: 'Who plays?', files: [{ attachment: PIXEL, name: 'sea.png' }] },
  });
  expect(post.parentId).toBe(SHELF);
  const [first] = discord.person('Eve').messages(post.id);
  expect(first?.message).toMatchObject({
    id: post.id,
    content: 'Who plays?',
    attachments: [{ filename: 'sea.png' }],
  });
  expect((await post.fetchStarterMessage())?.content).toBe('Who plays?');
  expect((await say(discord, SHELF)).body).toMatchObject({ code: 50024 });
  const bad = await ask(
    discord,
    'POST',
    `/channels/${SHELF}/threads`,
    form({ name: 'x', message: { content: '' } }, {}),
  );
  expect(bad).toMatchObject({ status: 400, body: { code: 50006 } });
  const people = discord.person('Ana');
  const own = people.startThread(SHELF, { name: 'Mine', content: 'Here' });
  await expect.poll(() => client.channels.cache.get(own.id)?.isThread()).toBe(true);
  expect(() => people.startThread(SHELF, { name: 'Empty' })).toThrow('Please write something.');
  expect(() => people.say(SHELF, 'Hello')).toThrow('You can only write in the posts of a forum');
});

test('an archived thread is taken up again by whoever writes in it, but nothing in it can be changed before', async () => {
  const discord = await discordForTest();
  const { client, thread } = await begun(discord);
  const message = await thread.send('Before');
  await thread.setArchived(true);
  await expect(message.edit('Changed')).rejects.toMatchObject({ code: 50083 });
  await expect(thread.members.add('1300000000000000011')).rejects.toMatchObject({ code: 50083 });
  const turns: (boolean | null)[] = [];
  client.on('threadUpdate', (_before, { archived }) => turns.push(archived));
  await thread.send('After');
  await expect.poll(() => turns).toEqual([false]);
  expect(discord.world.threads.find(thread.id)?.archived).toBe(false);
  const found = (await textChannel(client)).threads;
  await thread.setArchived(true);
  expect((await found.fetchArchived()).threads.map(({ id }) => id)).toEqual([thread.id]);
  discord.person('Ana').say(thread.id, 'I too');
  expect(discord.world.threads.find(thread.id)?.archived).toBe(false);
});

test('a locked thread is open only to those who manage threads', async () => {
  const discord = await discordForTest();
  const { thread } = await begun(discord);
  discord.world.threads.change(thread.id, { locked: true });
  expect(await say(discord, thread.id)).toMatchObject({ status: 400, body: { code: 160005 } });
  discord.world.threads.change(thread.id, { archived: true });
  expect(await say(discord, thread.id)).toMatchObject({ status: 400, body: { code: 50083 } });
  discord.world.threads.change(thread.id, { archived: false });
  expect(await refusal(ask(discord, 'PATCH', `/channels/${thread.id}`, { locked: false }))).toBe('403 50013');
  expect(() => discord.person('Eve').say(thread.id, 'Hello')).toThrow('This thread is locked.');
  expect(discord.person('Ana').say(thread.id, 'I own the server').content).toBe('I own the server');
  const role = discord.world.roles.permissions('1300000000000000101');
  discord.world.roles.setPermissions('1300000000000000101', role | PermissionFlagsBits.ManageThreads);
  expect((await say(discord, thread.id)).status).toBe(200);
  expect((await ask(discord, 'PATCH', `/channels/${thread.id}`, { locked: false })).status).toBe(200);
});

test('a thread archives itself when it was quiet for as long as it says', async () => {
  const clock = holdClock();
  const discord = await discordForTest({ clock });
  const thread = discord.person('Ana').startThread(PIER, { name: 'Quiet' });
  clock.advance(23 * HOUR);
  discord.person('Ana').say(thread.id, 'Still here');
  clock.advance(23 * HOUR);
  expect(discord.world.threads.find(thread.id)?.archived).toBe(false);
  clock.advance(HOUR);
  expect(discord.world.threads.find(thread.id)?.archived).toBe(true);
});

test('a thread that was deleted is gone with its messages, and so are the threads of a deleted channel', async () => {
  const discord = await discordForTest();
  const { client, thread } = await begun(discord);
  await thread.send('a');
  expect(await ask(discord, 'DELETE', `/channels/${thread.id}`)).toMatchObject({ status: 403 });
  const gone = new Promise((resolve) => client.once('threadDelete', ({ id }) => resolve(id)));
  discord.world.roles.setPermissions(
    '1300000000000000101',
    discord.world.roles.permissions('1300000000000000101') | PermissionFlagsBits.ManageThreads,
  );
  await thread.delete();
  expect(await gone).toBe(thread.id);
  expect(await say(discord, thread.id)).toMatchObject({ status: 404, body: { code: 10003 } });
  expect(discord.person('Ana').messages(thread.id)).toEqual([]);
});

test.each([
  [
    'CreatePublicThreads',
    (discord: RunningDiscord) => ask(discord, 'POST', `/channels/${PIER}/threads`, { name: 'x', type: 11 }),
  ],
  [
    'SendMessages',
    (discord: RunningDiscord) =>
      ask(discord, 'POST', `/channels/${SHELF}/threads`, { name: 'x', message: { content: 'a' } }),
  ],
  [
    'SendMessagesInThreads',
    (discord: RunningDiscord) => {
      const thread = discord.person('Ana').startThread(PIER, { name: 'x' });
      return say(discord, thread.id);
    },
  ],
] as const)('a bot without %s is refused', async (permission, act) => {
  const discord = await discordForTest();
  expect((await act(discord)).status).toBeLessThan(300);
  for (const channel of [PIER, SHELF])
    discord.world.channels.denyBot(channel, PermissionFlagsBits[permission]);
  expect(await act(discord)).toMatchObject({ status: 403, body: { code: 50013 } });
});

test('a bot that may not write in a channel may still write in its threads', async () => {
  const discord = await discordForTest();
  const thread = discord.person('Ana').startThread(PIER, { name: 'x' });
  discord.world.channels.denyBot(PIER, PermissionFlagsBits.SendMessages);
  expect((await say(discord, thread.id)).status).toBe(200);
  expect((await say(discord, PIER)).status).toBe(403);
});

test('what is done in a thread tells of it and of its channel', async () => {
  const discord = await discordForTest();
  const { client, thread } = await begun(discord);
  await client.application.commands.set([{ name: 'play', description: 'Play' }]);
  const places: unknown[] = [];
  client.on('interactionCreate', (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const { channel, appPermissions } = interaction;
    places.push([
      channel?.isThread() === true && channel.parentId,
      appPermissions.has('SendMessagesInThreads'),
    ]);
    void interaction.reply('Here');
  });
  const ana = discord.person('Ana');
  discord.world.channels.denyBot(PIER, 0n);
  expect(await ana.command(thread.id, ['play'])).toEqual({ kind: 'answered' });
  discord.world.channels.denyBot(PIER, PermissionFlagsBits.SendMessagesInThreads);
  await ana.command(thread.id, ['play']);
  expect(places).toEqual([
    [PIER, true],
    [PIER, false],
  ]);
  const told = discord.journal.events('INTERACTION_CREATE')[0]?.data;
  expect(told).toMatchObject({
    channel: {
      id: thread.id,
      type: 11,
      parent_id: PIER,
      thread_metadata: { archived: false, locked: false },
    },
  });
});

test('what is done in an archived thread reaches the bot, whose new message takes it up unless it is locked', async () => {
  const discord = await discordForTest();
  const { client, thread } = await begun(discord);
  await client.application.commands.set([{ name: 'play', description: 'Play' }]);
  const codes: unknown[] = [];
  client.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand())
      void interaction.reply(board('one.png', 'First')).catch(({ code }) => codes.push(code));
    if (interaction.isButton())
      void interaction.update(board('two.png', 'Second')).catch(({ code }) => codes.push(code));
  });
  const ana = discord.person('Ana');
  const { threads } = discord.world;
  threads.change(thread.id, { archived: true });
  expect(await ana.command(thread.id, ['play'])).toEqual({ kind: 'answered' });
  expect(threads.find(thread.id)?.archived).toBe(false);
  threads.change(thread.id, { archived: true, locked: true });
  void ana.command(thread.id, ['play']);
  await expect.poll(() => codes).toEqual([50083]);
  threads.change(thread.id, { locked: false });
  void ana.press(thread.id, ana.messages(thread.id).at(-1)?.message.id ?? '', 'go');
  await expect.poll(() => codes).toEqual([50083, 50083]);
});

test('who takes part in a thread can be read and changed', async () => {
  const discord = await discordForTest();
  const { thread, client } = await begun(discord);
  await thread.members.add('1300000000000000012');
  expect((await ask(discord, 'GET', `/channels/${thread.id}/thread-members`)).body).toMatchObject([
    { user_id: client.user.id },
    { user_id: '1300000000000000012' },
  ]);
  await thread.leave();
  expect(await refusal(ask(discord, 'GET', `/channels/${thread.id}/thread-members/@me`))).toBe('404 10007');
  await thread.join();
  expect(discord.world.threads.find(thread.id)?.members).toHaveLength(2);
});

test('a bot that comes to see a channel is told of its threads', async () => {
  const discord = await discordForTest();
  discord.world.channels.denyBot(PIER, PermissionFlagsBits.ViewChannel);
  const client = await botForTest(discord);
  const { id } = discord.person('Ana').startThread(PIER, { name: 'Unseen' });
  expect(client.channels.cache.has(id)).toBe(false);
  discord.world.channels.denyBot(PIER, 0n);
  await expect.poll(() => client.channels.cache.has(id)).toBe(true);
});

test('a private thread is seen by those who were added to it, and those who manage threads', async () => {
  const discord = await discordForTest();
  const bjorn = discord.person('Björn').user.id;
  const start = () => ask(discord, 'POST', `/channels/${PIER}/threads`, { name: 'Hidden', type: 12 });
  const made = await start();
  expect(made.status).toBe(201);
  const [own] = discord.world.threads.all();
  const id = own?.id ?? '';
  const sees = (name: string) =>
    discord
      .person(name)
      .channels()
      .some((channel) => channel.id === id);
  expect(['Björn', 'Eve', 'Ana'].map(sees)).toEqual([false, false, true]);
  expect((await ask(discord, 'PUT', `/channels/${id}/thread-members/${bjorn}`)).status).toBe(204);
  expect(['Björn', 'Eve'].map(sees)).toEqual([true, false]);
  const active = async () => (await ask(discord, 'GET', `/guilds/${GUILD_ID}/threads/active`)).body;
  expect(await active()).toMatchObject({ threads: [{ id, type: 12 }] });
  discord.world.threads.leave(id, APPLICATION_ID);
  expect(await active()).toMatchObject({ threads: [] });
  expect(await say(discord, id)).toMatchObject({ status: 403, body: { code: 50001 } });
  discord.world.channels.denyBot(PIER, PermissionFlagsBits.CreatePrivateThreads);
  expect(await start()).toMatchObject({ status: 403, body: { code: 50013 } });
});
