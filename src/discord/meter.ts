import type { DiscordErrorKind } from './discord-error.ts';

/** The stages of a press, in order: waiting for the table, its rules, the disk, the picture, Discord. */
export const PRESS_STAGES = ['queue', 'rules', 'store', 'paint', 'encode', 'send'] as const;
/** One of {@link PRESS_STAGES}. */
export type PressStage = (typeof PRESS_STAGES)[number];

/** How an interaction ended: a change, a page, a refusal with a reason, dropped for a newer one, or an error. */
export const OUTCOMES = ['changed', 'shown', 'refused', 'dropped', 'failed'] as const;
/** One of {@link OUTCOMES}. */
export type HandledAs = (typeof OUTCOMES)[number];

/** How a request to Discord ended: done, or as a `DiscordError` says it. */
export type Sent = 'done' | DiscordErrorKind;

/** What happens to a puzzle of the day. */
export const PUZZLE_EVENTS = ['shown', 'solved', 'given-up'] as const;
/** One of {@link PUZZLE_EVENTS}. */
export type PuzzleEvent = (typeof PUZZLE_EVENTS)[number];

/** What the bot counts and times for its host. Kinds are few and fixed: never a table, a person or a notation. */
export interface Meter {
  readonly heard: (shard: number) => void;
  /** An interaction came to its end, so many milliseconds after its arrival. */
  readonly handled: (kind: string, outcome: HandledAs, milliseconds: number) => void;
  /** A stage of the way took so many milliseconds. */
  readonly took: (stage: PressStage, milliseconds: number) => void;
  readonly sent: (request: string, outcome: Sent) => void;
  /** Somebody has come past a step of a game's lesson for the first time. */
  readonly learnt: (game: string, step: string) => void;
  /** Somebody was shown the puzzle of a day for the first time, solved it or gave it up. */
  readonly puzzled: (game: string, event: PuzzleEvent) => void;
  readonly reported: (game: string) => void;
}
