import { InteractionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { APPLICATION_ID, GUILD_ID } from '../../src/playground/world/cast.ts';
import { PIER, SHELF } from './boards.ts';
import { event, listener } from './dial.ts';
import { holdClock } from './held-clock.ts';
import { ask, GO, idOf, refusal, said, wordsSeen } from './raw.ts';
import { discordForTest, interactionsOf, permit, playingBot, reply } from './with-bot.ts';

const HOUR = 60 * 60_000;
const pathOf = (id: string) => `/channels/${id}/messages`;
const say = (discord: RunningDiscord, id: string, words = 'a') =>
  ask(discord, 'POST', pathOf(id), said(words));
const under = (discord: RunningDiscord, message: string) =>
  ask(discord, 'POST', `${pathOf(PIER)}/${message}/threads`, { name: 'Otys', auto_archive_duration: 60 });

/** A thread that the bot has begun under a message of its own: its id. */
async function begun(discord: RunningDiscord): Promise<string> {
  const id = idOf(await say(discord, PIER, 'About this'));
  await under(discord, id);
  return id;
}

test('the bot begins a thread under a message, once, and writes in it', async () => {
  const discord = await discordForTest();
  const thread = await begun(discord);
  await say(discord, thread, 'In the thread');
  expect(await refusal(under(discord, thread))).toBe('400 160004');
  expect(wordsSeen(discord, 'Ana', PIER)).toEqual(['About this']);
  const ana = discord.person('Ana');
  expect(ana.messages(thread).map(({ message: { type } }) => type)).toEqual([21, 0]);
  expect(ana.messages(PIER)[0]?.message).toMatchObject({
    ...{ id: thread, flags: 32 | (1 << 15), thread: { name: 'Otys', parent_id: PIER } },
  });
  expect(discord.world.threads.json(thread, APPLICATION_ID)).toMatchObject({
    ...{ message_count: 1, member_count: 1, thread_metadata: { archived: false } },
  });
});

test('the bot hears of threads that people begin, and takes part when it is named', async () => {
  const discord = await discordForTest();
  const { seen } = await listener(discord);
  const ana = discord.person('Ana');
  const { id } = ana.startThread(PIER, { name: 'Plans', content: 'First words' });
  expect(await seen(event('THREAD_CREATE'))).toMatchObject({ d: { id, newly_created: true } });
  ana.say(id, `Come, <@${APPLICATION_ID}>`);
  expect(await seen(event('THREAD_MEMBERS_UPDATE'))).toMatchObject({
    ...{ d: { id, added_members: [{ user_id: APPLICATION_ID }], removed_member_ids: [] } },
  });
});

test('people begin threads in a channel, of which a line tells, and posts in a forum', async () => {
  const discord = await discordForTest();
  const ana = discord.person('Ana');
  ana.startThread(PIER, { name: 'Plans' });
  expect(ana.messages(PIER).map(({ message: { type, content } }) => [type, content])).toEqual([
    [18, 'Plans'],
  ]);
  const post = ana.startThread(SHELF, { name: 'A game', content: 'Who plays?' });
  expect(ana.messages(post.id).map(({ message: { id, content } }) => [id, content])).toEqual([
    [post.id, 'Who plays?'],
  ]);
  expect(ana.messages(SHELF)).toEqual([]);
  expect(ana.channels().map(({ name }) => name)).toEqual([
    ...['the-pier', 'second-table', 'quiet-corner', 'game-shelf', 'Plans', 'A game'],
  ]);
  expect((await say(discord, SHELF)).body).toMatchObject({ code: 50024 });
  expect((await say(discord, post.id)).status).toBe(200);
  expect(() => ana.startThread(SHELF, { name: 'Empty' })).toThrow('Please write something.');
  expect(() => ana.say(SHELF, 'Hello')).toThrow('You can only write in the posts of a forum');
});

test('an archived thread is taken up again by whoever writes in it, but nothing in it can be changed before', async () => {
  const discord = await discordForTest();
  const id = await begun(discord);
  const { frames } = await listener(discord);
  const message = idOf(await say(discord, id, 'Before'));
  const archive = () => ask(discord, 'PATCH', `/channels/${id}`, { archived: true });
  const isArchived = () => discord.world.threads.find(id)?.archived;
  expect((await archive()).status).toBe(200);
  expect(await refusal(ask(discord, 'PATCH', `${pathOf(id)}/${message}`, said('Changed')))).toBe('400 50083');
  const admitted = ask(discord, 'PUT', `/channels/${id}/thread-members/1300000000000000012`);
  expect(await refusal(admitted)).toBe('400 50083');
  await say(discord, id, 'After');
  await expect.poll(() => frames.filter(event('THREAD_UPDATE')).length).toBe(2);
  expect(isArchived()).toBe(false);
  await archive();
  discord.person('Ana').say(id, 'I too');
  expect(isArchived()).toBe(false);
});

test('a locked thread is open only to those who manage threads', async () => {
  const discord = await discordForTest();
  const id = await begun(discord);
  const { threads } = discord.world;
  threads.change(id, { locked: true });
  expect(await refusal(say(discord, id))).toBe('400 160005');
  threads.change(id, { archived: true });
  expect(await refusal(say(discord, id))).toBe('400 50083');
  threads.change(id, { archived: false });
  const renamed = () => ask(discord, 'PATCH', `/channels/${id}`, { name: 'Mine' });
  expect(await refusal(renamed())).toBe('403 50013');
  expect(() => discord.person('Eve').say(id, 'Hello')).toThrow('This thread is locked.');
  expect(discord.person('Ana').say(id, 'I own the server').content).toBe('I own the server');
  permit(discord, 'ManageThreads', true);
  expect((await say(discord, id)).status).toBe(200);
  expect((await renamed()).status).toBe(200);
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

test('a thread that was deleted is gone with its messages, of which the bot is told', async () => {
  const discord = await discordForTest();
  const id = await begun(discord);
  const { seen } = await listener(discord);
  discord.overseer.order({ order: 'delete channel', channel: id });
  expect(await seen(event('THREAD_DELETE'))).toMatchObject({ d: { id, parent_id: PIER, type: 11 } });
  expect(await refusal(say(discord, id))).toBe('404 10003');
  expect(discord.person('Ana').messages(id)).toEqual([]);
});

/** The bot starts a private thread. */
const hide = (discord: RunningDiscord) => {
  const body = { name: 'Hidden', auto_archive_duration: 60, type: 12 };
  return ask(discord, 'POST', `/channels/${PIER}/threads`, body);
};

test.each([
  [
    'CreatePublicThreads',
    (discord: RunningDiscord) => under(discord, discord.person('Ana').say(PIER, 'a').id),
  ],
  ['CreatePrivateThreads', hide],
  [
    'SendMessagesInThreads',
    (discord: RunningDiscord) => say(discord, discord.person('Ana').startThread(PIER, { name: 'x' }).id),
  ],
] as const)('a bot without %s is refused', async (permission, act) => {
  const discord = await discordForTest();
  expect((await act(discord)).status).toBeLessThan(300);
  permit(discord, permission, false);
  expect(await act(discord)).toMatchObject({ status: 403, body: { code: 50013 } });
});

test('a bot that may not write in a channel may still write in its threads', async () => {
  const discord = await discordForTest();
  const thread = discord.person('Ana').startThread(PIER, { name: 'x' });
  permit(discord, 'SendMessages', false);
  expect((await say(discord, thread.id)).status).toBe(200);
  expect((await say(discord, PIER)).status).toBe(403);
});

test('what is done in a thread tells of it and of its channel', async () => {
  const discord = await discordForTest();
  const id = await begun(discord);
  await playingBot(discord, () => reply('Here'));
  const asked = interactionsOf(discord);
  const ana = discord.person('Ana');
  expect(await ana.command(id, ['play'])).toEqual({ kind: 'answered' });
  permit(discord, 'SendMessagesInThreads', false);
  await ana.command(id, ['play']);
  expect(asked[0]).toMatchObject({
    channel: { id, type: 11, parent_id: PIER, thread_metadata: { archived: false, locked: false } },
  });
  const { SendMessagesInThreads } = PermissionFlagsBits;
  const may = asked.map(({ app_permissions }) => (BigInt(app_permissions) & SendMessagesInThreads) !== 0n);
  expect(may).toEqual([true, false]);
});

test('what is done in an archived thread reaches the bot, whose new message takes it up unless it is locked', async () => {
  const discord = await discordForTest();
  const id = await begun(discord);
  const refused = await playingBot(discord, ({ type }) =>
    type === InteractionType.ApplicationCommand
      ? { type: 4, data: said('First', GO) }
      : { type: 7, data: said('Second') },
  );
  const ana = discord.person('Ana');
  const { threads } = discord.world;
  threads.change(id, { archived: true });
  expect(await ana.command(id, ['play'])).toEqual({ kind: 'answered' });
  expect(threads.find(id)?.archived).toBe(false);
  threads.change(id, { archived: true, locked: true });
  void ana.command(id, ['play']);
  await expect.poll(() => refused).toEqual(['400 50083']);
  threads.change(id, { locked: false });
  void ana.press(id, ana.messages(id).at(-1)?.message.id ?? '', 'go');
  await expect.poll(() => refused).toEqual(['400 50083', '400 50083']);
});

test('a bot that comes to see a channel is told of its threads', async () => {
  const discord = await discordForTest();
  permit(discord, 'ViewChannel', false);
  const { seen, frames } = await listener(discord);
  const { id } = discord.person('Ana').startThread(PIER, { name: 'Unseen' });
  permit(discord, 'ViewChannel', true);
  expect(await seen(event('THREAD_LIST_SYNC'))).toMatchObject({ d: { threads: [{ id }] } });
  expect(frames.some(event('THREAD_CREATE'))).toBe(false);
});

test('a private thread is seen by those who were added to it, and those who manage threads', async () => {
  const discord = await discordForTest();
  const bjorn = discord.person('Björn').user.id;
  expect((await hide(discord)).status).toBe(201);
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
  expect(await refusal(say(discord, id))).toBe('403 50001');
});
