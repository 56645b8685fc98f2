import type { GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Insight } from '../../games/insight.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { writeSnapshot } from '../../games/saved.ts';
import { isReason } from '../../games/sequel.ts';
import { isAsGood, type PuzzlePlan as Line, lead, MARGIN, notationsIn } from '../../lessons/puzzle.ts';
import { type Knowledge, knowledgeOf, notationAt } from '../knowledge.ts';
import { answered } from '../played.ts';
import type { StandingBy } from '../standing.ts';
import { rankAnswers } from '../turn-search.ts';
import { isPlanOver, plansOf, positionsOf, type SettledPlan } from './plans.ts';
import { followedBy } from './sequels.ts';
import { type Care, worthOf } from './weighing.ts';

/** Why a turn made no puzzle, or that it did, from the cheapest test to the dearest. */
export const SEARCH_STAGES = [
  'too plain',
  'too wide',
  'unclear',
  'expert differs',
  'lies at hand',
  'unsure',
  'leaves something',
  'no reason',
  'one too many',
  'wins no more',
  'puzzle',
] as const;
/** One of {@link SEARCH_STAGES}. */
export type SearchStage = (typeof SEARCH_STAGES)[number];

/** What came of a turn that was looked at by itself. */
export type TriedPosition =
  | { readonly stage: Exclude<SearchStage, 'puzzle' | 'one too many' | 'wins no more'> }
  | { readonly stage: 'puzzle'; readonly solutions: readonly [Line, ...Line[]]; readonly next: Line };

/** With fewer plans a guess is as good. */
const FEWEST = 4;
/** With more answers on the way a person cannot look through a turn. */
const WIDEST = 1200;
/** How many plans are weighed closely, beside the best of each first answer. */
const CLOSE = 6;
/** What part of the final margin is enough at first look. */
const LENIENT = 0.8;
/** By how much, in the chance to win, a plan may look worse at a glance and is looked at all the same; how many. */
const [OVERLOOKED, FURTHER] = [0.12, 16];
/** How often it is weighed in the end, each time with other chance. */
const WEIGHINGS = 3;
/** How often one tries who takes what lies at hand, and at how many answers that one looks. */
const [TRIES, AT_HAND] = [3, { answers: 12 }];
/** The best plan wins at most this often, the next at least `BLUNDER`: not won yet, nor all else a blunder. */
const WON = 0.97;
const BLUNDER = 0.03;

/** How closely plans are weighed, from glance to verdict. If most is open others play on; else more deals tell more. */
const careFor = (isOpen: boolean): Readonly<Record<'glance' | 'once' | 'look' | 'verdict', Care>> =>
  isOpen
    ? {
        glance: { deals: 1, rest: 40 },
        once: { deals: 1, rest: 40, onward: 100 },
        look: { deals: 1, rest: 60, onward: 300 },
        verdict: { deals: 3, rest: 100, onward: 400 },
      }
    : {
        glance: { deals: 8, rest: 60 },
        once: { deals: 16, rest: 60 },
        look: { deals: 48, rest: 100 },
        verdict: { deals: 96, rest: 200 },
      };

interface Weighed<G extends GameTypes> {
  readonly plan: SettledPlan<G>;
  readonly value: number;
}

interface Apart<G extends GameTypes> {
  readonly solutions: readonly Weighed<G>[];
  readonly next: Weighed<G>;
}

/** The solutions of a turn and the best of its other plans; undefined if they are not clearly apart. */
function apart<G extends GameTypes>(weighed: readonly Weighed<G>[], margin: number): Apart<G> | undefined {
  const sorted = weighed.toSorted((one, other) => other.value - one.value);
  const [best] = sorted;
  if (best === undefined) return undefined;
  const solutions = sorted.filter((each) => isAsGood(best, each));
  const next = sorted[solutions.length];
  return next === undefined || lead(best, next) < margin ? undefined : { solutions, next };
}

