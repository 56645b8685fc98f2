import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { Emojis } from '../../src/discord/client/emojis.ts';
import { register } from '../../src/discord/client/registration.ts';
import { openApi } from '../../src/doctor/discord/api.ts';
import { checkClock } from '../../src/doctor/discord/application.ts';
import { checkApplication } from '../../src/doctor/discord/checks.ts';
import type { Finding } from '../../src/doctor/finding.ts';
import { loadOwnFiles } from '../../src/doctor/machine.ts';
import type { GameIcon } from '../../src/games/icon-tile.ts';
import { realClock } from '../../src/playground/clock.ts';
import { type DiscordOptions, type RunningDiscord, startDiscord } from '../../src/playground/server.ts';
import { APPLICATION_ID, GUILD_ID } from '../../src/playground/world/cast.ts';
import { fakeLog } from '../discord/fake-log.ts';
import { fakeNotes } from '../discord/fake-notes.ts';
import { apiDocument, NO_API_DOCUMENT } from '../playground/api-document.ts';
import { PIER } from '../playground/boards.ts';
import { discordForTest } from '../playground/with-bot.ts';

const judge = apiDocument();
if (judge === undefined) console.info(NO_API_DOCUMENT);

/** Paints an icon the first time it is asked for. */
function paintedOnce(icon: GameIcon): GameIcon {
  let painted: ReturnType<GameIcon['paint']> | undefined;
  return {
    ...icon,
    paint: () => {
      painted ??= icon.paint();
      return painted;
    },
  };
}

const files = await loadOwnFiles().then(({ files: loaded }) => {
  if (loaded === undefined) throw new Error('The bot is not whole.');
  const games = loaded.games.map((game) => ({ ...game, icons: game.icons.map(paintedOnce) }));
  return { ...loaded, games };
});

/** What the bot brings to a Discord: painted and registered once, for that takes a while. */
const brought = await startDiscord({ rates: 'off' }).then(async (discord) => {
  const { rest: api } = openApi(discord.token, discord.apiBase);
  const common = { api, application: APPLICATION_ID, log: fakeLog() };
  const { texts, games, commands } = files;
  await register({ ...common, commands: commands.map((command) => command.data(texts, games)) });
  const { signal: ended } = new AbortController();
  const icons = games.flatMap((game) => game.icons);
  await new Emojis().bring({ ...common, icons, notes: fakeNotes(), pause: async () => {}, ended });
  await discord.close();
  return { commands: discord.world.commands.list(), emojis: discord.world.emojis.list() };
});

/** A Discord to which the bot has been, so that its commands and emojis are there. */
async function visitedDiscord(options: DiscordOptions = {}): Promise<RunningDiscord> {
  const discord = await discordForTest(options);
  discord.world.commands.replace(brought.commands);
  for (const emoji of brought.emojis) discord.world.emojis.add(emoji);
  return discord;
}

interface Look {
  readonly token?: string;
  readonly channel?: string;
  readonly post?: boolean;
}

/** All that is found at a Discord. */
async function lookAt(
  discord: Pick<RunningDiscord, 'token' | 'apiBase'>,
  { token = discord.token, channel, post = false }: Look = {},
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const visit = { token, apiUrl: discord.apiBase, asked: { channel, post }, files };
  for await (const finding of checkApplication(visit)) found.push(finding);
  return found;
}

/** Everything that is not well, without its cure. */
const ills = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ kind }) => kind === 'unwell').map(({ what }) => what);

const words = (findings: readonly Finding[]): string => findings.map(({ what }) => what).join('\n');

