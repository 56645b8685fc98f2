import type { Client } from 'discord.js';
import {
  type APIChannel,
  type GatewayChannelUpdateDispatchData,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type GatewayGuildMemberUpdateDispatchData,
  type GatewayGuildRoleUpdateDispatchData,
  GatewayDispatchEvents as Heard,
} from 'discord-api-types/v10';
import type { Tables } from '../../tables/service/tables.ts';
import type { ChannelSync, UnderWay } from '../channel/sync.ts';
import { aboutError, type Log } from '../log.ts';

/** The phases of a table in which somebody may want to press something. */
const OPEN = ['lobby', 'playing'] as const;

/**
 * Has it noticed at once where tables have lost their place, and has those that were barred tried again where something has changed.
 * What is not heard, as while the bot is away, is noticed with the next thing that is to be said there.
 */
export function hearOfPlaces(
  client: Client,
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
  const deleted = ({ id }: Pick<APIChannel, 'id'>): void => {
    const threads = client.channels.cache.filter((known) => known.isThread() && known.parentId === id);
    noted(vanished([id, ...threads.keys()]));
  };
  const vanished = async (channels: readonly string[]): Promise<void> => {
    for (const channel of channels)
      for (const { table } of await tables.in(channel, OPEN)) sync.lose(table.id, 'vanished');
  };
  const left = async (guild: string): Promise<void> => {
    for (const { table } of await tables.inUse(guild)) sync.lose(table.id, 'left');
  };
  const changed = (guild: string): void => {
    for (const table of sync.closedIn(guild)) sync.see(table);
  };
  client.ws.on(Heard.ChannelDelete, deleted);
  client.ws.on(Heard.ThreadDelete, deleted);
  client.ws.on(Heard.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    // A server that is only out of reach has not put the bot out ("Gateway Events", Guild Delete).
    if (unavailable !== true) noted(left(id));
  });
  client.ws.on(Heard.ChannelUpdate, ({ guild_id }: GatewayChannelUpdateDispatchData) =>
    changed(guild_id ?? ''),
  );
  client.ws.on(Heard.ThreadUpdate, ({ guild_id }: { readonly guild_id?: string }) => changed(guild_id ?? ''));
  client.ws.on(Heard.GuildRoleUpdate, ({ guild_id }: GatewayGuildRoleUpdateDispatchData) =>
    changed(guild_id),
  );
  client.ws.on(Heard.GuildMemberUpdate, ({ guild_id }: GatewayGuildMemberUpdateDispatchData) =>
    changed(guild_id),
  );
  client.ws.on(Heard.GuildCreate, ({ id }: GatewayGuildCreateDispatchData) => changed(id));
}
