import type { APIInteraction } from 'discord-api-types/v10';
import type { Post } from './posts.ts';

/** Something that has just changed in the world. */
export type WorldEvent =
  | { readonly kind: 'posted'; readonly post: Post; readonly nonce?: string | number }
  | { readonly kind: 'edited'; readonly post: Post }
  | { readonly kind: 'removed'; readonly post: Post }
  /** Someone did something that the bot is to answer; sent to the bot alone. */
  | { readonly kind: 'interaction'; readonly payload: APIInteraction }
  /** An interaction was answered or lost, a notice came or went, commands or emojis changed. */
  | { readonly kind: 'shown' };

/** Where changes are announced. */
export interface Announcer {
  announce(event: WorldEvent): void;
  watch(seen: (event: WorldEvent) => void): () => void;
}

/** An announcer with nobody listening yet. */
export function createAnnouncer(): Announcer {
  const watchers = new Set<(event: WorldEvent) => void>();
  return {
    announce(event) {
      for (const seen of [...watchers]) seen(event);
    },
    watch(seen) {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
  };
}
