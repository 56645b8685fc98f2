import { z } from 'zod';
import { KeyedQueue } from '../../keyed-queue.ts';
import type { Store } from '../../store/store.ts';
import { PACES, USUAL_PACE } from '../model/pace.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { type ReadBy, readBy } from '../model/row-json.ts';
import { rulesShape, USUAL_RULES } from '../model/table-rules.ts';

/** Roles, and channels, that a server can name at most: a message has room for fewer. */
export const MOST_NAMED = 100;

/** Limits on open tables if a server has set none; at how many a person may sit is then up to the bot's host. */
export const USUAL_BOUNDS = {
  mostInChannel: 25,
  mostInServer: 1_000,
  mostLobbies: 5,
  mostTables: 1_000,
} as const;
/** What a server can settle at most. What bounds a person counts in all servers, so one of them can only lower it. */
export const MOST_BOUNDS = { ...USUAL_BOUNDS, mostInChannel: USUAL_BOUNDS.mostInServer } as const;
/** At how many open tables somebody may sit where the host of the bot says nothing else. */
export const MOST_TABLES = 50;

const bound = (name: keyof typeof USUAL_BOUNDS) =>
  z
    .int()
    .min(1)
    .transform((most) => Math.min(most, MOST_BOUNDS[name]))
    .default(USUAL_BOUNDS[name]);

const named = z
  .array(z.string())
  .transform((list) => list.slice(0, MOST_NAMED))
  .default([]);

const { freedSeats, hostEnds, isCompact, soloInThread } = rulesShape.shape;

/** What can be settled for one channel, and its threads, in place of what its server has settled. */
const channelShape = z.object({
  roles: z.array(z.string()).exactOptional(),
  pace: z.enum(PACES).exactOptional(),
  thread: z.boolean().exactOptional(),
  isCompact: isCompact.exactOptional(),
  soloInThread: soloInThread.exactOptional(),
  language: z.string().exactOptional(),
  opens: z.boolean().exactOptional(),
});
/** What is settled for one channel. */
export type ChannelSettings = ReadBy<typeof channelShape>;

const shape = z.object({
  /** Roles whose members may open tables; none where everybody may. */
  roles: named,
  /** Roles whose members manage the tables of the server, besides those who manage the server. */
  managers: named,
  /** Channels in which tables may be opened, their threads among them; none where they may be everywhere. */
  channels: named,
  /** How many tables may be open at once in a channel, its threads among it, and in the whole server. */
  mostInChannel: bound('mostInChannel'),
  mostInServer: bound('mostInServer'),
  /** How many lobbies a person who opens one here may host, and at how many open tables they may sit, anywhere. */
  mostLobbies: bound('mostLobbies'),
  mostTables: bound('mostTables'),
  /** The language of tables opened here, as Discord names it; absent if it is the server's language at Discord. */
  language: z.string().optional(),
  pace: z.enum(PACES).default(USUAL_PACE),
  thread: z.boolean().default(false),
  ratings: z.boolean().default(false),
  /** By game, the values that its options usually have. */
  options: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  freedSeats: freedSeats.default(USUAL_RULES.freedSeats),
  hostEnds: hostEnds.default(USUAL_RULES.hostEnds),
  isCompact: isCompact.default(USUAL_RULES.isCompact),
  soloInThread: soloInThread.default(USUAL_RULES.soloInThread),
  /** By the id of a channel, what is settled there in place of the rest. */
  inChannels: z
    .record(z.string(), channelShape)
    .transform((channels) => Object.fromEntries(Object.entries(channels).slice(0, MOST_NAMED)))
    .default({}),
  /** The ids of those blocked in the server, and since when, in milliseconds since 1970, if that was noted. */
  blocked: z.array(z.string()).default([]),
  blockedAt: z.record(z.string(), z.number()).default({}),
});

