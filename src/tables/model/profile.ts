import { z } from 'zod';
import { type ReadBy, readBy } from './row-json.ts';

/** How somebody hears that they are up: called in the channel, by a direct message, or not at all. */
export const NOTICES = ['mention', 'direct', 'off'] as const;

/** How somebody is getting on with a puzzle: they are at it, have solved it, or had its answer shown. */
const PUZZLE_OUTCOMES = ['open', 'solved', 'given-up'] as const;

const hour = z.int().min(0).max(23);

const puzzleShape = z.object({
  /** By UTC: `2026-11-23`. */
  day: z.string(),
  puzzle: z.string(),
  /** The notations of the turn that they are at, or that solved it. */
  line: z.array(z.string()),
  tries: z.int().min(0),
  /** The notations of the last of these that was not the best. */
  last: z.array(z.string()).optional(),
  outcome: z.enum(PUZZLE_OUTCOMES),
  /** The one before it that they have solved: what is told of a day the day after counts it. */
  before: z.object({ day: z.string(), tries: z.int().min(0) }).optional(),
});
/** What {@link puzzleShape} reads. */
export type PuzzleProgress = ReadBy<typeof puzzleShape>;

/** Known time zone names: a check takes a tenth of a millisecond, on each press. Only as many as there can be. */
const zones = new Set<string>();
const MOST_ZONES = 1_000;

const profileShape = z.object({
  notices: z.enum(NOTICES).default('mention'),
  reminders: z.boolean().default(true),
  /** Whole hours of the day between which nobody is disturbed; if the first is later, over midnight. */
  quiet: z.object({ from: hour, to: hour }).optional(),
  /** Where they live, as the IANA names time zones. */
  zone: z.string().refine(isZone).catch('UTC').default('UTC'),
  /** The language they wish for, as Discord names it; undefined for the one they use Discord in. */
  language: z.string().optional(),
  /** Whether they read boards rather than look at them. */
  text: z.boolean().default(false),
  /** Whether they are told how a game goes in their first turns, and which lines of that they were told: `GAME:KEY`. */
  tips: z.boolean().default(true),
  tipsTold: z.array(z.string()).default([]),
  /** Whether records of their games name them, rather than the colour of their seat. */
  named: z.boolean().default(false),
  /** Whether others see them in standings, and whether lobbies say how fast they usually answer. */
  standings: z.boolean().default(true),
  answering: z.boolean().default(false),
  /** Whether they are told at the end of a turn which other table waits for them. */
  elsewhere: z.boolean().default(true),
  /** Steps from 0, by game, that they are at in its lesson and have reached; and the games for which it was offered. */
  lessons: z.record(z.string(), z.object({ at: z.int().min(0), most: z.int().min(0) })).default({}),
  lessonsOffered: z.array(z.string()).default([]),
  /** By game, the latest puzzle that they have looked at. */
  puzzles: z.record(z.string(), puzzleShape).default({}),
  /** On how many days in a row they have solved a puzzle, up to this one. */
  puzzleStreak: z.object({ day: z.string(), days: z.int().min(1) }).optional(),
  /** The day on which they last had a channel told that they solved one. */
  puzzleTold: z.string().optional(),
  /** When they were last called to a lobby, such as a rematch, in milliseconds since 1970; absent if never. */
  calledAgainAt: z.number().optional(),
  /** When they last told the host of the bot what is wrong at a table; the same. */
  reportedAt: z.number().optional(),
  /** A direct message could not be sent, and they have not been told so yet. */
  unreached: z.boolean().default(false),
  /** When they were, are or will be away, in milliseconds since 1970, in order. */
  vacations: z.array(z.object({ from: z.number(), until: z.number() })).default([]),
});
/** What somebody has settled for themselves, and what is kept for them. */
export type Profile = ReadBy<typeof profileShape>;
/** Whole hours of the day between which nobody is disturbed. */
export type QuietHours = NonNullable<Profile['quiet']>;
/** A person's progress in a lesson. */
export type LessonProgress = NonNullable<Profile['lessons'][string]>;

/** What holds for somebody who has settled nothing. */
export const USUAL_PROFILE: Profile = profileShape.parse({});

/** Reads a profile from the store; the usual one if there is none, or none that can be read. */
export const readProfile = (body: string | undefined): Profile => readBy(profileShape, body) ?? USUAL_PROFILE;

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
