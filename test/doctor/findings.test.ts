import { DiscordAPIError, RateLimitError, type REST } from 'discord.js';
import { ChannelType, PermissionFlagsBits, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { ZodError, type ZodType } from 'zod';
import { type Api, unanswered } from '../../src/doctor/discord/api.ts';
import { askForApplication, checkServers } from '../../src/doctor/discord/application.ts';
import { checkChannel } from '../../src/doctor/discord/channel.ts';
import { checkGateway } from '../../src/doctor/discord/gateway.ts';
import type { Finding } from '../../src/doctor/finding.ts';
import { say } from '../texts/shipped.ts';

const refused = (status: number, code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'No' }, code, status, 'GET', '/', { body: {}, files: [] });
const HIDDEN = refused(403, RESTJSONErrorCodes.MissingAccess);

/** What Discord tells by route; an error is thrown. */
type Told = Readonly<Record<string, unknown>>;

/** A Discord that tells these things, and knows nothing else. */
const telling = (told: Told): Api => ({
  rest: {} as REST,
  ahead: () => 0,
  ask: async <T>(route: string, shape: ZodType<T>) => {
    const answer = told[route];
    if (answer === undefined) throw new Error(`nobody was to ask for ${route}`);
    if (answer instanceof Error) throw answer;
    return shape.parse(answer);
  },
});

const APPLICATION = { id: '7', name: 'Harbour', bot: '42' };
const MAY = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
const ALL =
  MAY |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.CreatePublicThreads |
  PermissionFlagsBits.SendMessagesInThreads;

const CHANNEL = { id: 'c', type: ChannelType.GuildText, name: 'pier', guild_id: 'g' };
const roleOf = (permissions: bigint) => ({ id: 'g', permissions: String(permissions) });
const SERVER = { name: 'The Harbour', owner_id: '1', preferred_locale: 'en-US', roles: [roleOf(ALL)] };
const WELL: Told = { '/channels/c': CHANNEL, '/guilds/g/members/42': { roles: [] }, '/guilds/g': SERVER };

/** What is not well with the channel `c`, and what helps. */
async function illsOf(told: Told): Promise<readonly Finding[]> {
  const { findings, channel } = await checkChannel(telling({ ...WELL, ...told }), APPLICATION, 'c', say);
  const ills = findings.filter(({ kind }) => kind !== 'well');
  return ills.length === 0 && channel === undefined ? [{ kind: 'not checked', what: 'no channel' }] : ills;
}

const HIDDEN_SERVERS = { '/channels/c': HIDDEN, '/users/@me/guilds': [{ id: 'g', name: 'The Harbour' }] };

const THREAD = { ...CHANNEL, type: ChannelType.PublicThread, parent_id: 'p', name: 'cards' };
const PARENT = { '/channels/p': { ...CHANNEL, id: 'p' } };
/** A server in which everybody may do all but this. */
const without = (bits: bigint) => ({ '/guilds/g': { ...SERVER, roles: [roleOf(ALL & ~bits)] } });

