import {
  ChannelType,
  GatewayIntentBits as Intent,
  GatewayDispatchEvents as Name,
} from 'discord-api-types/v10';
import { APPLICATION_ID, GUILD_ID } from '../world/cast.ts';
import type { WorldEvent } from '../world/events.ts';
import type { World } from '../world/world.ts';
import type { GatewayDispatch } from './post-dispatch.ts';
import { mayView } from './post-dispatch.ts';

/** Thread members: the bot only, unless the intent for members was granted (Discord docs, gateway-events.mdx). */
function memberDispatches(
  world: World,
  { threadId, added, removed }: Extract<WorldEvent, { kind: 'thread members' }>,
  intents: number,
): readonly GatewayDispatch[] {
  const granted = (intents & Intent.GuildMembers) !== 0;
  if (!granted && ![...added, ...removed].includes(APPLICATION_ID)) return [];
  const known = (id: string): boolean => granted || id === APPLICATION_ID;
  const thread = world.threads.json(threadId, APPLICATION_ID);
  const update: GatewayDispatch = {
    name: Name.ThreadMembersUpdate,
    data: {
      id: threadId,
      guild_id: GUILD_ID,
      member_count: thread?.member_count ?? 0,
      added_members: added.filter(known).map((id) => ({
        ...world.threads.memberJson(threadId, id),
        member: world.members.json(id),
        presence: null,
      })),
      removed_member_ids: removed.filter(known),
    },
  };
  return added.includes(APPLICATION_ID) ? [{ name: Name.ThreadCreate, data: thread }, update] : [update];
}

/** What a client with these intents is told about a thread. */
export function threadDispatches(
  world: World,
  event: Extract<WorldEvent, { kind: 'thread' | 'thread members' }>,
  intents: number,
): readonly GatewayDispatch[] {
  if (event.kind === 'thread members')
    return mayView(world, event.threadId) ? memberDispatches(world, event, intents) : [];
  if (!mayView(world, event.parentId)) return [];
  const data = world.threads.json(event.threadId, APPLICATION_ID);
  // Of a private thread only those hear who are in it.
  const isPrivate = world.threads.find(event.threadId)?.isPrivate === true;
  if (isPrivate && world.threads.memberJson(event.threadId, APPLICATION_ID) === undefined) return [];
  switch (event.change) {
    case 'created':
      return [{ name: Name.ThreadCreate, data: { ...data, newly_created: true } }];
    case 'changed':
      return [{ name: Name.ThreadUpdate, data }];
    case 'deleted':
      return [
        {
          name: Name.ThreadDelete,
          data: {
            id: event.threadId,
            guild_id: GUILD_ID,
            parent_id: event.parentId,
            type: event.isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
          },
        },
      ];
  }
}

/** The threads of a channel that the bot has come to see (Discord docs, gateway-events.mdx "Thread List Sync"). */
export function threadListSync(world: World, channelId: string): GatewayDispatch {
  const open = world.threads.all().filter(({ parentId, archived }) => parentId === channelId && !archived);
  return {
    name: Name.ThreadListSync,
    data: {
      guild_id: GUILD_ID,
      channel_ids: [channelId],
      threads: open.flatMap(({ id }) => world.threads.json(id, APPLICATION_ID) ?? []),
      members: open.flatMap(({ id }) => world.threads.memberJson(id, APPLICATION_ID) ?? []),
    },
  };
}
