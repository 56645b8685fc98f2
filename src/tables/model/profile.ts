import { z } from 'zod';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** How somebody hears that they are up: called in the channel, by a direct message, or not at all. */
export const NOTICES = ['mention', 'direct', 'off'] as const;
/** One of the ways of hearing. */
export type Notices = (typeof NOTICES)[number];

/** Whole hours of a day between which nobody is to be disturbed; from the later to the earlier it goes over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** How far somebody has come in a lesson: the step at which they are, counted from 0, and the furthest that they were. */
export interface LessonProgress {
  readonly at: number;
  readonly most: number;
}

/** How somebody is getting on with a puzzle: they are at it, have solved it, or had its answer shown. */
export const PUZZLE_OUTCOMES = ['open', 'solved', 'given-up'] as const;

/** How far somebody is with the puzzle of a day. */
export interface PuzzleProgress {
  /** By UTC: `2026-11-23`. */
  readonly day: string;
  readonly puzzle: string;
  /** The notations of the turn that they are at, or that solved it. */
  readonly line: readonly string[];
  /** How many turns they have tried to the end. */
  readonly tries: number;
  /** The notations of the last of these that was not the best; absent where there is none. */
  readonly last?: readonly string[] | undefined;
  readonly outcome: (typeof PUZZLE_OUTCOMES)[number];
}

/** What somebody has settled for themselves, and what is kept for them. */
export interface Profile {
  readonly notices: Notices;
  readonly reminders: boolean;
  readonly quiet: QuietHours | undefined;
  /** Where they live, as the IANA names time zones. */
  readonly zone: string;
  /** The language they wish for, as Discord names it; absent where it is the one they use Discord in. */
  readonly language: string | undefined;
  /** Whether they read boards rather than look at them. */
  readonly text: boolean;
  /** Whether they are told how a game goes in their first turns of it, and which lines of that they were told: `GAME:KEY`. */
  readonly tips: boolean;
  /** Whether records of their games name them; the colour of their seat stands for them where not. */
  readonly named: boolean;
  /** Whether others see them in standings, and whether lobbies say how fast they usually answer. */
  readonly standings: boolean;
  readonly answering: boolean;
  /** Whether they are told at the end of a turn which other table waits for them. */
  readonly elsewhere: boolean;
  readonly tipsTold: readonly string[];
  /** How far they have come in the lesson of each game that they have begun to learn, and for which games they were offered it. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  readonly lessonsOffered: readonly string[];
  /** By game, the latest puzzle that they have looked at. */
  readonly puzzles: Readonly<Record<string, PuzzleProgress>>;
  /** The day on which they last had a channel told that they solved one; absent where they never had. */
  readonly puzzleTold: string | undefined;
  /** A direct message could not be sent, and they have not been told so yet. */
  readonly unreached: boolean;
  /** When they were, are or will be away, in milliseconds since 1970, in order. */
  readonly vacations: readonly { readonly from: number; readonly until: number }[];
}

/** What holds for somebody who has settled nothing. */
export const USUAL_PROFILE: Profile = {
  notices: 'mention',
  reminders: true,
  quiet: undefined,
  zone: 'UTC',
  language: undefined,
  text: false,
  tips: true,
  named: false,
  standings: true,
  answering: false,
  elsewhere: true,
  tipsTold: [],
  lessons: {},
  lessonsOffered: [],
  puzzles: {},
  puzzleTold: undefined,
  unreached: false,
  vacations: [],
};

const hour = z.int().min(0).max(23);
const puzzleShape = z.object({
  day: z.string(),
  puzzle: z.string(),
  line: z.array(z.string()),
  tries: z.int().min(0),
  last: z.array(z.string()).optional(),
  outcome: z.enum(PUZZLE_OUTCOMES),
});
const profileShape = z.object({
  notices: z.enum(NOTICES).default('mention'),
  reminders: z.boolean().default(true),
  quiet: z.object({ from: hour, to: hour }).optional(),
  zone: z.string().refine(isZone).catch('UTC').default('UTC'),
  language: z.string().optional(),
  text: z.boolean().default(false),
  tips: z.boolean().default(true),
  named: z.boolean().default(false),
  standings: z.boolean().default(true),
  answering: z.boolean().default(false),
  elsewhere: z.boolean().default(true),
  tipsTold: z.array(z.string()).default([]),
  lessons: z.record(z.string(), z.object({ at: z.int().min(0), most: z.int().min(0) })).default({}),
  lessonsOffered: z.array(z.string()).default([]),
  puzzles: z.record(z.string(), puzzleShape).default({}),
  puzzleTold: z.string().optional(),
  unreached: z.boolean().default(false),
  vacations: z.array(z.object({ from: z.number(), until: z.number() })).default([]),
});

