import type { DiscordErrorKind } from './discord-error.ts';

/** The stages of a press, in order: waiting for the table, its rules, the disk, the picture, Discord. */
export type PressStage = 'queue' | 'rules' | 'store' | 'paint' | 'encode' | 'send';

/** How an interaction ended: a change, a page, refused with a reason, dropped (late or overtaken), or an error. */
export const OUTCOMES = ['changed', 'shown', 'refused', 'dropped', 'failed'] as const;
/** One of {@link OUTCOMES}. */
export type HandledAs = (typeof OUTCOMES)[number];

/** How a request to Discord ended: done, or as a `DiscordError` says it. */
export type Sent = 'done' | DiscordErrorKind;

/** What happens to a puzzle of the day. */
export type PuzzleEvent = 'shown' | 'solved' | 'given-up';

/** What the bot counts and times for its host. Kinds are few and fixed: never a table, a person or a notation. */
export interface Meter {
  readonly heard: (shard: number) => void;
  /** An interaction came to its end this long after its arrival. */
  readonly handled: (kind: string, outcome: HandledAs, milliseconds: number) => void;
  readonly took: (stage: PressStage, milliseconds: number) => void;
  readonly sent: (request: string, outcome: Sent) => void;
  /** Somebody has come past a step of a game's lesson for the first time. */
  readonly learnt: (game: string, step: string) => void;
  /** Somebody was shown the puzzle of a day for the first time, solved it or gave it up. */
  readonly puzzled: (game: string, event: PuzzleEvent) => void;
  readonly reported: (game: string) => void;
}
