import type { APIEmoji } from 'discord-api-types/v10';
import { BOT_USER } from './cast.ts';
import type { Announcer } from './events.ts';
import type { Mint } from './snowflake.ts';

/** An application emoji with its picture. */
export interface StoredEmoji {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The emojis that the application owns. */
export interface ServerEmojis {
  list(): readonly StoredEmoji[];
  find(id: string): StoredEmoji | undefined;
  add(emoji: Omit<StoredEmoji, 'id'>): StoredEmoji;
  rename(id: string, name: string): StoredEmoji | undefined;
  remove(id: string): boolean;
}

/** An emoji as REST shows it. */
export const emojiJson = (emoji: StoredEmoji): APIEmoji => ({
  id: emoji.id,
  name: emoji.name,
  roles: [],
  user: BOT_USER,
  require_colons: true,
  managed: false,
  animated: emoji.contentType === 'image/gif',
  available: true,
});

/** The application's emojis, starting with those that were kept. */
export function createEmojis(announcer: Announcer, mint: Mint, kept: readonly StoredEmoji[]): ServerEmojis {
  const byId = new Map(kept.map((emoji) => [emoji.id, emoji]));
  const put = (emoji: StoredEmoji): StoredEmoji => {
    byId.set(emoji.id, emoji);
    announcer.announce({ kind: 'shown' });
    return emoji;
  };
  return {
    list: () => [...byId.values()],
    find: (id) => byId.get(id),
    add: (emoji) => put({ ...emoji, id: mint.next() }),
    rename(id, name) {
      const emoji = byId.get(id);
      return emoji === undefined ? undefined : put({ ...emoji, name });
    },
    remove(id) {
      const was = byId.delete(id);
      if (was) announcer.announce({ kind: 'shown' });
      return was;
    },
  };
}
