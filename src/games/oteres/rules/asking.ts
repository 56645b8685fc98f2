import type { Ask, Choice } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { oteresNotation } from './notation.ts';
import type { Oteres, Pearl } from './state.ts';
import type { Given, OteresStep } from './step.ts';

/** Asks the player whose turn it is to name a player, for all to see. */
export const askPlayer = (
  asked: Seat,
  seats: readonly Seat[],
  steps: (seat: Seat) => readonly OteresStep[],
): Ask<Oteres> => ({
  seat: asked,
  choices: seats.map((seat) => ({ move: { kind: 'player', seat }, steps: steps(seat) })),
});

const isGiven = (given: Given, { move }: Choice<Oteres>): boolean =>
  oteresNotation.make(move) === oteresNotation.make(given);

/** A question that was answered with the card already: it has that answer alone, and nobody is asked again. */
export const answeredBy = (given: Given | undefined, ask: Ask<Oteres>): Ask<Oteres> =>
  given === undefined
    ? ask
    : { ...ask, neverSkip: false, choices: ask.choices.filter((choice) => isGiven(given, choice)) };

/** Asks a seat to name a pearl. It is asked in private, because it may see values there. */
export const askPearl = (
  asked: Seat,
  pearls: readonly Pearl[],
  steps: (mark: number) => readonly OteresStep[],
): Ask<Oteres> => ({
  seat: asked,
  secret: true,
  choices: pearls.map(({ mark }) => ({ move: { kind: 'pearl', mark }, steps: steps(mark) })),
});

/**
 * Asks a seat for a card of its hand, in private. Always asked: how many kinds of cards it has to choose from, one or none
 * at all, is nobody else's business. Without any it can only skip.
 */
export function askCard(
  asked: Seat,
  cards: readonly string[],
  choices: (card: string) => readonly Choice<Oteres>[],
  skip: readonly OteresStep[],
): Ask<Oteres> {
  const kinds = [...new Set(cards)];
  return {
    seat: asked,
    secret: true,
    neverSkip: true,
    choices: kinds.length > 0 ? kinds.flatMap(choices) : [{ move: { kind: 'skip' }, steps: skip }],
  };
}