/** A turn that may make a puzzle: the match as it begins, its seat, and where the plan *expert* played leads. */
export interface PuzzleTurn<G extends GameTypes> {
  readonly match: Match<G>;
  readonly seat: Seat;
  readonly expert: Match<G>;
}

/** Whether a turn makes a puzzle; pure. Cheap tests come first. `playable` has the words of its reason. */
export function tryTurn<G extends GameTypes>(
  { match, seat, expert }: PuzzleTurn<G>,
  insight: Insight<G>,
  seed: string,
  playable: PlayableGame,
): TriedPosition {
  const printOf = positionsOf<G>();
  const best = printOf(expert);
  const atHand = new Set(
    Array.from({ length: TRIES }, (_, at) =>
      printOf(plannedAtHand(match, seat, insight, `${seed} easy ${at}`)),
    ),
  );
  if (atHand.has(best)) return { stage: 'lies at hand' };
  const known = knowledgeOf(match, seat);
  const plans = known && plansOf(match, seat, WIDEST);
  if (plans === undefined) return { stage: 'too wide' };
  const found = plans.find(({ reached }) => printOf(reached) === best);
  if (known === undefined || plans.length < FEWEST || found === undefined) return { stage: 'too plain' };
  const cares = careFor(insight.isOpen);
  const weigh = (among: readonly SettledPlan<G>[], care: Care, chance: string) =>
    among.flatMap((plan) => {
      const value = worthOf(known, insight, plan.line, care, `${seed} ${chance}`);
      return value === undefined ? [] : [{ plan, value }];
    });
  const glanced = weigh(plans, cares.glance, 'glance').sort((one, other) => other.value - one.value);
  const starts = new Map(glanced.toReversed().map(({ plan }) => [plan.line[0], plan]));
  const close = [...new Set([found, ...glanced.slice(0, CLOSE).map(({ plan }) => plan), ...starts.values()])];
  const once = apart(weigh(close, cares.once, 'once'), MARGIN * LENIENT);
  if (once === undefined) return { stage: 'unclear' };
  // If most lies open, plans are weighed with more thought than expert has in a match: these may know better.
  const isExperts = ({ solutions }: Pick<Apart<G>, 'solutions'>): boolean =>
    insight.isOpen || solutions.some(({ plan }) => plan === found);
  if (!isExperts(once)) return { stage: 'expert differs' };
  // At a glance a plan may have looked worse than it is.
  const least = (glanced[0]?.value ?? 0) - OVERLOOKED;
  const others = glanced
    .filter(({ plan, value }) => value >= least && !close.includes(plan))
    .slice(0, FURTHER);
  const looked = weigh([...close, ...others.map(({ plan }) => plan)], cares.look, 'look');
  const clear = apart(looked, MARGIN * LENIENT);
  if (clear === undefined) return { stage: 'unclear' };
  if (!isExperts(clear)) return { stage: 'expert differs' };
  if (clear.solutions.some(({ plan }) => atHand.has(printOf(plan.reached)))) return { stage: 'lies at hand' };
  const worthIt = (clear.solutions[0]?.value ?? 0) - 2 * MARGIN;
  const judged = looked.filter(({ value }) => value >= worthIt).map(({ plan }) => plan);
  const verdict = verdictOn([...new Set([...judged, clear.next.plan])], (among, chance) =>
    weigh(among, cares.verdict, chance),
  );
  return verdict.stage === 'puzzle'
    ? withSequels(verdict, known, insight, `${seed} sequel`, linesTold(playable, match, seat))
    : verdict;
}

type Found = Extract<TriedPosition, { readonly stage: 'puzzle' }>;