/** Reads a profile from the store; the usual one where there is none, or where it cannot be read. */
export function readProfile(body: string | undefined): Profile {
  if (body === undefined) return USUAL_PROFILE;
  try {
    const { quiet, language, puzzleTold, ...rest } = profileShape.parse(JSON.parse(body));
    return { ...rest, quiet, language, puzzleTold };
  } catch {
    return USUAL_PROFILE;
  }
}

/** Names that are known to be of time zones: to ask takes a tenth of a millisecond, and each press asks. No more than there may be. */
const zones = new Set<string>();
const MOST_ZONES = 1_000;

/** Whether this is the name of a time zone. */
export function isZone(name: string): boolean {
  if (zones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (zones.size < MOST_ZONES) zones.add(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The end of the quiet hours that last at a moment; nothing where none do. Where clocks are put forward over their end, it is the moment of
 * that.
 */
export function quietUntil({ quiet, zone }: Profile, now: number): number | undefined {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const shown = wallClock(zone, now);
  const minutes = minutesOfDay(shown);
  const [from, to] = [quiet.from * 60, quiet.to * 60];
  const within = from < to ? from <= minutes && minutes < to : from <= minutes || minutes < to;
  if (!within) return undefined;
  const left = ((to - minutes + 24 * 60) % (24 * 60)) * MINUTE;
  const end = now - (now % MINUTE) + left;
  // Where clocks are changed in between they show something else by then.
  const exact = end - (wallClock(zone, end) - (shown + left));
  return wallClock(zone, exact) === shown + left ? exact : end;
}

/** What clocks show somewhere, to the minute: as the moment at which those of UTC show it. */
function wallClock(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** How late a clock shows it to be, in minutes since midnight. */
const minutesOfDay = (shown: number): number => (shown % DAY) / MINUTE;

/** The end of a day, written `2026-12-31`, where somebody lives; nothing where there is no such day. */
export function endOfDay({ zone }: Profile, day: string): number | undefined {
  const [year = 0, month = 0, date = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).slice(1).map(Number);
  const begun = new Date(Date.UTC(year, month - 1, date));
  if (year === 0 || begun.toISOString().slice(0, 10) !== day) return undefined;
  const midnight = begun.getTime() + DAY;
  const near = midnight - (wallClock(zone, midnight) - midnight);
  // Clocks may be changed between there and where it is midnight in UTC.
  return near - (wallClock(zone, near) - midnight);
}

/** How long a vacation may be, and all of a year together, in milliseconds: three weeks, and sixty days. */
export const VACATION = { once: 21 * DAY, year: 60 * DAY } as const;

/** The vacation that lasts at a moment. */
export const vacationAt = (
  { vacations }: Profile,
  now: number,
): { readonly from: number; readonly until: number } | undefined =>
  vacations.find(({ from, until }) => from <= now && now < until);

/** Why somebody cannot be away until then. */
export type VacationRefusal = 'past' | 'too long' | 'too much';

/** The profile of somebody who is away from now until a time, in place of a vacation that lasts. */
export function withVacation(profile: Profile, now: number, until: number): Profile | VacationRefusal {
  if (until <= now) return 'past';
  const begun = vacationAt(profile, now)?.from ?? now;
  if (until - begun > VACATION.once) return 'too long';
  const former = endedVacations(profile, now).filter(({ from }) => from !== begun);
  const year = now - 365 * DAY;
  const spent = former.reduce(
    (sum, { from, until: end }) => sum + Math.max(0, end - Math.max(from, year)),
    0,
  );
  if (spent + until - begun > VACATION.year) return 'too much';
  return { ...profile, vacations: [...former, { from: begun, until }] };
}

/** The profile of somebody who is back. */
export const withoutVacation = (profile: Profile, now: number): Profile => ({
  ...profile,
  vacations: endedVacations(profile, now),
});

const endedVacations = ({ vacations }: Profile, now: number): Profile['vacations'] =>
  vacations.flatMap(({ from, until }) => (from < now ? [{ from, until: Math.min(until, now) }] : []));
