import type { EventEmitter } from 'node:events';
import {
  type APIChannel,
  type GatewayChannelUpdateDispatchData,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type GatewayGuildMemberUpdateDispatchData,
  type GatewayGuildRoleDeleteDispatchData,
  type GatewayGuildRoleUpdateDispatchData,
  type GatewayThreadListSyncDispatchData,
  type GatewayThreadMembersUpdateDispatchData,
  GatewayDispatchEvents as Heard,
} from 'discord-api-types/v10';
import type { Tables } from '../../tables/tables.ts';
import type { ChannelSync, UnderWay } from '../channel/sync.ts';
import { aboutError, type Log } from '../log.ts';

/** A thread as Discord tells of it. */
interface ThreadHeard {
  readonly id: string;
  readonly parent_id?: string | null;
  readonly guild_id?: string;
}

/** The phases of a table in which somebody may want to press something. */
const OPEN = ['lobby', 'playing'] as const;

/**
 * Has it noticed at once where tables have lost their place, and has those that were barred tried again where something has changed.
 * What is not heard, as while the bot is away, is noticed with the next thing that is to be said there.
 */
export function hearOfPlaces(
  events: EventEmitter,
  {
    sync,
    tables,
    log,
    underWay,
  }: {
    readonly sync: ChannelSync;
    readonly tables: Pick<Tables, 'in' | 'inUse'>;
    readonly log: Log;
    /** Gets what is being noted. */
    readonly underWay: UnderWay;
  },
): void {
  const noted = (work: Promise<void>): void =>
    underWay.add(
      work.catch((error: unknown) =>
        log.error(aboutError(error), 'it could not be noted that a channel is closed'),
      ),
    );
  // Discord tells of a deleted channel, and nothing of the threads that go with it ("Threads", Gateway Events).
  const parents = new Map<string, string>();
  const begun = ({ id, parent_id }: ThreadHeard): void => {
    if (typeof parent_id === 'string') parents.set(id, parent_id);
  };
  const deleted = ({ id }: Pick<APIChannel, 'id'>): void => {
    const threads = [...parents].flatMap(([thread, parent]) => (parent === id ? [thread] : []));
    for (const gone of [id, ...threads]) parents.delete(gone);
    noted(vanished([id, ...threads]));
  };
  const vanished = async (channels: readonly string[]): Promise<void> => {
    for (const channel of channels)
      for (const { table } of await tables.in(channel, OPEN)) sync.lose(table.id, 'vanished');
  };
  const left = async (guild: string): Promise<void> => {
    for (const { table } of await tables.inUse(guild)) sync.lose(table.id, 'left');
  };
  const changed = (guild: string | undefined, thread?: string): void => {
    for (const table of sync.closedIn(guild ?? '', thread)) sync.see(table);
  };
  events.on(Heard.ChannelDelete, deleted);
  events.on(Heard.ThreadDelete, deleted);
  events.on(Heard.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    // A server that is only out of reach has not put the bot out ("Gateway Events", Guild Delete).
    if (unavailable !== true) noted(left(id));
  });
  events.on(Heard.ChannelUpdate, ({ guild_id }: GatewayChannelUpdateDispatchData) => changed(guild_id));
  events.on(Heard.GuildRoleUpdate, ({ guild_id }: GatewayGuildRoleUpdateDispatchData) => changed(guild_id));
  events.on(Heard.GuildRoleDelete, ({ guild_id }: GatewayGuildRoleDeleteDispatchData) => changed(guild_id));
  // Without the intent for members it tells of the bot alone ("Gateway", List of Intents), as do the members of a thread below.
  events.on(Heard.GuildMemberUpdate, ({ guild_id }: GatewayGuildMemberUpdateDispatchData) =>
    changed(guild_id),
  );
  events.on(Heard.GuildCreate, ({ id, threads }: GatewayGuildCreateDispatchData) => {
    threads?.forEach(begun);
    changed(id);
  });
  // Who comes to see a channel hears of its threads, and who is added to a private thread of it as of a new one ("Threads").
  events.on(Heard.ThreadListSync, ({ guild_id, threads }: GatewayThreadListSyncDispatchData) => {
    threads.forEach(begun);
    changed(guild_id);
  });
  events.on(Heard.ThreadCreate, (thread: ThreadHeard) => {
    begun(thread);
    changed(thread.guild_id, thread.id);
  });
  events.on(Heard.ThreadUpdate, ({ guild_id, id }: ThreadHeard) => changed(guild_id, id));
  events.on(Heard.ThreadMembersUpdate, ({ guild_id, id }: GatewayThreadMembersUpdateDispatchData) =>
    changed(guild_id, id),
  );
}
