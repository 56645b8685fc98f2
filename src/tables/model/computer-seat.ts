import { type Level, USUAL_LEVEL } from '../../games/level.ts';
import type { OpenDecision, PlayableMatch } from '../../games/playable.ts';
import type { Table } from './table.ts';

/** Whose name stands in the log beside a move of the computer's. */
export const COMPUTER = 'computer';

/** The first open question that a computer has to answer: for a seat of its own, or once for somebody who is late. */
export function dueComputer(
  table: Table | undefined,
  match: PlayableMatch | undefined,
): OpenDecision | undefined {
  if (table?.phase !== 'playing') return undefined;
  return match?.decisions.find(
    ({ seat }) => table.seats[seat]?.kind === 'computer' || table.skipping?.seat === seat,
  );
}

/** What a computer may answer to a question that {@link dueComputer} has found. What may be done besides is left to somebody who is late. */
export function answersFor({ skipping }: Table, { seat, answers }: OpenDecision): OpenDecision['answers'] {
  const plain = answers.filter(({ aside }) => !aside);
  return skipping?.seat === seat && plain.length > 0 ? plain : answers;
}

/** How far the computer looks that answers for a seat: the usual one for somebody who is late. */
export function levelOf({ seats }: Pick<Table, 'seats'>, seat: number): Level {
  const seated = seats[seat];
  return (seated?.kind === 'computer' ? seated.level : undefined) ?? USUAL_LEVEL;
}
