/** Where a press leads from a turn of a replay: to the set-up, to the turn before or after, to the last turn. */
export const REPLAY_WAYS = ['first', 'back', 'on', 'last'] as const;
/** One of {@link REPLAY_WAYS}. */
export type ReplayWay = (typeof REPLAY_WAYS)[number];

/** Which frame is wanted: from one, by a way. */
export interface WantedFrame {
  readonly at: number;
  readonly way: ReplayWay;
}

/** The frame to which a way leads from one frame. */
export function frameTo(at: number, way: ReplayWay, frames: number): number {
  const last = Math.max(0, frames - 1);
  const to = { first: 0, back: at - 1, on: at + 1, last }[way];
  return Math.min(last, Math.max(0, to));
}
