import { createHash } from 'node:crypto';
import { type APIRole, type APIUser, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';

/** Id of the one application, which is its bot user's id too. */
export const APPLICATION_ID = '1300000000000000001';
/** Id of the one server, and of its @everyone role. */
export const GUILD_ID = '1300000000000000100';
/** Id of the bot's own role. */
export const BOT_ROLE_ID = '1300000000000000101';
const CREW_ROLE_ID = '1300000000000000102';

/** A bit field without a bit. */
export const NO_FLAGS: number = 0;

/** The bot's token; it opens nothing but this localhost Discord. */
export const BOT_TOKEN = `${Buffer.from(APPLICATION_ID).toString('base64url')}.local.playground-token-of-no-worth`;

/** When the server was made and everyone joined it. */
export const FOUNDED = '2024-11-01T12:00:00.000000+00:00';

/** A hash as Discord gives one to a picture. */
const pictureHash = (of: string): string => createHash('md5').update(of).digest('hex');

/** A user with every field that Discord's API document asks for. */
function user(id: string, username: string, name: string, bot = false): APIUser {
  return {
    id,
    username,
    global_name: bot ? null : name,
    discriminator: bot ? '0042' : '0',
    avatar: bot ? null : pictureHash(id),
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    public_flags: NO_FLAGS,
    flags: NO_FLAGS,
    ...(bot ? { bot: true } : {}),
  };
}

/** Name of the application and of its bot user. */
export const APPLICATION_NAME = 'Harbour';

/** The bot's own user. */
export const BOT_USER = user(APPLICATION_ID, APPLICATION_NAME, APPLICATION_NAME, true);

/** Someone in the server, and the language of their client until another is chosen. */
export interface Member {
  readonly user: APIUser;
  readonly locale: string;
  readonly serverAvatar?: string;
}

/** The people of the server, in the order in which they are shown; the first owns it. */
export const MEMBERS: readonly Member[] = [
  { user: user('1300000000000000011', 'ana', 'Ana'), locale: 'en-GB' },
  { user: user('1300000000000000012', 'bjorn', 'Björn'), locale: 'sv-SE' },
  { user: user('1300000000000000013', 'chidi', 'Chidi'), locale: 'en-US' },
  { user: user('1300000000000000014', 'darya', 'Дарья'), locale: 'ru' },
  // Somebody without a picture, and somebody with another one on this server.
  { user: { ...user('1300000000000000015', 'eve', 'Eve'), avatar: null }, locale: 'en-US' },
  {
    user: user('1300000000000000016', 'maximiliana.t', 'Maximiliana Thorvaldsdóttir III.'),
    locale: 'de',
    serverAvatar: pictureHash('here'),
  },
];

/** Id of the member who owns the server. */
export const OWNER_ID = '1300000000000000011';

/** The reader of a kept channel. */
export const keptChannel = z.object({
  id: z.string(),
  kind: z.enum(['text', 'forum']),
  name: z.string(),
  topic: z.string(),
});
/** A channel of the server. */
export type GuildChannel = Readonly<z.infer<typeof keptChannel>>;

/** The channels that the server begins with. */
export const CHANNELS: readonly GuildChannel[] = [
  { id: '1300000000000000201', kind: 'text', name: 'the-pier', topic: 'Games, day and night' },
  { id: '1300000000000000202', kind: 'text', name: 'second-table', topic: 'When the pier is full' },
  { id: '1300000000000000203', kind: 'text', name: 'quiet-corner', topic: 'For slow games' },
  { id: '1300000000000000204', kind: 'forum', name: 'game-shelf', topic: 'A post for each game' },
];

const sum = (names: readonly (keyof typeof PermissionFlagsBits)[]): bigint =>
  names.reduce((all, name) => all | PermissionFlagsBits[name], 0n);

const TALK = [
  'ViewChannel',
  'SendMessages',
  'ReadMessageHistory',
  'EmbedLinks',
  'AttachFiles',
  'UseExternalEmojis',
] as const;
const THREADS = ['SendMessagesInThreads', 'CreatePublicThreads'] as const;

/** Everything there is; what the owner may do. */
export const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** What apps may do in a direct message. */
export const DIRECT_PERMISSIONS = sum([...TALK, 'MentionEveryone']);

const role = (id: string, name: string, permissions: bigint, position: number): APIRole => ({
  id,
  name,
  permissions: permissions.toString(),
  position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: id === BOT_ROLE_ID,
  mentionable: false,
  icon: null,
  unicode_emoji: null,
  flags: NO_FLAGS,
  ...(id === BOT_ROLE_ID ? { tags: { bot_id: APPLICATION_ID } } : {}),
});

/** The roles that the server begins with: everyone, the bot's own, and one for people that allows nothing more. */
export const ROLES: readonly APIRole[] = [
  role(GUILD_ID, '@everyone', sum([...TALK, ...THREADS, 'AddReactions', 'UseApplicationCommands']), 0),
  role(BOT_ROLE_ID, APPLICATION_NAME, sum([...TALK, ...THREADS, 'CreatePrivateThreads', 'CreateEvents']), 1),
  role(CREW_ROLE_ID, 'Crew', 0n, 2),
];

/** Every user of the world by id, the bot among them. */
export const USERS: ReadonlyMap<string, APIUser> = new Map(
  [BOT_USER, ...MEMBERS.map((member) => member.user)].map((each) => [each.id, each]),
);
