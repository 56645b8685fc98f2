import { type APIMessage, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { APPLICATION_ID, FOUNDED, GUILD_ID } from '../world/cast.ts';
import type { WorldEvent } from '../world/events.ts';
import { guildJson, MEMBER_COUNT, memberJson } from '../world/harbour.ts';
import type { Post } from '../world/posts.ts';
import type { World } from '../world/world.ts';

/** An event for the bot. */
export interface Dispatch {
  readonly name: GatewayDispatchEvents;
  readonly data: unknown;
  /** Set where the data does not tell by its `guild_id` that it belongs to the server. */
  readonly inGuild?: true;
}

/** The event that shows the whole server. */
export function guildCreate(world: World): Dispatch {
  const me = memberJson(APPLICATION_ID);
  return {
    name: GatewayDispatchEvents.GuildCreate,
    inGuild: true,
    data: {
      ...guildJson(),
      joined_at: FOUNDED,
      large: false,
      unavailable: false,
      member_count: MEMBER_COUNT,
      members: me === undefined ? [] : [me],
      channels: world.channels.inGuild(),
      threads: [],
      presences: [],
      voice_states: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    },
  };
}

/** A message as the bot may see it without the intent MESSAGE_CONTENT (Discord docs, events/gateway.mdx). */
function blanked(message: APIMessage, direct: boolean): APIMessage {
  const open =
    direct ||
    message.author.id === APPLICATION_ID ||
    message.mentions.some(({ id }) => id === APPLICATION_ID);
  return open ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function messageData(world: World, post: Post): object {
  const { message, onlyFor } = post;
  const guildId = world.channels.guildOf(message.channel_id);
  if (onlyFor !== undefined || guildId === undefined) return message;
  const seen = blanked(message, false);
  if (message.webhook_id !== undefined) return { ...seen, guild_id: guildId };
  const { user: _user, ...member } = memberJson(message.author.id) ?? {};
  return { ...seen, guild_id: guildId, member };
}

/** Whether a client with these intents is told of a message; ephemeral ones travel like direct ones. */
function wanted(world: World, post: Post, intents: number): boolean {
  const direct = post.onlyFor !== undefined || world.channels.guildOf(post.message.channel_id) === undefined;
  return (intents & (direct ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages)) !== 0;
}

/** What a client with these intents is told about a change of the world. */
export function dispatchesFor(world: World, event: WorldEvent, intents: number): readonly Dispatch[] {
  const told = dispatchFor(world, event, intents);
  return told === undefined ? [] : [told];
}

function dispatchFor(world: World, event: WorldEvent, intents: number): Dispatch | undefined {
  switch (event.kind) {
    case 'interaction':
      return { name: GatewayDispatchEvents.InteractionCreate, data: event.payload };
    case 'shown':
      return undefined;
    case 'posted':
      if (!wanted(world, event.post, intents)) return undefined;
      return {
        name: GatewayDispatchEvents.MessageCreate,
        data: {
          ...messageData(world, event.post),
          ...(event.nonce === undefined ? {} : { nonce: event.nonce }),
        },
      };
    case 'edited':
      if (!wanted(world, event.post, intents)) return undefined;
      return { name: GatewayDispatchEvents.MessageUpdate, data: messageData(world, event.post) };
    case 'removed': {
      if (!wanted(world, event.post, intents)) return undefined;
      const { id, channel_id } = event.post.message;
      const open = event.post.onlyFor === undefined && world.channels.guildOf(channel_id) !== undefined;
      return {
        name: GatewayDispatchEvents.MessageDelete,
        data: { id, channel_id, ...(open ? { guild_id: GUILD_ID } : {}) },
      };
    }
  }
}
