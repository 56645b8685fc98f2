import { InteractionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { BOT_PERMISSIONS } from '../../src/playground/oversight/orders.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { PIER } from './boards.ts';
import { event, listener } from './dial.ts';
import { ask, directWith, form, GO, post, refusal, said, wordsSeen } from './raw.ts';
import { discordForTest, interactionsOf, PIXEL, permit, playingBot, reply } from './with-bot.ts';

const GUILD = '1300000000000000100';
const BOT = '1300000000000000001';
const BJORN = '1300000000000000012';
const CREW = '1300000000000000102';

const FILE = { type: 13, file: { url: 'attachment://a.png' } };
const withPicture = form(said('a', FILE), { 0: { name: 'a.png', bytes: PIXEL } });

const present = (discord: RunningDiscord, member: string, isPresent: boolean): void =>
  discord.overseer.order({ order: 'presence', member, present: isPresent });
const botMay = (discord: RunningDiscord) =>
  discord.overseer.standings().channels.find(({ id }) => id === PIER)?.bot;

test('each permission of the bot is taken and given back', async () => {
  const discord = await discordForTest();
  const before = botMay(discord);
  for (const permission of BOT_PERMISSIONS) {
    const had = before?.[permission] === true;
    permit(discord, permission, !had);
    expect(botMay(discord)).toEqual({ ...before, [permission]: !had });
    permit(discord, permission, had);
  }
  expect(botMay(discord)).toEqual(before);
  expect(discord.world.channels.keep().overwrites).toEqual([]);
});

test.each([
  ['ViewChannel', 50001, (discord: RunningDiscord) => ask(discord, 'GET', `/channels/${PIER}`)],
  ['SendMessages', 50013, (discord: RunningDiscord) => post(discord)],
  ['AttachFiles', 50013, (discord: RunningDiscord) => post(discord, withPicture)],
] as const)('without %s the bot is answered %i', async (permission, code, act) => {
  const discord = await discordForTest();
  expect((await act(discord)).status).toBe(200);
  permit(discord, permission, false);
  expect(await act(discord)).toMatchObject({ status: 403, body: { code } });
});

test('a bot that cannot see a channel is told nothing of it, but what is done with its commands', async () => {
  const discord = await discordForTest();
  await playingBot(discord, () => reply('Here'));
  const asked = interactionsOf(discord);
  const { seen, frames } = await listener(discord);
  permit(discord, 'ViewChannel', false);
  discord.person('Ana').startThread(PIER, { name: 'Hidden' });
  expect(await discord.person('Ana').command(PIER, ['play'])).toEqual({ kind: 'answered' });
  expect(
    asked.map(({ app_permissions }) => BigInt(app_permissions) & PermissionFlagsBits.ViewChannel),
  ).toEqual([0n]);
  await seen(event('INTERACTION_CREATE'));
  expect(frames.some(event('THREAD_CREATE'))).toBe(false);
});

test('a person who leaves is no member any more, sees nothing, and may come back', async () => {
  const discord = await discordForTest();
  const bjorn = discord.person('Björn');
  present(discord, BJORN, false);
  expect(await refusal(ask(discord, 'GET', `/guilds/${GUILD}/members/${BJORN}`))).toBe('404 10007');
  expect([bjorn.isIn(), bjorn.channels(), bjorn.messages(PIER)]).toEqual([false, [], []]);
  expect(await bjorn.command(PIER, ['play'])).toEqual({
    kind: 'refused',
    why: 'This channel does not exist.',
  });
  present(discord, BJORN, true);
  expect((await ask(discord, 'GET', `/guilds/${GUILD}/members/${BJORN}`)).status).toBe(200);
  expect(bjorn.channels().length).toBe(4);
});

test('the bot is told of its own roles, and not of who comes, goes and holds which', async () => {
  const discord = await discordForTest();
  const { seen, frames } = await listener(discord);
  discord.overseer.order({ order: 'give role', member: BJORN, role: CREW, held: true });
  present(discord, BJORN, false);
  discord.overseer.order({ order: 'give role', member: BOT, role: CREW, held: true });
  expect(await seen(event('GUILD_MEMBER_UPDATE'))).toMatchObject({ s: 3, d: { user: { id: BOT } } });
  expect(frames.at(-1)?.s).toBe(3);
});

test('a role that a person holds comes with what they do', async () => {
  const discord = await discordForTest();
  await playingBot(discord, () => reply('Here'));
  const asked = interactionsOf(discord);
  discord.overseer.order({ order: 'give role', member: BJORN, role: CREW, held: true });
  await discord.person('Björn').command(PIER, ['play']);
  expect(asked).toMatchObject([{ member: { roles: [CREW] } }]);
});

test('a direct message that is blocked, or to somebody without a server in common, is refused', async () => {
  const discord = await discordForTest();
  const id = await directWith(discord, BJORN);
  const write = () => ask(discord, 'POST', `/channels/${id}/messages`, said('You are up'));
  discord.overseer.order({ order: 'close direct', member: BJORN, closed: true });
  expect(await refusal(write())).toBe('403 50007');
  discord.overseer.order({ order: 'close direct', member: BJORN, closed: false });
  expect((await write()).status).toBe(200);
  expect(discord.person('Björn').commands(id)).toEqual([]);
  present(discord, BJORN, false);
  expect(await refusal(write())).toBe('403 50007');
});

test('a deleted channel is gone for the bot, which is told of it', async () => {
  const discord = await discordForTest();
  const { seen } = await listener(discord);
  const thread = discord.person('Ana').startThread(PIER, { name: 'Under it' });
  discord.overseer.order({ order: 'delete channel', channel: PIER });
  expect(await seen(event('CHANNEL_DELETE'))).toMatchObject({ d: { id: PIER } });
  for (const id of [PIER, thread.id])
    expect(await refusal(ask(discord, 'POST', `/channels/${id}/messages`, said('a')))).toBe('404 10003');
  discord.overseer.order({ order: 'create channel', kind: 'text', name: 'new-pier' });
  expect(await seen(event('CHANNEL_CREATE'))).toMatchObject({ d: { name: 'new-pier' } });
  expect(() => discord.overseer.order({ order: 'delete channel', channel: PIER })).toThrow(
    'This channel does not exist.',
  );
});

test('an answer into a channel that was deleted meanwhile is refused', async () => {
  const discord = await discordForTest();
  const refused = await playingBot(discord, () => {
    discord.overseer.order({ order: 'delete channel', channel: PIER });
    return reply('Too late');
  });
  void discord.person('Ana').command(PIER, ['play']);
  await expect.poll(() => refused).toEqual(['404 10003']);
  expect(discord.world.posts.inChannel(PIER)).toEqual([]);
});

test('a press on a message that was deleted meanwhile cannot update it, but can be answered beside it', async () => {
  const discord = await discordForTest();
  const asked = interactionsOf(discord);
  const refused = await playingBot(discord, (interaction) => {
    if (interaction.type !== InteractionType.MessageComponent) return { type: 4, data: said('First', GO) };
    discord.overseer.order({ order: 'delete message', message: interaction.message.id });
    return { type: 7, data: said('Second') };
  });
  const ana = discord.person('Ana');
  await ana.command(PIER, ['play']);
  const outcome = ana.press(PIER, ana.messages(PIER)[0]?.message.id ?? '', 'go');
  await expect.poll(() => refused).toEqual(['404 10008']);
  const { id, token } = asked[1] ?? {};
  await ask(discord, 'POST', `/interactions/${id}/${token}/callback`, reply('The board is gone.', 64));
  expect(await outcome).toEqual({ kind: 'answered' });
  expect(wordsSeen(discord, 'Ana', PIER)).toEqual(['The board is gone.']);
});

test('a bot that was thrown out is told so, reaches nothing, and finds everything when it is let in again', async () => {
  const discord = await discordForTest();
  await playingBot(discord, () => undefined);
  const { seen, frames } = await listener(discord);
  present(discord, BOT, false);
  await seen(event('GUILD_DELETE'));
  expect(await refusal(ask(discord, 'GET', `/guilds/${GUILD}`))).toBe('404 10004');
  expect(await refusal(post(discord))).toBe('403 50001');
  const ana = discord.person('Ana');
  expect(ana.commands()).toEqual([]);
  expect(await ana.command(PIER, ['play'])).toEqual({
    kind: 'refused',
    why: 'The app is no longer in this server.',
  });
  present(discord, BOT, true);
  await expect.poll(() => frames.filter(event('GUILD_CREATE')).length).toBe(2);
  expect((await post(discord)).status).toBe(200);
});
