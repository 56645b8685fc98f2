import type { Position } from '../engine/agenda.ts';
import type { Chance } from '../engine/chance.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import type { DecisionOf, Match } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';
import type { Budget } from './spot.ts';

/** What one seat knows of a match when it is asked something: all that an opponent is ever given. */
export interface Knowledge<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seat: Seat;
  readonly seats: number;
  /** The question, with every answer that may be given. */
  readonly decision: DecisionOf<G>;
  /** How many answers this turn has had: the more, the less is thought about the next one. */
  readonly answered: number;
  /** What may be done besides a question is left to somebody else for the rest of this turn. */
  readonly leavesExtras?: boolean;
  /** A position as it may be, with everything dealt anew that the seat cannot know. The question is the same there. */
  readonly deal: (chance: Chance) => Position<G>;
}

/** Chooses an answer from what a seat knows: its notation, the same each time unless the budget ends early. */
export type Choose<G extends GameTypes> = (known: Knowledge<G>, budget: Budget, seed: string) => string;

/** Somebody who plays a game, and the budget that it is meant to have for each answer. */
export interface Opponent<G extends GameTypes> {
  readonly choose: Choose<G>;
  readonly budget: Budget;
}

/** What a seat knows of a match; undefined if it is not asked. */
export function knowledgeOf<G extends GameTypes>(match: Match<G>, seat: Seat): Knowledge<G> | undefined {
  const { game, snapshot } = match;
  const { position, begun = [] } = snapshot;
  const decision = match.decisions.find((each) => each.seat === seat);
  return (
    decision && {
      game,
      seat,
      seats: match.seats,
      decision,
      answered: Math.max(0, match.ply - 1 - (begun.at(-1) ?? match.ply)),
      deal: (chance) => ({ ...position, state: game.redeal(position.state, seat, chance) }),
    }
  );
}

/** What a seat knows if only these of its legal answers may be given. */
export function knownAmong<G extends GameTypes>(known: Knowledge<G>, among: readonly string[]): Knowledge<G> {
  const { decision } = known;
  const answers = decision.answers.filter(({ notation }) => among.includes(notation));
  return { ...known, decision: { ...decision, answers } };
}

/** The answer at a place of the decision, or else its first. */
export function notationAt<G extends GameTypes>({ decision: { answers } }: Knowledge<G>, place = 0): string {
  const answer = answers[place] ?? answers[0];
  if (answer === undefined) throw new RangeError('nothing can be answered');
  return answer.notation;
}

/** How an opponent answers, without a thought if there is only one answer. */
export const answerOf = <G extends GameTypes>(
  { choose, budget }: Opponent<G>,
  known: Knowledge<G>,
  seed: string,
): string => (known.decision.answers.length === 1 ? notationAt(known) : choose(known, budget, seed));
