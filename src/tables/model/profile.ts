import { z } from 'zod';
import { jsonOf } from './row-json.ts';

/** How somebody hears that they are up: called in the channel, by a direct message, or not at all. */
export const NOTICES = ['mention', 'direct', 'off'] as const;
/** One of the ways of hearing. */
export type NoticeChoices = (typeof NOTICES)[number];

/** Whole hours of the day between which nobody is disturbed; if the first is later, over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** A person's progress in a lesson: their current step, counted from 0, and the furthest that they have reached. */
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
  readonly tries: number;
  /** The notations of the last of these that was not the best. */
  readonly last?: readonly string[] | undefined;
  readonly outcome: (typeof PUZZLE_OUTCOMES)[number];
  /** The one before it that they have solved: what is told of a day the day after counts it. */
  readonly before?: SolvedPuzzle | undefined;
}

/** That somebody has solved the puzzle of a day, and in how many tries. */
export type SolvedPuzzle = Pick<PuzzleProgress, 'day' | 'tries'>;

/** On how many days in a row somebody has solved a puzzle, up to this one. */
export interface PuzzleStreak {
  readonly day: string;
  readonly days: number;
}

/** What somebody has settled for themselves, and what is kept for them. */
export interface Profile {
  readonly notices: NoticeChoices;
  readonly reminders: boolean;
  readonly quiet: QuietHours | undefined;
  /** Where they live, as the IANA names time zones. */
  readonly zone: string;
  /** The language they wish for, as Discord names it; undefined for the one they use Discord in. */
  readonly language: string | undefined;
  /** Whether they read boards rather than look at them. */
  readonly text: boolean;
  /** Whether they are told how a game goes in their first turns, and which lines of that they were told: `GAME:KEY`. */
  readonly tips: boolean;
  /** Whether records of their games name them, rather than the colour of their seat. */
  readonly named: boolean;
  /** Whether others see them in standings, and whether lobbies say how fast they usually answer. */
  readonly standings: boolean;
  readonly answering: boolean;
  /** Whether they are told at the end of a turn which other table waits for them. */
  readonly elsewhere: boolean;
  readonly tipsTold: readonly string[];
  /** Progress in the lesson of each game that they have begun to learn, and for which games they were offered it. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  readonly lessonsOffered: readonly string[];
  /** By game, the latest puzzle that they have looked at. */
  readonly puzzles: Readonly<Record<string, PuzzleProgress>>;
  readonly puzzleStreak: PuzzleStreak | undefined;
  /** The day on which they last had a channel told that they solved one. */
  readonly puzzleTold: string | undefined;
  /** When they were last called to a lobby, such as a rematch, in milliseconds since 1970; absent if never. */
  readonly calledAgainAt: number | undefined;
  /** When they last told the host of the bot what is wrong at a table; the same. */
  readonly reportedAt: number | undefined;
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
  puzzleStreak: undefined,
  puzzleTold: undefined,
  calledAgainAt: undefined,
  reportedAt: undefined,
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
  before: z.object({ day: z.string(), tries: z.int().min(0) }).optional(),
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
  puzzleStreak: z.object({ day: z.string(), days: z.int().min(1) }).optional(),
  puzzleTold: z.string().optional(),
  calledAgainAt: z.number().optional(),
  reportedAt: z.number().optional(),
  unreached: z.boolean().default(false),
  vacations: z.array(z.object({ from: z.number(), until: z.number() })).default([]),
});

/** Reads a profile from the store; the usual one if there is none, or none that can be read. */
export function readProfile(body: string | undefined): Profile {
  if (body === undefined) return USUAL_PROFILE;
  try {
    const { quiet, language, puzzleStreak, puzzleTold, calledAgainAt, reportedAt, ...rest } =
      profileShape.parse(jsonOf(body));
    return { ...rest, quiet, language, puzzleStreak, puzzleTold, calledAgainAt, reportedAt };
  } catch {
    return USUAL_PROFILE;
  }
}

/** Known time zone names: a check takes a tenth of a millisecond, on each press. Only as many as there can be. */
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
