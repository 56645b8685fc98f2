import { createHash } from 'node:crypto';
import { BrokenRule, settle } from './agenda.ts';
import { asKnown, type ForeseenEnd, seenBy, upToThere } from './foresight.ts';
import type { GameTypes } from './game.ts';
import { type Advanced, type Match, matchFrom } from './match.ts';
import { quickChance } from './quick-chance.ts';
import type { Seat } from './seat.ts';

/** An answer of a plan, with a digest of what its owner saw it lead to: the facts they may know, and its end. */
export interface PlannedAnswer {
  readonly notation: string;
  readonly told: string;
}

/** A turn to come, as far as it is planned. */
export interface PlannedTurn<G extends GameTypes> {
  /** The position at which the plan begins, as its seat may know it. */
  readonly board: Match<G>;
  /** The same after all answers; nobody is asked anything if `end` says why. */
  readonly match: Match<G>;
  readonly answers: readonly PlannedAnswer[];
  /** The questions that the answers answer: as the seat sees the match at each. */
  readonly before: readonly Match<G>[];
  /** Absent if the seat is asked on. */
  readonly end: Exclude<ForeseenEnd, 'line over'> | undefined;
  readonly premise: string;
}

/** Why a plan stopped: its turn or the plan is over, a draw or reveal, others are asked, or something has changed. */
export const PLAN_STOPS = ['turn over', 'line over', 'hidden', 'others', 'differs'] as const;
/** One of {@link PLAN_STOPS}. */
export type PlanStop = (typeof PLAN_STOPS)[number];

/** What came of a plan whose turn has come. */
export interface PlayedPlan<G extends GameTypes> {
  readonly advanced: readonly Advanced<G>[];
  readonly stop: PlanStop;
  /** Whether the last answer led to something that was not to be foreseen. */
  readonly drew: boolean;
}

/** The position as the seat may know it, as if its turn began now; undefined if nothing would be asked in it. */
function boardAhead<G extends GameTypes>(match: Match<G>, seat: Seat): Match<G> | undefined {
  if (match.result !== undefined || match.broken) return undefined;
  const { game, snapshot } = asKnown(match, seat);
  const ahead = game.turnAhead(snapshot.position.state, seat);
  if (ahead === undefined) return undefined;
  const { number } = game.turn(ahead.state);
  const { position, asks } = settle(game, ahead, quickChance(0));
  const isAsked =
    asks.every((ask) => ask.seat === seat) && asks.length > 0 && game.turn(position.state).number === number;
  if (!isAsked) return undefined;
  return matchFrom(game, {
    ...snapshot,
    position,
    opened: asks.map((ask) => [ask.seat, snapshot.ply] as const),
    earlier: [],
    turns: [position.state],
    begun: [snapshot.ply],
    floor: 'turn began',
  });
}

/** What an answer leads to, for its seat: a digest, why nothing more can be foreseen, and the match up to there. */
interface LedTo<G extends GameTypes> {
  readonly told: string;
  readonly end: ForeseenEnd;
  readonly match: Match<G>;
}

const digestOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);

/** The digest of an answer after which the turn goes on with nothing drawn; undefined if it does not. */
function toldOnward<G extends GameTypes>(
  { match, entry }: Advanced<G>,
  { game, snapshot }: Match<G>,
  seat: Seat,
): string | undefined {
  const goesOn = match.snapshot.earlier.length > snapshot.earlier.length;
  return goesOn ? digestOf(['line over', seenBy(game, seat, entry.facts)]) : undefined;
}

