import type { APIMessage } from 'discord-api-types/v10';
import { z } from 'zod';
import { made } from './made.ts';
import { compareIds } from './snowflake.ts';

/** The reader of a kept message. */
export const keptPost = z.object({
  /** As REST shows it to the bot. */
  message: made<APIMessage>('id', 'channel_id', 'author', 'content', 'components', 'attachments'),
  /** The interaction that it answers. */
  answers: z.string().exactOptional(),
  /** The one person an ephemeral message is shown to. */
  onlyFor: z.string().exactOptional(),
  /** An ephemeral message that its reader has put away; the bot does not learn of it. */
  dismissed: z.boolean().exactOptional(),
});
/** A message of the world, and who may see it. */
export type Post = Readonly<z.infer<typeof keptPost>>;

/** What has just become of a message. */
export type PostEvent =
  | { readonly kind: 'posted' | 'edited'; readonly post: Post }
  | { readonly kind: 'shown' };

/** The messages of every channel. */
export type Posts = ReturnType<typeof createPosts>;

/** The messages of the world, starting with those that were kept. */
export function createPosts(
  announcer: { readonly announce: (event: PostEvent) => void },
  kept: readonly Post[],
) {
  const byId = new Map<string, Post>();
  const channels = new Map<string, Map<string, Post>>();
  /** By channel, as Discord tells of it. */
  const newest = new Map<string, string>();
  const put = (post: Post): void => {
    byId.set(post.message.id, post);
    const channel = channels.get(post.message.channel_id) ?? new Map<string, Post>();
    channels.set(post.message.channel_id, channel.set(post.message.id, post));
    const before = newest.get(post.message.channel_id);
    if (post.onlyFor === undefined && (before === undefined || compareIds(post.message.id, before) > 0))
      newest.set(post.message.channel_id, post.message.id);
  };
  for (const post of kept) put(post);
  /** Messages of a channel, oldest first, ephemeral ones included. */
  const inChannel = (channelId: string): readonly Post[] => [...(channels.get(channelId)?.values() ?? [])];
  return {
    /** A message by its id, ephemeral ones included. */
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
    add(post: Post): void {
      put(post);
      announcer.announce({ kind: 'posted', post });
    },
    change(post: Post): void {
      put(post);
      announcer.announce({ kind: 'edited', post });
    },
    remove(messageId: string): void {
      const post = byId.get(messageId);
      if (post === undefined) return;
      byId.delete(messageId);
      channels.get(post.message.channel_id)?.delete(messageId);
      announcer.announce({ kind: 'shown' });
    },
    /** Takes all messages of a channel that is gone away, and tells nobody; ids of their attachments. */
    drop(channelId: string): readonly string[] {
      const dropped = inChannel(channelId);
      for (const { message } of dropped) byId.delete(message.id);
      channels.delete(channelId);
      return dropped.flatMap(({ message }) => message.attachments.map(({ id }) => id));
    },
    /** Hides an ephemeral message from its reader. */
    dismiss(messageId: string): void {
      const post = byId.get(messageId);
      if (post?.onlyFor === undefined) return;
      put({ ...post, dismissed: true });
      announcer.announce({ kind: 'shown' });
    },
  };
}
