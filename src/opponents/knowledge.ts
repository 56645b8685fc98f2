import type { Position } from '../engine/agenda.ts';
import type { Chance } from '../engine/chance.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import type { DecisionOf, Match } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';

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

/** What a seat knows of a match; nothing where it is not asked. */
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

/** What a seat knows where not every legal answer may be given: only those among some notations. */
export function knownAmong<G extends GameTypes>(known: Knowledge<G>, among: readonly string[]): Knowledge<G> {
  const { decision } = known;
  const answers = decision.answers.filter(({ notation }) => among.includes(notation));
  return { ...known, decision: { ...decision, answers } };
}

/** The answer at a place of the decision. */
export function notationAt<G extends GameTypes>({ decision }: Knowledge<G>, place: number): string {
  const { answers } = decision;
  const answer = answers[place] ?? answers[0];
  if (answer === undefined) throw new RangeError('nothing can be answered');
  return answer.notation;
}