describe('A channel', () => {
  test('that nothing keeps a board from is ready', async () => {
    expect(await illsOf({})).toEqual([]);
  });

  test.each<readonly [string, Told, string, string]>([
    [
      'that is a category',
      { '/channels/c': { ...CHANNEL, type: ChannelType.GuildCategory } },
      'c is a category, not a channel.',
      'one of its channels',
    ],
    [
      'that is a direct message',
      { '/channels/c': { id: 'c', type: ChannelType.DM } },
      'The channel c is a direct message.',
      'a channel in a server',
    ],
    [
      'of a server that only the commands are in',
      { '/guilds/g/members/42': refused(404, RESTJSONErrorCodes.UnknownMember) },
      'The bot is not in the server of the channel c',
      'client_id=7',
    ],
    [
      'that is hidden from the bot',
      { ...HIDDEN_SERVERS, '/guilds/g/channels': [{ id: 'c' }] },
      'In the channel c of The Harbour the bot needs “View Channel”.',
      'add the role or member Harbour',
    ],
    [
      'that may be a private thread',
      { ...HIDDEN_SERVERS, '/guilds/g/channels': [{ id: 'd' }] },
      'It is a private thread that the bot was not added to',
      'mention the bot once in it: type @ and Harbour',
    ],
    [
      'in whose server the bot is timed out',
      { '/guilds/g/members/42': { roles: [], communication_disabled_until: '2199-01-01T00:00:00.000Z' } },
      'The bot is timed out in The Harbour until 2199-01-01T00:00:00.000Z',
      'A moderator can end that',
    ],
    [
      'in slow mode',
      { '/channels/c': { ...CHANNEL, rate_limit_per_user: 30 } },
      'Discord refuses the next one of the same person for 30 seconds.',
      'Turn slow mode off',
    ],
    [
      'that only administrators see',
      {
        '/guilds/g': {
          ...SERVER,
          roles: [
            roleOf(ALL & ~PermissionFlagsBits.ViewChannel),
            { id: 'r', permissions: String(ALL), tags: { bot_id: '42' } },
          ],
        },
        '/guilds/g/members/42': { roles: ['r'] },
      },
      'Only administrators can see #pier',
      'allow View Channel',
    ],
    ...(
      [
        ['Send Messages', PermissionFlagsBits.SendMessages],
        ['Attach Files', PermissionFlagsBits.AttachFiles],
        ['Read Message History', PermissionFlagsBits.ReadMessageHistory],
        ['Create Public Threads', PermissionFlagsBits.CreatePublicThreads],
        ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads],
      ] as const
    ).map(
      ([name, bit]) =>
        [`without “${name}”`, without(bit), `In #pier the bot needs “${name}”`, 'settings of #pier'] as const,
    ),
    [
      'that is a thread without what threads need',
      { ...PARENT, '/channels/c': THREAD, ...without(PermissionFlagsBits.SendMessagesInThreads) },
      'In #pier > cards the bot needs “Send Messages in Threads”.',
      'the channel above it',
    ],
    [
      'that is a forum',
      { '/channels/c': { ...CHANNEL, type: ChannelType.GuildForum } },
      '#pier in The Harbour is a forum. You can only play in its posts.',
      'one of its posts',
    ],
    [
      'that is none at all',
      { '/channels/c': refused(404, RESTJSONErrorCodes.UnknownChannel) },
      'Discord does not know a channel c.',
      'Copy Channel ID',
    ],
  ])('%s is told apart, with what helps', async (_, told, what, cure) => {
    const ills = await illsOf(told);
    expect(ills).toEqual([
      { kind: 'unwell', what: expect.stringContaining(what), cure: expect.stringContaining(cure) },
    ]);
  });

  test('that is a locked thread keeps people from pressing, also if the bot may post there', async () => {
    const told = { ...PARENT, '/channels/c': { ...THREAD, thread_metadata: { locked: true } } };
    expect(await illsOf(told)).toMatchObject([{ what: '#pier > cards is locked.' }]);
    const manager = { ...SERVER, roles: [roleOf(ALL | PermissionFlagsBits.ManageThreads)] };
    expect(await illsOf({ ...told, '/guilds/g': manager })).toMatchObject([
      { what: '#pier > cards is locked. The bot can post in it, but nobody can press anything there.' },
    ]);
  });
});

test('A channel in which no private thread can be started is ready all the same', async () => {
  const { findings } = await checkChannel(telling(WELL), APPLICATION, 'c', say);
  expect(findings.map(({ what }) => what).join()).toContain(
    'In #pier the bot does without “Create Private Threads”.',
  );
});

