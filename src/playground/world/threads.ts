import {
  type APIThreadChannel,
  type APIThreadMember,
  type APIUser,
  type ChannelFlags,
  ChannelType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type Clock, timestamp } from '../clock.ts';
import { GUILD_ID, NO_FLAGS } from './cast.ts';
import type { Announcer } from './events.ts';
import type { Post, Posts } from './posts.ts';
import { bornAt, type Mint } from './snowflake.ts';

/** After how many quiet minutes a thread may archive itself (Discord docs, resources/channel.mdx). */
export const AUTO_ARCHIVE_MINUTES = [60, 1440, 4320, 10_080] as const;

/** The reader of a kept thread. */
export const keptThread = z.object({
  /** Also the id of the message that it was started from, where there is one. */
  id: z.string(),
  isPrivate: z.boolean(),
  parentId: z.string(),
  ownerId: z.string(),
  name: z.string(),
  autoArchive: z.literal(AUTO_ARCHIVE_MINUTES),
  slowmode: z.number(),
  archived: z.boolean(),
  locked: z.boolean(),
  /** When it was last archived or taken up again, in milliseconds. */
  turnedAt: z.number(),
  createdAt: z.number(),
  members: z.array(z.object({ userId: z.string(), joinedAt: z.number() })),
});

/** A thread under a text channel, or a post of a forum. */
export type Thread = z.infer<typeof keptThread>;

/** What a thread is begun with; without more it is a public one in a text channel that archives itself after a day. */
type ThreadStart = Pick<Thread, 'parentId' | 'name'> &
  Partial<Pick<Thread, 'isPrivate' | 'autoArchive' | 'slowmode'>> & {
    readonly isPost?: boolean;
  };

type ThreadChange = Partial<
  Pick<Thread, 'name' | 'autoArchive' | 'slowmode' | 'archived' | 'locked' | 'isPrivate'>
>;

/** The threads of every channel. */
export type ServerThreads = ReturnType<typeof createThreads>;

interface ThreadGround {
  readonly announcer: Announcer;
  readonly clock: Clock;
  readonly mint: Mint;
  readonly posts: Posts;
}

