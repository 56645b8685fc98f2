import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OteresFact } from '../rules/fact.ts';
import { URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';

type Moves = readonly MoveEntry<OteresFact>[];

/** A card that one player gave another in secret, and in which turn and round. */
export interface Slip {
  readonly by: Seat;
  readonly to: Seat;
  readonly card: string;
  readonly turn: number;
  readonly round: number;
}

/**
 * A sea urchin that one player gave another, and what became of it: it put its receiver out in a round, or was played for a black pearl in a
 * turn. Nothing of `fate` where it was sent back into the deck or slipped on, or changed nothing in the hand where it stayed.
 */
export interface SlippedUrchin extends Slip {
  readonly fate?:
    | { readonly kind: 'out'; readonly round: number }
    | { readonly kind: 'black'; readonly turn: number };
}

/** Cards that a seat was given, by whom and when. */
export const handedTo = (moves: Moves, to: Seat): readonly Slip[] => {
  let [turn, round] = [1, 1];
  return moves
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => {
      if (fact.kind === 'turn-began') [turn, round] = [fact.number, fact.round];
      return fact.kind === 'card-given' && fact.to === to && fact.card !== undefined
        ? [{ by: fact.seat, to, card: fact.card, turn, round }]
        : [];
    });
};

/**
 * The sea urchins that a seat was given, from what it knew of all moves: only the receiver and the giver see which card is given. One sea urchin is as
 * another: of several that a seat holds, those that others gave count as the first to leave it, so that nobody is named who may not have put
 * it out. For what one cost nobody is named where the last that came was one that the seat drew: it may have made it play one.
 */
export function slippedUrchins(moves: Moves, seat: Seat): readonly SlippedUrchin[] {
  let held: readonly Slip[] = [];
  let settled: readonly SlippedUrchin[] = [];
  let [turn, round] = [1, 1];
  let isPlayed = false;
  let drawn = 0;
  let isLastDrawn = false;
  const leave = (fate?: SlippedUrchin['fate'], which = held[0]): void => {
    if (which === undefined) drawn = Math.max(0, drawn - 1);
    else settled = [...settled, { ...which, ...(fate && { fate }) }];
    held = held.filter((slip) => slip !== which);
  };
  const leavePlayed = (): void => {
    const fate = { kind: 'black', turn } as const;
    if (drawn === 0) leave(fate);
    else if (isLastDrawn) leave();
    else leave(fate, held.at(-1));
  };
  for (const fact of moves.flatMap(({ facts }) => facts)) {
    switch (fact.kind) {
      case 'turn-began':
        [turn, round, isPlayed] = [fact.number, fact.round, false];
        break;
      case 'card-drawn':
        if (fact.seat !== seat || fact.card !== URCHIN) break;
        drawn += 1;
        isLastDrawn = true;
        break;
      case 'card-given':
        if (fact.card !== URCHIN) break;
        if (fact.to === seat) {
          held = [...held, { by: fact.seat, to: seat, card: URCHIN, turn, round }];
          isLastDrawn = false;
        }
        if (fact.seat === seat) leave();
        break;
      case 'card-played':
        isPlayed = fact.seat === seat && fact.card === URCHIN;
        if (isPlayed) leavePlayed();
        break;
      case 'urchin-returned':
        // One that is played goes back into the deck, too.
        if (fact.seat === seat && !isPlayed) leave();
        break;
      case 'out': {
        if (fact.seat !== seat) break;
        const givenBy = (giver: Seat) => held.filter(({ by }) => by === giver);
        settled = [
          ...settled,
          ...held.map((slip) => {
            const given = givenBy(slip.by);
            // Of several from one player the last is told.
            const isWhy = given.at(-1) === slip && fact.urchins - given.length < URCHINS_OUT;
            return isWhy ? { ...slip, fate: { kind: 'out', round } as const } : slip;
          }),
        ];
        held = [];
        break;
      }
      default:
    }
  }
  return [...settled, ...held].toSorted((one, other) => one.turn - other.turn);
}
