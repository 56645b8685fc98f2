import { legalAnswers, questions, settle } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Game, GameTypes } from './game.ts';
import type { MoveEntry } from './log.ts';
import { type DecisionOf, type Match, matchFrom } from './match.ts';
import { quickChance } from './quick-chance.ts';
import type { Seat } from './seat.ts';

/** One answer of a line, as far as its seat can foresee it. */
export interface ForeseenStep<G extends GameTypes> {
  /** The question that it answers, and how the seat sees the position then. */
  readonly decision: DecisionOf<G>;
  readonly view: G['View'];
  readonly entry: MoveEntry<G['Fact']>;
}

/** Why nothing more is foreseen: turn or match over, chance or a secret decides, others are asked, or line ended. */
export type ForeseenEnd = 'turn over' | 'hidden' | 'others' | 'line over';

/** What a seat can foresee of a line of its answers. */
export interface Foresight<G extends GameTypes> {
  readonly steps: readonly ForeseenStep<G>[];
  readonly view: G['View'];
  readonly end: ForeseenEnd;
  /** Absent if it cannot be foreseen. */
  readonly next?: DecisionOf<G>;
}

/** What a seat can foresee of one of its answers and those that it goes on with, by their notations. */
export type Foresee<G extends GameTypes> = (...line: readonly string[]) => Foresight<G>;

/** How far a line was followed: the match as its seat imagines it, what was foreseen, and `over` once it ends. */
interface Followed<G extends GameTypes> {
  readonly now: Match<G>;
  /** How the seat sees that: made once, however many answers are followed from there. */
  readonly view: () => G['View'];
  readonly steps: readonly ForeseenStep<G>[];
  readonly over?: Pick<Foresight<G>, 'view' | 'end'>;
}

function followedTo<G extends GameTypes>(
  now: Match<G>,
  seat: Seat,
  steps: readonly ForeseenStep<G>[],
): Followed<G> {
  let view: G['View'] | undefined;
  return {
    now,
    steps,
    view: () => {
      view ??= now.view(seat);
      return view;
    },
  };
}

/**
 * The match as a seat may know it: hidden things are dealt anew, always alike if by the same `deal`, and chance is not
 * the match's own, which is secret.
 */
export function asKnown<G extends GameTypes>(
  { game, snapshot }: Match<G>,
  seat: Seat,
  deal: Chance = quickChance(0),
): Match<G> {
  const state = game.redeal(snapshot.position.state, seat, deal);
  return matchFrom(game, { ...snapshot, seed: 'imagined', position: { ...snapshot.position, state } });
}

/** Facts as a seat may know them. */
export const seenBy = <G extends GameTypes>(
  game: Game<G>,
  seat: Seat,
  facts: readonly G['Fact'][],
): readonly G['Fact'][] => facts.flatMap((fact) => game.redact(fact, seat) ?? []);

function follow<G extends GameTypes>(followed: Followed<G>, seat: Seat, notation: string): Followed<G> {
  const { now, steps, over, view } = followed;
  if (over !== undefined) return followed;
  const { game } = now;
  const decision = now.decisions.find((each) => each.seat === seat);
  if (decision === undefined) return { ...followed, over: { view: view(), end: 'others' } };
  const next = now.play(seat, notation);
  if (typeof next === 'string') return { ...followed, over: { view: view(), end: 'line over' } };
  const step = { decision, view: view() };
  const { ply, turn } = now;
  const entry = { kind: 'move', ply, seat, turn: turn.number, round: turn.round, notation } as const;
  const told = (facts: readonly G['Fact'][]) => [
    ...steps,
    { ...step, entry: { ...entry, facts: seenBy(game, seat, facts) } },
  ];
  // Whose turn it is may have hidden what this is about, which nothing reveals to the others afterwards.
  if (turn.seat !== seat) return { now, view, steps: told([]), over: { view: step.view, end: 'others' } };
  if (next.match.snapshot.earlier.length > 0) return followedTo(next.match, seat, told(next.entry.facts));
  // Something on the way is not to be foreseen, or the turn is over.
  const { facts, end, state: last } = upToThere(now, seat, notation);
  return { now, view, steps: told(facts), over: { view: game.view(last, seat), end } };
}

function foresightOf<G extends GameTypes>({ now, steps, over, view }: Followed<G>, seat: Seat): Foresight<G> {
  if (over !== undefined && over.end !== 'line over') return { steps, ...over };
  const next = now.decisions.find((each) => each.seat === seat);
  return { steps, view: view(), end: 'line over', ...(next !== undefined && { next }) };
}

/** Looks ahead for a seat that is asked: each answer of all lines that begin alike is followed once. */
export function lookAhead<G extends GameTypes>(match: Match<G>, seat: Seat, deal?: Chance): Foresee<G> {
  const seen = new Map<string, Followed<G>>();
  const along = (line: readonly string[]): Followed<G> => {
    const key = line.join(' ');
    const last = line.at(-1);
    const followed =
      seen.get(key) ??
      (last === undefined
        ? followedTo(asKnown(match, seat, deal), seat, [])
        : follow(along(line.slice(0, -1)), seat, last));
    seen.set(key, followed);
    return followed;
  };
  return (...line) => foresightOf(along(line), seat);
}

/** What a seat can foresee of its answers, up to the first thing that chance, a secret or another seat decides. */
export const foreseen = <G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  line: readonly string[],
  deal?: Chance,
): Foresight<G> => lookAhead(match, seat, deal)(...line);

/** What an answer does up to the point from which nothing can be foreseen. */
export interface UpToThere<G extends GameTypes> {
  readonly facts: readonly G['Fact'][];
  readonly state: G['State'];
  readonly end: ForeseenEnd;
  /** What comes about as the turn ends; empty if it goes on. */
  readonly closing: readonly G['Fact'][];
}

/** Follows an answer up to chance, something hidden, or the end of the turn. */
export function upToThere<G extends GameTypes>(
  { game, snapshot: { position } }: Match<G>,
  seat: Seat,
  notation: string,
): UpToThere<G> {
  const { number } = game.turn(position.state);
  const chance = quickChance(0);
  const ask = questions(game, position).asks.find((each) => each.seat === seat);
  const answers = ask === undefined ? [] : legalAnswers(ask);
  const steps = answers.find(({ move }) => game.notation.make(move) === notation)?.steps ?? [];
  const stopped: { by?: ForeseenEnd; closing?: readonly G['Fact'][] } = {};
  const {
    position: reached,
    facts,
    asks,
  } = settle(
    game,
    { state: position.state, agenda: [...steps, ...position.agenda.slice(1)] },
    chance,
    ({ state, reveals, facts = [] }) => {
      if (game.turn(state).number !== number) {
        stopped.by = 'turn over';
        stopped.closing = facts;
      } else if (chance.rngCount > 0 || reveals === true) stopped.by = 'hidden';
      else return false;
      return true;
    },
  );
  const end = stopped.by ?? (asks.length === 0 ? 'turn over' : 'others');
  return { facts, state: reached.state, end, closing: stopped.closing ?? [] };
}
