import { ChannelType, Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { apiDocument, NO_API_DOCUMENT } from './api-document.ts';
import { board, PIER, SHELF } from './boards.ts';
import { botForTest, discordForTest, PIXEL } from './with-bot.ts';

const judge = apiDocument();
if (judge === undefined) console.info(NO_API_DOCUMENT);

/** Everything the bot and the localhost Discord said to one another is as Discord's document has it. */
function verdicts(discord: Awaited<ReturnType<typeof discordForTest>>): readonly string[] {
  return discord.journal.requests().flatMap((request) => judge?.judge(request) ?? [NO_API_DOCUMENT]);
}

test.skipIf(judge === undefined)('what can be read answers as Discord’s document says', async () => {
  const discord = await discordForTest();
  const { rest, application, user } = await botForTest(discord);
  const guild = Routes.guild('1300000000000000100');
  await rest.put(Routes.applicationCommands(application.id), {
    body: [{ name: 'play', description: 'Play', default_member_permissions: '8' }],
  });
  await rest.post(Routes.applicationEmojis(application.id), {
    body: { name: 'key', image: `data:image/png;base64,${PIXEL.toString('base64')}` },
  });
  const direct = (await rest.post(Routes.userChannels(), {
    body: { recipient_id: '1300000000000000011' },
  })) as {
    id: string;
  };
  for (const path of [
    Routes.user(),
    Routes.user(user.id),
    Routes.currentApplication(),
    Routes.oauth2CurrentApplication(),
    Routes.userGuilds(),
    Routes.applicationCommands(application.id),
    Routes.applicationEmojis(application.id),
    Routes.channel(PIER),
    Routes.channel(direct.id),
    guild,
    Routes.guildMember('1300000000000000100', user.id),
    Routes.guildMembers('1300000000000000100'),
    Routes.guildChannels('1300000000000000100'),
    Routes.guildRoles('1300000000000000100'),
    Routes.channelMessages(PIER),
    Routes.gatewayBot(),
  ] as const)
    await rest.get(path);
  expect(verdicts(discord)).toEqual([]);
});

test.skipIf(judge === undefined)('messages and answers are as Discord’s document says', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  await client.application.commands.set([{ name: 'play', description: 'Play a game' }]);
  client.on('interactionCreate', async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.deferReply({ withResponse: true });
      await interaction.editReply(board('one.png', 'First'));
      await interaction.followUp({ content: 'A secret', flags: ['Ephemeral'] });
    } else if (interaction.isButton()) {
      await interaction.update({ ...board('two.png', 'Second'), withResponse: true });
      await interaction.fetchReply();
      await interaction.followUp(board('three.png', 'Third'));
    }
  });
  const ana = discord.person('Ana');
  await ana.command(PIER, ['play']);
  await expect.poll(() => ana.messages(PIER).length).toBe(2);
  const [shown] = ana.messages(PIER);
  await ana.press(PIER, shown?.message.id ?? '', 'go');
  await expect.poll(() => ana.messages(PIER).length).toBe(3);
  const channel = client.channels.cache.get(PIER);
  if (!channel?.isSendable()) throw new Error('The bot cannot write on the pier');
  const sent = await channel.send({ ...board('four.png', 'Fourth'), nonce: '7', enforceNonce: true });
  await sent.reply({ content: 'Look' });
  await sent.edit({ components: board('four.png', 'Fifth').components });
  await channel.messages.fetch({ limit: 10 });
  await sent.delete();
  await expect(channel.send('')).rejects.toThrow('Cannot send an empty message');
  await expect(channel.send('x'.repeat(2001))).rejects.toThrow('Invalid Form Body');
  expect(verdicts(discord)).toEqual([]);
});

test.skipIf(judge === undefined)('threads and posts are as Discord’s document says', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  const [pier, shelf] = [client.channels.cache.get(PIER), client.channels.cache.get(SHELF)];
  if (pier?.type !== ChannelType.GuildText || shelf?.type !== ChannelType.GuildForum)
    throw new Error('The channels are not what they were');
  const thread = await pier.threads.create({ name: 'Alone', type: ChannelType.PublicThread });
  await thread.send('a');
  await thread.members.add('1300000000000000012');
  await thread.members.fetch();
  await thread.edit({ name: 'Renamed', archived: true });
  await pier.threads.fetchArchived();
  await pier.threads.fetchActive();
  await thread.fetch(true);
  await shelf.threads.create({ name: 'A post', message: { content: 'Here' } });
  await client.rest.get(Routes.channel(SHELF));
  expect(verdicts(discord)).toEqual([]);
});

test.skipIf(judge === undefined)('the judge tells the branch of a union that was meant', () => {
  const request = {
    kind: 'request' as const,
    at: 0,
    method: 'POST',
    url: '/channels/1300000000000000201/messages',
    form: 'json' as const,
    body: { components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x'.repeat(81) }] }] },
    files: [],
    status: 200,
  };
  expect(judge?.judge(request)).toEqual([
    expect.stringContaining('/components/0/components/0/label must NOT have more than 80 characters'),
  ]);
  expect(judge?.judge({ ...request, url: '/channels/1/nothing' })).toEqual([
    'POST /channels/1/nothing: Discord has no such route',
  ]);
});
