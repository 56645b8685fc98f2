import { GatewayDispatchEvents as Name } from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD_ID } from '../world/cast.ts';
import type { WorldEvent } from '../world/events.ts';
import { guildJson } from '../world/harbour.ts';
import type { Thread } from '../world/threads.ts';
import type { World } from '../world/world.ts';

/** An event for the bot. */
export interface GatewayDispatch {
  readonly name: Name;
  readonly data: object;
  /** Set if the data does not tell by its `guild_id` that it belongs to the server. */
  readonly inGuild?: true;
}

/** The open threads that the bot sees, as REST shows them. */
function openThreads(world: World, fits: (thread: Thread) => boolean) {
  return world.threads
    .all()
    .filter((thread) => !thread.archived && fits(thread) && world.channels.opensTo(APPLICATION_ID, thread.id))
    .flatMap(({ id }) => world.threads.json(id, APPLICATION_ID) ?? []);
}

/** The event that shows the whole server. */
export function guildCreate(world: World): GatewayDispatch {
  const me = world.members.json(APPLICATION_ID);
  return {
    name: Name.GuildCreate,
    inGuild: true,
    data: {
      ...guildJson(),
      joined_at: me?.joined_at,
      ...{ large: false, unavailable: false, member_count: world.members.ids().length },
      members: me === undefined ? [] : [me],
      channels: world.channels.inGuild(),
      threads: openThreads(world, () => true),
      ...{ presences: [], voice_states: [], stage_instances: [] },
      ...{ guild_scheduled_events: [], soundboard_sounds: [] },
    },
  };
}

const CHANGES = {
  created: { channel: Name.ChannelCreate, thread: Name.ThreadCreate },
  changed: { channel: Name.ChannelUpdate, thread: Name.ThreadUpdate },
  deleted: { channel: Name.ChannelDelete, thread: Name.ThreadDelete },
} as const;

/** The threads of a channel that the bot has come to see (Discord docs, gateway-events.mdx "Thread List Sync"). */
function threadListSync(world: World, channelId: string): GatewayDispatch {
  const threads = openThreads(world, ({ parentId }) => parentId === channelId);
  const members = threads.flatMap(({ member }) => member ?? []);
  const data = { guild_id: GUILD_ID, channel_ids: [channelId], threads, members };
  return { name: Name.ThreadListSync, data };
}

/** The bot came into a thread or left it: of others it hears nothing without the intent for members. */
function threadMembersDispatches(
  world: World,
  { threadId, added, removed }: Extract<WorldEvent, { kind: 'thread members' }>,
): readonly GatewayDispatch[] {
  const only = (ids: readonly string[]) => ids.filter((id) => id === APPLICATION_ID);
  const thread = world.threads.json(threadId, APPLICATION_ID);
  if (thread === undefined || only([...added, ...removed]).length === 0) return [];
  const added_members = only(added).map((id) => ({
    ...world.threads.memberJson(threadId, id),
    ...{ member: world.members.json(id), presence: null },
  }));
  const data = { id: threadId, guild_id: GUILD_ID, member_count: thread.member_count, added_members };
  const update = { name: Name.ThreadMembersUpdate, data: { ...data, removed_member_ids: only(removed) } };
  return added_members.length > 0 ? [{ name: Name.ThreadCreate, data: thread }, update] : [update];
}

/** What a client with the intent GUILDS alone is told about a change (Discord docs, events/gateway.mdx). */
export function dispatchesFor(world: World, event: WorldEvent): readonly GatewayDispatch[] {
  if (event.kind === 'interaction') return [{ name: Name.InteractionCreate, data: event.payload }];
  if (event.kind === 'guild')
    return event.change === 'joined'
      ? [guildCreate(world)]
      : [{ name: Name.GuildDelete, data: { id: GUILD_ID }, inGuild: true }];
  const me = world.members.json(APPLICATION_ID);
  if (me === undefined) return [];
  switch (event.kind) {
    case 'own member':
      return [{ name: Name.GuildMemberUpdate, data: { guild_id: GUILD_ID, ...me } }];
    case 'channel': {
      const told = { name: CHANGES[event.change].channel, data: event.channel };
      return event.shownToBot === true ? [told, threadListSync(world, event.channel.id)] : [told];
    }
    case 'thread': {
      const data = world.threads.json(event.threadId, APPLICATION_ID);
      if (data === undefined || !world.channels.opensTo(APPLICATION_ID, event.threadId)) return [];
      const fresh = event.change === 'created' ? { newly_created: true } : {};
      return [{ name: CHANGES[event.change].thread, data: { ...data, ...fresh } }];
    }
    case 'thread members':
      return threadMembersDispatches(world, event);
    default:
      return [];
  }
}
