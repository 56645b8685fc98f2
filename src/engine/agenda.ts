import type { Chance } from './chance.ts';
import type { Ask, AskingStep, Choice, Game, GameTypes, Outcome } from './game.ts';

/** A state and the steps still to happen, next first. */
export interface Position<G extends GameTypes> {
  readonly state: G['State'];
  readonly agenda: readonly G['Step'][];
}

/** Whether nothing stands against an answer. */
export const canBeGiven = <G extends GameTypes>({ unless }: Choice<G>): boolean => unless === undefined;

/** The answers that a question is about, without those that have an obstacle. */
export const answersOf = <G extends GameTypes>({ choices }: Ask<G>): readonly Choice<G>[] =>
  choices.filter(canBeGiven);

/** Every legal answer in order: those that a question is about, then what may be done besides. */
export const legalAnswers = <G extends GameTypes>(ask: Ask<G>): readonly Choice<G>[] =>
  ask.extraActions === undefined ? answersOf(ask) : [...answersOf(ask), ...ask.extraActions];

/** What a position at rest asks; empty if the match is over. */
export interface AskedNow<G extends GameTypes> {
  readonly asks: readonly Ask<G>[];
  /** Those that were answered and may be answered anew, while others wait. */
  readonly answered: readonly Ask<G>[];
}

/** A position at rest, with what it asks. */
export interface Settled<G extends GameTypes> extends AskedNow<G> {
  readonly position: Position<G>;
  readonly facts: readonly G['Fact'][];
  readonly revealed: boolean;
}

/** The rules lead nowhere, or contradict themselves. The message names kinds of steps, never what they hold. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule';
}

const NOTHING_ASKED = { asks: [], answered: [] } as const;

/** More steps than any single answer can lead to; past it the rules go in circles. */
const MOST_STEPS = 10_000;

/**
 * Runs what needs no answer: a question without answers is skipped, one with a single answer answered, unless its rule
 * says `neverSkip`. Stops before a rule that does what `isTooFar`. Throws {@link BrokenRule} without a question.
 */
export function settle<G extends GameTypes>(
  game: Game<G>,
  from: Position<G>,
  chance: Chance,
  isTooFar?: (outcome: Outcome<G>) => boolean,
): Settled<G> {
  let { state } = from;
  const agenda = [...from.agenda].reverse();
  const facts: G['Fact'][] = [];
  let revealed = false;
  const push = (steps: readonly G['Step'][]): void => {
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const step = steps[at];
      if (step !== undefined) agenda.push(step);
    }
  };
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const step = agenda.pop();
    if (step === undefined) {
      if (!game.isOver(state)) throw new BrokenRule(`the ${game.name} rules run out of steps before the end`);
      return { position: { state, agenda: [] }, ...NOTHING_ASKED, facts, revealed };
    }
    const kind: G['Step']['kind'] = step.kind;
    const rule = game.rules[kind];
    if ('happens' in rule) {
      const outcome = rule.happens(state, stepOfKind(step), chance);
      if (isTooFar?.(outcome) === true) {
        agenda.push(step);
        return { position: { state, agenda: agenda.reverse() }, ...NOTHING_ASKED, facts, revealed };
      }
      state = outcome.state;
      if (outcome.steps !== undefined) push(outcome.steps);
      if (outcome.facts !== undefined) facts.push(...outcome.facts);
      revealed ||= outcome.reveals === true;
      continue;
    }
    const asked = askedBy(rule.asks(state, stepOfKind(step)));
    const [first, second] = asked.asks;
    if (first === undefined) continue;
    const [only, other] = answersOf(first);
    if (second === undefined && other === undefined && only !== undefined && first.neverSkip !== true) {
      push(only.steps);
      continue;
    }
    agenda.push(step);
    return { position: { state, agenda: agenda.reverse() }, ...asked, facts, revealed };
  }
  throw new BrokenRule(
    `the ${game.name} rules do not come to rest; next: ${agenda.at(-1)?.kind ?? 'nothing'}`,
  );
}

/** Where a step meets the rule of its own kind: `Rules` guarantees the pairing, which the compiler cannot follow. */
function stepOfKind<G extends GameTypes, K extends G['Step']['kind']>(step: G['Step']) {
  return step as Extract<G['Step'], { readonly kind: K }>;
}

/** Whether a step asks somebody, by the rule of its kind. */
export const isAsking = <G extends GameTypes>(
  { rules }: Game<G>,
  step: G['Step'],
): step is AskingStep<G> & G['Step'] => {
  const kind: G['Step']['kind'] = step.kind;
  return 'asks' in rules[kind];
};

/** Of what a rule asks, what waits for an answer and has one, and what was answered meanwhile; the rest is skipped. */
function askedBy<G extends GameTypes>(all: readonly Ask<G>[]): AskedNow<G> {
  const askable = all.filter(({ choices }) => choices.some(canBeGiven));
  const asks = askable.filter(({ isAnswered }) => isAnswered !== true);
  return asks.length === 0 ? NOTHING_ASKED : { asks, answered: askable.filter((ask) => !asks.includes(ask)) };
}

/** What a position at rest asks; runs nothing. Throws {@link BrokenRule} if the position is not at rest. */
export function questions<G extends GameTypes>(game: Game<G>, { state, agenda }: Position<G>): AskedNow<G> {
  const [step] = agenda;
  if (step === undefined) {
    if (game.isOver(state)) return NOTHING_ASKED;
    throw new BrokenRule(`a ${game.name} position has nothing left on its agenda before the end`);
  }
  const kind: G['Step']['kind'] = step.kind;
  const rule = game.rules[kind];
  if (rule === undefined) throw new BrokenRule(`the ${game.name} rules know no ${kind}`);
  if ('happens' in rule) throw new BrokenRule(`a ${game.name} position at rest has ${kind} still to happen`);
  const asked = askedBy(rule.asks(state, stepOfKind(step)));
  if (asked.asks.length === 0)
    throw new BrokenRule(`a ${game.name} position at rest asks nothing by ${kind}`);
  return asked;
}
