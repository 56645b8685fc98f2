import { type APIUser, MessageFlags, MessageType } from 'discord-api-types/v10';
import { GUILD_ID } from './cast.ts';
import { newMessage } from './new-message.ts';
import type { Post } from './posts.ts';
import type { Thread, ThreadStart } from './threads.ts';
import type { World } from './world.ts';

/** Starts a thread: under a message, in a forum, or by itself, which a line tells unless it is private. */
export function startThread(
  world: World,
  author: APIUser,
  start: Omit<ThreadStart, 'id' | 'ownerId'>,
  about?: Post,
): Thread {
  const { channels, mint, posts, threads } = world;
  const thread = threads.start({ ...start, id: about?.message.id ?? mint.next(), ownerId: author.id });
  const { id, name, parentId, isPrivate } = thread;
  const place = { type: 0, guild_id: GUILD_ID };
  if (about !== undefined) {
    const { message } = about;
    const shown = threads.json(id, author.id);
    const flags = (message.flags ?? 0) | MessageFlags.HasThread;
    posts.change({ ...about, message: { ...message, flags, ...(shown && { thread: shown }) } });
    const first = newMessage(world, id, author, {
      type: MessageType.ThreadStarterMessage,
      message_reference: { ...place, channel_id: parentId, message_id: id },
      referenced_message: message,
    });
    posts.add({ message: first });
  } else if (channels.kindOf(parentId) === 'text' && !isPrivate) {
    const line = { type: MessageType.ThreadCreated, content: name };
    const reference = { message_reference: { ...place, channel_id: id } };
    posts.add({ message: newMessage(world, parentId, author, { ...line, ...reference }) });
  }
  return thread;
}