/** Adds each plan's outcome, to explain why the best is best. If that fails, or it leaves something: no puzzle. */
function withSequels<G extends GameTypes>(
  { solutions, next }: Found,
  known: Knowledge<G>,
  insight: Insight<G>,
  seed: string,
  isTold: IsTold,
): TriedPosition {
  const follow = (plan: Line) => {
    const followed = followedBy(known, insight, notationsIn(plan.line), seed);
    return { plan: followed === undefined ? plan : { ...plan, sequel: followed.sequel }, followed };
  };
  const [first, ...rest] = solutions;
  const best = follow(first);
  const more = rest.map(follow);
  const second = follow(next);
  const all = [best, ...more];
  if (all.some(({ followed }) => (followed?.left.length ?? 0) > 0)) return { stage: 'leaves something' };
  const then = second.followed;
  const isClear = ({ plan, followed }: (typeof all)[number]): boolean =>
    followed === undefined ||
    then === undefined ||
    (isReason(followed.sequel, then.sequel, Math.min(...followed.totals)) && isTold(plan, second.plan));
  if (!all.every(isClear)) return { stage: 'no reason' };
  return {
    stage: 'puzzle',
    solutions: [best.plan, ...more.map(({ plan }) => plan)],
    next: second.plan,
  };
}

/** Weighs what is left again and again: the same plans have to be clearly the best, each time. */
function verdictOn<G extends GameTypes>(
  judged: readonly SettledPlan<G>[],
  weigh: (among: readonly SettledPlan<G>[], chance: string) => readonly Weighed<G>[],
): TriedPosition {
  const weighings = Array.from({ length: WEIGHINGS }, (_, at) => weigh(judged, `verdict ${at}`));
  const means = judged.flatMap((plan) => {
    const values = weighings.flatMap((each) => each.find((one) => one.plan === plan)?.value ?? []);
    if (values.length < WEIGHINGS) return [];
    const mean = values.reduce((sum, value) => sum + value, 0) / WEIGHINGS;
    return [{ plan, value: Math.round(mean * 1000) / 1000 }];
  });
  const found = apart(means, MARGIN);
  if (found === undefined) return { stage: 'unsure' };
  const right = new Set(found.solutions.map(({ plan }) => plan));
  const isSure = weighings.every((each) => {
    const values = (wanted: boolean) =>
      each.filter(({ plan }) => right.has(plan) === wanted).map(({ value }) => value);
    return Math.min(...values(true)) > Math.max(...values(false));
  });
  const [best, ...more] = found.solutions.map(lineOf);
  const next = lineOf(found.next);
  if (!isSure || best === undefined || best.value > WON || next.value < BLUNDER) return { stage: 'unsure' };
  return { stage: 'puzzle', solutions: [best, ...more], next };
}

const lineOf = <G extends GameTypes>({ plan: { line }, value }: Weighed<G>): Line => ({
  line: line.join(' '),
  value,
});

/** Where the plan leads of somebody who takes what lies at hand, by its worth as it was made by hand. */
function plannedAtHand<G extends GameTypes>(
  from: Match<G>,
  seat: Seat,
  { worth }: Insight<G>,
  seed: string,
): Match<G> {
  const standing: StandingBy<G> = (state, own) => worth(state)[own] ?? 0;
  let match = from;
  for (;;) {
    const known = knowledgeOf(match, seat);
    if (known === undefined) return match;
    const [best] = rankAnswers(known, standing, { deals: 1, ahead: 0 }, AT_HAND, `${seed} ${match.ply}`);
    match = answered(match, seat, best?.notation ?? notationAt(known));
    if (isPlanOver(match, seat)) return match;
  }
}

/** Whether there are words for why the first of two plans is better. */
type IsTold = (one: Line, other: Line) => boolean;

/** Says everything in keys: it is asked whether there are words, in no language. */
const KEYS: TextContext = { say: (key, ..._) => key, people: [] };

/** Asks a game for the words that a player of the puzzle reads: a turn whose reason they lack is none. */
export function linesTold<G extends GameTypes>(playable: PlayableGame, match: Match<G>, seat: Seat): IsTold {
  const shown = playable.resume(writeSnapshot(match.snapshot));
  return (one, other) => {
    const sequels = one.sequel && other.sequel && ([one.sequel, other.sequel] as const);
    const [line, otherLine] = [notationsIn(one.line), notationsIn(other.line)];
    return (shown.openTo(seat)?.compared(line, otherLine, KEYS, sequels)?.one ?? []).length > 0;
  };
}
