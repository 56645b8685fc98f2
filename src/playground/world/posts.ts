import type { APIMessage } from 'discord-api-types/v10';
import { compareIds } from './snowflake.ts';

/** A message of the world, and who may see it. */
export interface Post {
  /** As REST shows it to the bot. */
  readonly message: APIMessage;
  /** The one person an ephemeral message is shown to. */
  readonly onlyFor?: string;
  /** An ephemeral message that its reader has put away; the bot does not learn of it. */
  readonly dismissed?: boolean;
}

/** What has just become of a message; `shown` if nobody but its reader sees the difference. */
export type PostEvent =
  | { readonly kind: 'posted'; readonly post: Post; readonly nonce?: string | number }
  | { readonly kind: 'edited'; readonly post: Post }
  | { readonly kind: 'removed'; readonly post: Post }
  | { readonly kind: 'shown' };

/** Which part of a channel's history is asked for. */
export interface HistoryRange {
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
  readonly limit: number;
}

/** The messages of every channel. */
export interface Posts {
  /** A message by its id, ephemeral ones included. */
  find(messageId: string): Post | undefined;
  /** Messages of a channel, oldest first, ephemeral ones included. */
  inChannel(channelId: string): readonly Post[];
  /** What REST lists: no ephemeral ones, newest first. */
  history(channelId: string, range: HistoryRange): readonly Post[];
  /** Id of the newest message that everyone sees, also when it was deleted since. */
  lastIn(channelId: string): string | null;
  add(post: Post, nonce?: string | number): void;
  change(post: Post): void;
  remove(messageId: string): void;
  /** Takes all messages of a channel that is gone away, and tells nobody; ids of their attachments. */
  drop(channelId: string): readonly string[];
  /** Hides an ephemeral message from its reader. */
  dismiss(messageId: string): void;
  all(): readonly Post[];
}

function within(posts: readonly Post[], range: HistoryRange): readonly Post[] {
  const { before, after, around, limit } = range;
  if (around !== undefined) {
    const older = posts.filter(({ message }) => compareIds(message.id, around) < 0);
    const rest = posts.slice(older.length);
    const half = Math.floor(limit / 2);
    const behind = older.slice(Math.max(0, older.length - half));
    return [...behind, ...rest.slice(0, limit - behind.length)];
  }
  if (after !== undefined)
    return posts.filter(({ message }) => compareIds(message.id, after) > 0).slice(0, limit);
  const older =
    before === undefined ? posts : posts.filter(({ message }) => compareIds(message.id, before) < 0);
  return older.slice(Math.max(0, older.length - limit));
}

/** The messages of the world, starting with those that were kept. */
export function createPosts(
  announcer: { readonly announce: (event: PostEvent) => void },
  kept: readonly Post[],
): Posts {
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
  const inChannel = (channelId: string): Post[] => [...(channels.get(channelId)?.values() ?? [])];
  const open = (channelId: string): Post[] =>
    inChannel(channelId).filter(({ onlyFor }) => onlyFor === undefined);
  return {
    find: (messageId) => byId.get(messageId),
    inChannel,
    history: (channelId, range) => [...within(open(channelId), range)].reverse(),
    lastIn: (channelId) => newest.get(channelId) ?? null,
    add(post, nonce) {
      put(post);
      announcer.announce({ kind: 'posted', post, ...(nonce === undefined ? {} : { nonce }) });
    },
    change(post) {
      put(post);
      announcer.announce({ kind: 'edited', post });
    },
    remove(messageId) {
      const post = byId.get(messageId);
      if (post === undefined) return;
      byId.delete(messageId);
      channels.get(post.message.channel_id)?.delete(messageId);
      announcer.announce({ kind: 'removed', post });
    },
    drop(channelId) {
      const dropped = inChannel(channelId);
      for (const { message } of dropped) byId.delete(message.id);
      channels.delete(channelId);
      return dropped.flatMap(({ message }) => message.attachments.map(({ id }) => id));
    },
    dismiss(messageId) {
      const post = byId.get(messageId);
      if (post?.onlyFor === undefined) return;
      put({ ...post, dismissed: true });
      announcer.announce({ kind: 'shown' });
    },
    all: () => [...byId.values()],
  };
}
