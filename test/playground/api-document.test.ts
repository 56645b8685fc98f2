import { Routes } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { apiDocument, NO_API_DOCUMENT } from './api-document.ts';
import { PIER } from './boards.ts';
import { ask, directWith, EMOJIS } from './raw.ts';
import { discordForTest, PIXEL_URL, playingBot } from './with-bot.ts';

const judge = apiDocument();
if (judge === undefined) console.info(NO_API_DOCUMENT);

test.skipIf(judge === undefined)('what can be read answers as Discord’s document says', async () => {
  const discord = await discordForTest();
  const application = '1300000000000000001';
  const guild = '1300000000000000100';
  await playingBot(discord, () => undefined);
  await ask(discord, 'POST', EMOJIS, { name: 'key', image: PIXEL_URL });
  const direct = await directWith(discord, '1300000000000000011');
  for (const path of [
    Routes.currentApplication(),
    Routes.userGuilds(),
    Routes.applicationCommands(application),
    Routes.applicationEmojis(application),
    Routes.channel(PIER),
    Routes.channel(direct),
    Routes.guild(guild),
    Routes.guildMember(guild, application),
    Routes.guildChannels(guild),
    Routes.guildActiveThreads(guild),
    Routes.channelMessages(PIER),
    Routes.gatewayBot(),
  ])
    expect((await ask(discord, 'GET', path)).status, path).toBe(200);
  expect(discord.journal.requests().flatMap((request) => judge?.judge(request))).toEqual([]);
});

test.skipIf(judge === undefined)('the judge tells the branch of a union that was meant', () => {
  const request = {
    kind: 'request' as const,
    at: 0,
    method: 'POST',
    url: '/channels/1300000000000000201/messages',
    body: { components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x'.repeat(81) }] }] },
    status: 200,
  };
  expect(judge?.judge(request)).toEqual([
    expect.stringContaining('/components/0/components/0/label must NOT have more than 80 characters'),
  ]);
  expect(judge?.judge({ ...request, url: '/channels/1/nothing' })).toEqual([
    'POST /channels/1/nothing: Discord has no such route',
  ]);
});
