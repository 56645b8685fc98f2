import { z } from 'zod';
import type { OptionValues } from '../../engine/game.ts';
import type { Store } from '../../store/store.ts';
import { PACES, type Pace, USUAL_PACE } from '../model/pace.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { jsonOf } from '../model/row-json.ts';
import {
  FREED_SEATS,
  HOST_ENDS,
  soloThreadShape,
  type TableRules,
  USUAL_RULES,
} from '../model/table-rules.ts';
import { KeyedQueue } from './keyed-queue.ts';

/** What can be settled for one channel, and its threads, in place of what its server has settled. */
type ForChannel = Pick<ServerSettings, 'roles' | 'pace' | 'thread' | 'isCompact' | 'soloInThread'> & {
  readonly language: string;
  /** Whether tables may be opened there. */
  readonly opens: boolean;
};

/** What is settled for one channel. */
export type ChannelSettings = { readonly [Name in keyof ForChannel]?: ForChannel[Name] | undefined };

/** What the managers of a server have settled. */
export interface ServerSettings extends TableRules {
  /** By the id of a channel, what is settled there in place of the rest. */
  readonly inChannels: Readonly<Record<string, ChannelSettings>>;
  /** Roles whose members may open tables; none where everybody may. */
  readonly roles: readonly string[];
  /** Roles whose members manage the tables of the server, besides those who manage the server. */
  readonly managers: readonly string[];
  /** Channels in which tables may be opened, their threads among them; none where they may be everywhere. */
  readonly channels: readonly string[];
  /** How many tables may be open at once in a channel, its threads among it. */
  readonly mostInChannel: number;
  /** How many lobbies a person who opens one here may host, and at how many open tables they may sit, anywhere. */
  readonly mostLobbies: number;
  readonly mostTables: number;
  /** How many tables may be open at once in the whole server. */
  readonly mostInServer: number;
  /** The language of tables opened here, as Discord names it; absent if it is the server's language at Discord. */
  readonly language: string | undefined;
  /** The pace of the tables that are opened, until their host chooses another. */
  readonly pace: Pace;
  /** Whether a table gets a thread of its own where nobody says otherwise. */
  readonly thread: boolean;
  /** Whether players are rated by how their games there ended. */
  readonly ratings: boolean;
  /** By game, the values that its options have where nobody says otherwise. */
  readonly options: Readonly<Record<string, OptionValues>>;
  /** The ids of those blocked in the server, and since when, in milliseconds since 1970, if that was noted. */
  readonly blocked: readonly string[];
  readonly blockedAt: Readonly<Record<string, number>>;
  /** What it has settled cannot be read, so nobody knows who is kept from its tables. */
  readonly isUnreadable?: true;
}

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
const MOST_TABLES = 50;

const USUAL_SETTINGS: ServerSettings = {
  roles: [],
  managers: [],
  channels: [],
  ...USUAL_BOUNDS,
  language: undefined,
  pace: USUAL_PACE,
  thread: false,
  ratings: false,
  options: {},
  inChannels: {},
  ...USUAL_RULES,
  blocked: [],
  blockedAt: {},
};

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

const shape = z.object({
  roles: named,
  managers: named,
  channels: named,
  mostInChannel: bound('mostInChannel'),
  mostInServer: bound('mostInServer'),
  mostLobbies: bound('mostLobbies'),
  mostTables: bound('mostTables'),
  language: z.string().optional(),
  pace: z.enum(PACES).default(USUAL_PACE),
  thread: z.boolean().default(false),
  ratings: z.boolean().default(false),
  options: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  freedSeats: z.enum(FREED_SEATS).default(USUAL_RULES.freedSeats),
  hostEnds: z.enum(HOST_ENDS).default(USUAL_RULES.hostEnds),
  isCompact: z.boolean().default(USUAL_RULES.isCompact),
  soloInThread: soloThreadShape.default(USUAL_RULES.soloInThread),
  inChannels: z
    .record(
      z.string(),
      z.object({
        roles: z.array(z.string()).optional(),
        pace: z.enum(PACES).optional(),
        thread: z.boolean().optional(),
        isCompact: z.boolean().optional(),
        soloInThread: soloThreadShape.optional(),
        language: z.string().optional(),
        opens: z.boolean().optional(),
      }),
    )
    .transform((channels) => Object.fromEntries(Object.entries(channels).slice(0, MOST_NAMED)))
    .default({}),
  blocked: z.array(z.string()).default([]),
  blockedAt: z.record(z.string(), z.number()).default({}),
});

const GREETED = 'greeted ';