test('A channel that is denied to everyone is open again to the role of the bot, and to an administrator', async () => {
  const bits = String(PermissionFlagsBits.SendMessages | PermissionFlagsBits.AttachFiles);
  const count = async (allow: string, deny: string, role = 0n) => {
    const everyone = { id: 'g', type: 0, allow: '0', deny: bits };
    const ills = await illsOf({
      '/channels/c': { ...CHANNEL, permission_overwrites: [everyone, { id: 'r', type: 0, allow, deny }] },
      '/guilds/g/members/42': { roles: ['r'] },
      '/guilds/g': { ...SERVER, roles: [roleOf(ALL), { id: 'r', permissions: String(role) }] },
    });
    return ills.length;
  };
  expect(await count('0', '0')).toBe(2);
  expect(await count(bits, '0')).toBe(0);
  expect(await count('0', bits)).toBe(2);
  expect(await count('0', bits, PermissionFlagsBits.Administrator)).toBe(0);
});

describe('An application', () => {
  const asked = (settings: object) =>
    askForApplication(telling({ '/applications/@me': { id: '7', name: 'Harbour', ...settings } })).then(
      ({ findings }) => findings.filter(({ kind }) => kind === 'unwell').map(({ what }) => what),
    );

  test('is well as it is usually set up', async () => {
    expect(await asked({ interactions_endpoint_url: null })).toEqual([]);
  });

  test('that is never called, or never let in, is told which field does that', async () => {
    expect(await asked({ interactions_endpoint_url: 'https://example.com' })).toEqual([
      'Discord sends every press and command to a web address instead of the bot.',
    ]);
    expect(await asked({ bot_require_code_grant: true })).toEqual([
      'The bot cannot be invited to a server because the application requires a code grant.',
    ]);
  });
});

test('A bot that something keeps restarting is told so before its starts are used up', async () => {
  const starts = { total: 1_000, remaining: 99, reset_after: 7_000_000 };
  const told = { url: 'ws://127.0.0.1:1', shards: 2, session_start_limit: starts };
  const [found] = await checkGateway(telling({ '/gateway/bot': told }));
  expect(found).toMatchObject({
    what: 'Only 99 of 1000 session starts are left, and each start of the bot uses 2.',
    cure: expect.stringContaining('In 2 hours there will be 1000 again.'),
  });
  const enough = { ...told, session_start_limit: { ...starts, remaining: 100 } };
  expect((await checkGateway(telling({ '/gateway/bot': enough })))[0]?.kind).toBe('well');
});

test('Of many servers the first ten are named', async () => {
  const servers = Array.from({ length: 200 }, (_, at) => ({ name: `s${at}` }));
  expect(await checkServers(telling({ '/users/@me/guilds': servers }), APPLICATION)).toMatchObject({
    what: 'The bot is in 200 or more servers: s0, s1, s2, s3, s4, s5, s6, s7, s8, s9 and others.',
  });
});

describe('What Discord does not do', () => {
  const limited = new RateLimitError({
    ...{ timeToReset: 61_000, limit: 1, method: 'GET', hash: '', url: '', route: '', majorParameter: '' },
    ...{ global: false, retryAfter: 61_000, sublimitTimeout: 0, scope: 'user' },
  });
  test.each<readonly [string, unknown, string, string]>([
    [
      'as it is forbidden',
      refused(403, 50_013),
      'The servers: Discord answers 403, code 50013',
      'timed out there',
    ],
    [
      'for another reason',
      refused(400, 50_035),
      'The servers: Discord answers 400, code 50035',
      'in a while',
    ],
    ['as too much is asked', limited, 'Discord has received too many requests.', 'in 61 seconds'],
    ['in words that are known', new ZodError([]), 'does not understand', 'newer version'],
    [
      'behind a certificate of somebody else',
      Object.assign(new Error('fetch failed'), {
        cause: Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' }),
      }),
      "Discord's certificate cannot be trusted (CERT_HAS_EXPIRED).",
      'Check the clock of this machine',
    ],
    [
      'as nobody answers',
      new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
      'Discord cannot be reached (ECONNREFUSED).',
      'firewall',
    ],
  ])('%s is told with what helps', (_, error, what, cure) => {
    expect(unanswered(error, 'The servers')).toEqual({
      kind: 'unwell',
      what: expect.stringContaining(what),
      cure: expect.stringContaining(cure),
    });
  });
});
