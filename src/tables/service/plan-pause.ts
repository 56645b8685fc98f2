import { randomInt } from 'node:crypto';

const SHORTEST_PAUSE = 40_000;
const LONGEST_PAUSE = 120_000;

/**
 * How long a planned turn waits before it is played, in milliseconds: as long as somebody takes who was called and
 * looks at the board first. It depends on nothing, so it reveals nothing.
 */
export const usualPlanPause = (): number => SHORTEST_PAUSE + randomInt(LONGEST_PAUSE - SHORTEST_PAUSE);
