import { type APIMessage, type APIUser, MessageType } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Clock, timestamp } from '../clock.ts';
import { NO_FLAGS } from './cast.ts';
import type { createFiles } from './files.ts';
import { compareIds, type Mint } from './snowflake.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reader of something that Discord itself made, which is taken as it is once it has these fields. */
export const made = <T>(...fields: readonly (keyof T & string)[]) =>
  z.custom<T>(
    (value) => isRecord(value) && fields.every((field) => field in value),
    `This is not as the playground keeps it: it has ${fields.join(', ')}`,
  );

/** The reader of a kept message. */
export const keptPost = z.object({
  message: made<APIMessage>('id', 'channel_id', 'author', 'content', 'components', 'attachments'),
  answers: z.string().exactOptional(),
  /** The one person an ephemeral message is shown to. */
  onlyFor: z.string().exactOptional(),
  /** An ephemeral message that its reader has put away; the bot does not learn of it. */
  dismissed: z.boolean().exactOptional(),
  /** The word by which the bot knows it again. */
  nonce: z.string().exactOptional(),
});
/** A message of the world, and who may see it. */
export type Post = Readonly<z.infer<typeof keptPost>>;

/** What has just become of a message. */
export type PostEvent =
  | { readonly kind: 'posted' | 'edited'; readonly post: Post }
  | { readonly kind: 'shown' };

interface PostGround {
  readonly announcer: { readonly announce: (event: PostEvent) => void };
  readonly clock: Clock;
  readonly mint: Mint;
  readonly files: ReturnType<typeof createFiles>;
}

/** The messages of every channel. */
export type Posts = ReturnType<typeof createPosts>;

/** The messages of the world, starting with those that were kept. */
export function createPosts({ announcer, clock, mint, files }: PostGround, kept: readonly Post[]) {
  const byId = new Map<string, Post>();
  const channels = new Map<string, Map<string, Post>>();
  /** By channel, as Discord tells of it. */
  const newest = new Map<string, string>();
  const put = (post: Post): void => {
    const { id, channel_id } = post.message;
    byId.set(id, post);
    const channel = channels.get(channel_id) ?? new Map<string, Post>();
    channels.set(channel_id, channel.set(id, post));
    const before = newest.get(channel_id);
    if (post.onlyFor === undefined && (before === undefined || compareIds(id, before) > 0))
      newest.set(channel_id, id);
  };
  for (const post of kept) put(post);
  /** Messages of a channel, oldest first, ephemeral ones included. */
  const inChannel = (channelId: string): readonly Post[] => [...(channels.get(channelId)?.values() ?? [])];

  /** Lets go of the files that a message had and no longer shows. */
  function release(before: APIMessage | undefined, after?: APIMessage): void {
    const stays = new Set(after?.attachments.map(({ id }) => id));
    files.release((before?.attachments ?? []).flatMap(({ id }) => (stays.has(id) ? [] : [id])));
  }

  function add(post: Post): void {
    put(post);
    announcer.announce({ kind: 'posted', post });
  }

  return {
    find: (messageId: string) => byId.get(messageId),
    all: (): readonly Post[] => [...byId.values()],
    inChannel,
    /** What REST lists: no ephemeral ones, newest first. */
    newest: (channelId: string, limit: number): readonly Post[] =>
      inChannel(channelId)
        .filter(({ onlyFor }) => onlyFor === undefined)
        .slice(-limit)
        .reverse(),
    /** Id of the newest message that everyone sees, also when it was deleted since. */
    lastIn: (channelId: string) => newest.get(channelId) ?? null,
    add,
    /** Posts a message; `more` is what it has unlike an empty one, `marks` who sees it and what it answers. */
    write(
      channelId: string,
      author: APIUser,
      more: Partial<APIMessage>,
      marks: Omit<Post, 'message'> = {},
    ): APIMessage {
      const message: APIMessage = {
        ...{ id: mint.next(), channel_id: channelId, author, type: MessageType.Default, flags: NO_FLAGS },
        ...{ timestamp: timestamp(clock.now()), edited_timestamp: null, pinned: false, tts: false },
        ...{ content: '', embeds: [], components: [], attachments: [] },
        ...{ mentions: [], mention_roles: [], mention_everyone: false },
        ...more,
      };
      add({ message, ...marks });
      return message;
    },
    change(post: Post): void {
      release(byId.get(post.message.id)?.message, post.message);
      put(post);
      announcer.announce({ kind: 'edited', post });
    },
    remove(messageId: string): void {
      const post = byId.get(messageId);
      if (post === undefined) return;
      release(post.message);
      byId.delete(messageId);
      channels.get(post.message.channel_id)?.delete(messageId);
      announcer.announce({ kind: 'shown' });
    },
    /** Takes all messages of a channel that is gone away, and tells nobody. */
    drop(channelId: string): void {
      for (const { message } of inChannel(channelId)) {
        release(message);
        byId.delete(message.id);
      }
      channels.delete(channelId);
    },
    dismiss(messageId: string): void {
      const post = byId.get(messageId);
      if (post?.onlyFor === undefined) return;
      put({ ...post, dismissed: true });
      announcer.announce({ kind: 'shown' });
    },
  };
}