/** What the managers of a server have settled. */
export interface ServerSettings extends ReadBy<typeof shape> {
  /** What it has settled cannot be read, so nobody knows who is kept from its tables. */
  readonly isUnreadable?: true;
}

const USUAL_SETTINGS: ServerSettings = shape.parse({});

const GREETED = 'greeted ';

type ServersStore = Pick<Store, 'server' | 'setServer' | 'setting' | 'setSetting'>;

/** What servers have settled; see {@link serversIn}. */
export type Servers = ReturnType<typeof serversIn>;

/**
 * What servers have settled. `blocked` are the ids of those whom the bot's host blocks from the tables of every server;
 * `mostTables` is the number of tables that a person may sit at in all of them.
 */
export function serversIn(
  store: ServersStore,
  {
    blocked = [],
    mostTables = MOST_TABLES,
  }: { readonly blocked?: readonly string[]; readonly mostTables?: number } = {},
) {
  const opening = new KeyedQueue();
  const read = (body: string | undefined): ServerSettings => {
    const settings = readSettings(body);
    return { ...settings, mostTables: Math.min(settings.mostTables, mostTables) };
  };
  const of = async (guild: string): Promise<ServerSettings> => read(await store.server(guild));
  /** Why somebody is blocked by what a server is known to have settled. */
  const blockIn = (
    settings: Pick<ServerSettings, 'blocked' | 'isUnreadable'>,
    person: string,
  ): Rejection | undefined => {
    if (blocked.includes(person)) return reject('blocked-by-bot-host');
    if (settings.isUnreadable === true) return reject('server-unreadable');
    return settings.blocked.includes(person) ? reject('blocked-in-server') : undefined;
  };
  return {
    ...{ blocked, read, of, blockIn },

    /** Whether a server was told, when the bot came, what is worth settling. */
    isGreeted: async (guild: string): Promise<boolean> =>
      (await store.setting(`${GREETED}${guild}`)) !== undefined,

    noteGreeted: (guild: string): Promise<void> => store.setSetting(`${GREETED}${guild}`, 'yes'),

    /** Why somebody is blocked in a server; undefined if they are not. If the list cannot be read, everybody is. */
    blockOf: async (guild: string, person: string): Promise<Rejection | undefined> =>
      blockIn(await of(guild), person),

    /** Runs work that changes a server's number of tables one after the other, so that no limit is passed. */
    inTurn: <T>(guild: string, work: () => Promise<T>): Promise<T> => opening.run(guild, work),

    /** Changes what a server has settled, and returns it then. Throws if that cannot be read: it would be lost. */
    async change(
      guild: string,
      changed: (settings: ServerSettings) => ServerSettings,
    ): Promise<ServerSettings> {
      for (;;) {
        const former = await store.server(guild);
        const known = readSettings(former);
        if (known.isUnreadable === true) throw new RangeError('what a server has settled cannot be read');
        const next = JSON.stringify(changed(known));
        // Another change was first.
        if (await store.setServer(guild, next, former)) return read(next);
      }
    },
  };
}

/** What a server has settled as the store keeps it; what is usual where nothing is kept. */
export const readSettings = (body: string | undefined): ServerSettings =>
  body === undefined ? USUAL_SETTINGS : (readBy(shape, body) ?? { ...USUAL_SETTINGS, isUnreadable: true });

/** What holds in a channel of a server, and its threads: what is settled for it, and else for the server. */
export function settingsIn(settings: ServerSettings, channel: string): ServerSettings {
  const { opens: _opens, ...own } = settings.inChannels[channel] ?? {};
  return { ...settings, ...own };
}

/** Whether tables may be opened in a channel, `home`, in one of its threads, or in all channels of its category. */
export const opensIn = (
  { channels, inChannels }: Pick<ServerSettings, 'channels' | 'inChannels'>,
  home: string,
  threadOrCategory = home,
): boolean =>
  inChannels[home]?.opens ??
  (channels.length === 0 || channels.includes(home) || channels.includes(threadOrCategory));
