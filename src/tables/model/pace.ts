const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How long a table waits for a player: for ever in silence, for ever with reminders, a day a turn, or minutes. */
export const PACES = ['none', 'relaxed', 'daily', 'live'] as const;
/** One of {@link PACES}. */
export type Pace = (typeof PACES)[number];

/** What a table has until its host chooses another. */
export const USUAL_PACE: Pace = 'relaxed';

/** The time limit of a turn, in milliseconds, after which the table is asked what to do; absent if there is none. */
export const TURN_TIME: Readonly<Record<Pace, number | undefined>> = {
  none: undefined,
  relaxed: undefined,
  daily: 24 * HOUR,
  live: 5 * MINUTE,
};

/** After how many milliseconds somebody is reminded, less and less often, and then no more. */
export const REMIND_AFTER: Readonly<Record<Pace, readonly number[]>> = {
  none: [],
  relaxed: [8 * HOUR, 24 * HOUR, 48 * HOUR],
  daily: [8 * HOUR, 20 * HOUR],
  live: [],
};

/** How long a match waits for a seat until the others may hand it on without its holder, in milliseconds. */
export const OVERDUE_AFTER: Readonly<Record<Pace, number>> = {
  none: 14 * 24 * HOUR,
  relaxed: 14 * 24 * HOUR,
  daily: 24 * HOUR,
  live: 24 * HOUR,
};

const DAYS = [24 * HOUR, 3 * 24 * HOUR, 7 * 24 * HOUR];

/** After how many milliseconds people are called again about an open question, and then no more. */
export const CALL_AGAIN_AFTER: Readonly<Record<Pace, readonly number[]>> = {
  none: [],
  relaxed: DAYS,
  daily: DAYS,
  live: [15 * MINUTE, HOUR, 24 * HOUR],
};
