import type { Position } from '../engine/agenda.ts';
import type { Chance } from '../engine/chance.ts';
import type { Game, GameTypes } from '../engine/game.ts';
import type { DecisionOf, Match } from '../engine/match.ts';
import type { Seat } from '../engine/seat.ts';

/** What one seat knows of a match when it is asked something: all that an opponent is ever given. */
export interface Knowledge<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seat: Seat;
  /** How many seats there are. */
  readonly seats: number;
  /** The question, with every legal answer. */
  readonly decision: DecisionOf<G>;
  /** A position as it may be, with everything dealt anew that the seat cannot know. The question is the same there. */
  readonly deal: (chance: Chance) => Position<G>;
}

/** What a seat knows of a match; nothing where it is not asked. */
export function knowledgeOf<G extends GameTypes>(match: Match<G>, seat: Seat): Knowledge<G> | undefined {
  const { game, snapshot } = match;
  const { position } = snapshot;
  const decision = match.decisions.find((each) => each.seat === seat);
  return (
    decision && {
      game,
      seat,
      seats: match.seats,
      decision,
      deal: (chance) => ({ ...position, state: game.redeal(position.state, seat, chance) }),
    }
  );
}
