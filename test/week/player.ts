import type { Client } from '../../src/playground/person.ts';

/** Where the three live. */
export const ZONES = { ana: 'Europe/Berlin', bjorn: 'America/New_York', chidi: 'Asia/Tokyo' } as const;

/** Somebody of the script. */
export interface Player extends Client {
  readonly name: string;
  readonly zone: string;
}

/** What somebody settles with `/settings mine`. */
export interface Wishes {
  readonly notices?: 'mention' | 'direct' | 'off';
  readonly reminders?: boolean;
  /** From and to an hour. */
  readonly quiet?: readonly [number, number];
}