describe('a Discord to which the bot has been', () => {
  test('is well: the token, the clock, servers, gateway, commands and emojis', async () => {
    const discord = await visitedDiscord({ sharding: { shards: 2, startsLeft: 998 } });
    const before = discord.journal.requests().length;
    const found = await lookAt(discord);
    expect(found).toEqual([
      { kind: 'well', what: `Discord accepts the token. The application is Harbour (${APPLICATION_ID}).` },
      { kind: 'well', what: 'The clock is right.' },
      { kind: 'well', what: 'The bot is in 1 server: The Harbour.' },
      {
        kind: 'well',
        what: 'Discord recommends 2 shards; 998 of 1000 session starts are left for the next 4 hours.',
      },
      { kind: 'well', what: `The gateway at 127.0.0.1:${discord.port} answers.` },
      { kind: 'well', what: 'All 15 commands are up to date.' },
      { kind: 'well', what: expect.stringMatching(/^All \d+ icons are uploaded as emojis\.$/) },
    ]);
    const asked = discord.journal.requests().slice(before);
    expect(asked.map(({ method }) => method)).toEqual(asked.map(() => 'GET'));
    const connections = discord.journal.entries().filter(({ kind }) => kind === 'connection');
    expect(connections.some((entry) => 'what' in entry && entry.what === 'identified')).toBe(false);
  });

  test('has its board posted and removed in a channel, which notifies nobody and has nothing to press', async () => {
    const discord = await visitedDiscord();
    const found = await lookAt(discord, { channel: PIER, post: true });
    expect(ills(found)).toEqual([]);
    expect(found.slice(-2).map(({ what }) => what)).toEqual([
      'In #the-pier of The Harbour the bot has “View Channel”, “Send Messages”, “Attach Files”, “Read Message History”, “Create Public Threads”, “Send Messages in Threads”, “Create Private Threads”.',
      expect.stringMatching(
        /^A board was posted in #the-pier with its 2 pictures \(\d{2,4} KB\) and removed again\.$/,
      ),
    ]);
    const [post, removal] = discord.journal
      .requests()
      .filter(({ url }) => url.startsWith(`/channels/${PIER}/messages`));
    expect([post?.method, removal?.method]).toEqual(['POST', 'DELETE']);
    expect(Object(post?.body).attachments).toHaveLength(2);
    expect(JSON.stringify(post?.body)).toContain('This board will disappear by itself.');
    expect(JSON.stringify(post?.body)).not.toContain('custom_id');
    expect(post?.body).toMatchObject({ flags: (1 << 15) | (1 << 12), allowed_mentions: { parse: [] } });
    expect(discord.person('Ana').messages(PIER)).toEqual([]);
  });

  test.skipIf(judge === undefined)('is asked as its API document says', async () => {
    const discord = await visitedDiscord();
    await lookAt(discord, { channel: PIER, post: true });
    expect(discord.journal.requests().flatMap((request) => judge?.judge(request) ?? [])).toEqual([]);
  });
});

