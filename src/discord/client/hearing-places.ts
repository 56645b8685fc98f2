import type { EventEmitter } from 'node:events';
import { type GatewayGuildDeleteDispatchData, GatewayDispatchEvents as Heard } from 'discord-api-types/v10';
import { OPEN } from '../../tables/model/table.ts';
import type { Tables } from '../../tables/tables.ts';
import type { ChannelSync, UnderWay } from '../channel/sync.ts';
import { aboutError, type Log } from '../log.ts';

/** What may let the bot into channels of a server; about a thread also only into that one. */
const OPENING = [
  Heard.ChannelUpdate,
  Heard.GuildRoleUpdate,
  Heard.GuildRoleDelete,
  // Without the intent for members this is only about the bot ("Gateway", List of Intents); so is the thread's below.
  Heard.GuildMemberUpdate,
  // Sent when the bot comes to see a channel; a private thread it is added to comes as a new one ("Threads").
  Heard.ThreadListSync,
];
const OPENING_THREAD = [Heard.ThreadCreate, Heard.ThreadUpdate, Heard.ThreadMembersUpdate];

interface Place {
  readonly id: string;
  readonly guild_id?: string;
}

/** Milliseconds between two looks at the closed channels of a server: what changes meanwhile is looked at together. */
const LOOKED_AT_EVERY = 3_000;

/** Notices at once when tables lose their place, and looks again at closed ones after a change. */
export function hearOfPlaces(
  events: EventEmitter,
  {
    sync,
    tables,
    log,
    underWay,
  }: {
    readonly sync: Pick<ChannelSync, 'closedIn' | 'lookAt' | 'lose'>;
    readonly tables: Pick<Tables, 'in' | 'inUse'>;
    readonly log: Log;
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
  const deleted = ({ id }: Place): void =>
    noted(
      tables.in(id, OPEN).then((gone) =>
        sync.lose(
          gone.map(({ table }) => table.id),
          'vanished',
        ),
      ),
    );
  const left = (guild: string): void => noted(tables.inUse(guild).then((gone) => sync.lose(gone, 'left')));
  /** By server whose closed channels are being checked, or just were: the tables that may have been opened since. */
  const since = new Map<string, Set<string>>();
  const lookAt = async (guild: string, closed: readonly string[]): Promise<void> => {
    const opened = new Set<string>();
    since.set(guild, opened);
    await sync.lookAt(closed).finally(() => {
      setTimeout(() => {
        since.delete(guild);
        if (opened.size > 0) noted(lookAt(guild, [...opened]));
      }, LOOKED_AT_EVERY).unref();
    });
  };
  const changed = (guild: string | undefined, thread?: string): void => {
    const closed = guild === undefined ? [] : sync.closedIn(guild, thread);
    if (guild === undefined || closed.length === 0) return;
    const opened = since.get(guild);
    if (opened === undefined) noted(lookAt(guild, closed));
    else for (const table of closed) opened.add(table);
  };
  events.on(Heard.ChannelDelete, deleted);
  events.on(Heard.ThreadDelete, deleted);
  events.on(Heard.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    // A server that is only out of reach has not put the bot out ("Gateway Events", Guild Delete).
    if (unavailable !== true) left(id);
  });
  events.on(Heard.GuildCreate, ({ id }: Place) => changed(id));
  for (const event of OPENING) events.on(event, ({ guild_id }: Place) => changed(guild_id));
  for (const event of OPENING_THREAD) events.on(event, ({ guild_id, id }: Place) => changed(guild_id, id));
}
