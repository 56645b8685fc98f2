import { randomInt } from 'node:crypto';

const LEAST = 40_000;
const MOST = 120_000;

/**
 * How long a planned turn waits before it is played, in milliseconds: as long as somebody takes who was called and
 * looks at the board first. It depends on nothing, so it reveals nothing.
 */
export const usualPlanPause = (): number => LEAST + randomInt(MOST - LEAST);