/** The threads that were kept; each archives itself when it was quiet for long enough. */
export function createThreads({ announcer, clock, mint, posts }: ThreadGround, kept: readonly Thread[]) {
  const threads = new Map(kept.map((thread) => [thread.id, thread]));
  const timers = new Map<string, () => void>();

  function waitForQuiet({ id, archived, autoArchive, turnedAt }: Thread): void {
    timers.get(id)?.();
    timers.delete(id);
    if (archived) return;
    const last = posts.lastIn(id);
    const quietSince = Math.max(turnedAt, last === null ? 0 : bornAt(last));
    const left = quietSince + autoArchive * 60_000 - clock.now();
    timers.set(
      id,
      clock.after(Math.max(0, left), () => change(id, { archived: true })),
    );
  }

  function change(id: string, changes: ThreadChange): void {
    const thread = threads.get(id);
    if (thread === undefined) return;
    const turned = changes.archived !== undefined && changes.archived !== thread.archived;
    const changed = { ...thread, ...changes, ...(turned ? { turnedAt: clock.now() } : {}) };
    waitForQuiet(changed);
    threads.set(id, changed);
    announcer.announce({ kind: 'thread', change: 'changed', threadId: id });
  }

  function join(id: string, userIds: readonly string[]): void {
    const thread = threads.get(id);
    if (thread === undefined) return;
    const added = [...new Set(userIds)].filter((one) => !thread.members.some(({ userId }) => userId === one));
    if (added.length === 0) return;
    const joinedAt = clock.now();
    threads.set(id, {
      ...thread,
      members: [...thread.members, ...added.map((userId) => ({ userId, joinedAt }))],
    });
    announcer.announce({ kind: 'thread members', threadId: id, added, removed: [] });
  }

  function memberJson(id: string, userId: string): APIThreadMember | undefined {
    const member = threads.get(id)?.members.find((one) => one.userId === userId);
    if (member === undefined) return undefined;
    return { id, user_id: userId, join_timestamp: timestamp(member.joinedAt), flags: NO_FLAGS };
  }

  function json(thread: Thread, viewerId: string): APIThreadChannel {
    const { id } = thread;
    const inside = posts
      .inChannel(id)
      .filter(
        ({ message, onlyFor }) =>
          onlyFor === undefined && message.id !== id && message.type !== MessageType.ThreadStarterMessage,
      );
    const mine = memberJson(id, viewerId);
    return {
      id,
      type: thread.isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread,
      guild_id: GUILD_ID,
      parent_id: thread.parentId,
      owner_id: thread.ownerId,
      name: thread.name,
      flags: NO_FLAGS as ChannelFlags,
      last_message_id: posts.lastIn(id),
      last_pin_timestamp: null,
      rate_limit_per_user: thread.slowmode,
      message_count: inside.length,
      total_message_sent: inside.length,
      member_count: thread.members.length,
      thread_metadata: {
        archived: thread.archived,
        archive_timestamp: timestamp(thread.turnedAt),
        auto_archive_duration: thread.autoArchive,
        locked: thread.locked,
        create_timestamp: timestamp(thread.createdAt),
      },
      ...(mine === undefined ? {} : { member: mine }),
    };
  }

  for (const thread of kept) waitForQuiet(thread);
  // The person who speaks in a thread takes it up again, and takes part in it from then on, as do those who are named.
  announcer.watch((event) => {
    if (event.kind !== 'posted' || event.post.onlyFor !== undefined) return;
    const { channel_id: id, author, mentions } = event.post.message;
    const thread = threads.get(id);
    if (thread === undefined) return;
    if (thread.archived) change(id, { archived: false });
    else waitForQuiet(thread);
    // The answer to an interaction lets nobody in: commands work in a private thread that the bot was not added to.
    const isAnswer = event.post.answers !== undefined;
    join(id, [...(isAnswer ? [] : [author.id]), ...mentions.map((user) => user.id)]);
  });

  return {
    find: (id: string) => threads.get(id),
    all: (): readonly Thread[] => [...threads.values()],
    /** Starts a thread: under a message, in a forum, or by itself, which a line tells unless it is private. */
    start(owner: APIUser, { isPost = false, ...start }: ThreadStart, about?: Post): Thread {
      const createdAt = clock.now();
      const id = about?.message.id ?? mint.next();
      const thread: Thread = {
        ...{ id, isPrivate: false, autoArchive: 1440, slowmode: 0, archived: false, locked: false },
        ...{ ownerId: owner.id, members: [{ userId: owner.id, joinedAt: createdAt }] },
        ...{ createdAt, turnedAt: createdAt, ...start },
      };
      threads.set(id, thread);
      waitForQuiet(thread);
      announcer.announce({ kind: 'thread', change: 'created', threadId: id });
      const { parentId, name, isPrivate } = thread;
      const place = { type: MessageReferenceType.Default, guild_id: GUILD_ID };
      if (about !== undefined) {
        const { message } = about;
        const flags = (message.flags ?? 0) | MessageFlags.HasThread;
        posts.change({ ...about, message: { ...message, flags, thread: json(thread, owner.id) } });
        posts.write(id, owner, {
          type: MessageType.ThreadStarterMessage,
          message_reference: { ...place, channel_id: parentId, message_id: id },
          referenced_message: message,
        });
      } else if (!isPost && !isPrivate) {
        const message_reference = { ...place, channel_id: id };
        posts.write(parentId, owner, { type: MessageType.ThreadCreated, content: name, message_reference });
      }
      return thread;
    },
    change,
    /** Deletes a thread and all that was said in it; nobody is told when its whole channel goes. */
    remove(id: string, silently = false): void {
      posts.drop(id);
      if (!silently) announcer.announce({ kind: 'thread', change: 'deleted', threadId: id });
      timers.get(id)?.();
      timers.delete(id);
      threads.delete(id);
    },
    join,
    leave(id: string, userId: string): void {
      const thread = threads.get(id);
      if (!thread?.members.some((member) => member.userId === userId)) return;
      threads.set(id, { ...thread, members: thread.members.filter((member) => member.userId !== userId) });
      announcer.announce({ kind: 'thread members', threadId: id, added: [], removed: [userId] });
    },
    json(id: string, viewerId: string): APIThreadChannel | undefined {
      const thread = threads.get(id);
      return thread && json(thread, viewerId);
    },
    memberJson,
  };
}
