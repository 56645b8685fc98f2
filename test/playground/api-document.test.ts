import { Routes } from 'discord.js';
import { expect, test } from 'vitest';
import { apiDocument, NO_API_DOCUMENT } from './api-document.ts';
import { PIER } from './boards.ts';
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