/** What an answer leads to at a match as its seat may know it; undefined if it cannot be given. */
function ledTo<G extends GameTypes>(known: Match<G>, seat: Seat, notation: string): LedTo<G> | undefined {
  const { game, snapshot } = known;
  const next = known.play(seat, notation);
  if (typeof next === 'string') return undefined;
  const onward = toldOnward(next, known, seat);
  if (onward !== undefined) return { told: onward, end: 'line over', match: next.match };
  const { facts, closing, end, state } = upToThere(known, seat, notation);
  return {
    // Of what is told when a turn is over much is about others by then.
    told: digestOf([end, seenBy(game, seat, facts), seenBy(game, seat, closing).map(({ kind }) => kind)]),
    end,
    match: matchFrom(game, { ...snapshot, position: { state, agenda: [] } }),
  };
}

const isAskedAlone = <G extends GameTypes>({ decisions }: Match<G>, seat: Seat): boolean =>
  decisions.length > 0 && decisions.every((decision) => decision.seat === seat);

/** Answers of a plan at most: a turn has some ten, and each is followed anew with every look at the plan. */
const LONGEST = 100;

/** A seat's next turn, with as much of a line as can be planned from its start; undefined if no turn can be. */
export function planned<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  line: readonly string[],
): PlannedTurn<G> | undefined {
  const board = boardAhead(match, seat);
  if (board === undefined) return undefined;
  const premise = premiseOf(board, seat);
  const answers: PlannedAnswer[] = [];
  const before: Match<G>[] = [];
  let now = board;
  let end: PlannedTurn<G>['end'];
  for (const notation of line.slice(0, LONGEST)) {
    const led = end === undefined ? ifRulesHold(() => ledTo(now, seat, notation)) : undefined;
    if (led === undefined) break;
    answers.push({ notation, told: led.told });
    before.push(now);
    now = led.match;
    if (led.end !== 'line over') end = led.end;
    else if (now.result !== undefined) end = 'turn over';
    else if (!isAskedAlone(now, seat)) end = 'others';
  }
  return { board, match: now, answers, before, end, premise };
}

const premiseOf = <G extends GameTypes>({ game, snapshot }: Match<G>, seat: Seat): string =>
  game.premise?.(snapshot.position.state, seat) ?? '';

/** Plays a plan while each answer leads to what was seen; stops at the turn's end and at what cannot be foreseen. */
export function playPlan<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  { answers, premise }: Pick<PlannedTurn<G>, 'answers' | 'premise'>,
): PlayedPlan<G> {
  const advanced: Advanced<G>[] = [];
  const { number } = match.turn;
  let drew = false;
  const done = (stop: PlanStop): PlayedPlan<G> => ({ advanced, stop, drew });
  if (match.turn.seat !== seat || !isAskedAlone(match, seat) || premiseOf(match, seat) !== premise)
    return done('differs');
  let now = match;
  for (const { notation, told } of answers) {
    const played = answerAsSeen(now, seat, notation, told);
    if (played === undefined) return done('differs');
    advanced.push(played.next);
    drew = played.end === 'hidden';
    now = played.next.match;
    if (now.result !== undefined || now.turn.number !== number) return done('turn over');
    if (played.end !== 'line over') return done(played.end);
    if (!isAskedAlone(now, seat)) return done('others');
  }
  return done('line over');
}

/** Gives an answer if it leads to what was seen; undefined if not, or if its rules lead nowhere. */
function answerAsSeen<G extends GameTypes>(
  now: Match<G>,
  seat: Seat,
  notation: string,
  told: string,
): { readonly next: Advanced<G>; readonly end: ForeseenEnd } | undefined {
  return ifRulesHold(() => {
    const led = ledTo(asKnown(now, seat), seat, notation);
    if (led?.told !== told) return undefined;
    const next = now.play(seat, notation);
    if (typeof next === 'string') return undefined;
    // What is hidden may lie otherwise than the seat could think.
    if (led.end === 'line over' && toldOnward(next, now, seat) !== told) return undefined;
    return { next, end: led.end };
  });
}

/** Undefined if the rules lead nowhere. */
function ifRulesHold<T>(work: () => T | undefined): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof BrokenRule) return undefined;
    throw error;
  }
}