type ServersStore = Pick<Store, 'server' | 'setServer' | 'setting' | 'setSetting'>;

/** What servers have settled. */
export class Servers {
  readonly #store: ServersStore;
  readonly #opening = new KeyedQueue();
  readonly blocked: readonly string[];
  readonly #mostTables: number;

  /**
   * `blocked` are the ids of those whom the bot's host blocks from the tables of every server; `mostTables` is the
   * number of tables that a person may sit at in all of them.
   */
  constructor(
    store: ServersStore,
    {
      blocked = [],
      mostTables = MOST_TABLES,
    }: { readonly blocked?: readonly string[]; readonly mostTables?: number } = {},
  ) {
    this.#store = store;
    this.blocked = blocked;
    this.#mostTables = mostTables;
  }

  /** Whether a server was told, when the bot came, what is worth settling. */
  async isGreeted(guild: string): Promise<boolean> {
    return (await this.#store.setting(`${GREETED}${guild}`)) !== undefined;
  }

  /** A server was told that. */
  noteGreeted(guild: string): Promise<void> {
    return this.#store.setSetting(`${GREETED}${guild}`, 'yes');
  }

  /** What a server has settled, or else what is usual. */
  async of(guild: string): Promise<ServerSettings> {
    return this.read(await this.#store.server(guild));
  }

  /** The same as the store keeps it. */
  read(body: string | undefined): ServerSettings {
    const settings = readSettings(body);
    return { ...settings, mostTables: Math.min(settings.mostTables, this.#mostTables) };
  }

  /**
   * Why somebody is blocked in a server, or in every server if none is named; undefined if they are not. If the list
   * cannot be read, everybody is blocked.
   */
  async blockOf(guild: string | undefined, person: string): Promise<Rejection | undefined> {
    return this.blockIn(guild === undefined ? USUAL_SETTINGS : await this.of(guild), person);
  }

  /** The same by what a server is known to have settled. */
  blockIn(settings: Pick<ServerSettings, 'blocked' | 'isUnreadable'>, person: string): Rejection | undefined {
    if (this.blocked.includes(person)) return reject('blocked-by-bot-host');
    if (settings.isUnreadable === true) return reject('server-unreadable');
    return settings.blocked.includes(person) ? reject('blocked-in-server') : undefined;
  }

  /**
   * Runs work that depends on, and changes, a server's number of tables: one after the other per server, so that no
   * limit is passed.
   */
  inTurn<T>(guild: string, work: () => Promise<T>): Promise<T> {
    return this.#opening.run(guild, work);
  }

  /** Changes what a server has settled, and brings it is then. Throws where that cannot be read: it would be lost. */
  async change(
    guild: string,
    changed: (settings: ServerSettings) => ServerSettings,
  ): Promise<ServerSettings> {
    for (;;) {
      const former = await this.#store.server(guild);
      const known = readSettings(former);
      if (known.isUnreadable === true) throw new RangeError('what a server has settled cannot be read');
      const next = JSON.stringify(changed(known));
      // Another change was first.
      if (await this.#store.setServer(guild, next, former)) return this.read(next);
    }
  }
}

/** What is known of a server whose settings cannot be read. */
const UNREADABLE: ServerSettings = { ...USUAL_SETTINGS, isUnreadable: true };

/** What a server has settled as the store keeps it; what is usual where nothing is kept. */
export function readSettings(body: string | undefined): ServerSettings {
  if (body === undefined) return USUAL_SETTINGS;
  try {
    const { language, ...rest } = shape.parse(jsonOf(body));
    return { ...rest, language };
  } catch {
    return UNREADABLE;
  }
}

/** What holds in a channel of a server, and its threads: what is settled for it, and else for the server. */
export function settingsIn(settings: ServerSettings, channel: string): ServerSettings {
  const { roles, pace, thread, isCompact, soloInThread, language } = settings.inChannels[channel] ?? {};
  return {
    ...settings,
    roles: roles ?? settings.roles,
    pace: pace ?? settings.pace,
    thread: thread ?? settings.thread,
    isCompact: isCompact ?? settings.isCompact,
    soloInThread: soloInThread ?? settings.soloInThread,
    language: language ?? settings.language,
  };
}

/** Whether tables may be opened in a channel, `home`, or in one of its threads. */
export const opensIn = (
  { channels, inChannels }: Pick<ServerSettings, 'channels' | 'inChannels'>,
  home: string,
  thread = home,
): boolean =>
  inChannels[home]?.opens ?? (channels.length === 0 || channels.includes(home) || channels.includes(thread));
