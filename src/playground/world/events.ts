import type { APIChannel, APIInteraction } from 'discord-api-types/v10';
import type { createAnnouncer } from '../announcer.ts';
import type { PostEvent } from './posts.ts';

/** Something that has just changed in the world. */
export type WorldEvent =
  | PostEvent
  /** Someone did something that the bot is to answer; sent to the bot alone. */
  | { readonly kind: 'interaction'; readonly payload: APIInteraction }
  | {
      readonly kind: 'channel';
      readonly change: 'created' | 'changed' | 'deleted';
      /** As it is, or was just before it was deleted. */
      readonly channel: APIChannel;
      /** Set when the bot sees it from now on, and did not before. */
      readonly shownToBot?: true;
    }
  /** A thread that is there, or is just about to be deleted. */
  | {
      readonly kind: 'thread';
      readonly change: 'created' | 'changed' | 'deleted';
      readonly threadId: string;
    }
  | {
      readonly kind: 'thread members';
      readonly threadId: string;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  /** The bot holds other roles, or was timed out. */
  | { readonly kind: 'own member' }
  /** The bot was taken into the server, or thrown out of it. */
  | { readonly kind: 'guild'; readonly change: 'joined' | 'left' }
  | { readonly kind: 'shown' };

/** Where changes of the world are announced. */
export type Announcer = ReturnType<typeof createAnnouncer<WorldEvent>>;
