import type {
  ChatInputCommandInteraction,
  Client,
  Interaction,
  MessageComponentInteraction,
} from 'discord.js';
import { expect, test } from 'vitest';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { board, PIER } from './boards.ts';
import { botForTest, discordForTest, PIXEL } from './with-bot.ts';

/** The client's own view of the message that a person sees last. */
function lastSeen(discord: RunningDiscord, name = 'Ana') {
  const seen = discord.person(name).messages(PIER).at(-1);
  if (seen === undefined) throw new Error('Nothing is to be seen');
  return seen;
}

async function withCommand(
  client: Client<true>,
  answer: (interaction: ChatInputCommandInteraction) => Promise<unknown>,
) {
  await client.application.commands.set([{ name: 'play', description: 'Play a game' }]);
  client.on('interactionCreate', (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) void answer(interaction);
  });
}

test('the real client logs in and sees the server', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  expect(client.user.username).toBe('Harbour');
  expect(client.guilds.cache.map((guild) => guild.name)).toEqual(['The Harbour']);
  expect(client.guilds.cache.first()?.channels.cache.map((channel) => channel.name)).toEqual([
    'the-pier',
    'second-table',
    'quiet-corner',
    'game-shelf',
  ]);
  expect(discord.botConnected()).toBe(true);
});

test('a command is answered with components and a picture, and a press updates both', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  await withCommand(client, (interaction) => interaction.reply(board('one.png', 'First')));
  client.on('interactionCreate', (interaction: Interaction) => {
    if (interaction.isButton())
      void (interaction as MessageComponentInteraction).update(board('two.png', 'Second'));
  });
  const ana = discord.person('Ana');
  expect(await ana.command(PIER, ['play'])).toEqual({ kind: 'answered' });
  const first = lastSeen(discord);
  const url = first.message.attachments[0]?.url ?? '';
  expect(first.message.attachments[0]).toMatchObject({ filename: 'one.png', width: 1, height: 1 });
  const served = await fetch(url);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PIXEL);
  expect(await ana.press(PIER, first.message.id, 'go')).toEqual({ kind: 'answered' });
  const second = lastSeen(discord, 'Eve');
  expect(second.message.id).toBe(first.message.id);
  expect(second.message.attachments.map(({ filename }) => filename)).toEqual(['two.png']);
  expect(JSON.stringify(second.message.components)).toContain('**Second**');
  expect(discord.journal.refusals()).toEqual([]);
});
