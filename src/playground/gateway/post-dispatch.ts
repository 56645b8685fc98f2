import {
  type APIMessage,
  GatewayIntentBits as Intent,
  GatewayDispatchEvents as Name,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD_ID } from '../world/cast.ts';
import type { WorldEvent } from '../world/events.ts';
import type { Post } from '../world/posts.ts';
import type { World } from '../world/world.ts';

/** An event for the bot. */
export interface GatewayDispatch {
  readonly name: Name;
  readonly data: unknown;
  /** Set where the data does not tell by its `guild_id` that it belongs to the server. */
  readonly inGuild?: true;
}

/** Whether the bot sees a channel or thread. */
export const mayView = (world: World, channelId: string): boolean =>
  (world.channels.permissions(APPLICATION_ID, channelId) & PermissionFlagsBits.ViewChannel) !== 0n;

/** A message as the bot may see it without the intent MESSAGE_CONTENT (Discord docs, events/gateway.mdx). */
function blanked(message: APIMessage, intents: number): APIMessage {
  const open =
    (intents & Intent.MessageContent) !== 0 ||
    message.author.id === APPLICATION_ID ||
    message.mentions.some(({ id }) => id === APPLICATION_ID);
  return open ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function messageData(world: World, post: Post, intents: number): object {
  const { message, onlyFor } = post;
  const guildId = world.channels.guildOf(message.channel_id);
  if (onlyFor !== undefined || guildId === undefined) return message;
  const seen = blanked(message, intents);
  if (message.webhook_id !== undefined) return { ...seen, guild_id: guildId };
  const { user: _user, ...member } = world.members.json(message.author.id) ?? {};
  return { ...seen, guild_id: guildId, member };
}

/** Whether a client with these intents is told of a message; ephemeral ones travel like direct ones. */
function wanted(world: World, { message, onlyFor }: Post, intents: number): boolean {
  const direct = onlyFor !== undefined || world.channels.guildOf(message.channel_id) === undefined;
  if (direct) return (intents & Intent.DirectMessages) !== 0;
  return (intents & Intent.GuildMessages) !== 0 && mayView(world, message.channel_id);
}

/** What a client with these intents is told about a message. */
export function postDispatches(
  world: World,
  event: Extract<WorldEvent, { kind: 'posted' | 'edited' | 'removed' }>,
  intents: number,
): readonly GatewayDispatch[] {
  const { post } = event;
  if (!wanted(world, post, intents)) return [];
  switch (event.kind) {
    case 'posted': {
      const nonce = event.nonce === undefined ? {} : { nonce: event.nonce };
      return [{ name: Name.MessageCreate, data: { ...messageData(world, post, intents), ...nonce } }];
    }
    case 'edited':
      return [{ name: Name.MessageUpdate, data: messageData(world, post, intents) }];
    case 'removed': {
      const { id, channel_id } = post.message;
      const open = post.onlyFor === undefined && world.channels.guildOf(channel_id) !== undefined;
      return [
        { name: Name.MessageDelete, data: { id, channel_id, ...(open ? { guild_id: GUILD_ID } : {}) } },
      ];
    }
  }
}