describe('what is not well at Discord', () => {
  test('a token that it does not take is not repeated, and nothing else is asked', async () => {
    const discord = await discordForTest();
    const found = await lookAt(discord, { token: 'hunter2' });
    expect(ills(found)).toEqual(['Discord does not accept the token in DISCORD_TOKEN.']);
    expect(JSON.stringify(found)).not.toContain('hunter2');
    expect(discord.journal.requests()).toHaveLength(1);
    expect(found.at(-1)).toMatchObject({ kind: 'not checked' });
  });

  test('that it cannot be reached', async () => {
    const discord = await startDiscord();
    await discord.close();
    const found = await lookAt(discord);
    expect(ills(found)).toEqual(['Discord cannot be reached (ECONNREFUSED).']);
    expect(found.slice(1).map(({ kind }) => kind)).toEqual(['not checked', 'not checked']);
  });

  test('a clock that is ahead of its own', async () => {
    const clock = { ...realClock, now: () => Date.now() - 3 * 3_600_000 };
    const found = await lookAt(await discordForTest({ clock }));
    expect(ills(found).at(0)).toBe("The clock of this machine is 3 hours ahead of Discord's.");
  });

  test('not a clock that is a few seconds off', () => {
    expect([-9_000, 0, 9_000].map((ahead) => checkClock(ahead).kind)).toEqual(['well', 'well', 'well']);
    expect(checkClock(40_000)).toMatchObject({
      what: "The clock of this machine is 40 seconds behind Discord's.",
    });
    expect(checkClock(undefined).kind).toBe('not checked');
  });

  test('a bot in no server gets an invitation that asks for what tables need', async () => {
    const discord = await visitedDiscord();
    discord.world.members.leave(APPLICATION_ID);
    const found = await lookAt(discord);
    expect(found.find(({ kind }) => kind === 'unwell')).toEqual({
      kind: 'unwell',
      what: 'The bot is not in any server.',
      cure: `Invite it: https://discord.com/oauth2/authorize?client_id=${APPLICATION_ID}&scope=bot+applications.commands&permissions=17970143267840`,
    });
  });

  test('commands that it lacks, and emojis that were never uploaded', async () => {
    const discord = await discordForTest();
    const [commands, emojis] = ills(await lookAt(discord));
    expect(commands).toMatch(
      /^On Discord, these commands are missing or from another version: \/play, \/hand, /,
    );
    expect(emojis).toMatch(/^(\d+) of \1 icons are not uploaded as emojis, so the bot uses words instead\.$/);
  });

  test('a command of another version, and one icon that somebody removed, each by itself', async () => {
    const discord = await visitedDiscord();
    const { commands, emojis } = discord.world;
    const changed = { description: 'Of another version' };
    commands.replace(commands.list().map((each) => (each.name === 'undo' ? { ...each, ...changed } : each)));
    emojis.remove(emojis.list()[0]?.id ?? '');
    expect(ills(await lookAt(discord))).toEqual([
      'On Discord, these commands are missing or from another version: /undo.',
      expect.stringMatching(/^1 of \d+ icons are not uploaded/),
    ]);
  });

  test('a gateway that nobody reaches', async () => {
    const discord = await visitedDiscord();
    discord.faults.once('connect-refused');
    expect(ills(await lookAt(discord))).toEqual([
      expect.stringMatching(`^The gateway at 127.0.0.1:${discord.port} cannot be reached \\(.+\\)\\.$`),
    ]);
  });

  test('an error of its own costs what it was asked for alone', async () => {
    const discord = await visitedDiscord();
    discord.faults.once('failed-502-before', { route: '/users/@me/guilds' }, 2);
    const found = await lookAt(discord);
    expect(ills(found)).toEqual(['The servers: Discord answers 502.']);
    expect(words(found)).toContain('All 15 commands are up to date.');
  });
});

describe('a channel', () => {
  test('that is not ready gets no board', async () => {
    const discord = await visitedDiscord();
    discord.world.channels.permitBot(PIER, PermissionFlagsBits.AttachFiles, false);
    const found = await lookAt(discord, { channel: PIER, post: true });
    expect(ills(found)).toEqual([expect.stringContaining('the bot needs “Attach Files”')]);
    expect(found.at(-1)?.what).toBe('No board was posted: the channel is not ready.');
    expect(discord.journal.requests().some(({ url }) => url.startsWith(`/channels/${PIER}/messages`))).toBe(
      false,
    );
  });

  test('that is a thread has its board posted there', async () => {
    const discord = await visitedDiscord();
    const thread = discord.person('Ana').startThread(PIER, { name: 'A quiet game' });
    const posted = await lookAt(discord, { channel: thread.id, post: true });
    expect(ills(posted)).toEqual([]);
    expect(words(posted)).toContain(
      'In #the-pier > A quiet game of The Harbour the bot has “View Channel”, “Send Messages in Threads”',
    );
  });

  test('whose board cannot be removed is linked to', async () => {
    const discord = await visitedDiscord();
    const route = '/channels/:channel/messages/:message';
    discord.faults.once('failed-500-before', { method: 'DELETE', route }, 2);
    const found = await lookAt(discord, { channel: PIER, post: true });
    const [left] = discord.person('Ana').messages(PIER);
    expect(found.at(-1)).toEqual({
      kind: 'unwell',
      what: 'A board was posted in #the-pier, but it could not be removed.',
      cure: `Delete it yourself: https://discord.com/channels/${GUILD_ID}/${PIER}/${left?.message.id}`,
    });
  });
});
