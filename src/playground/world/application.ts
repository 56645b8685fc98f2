import type { APIApplicationCommand, APIEmoji } from 'discord-api-types/v10';
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
export function createEmojis(announcer: Announcer, mint: Mint, kept: readonly StoredEmoji[]) {
  const byId = new Map(kept.map((emoji) => [emoji.id, emoji]));
  return {
    list: (): readonly StoredEmoji[] => [...byId.values()],
    find: (id: string) => byId.get(id),
    add(emoji: Omit<StoredEmoji, 'id'>): StoredEmoji {
      const added = { ...emoji, id: mint.next() };
      byId.set(added.id, added);
      announcer.announce({ kind: 'shown' });
      return added;
    },
    remove(id: string): boolean {
      const was = byId.delete(id);
      if (was) announcer.announce({ kind: 'shown' });
      return was;
    },
  };
}

/** The registered commands, starting with those that were kept. */
export function createCommands(announcer: Announcer, kept: readonly APIApplicationCommand[]) {
  let commands = kept;
  return {
    list: () => commands,
    replace(next: readonly APIApplicationCommand[]): void {
      commands = next;
      announcer.announce({ kind: 'shown' });
    },
  };
}
