import { GatewayIntentBits as Intent, GatewayDispatchEvents as Name } from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD_ID, USERS } from '../world/cast.ts';
import type { WorldEvent } from '../world/events.ts';
import { guildJson } from '../world/harbour.ts';
import type { World } from '../world/world.ts';
import { type GatewayDispatch, mayView, postDispatches } from './post-dispatch.ts';
import { threadDispatches, threadListSync } from './thread-dispatch.ts';

const has = (intents: number, intent: Intent): boolean => (intents & intent) !== 0;

/** The event that shows the whole server. */
export function guildCreate(world: World): GatewayDispatch {
  const me = world.members.json(APPLICATION_ID);
  const threads = world.threads
    .all()
    .filter(({ id, archived }) => !archived && mayView(world, id))
    .flatMap(({ id }) => world.threads.json(id, APPLICATION_ID) ?? []);
  return {
    name: Name.GuildCreate,
    inGuild: true,
    data: {
      ...guildJson(world.roles.list()),
      joined_at: me?.joined_at,
      large: false,
      unavailable: false,
      member_count: world.members.ids().length,
      members: me === undefined ? [] : [me],
      channels: world.channels.inGuild(),
      threads,
      presences: [],
      voice_states: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    },
  };
}

const CHANNEL_EVENTS = {
  created: Name.ChannelCreate,
  changed: Name.ChannelUpdate,
  deleted: Name.ChannelDelete,
} as const;

/** Member changes need the intent for members, except for the bot's own (Discord docs, events/gateway.mdx). */
function memberDispatches(
  world: World,
  event: Extract<WorldEvent, { kind: 'member' }>,
  intents: number,
): readonly GatewayDispatch[] {
  const granted = has(intents, Intent.GuildMembers);
  if (!granted && (event.userId !== APPLICATION_ID || event.change !== 'changed')) return [];
  const { user, ...rest } = world.members.json(event.userId) ?? {};
  switch (event.change) {
    case 'left':
      return [{ name: Name.GuildMemberRemove, data: { guild_id: GUILD_ID, user: USERS.get(event.userId) } }];
    case 'joined':
      return [{ name: Name.GuildMemberAdd, data: { guild_id: GUILD_ID, user, ...rest } }];
    case 'changed':
      return [{ name: Name.GuildMemberUpdate, data: { guild_id: GUILD_ID, user, ...rest } }];
  }
}

/** What a client with these intents is told about a change of the world. */
export function dispatchesFor(world: World, event: WorldEvent, intents: number): readonly GatewayDispatch[] {
  switch (event.kind) {
    case 'interaction':
      return [{ name: Name.InteractionCreate, data: event.payload }];
    case 'shown':
      return [];
    case 'posted':
    case 'edited':
    case 'removed':
      return postDispatches(world, event, intents);
    case 'guild':
      if (!has(intents, Intent.Guilds)) return [];
      return event.change === 'joined'
        ? [guildCreate(world)]
        : [{ name: Name.GuildDelete, data: { id: event.guildId }, inGuild: true }];
    case 'member':
      return memberDispatches(world, event, intents);
    case 'channel':
    case 'role':
    case 'thread':
    case 'thread members':
      if (!has(intents, Intent.Guilds) || !world.members.isIn(APPLICATION_ID)) return [];
      if (event.kind === 'channel') {
        const told: GatewayDispatch = { name: CHANNEL_EVENTS[event.change], data: event.channel };
        return event.shownToBot === true ? [told, threadListSync(world, event.channel.id)] : [told];
      }
      if (event.kind === 'role')
        return [{ name: Name.GuildRoleUpdate, data: { guild_id: GUILD_ID, role: event.role } }];
      return threadDispatches(world, event, intents);
  }
}
