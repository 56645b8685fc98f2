import type { GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Seat } from '../../engine/seat.ts';
import { Fingerprints } from '../fingerprints.ts';

/** What a player can settle of a turn before anything new is revealed: answers up to one that cannot be undone. */
export interface SettledPlan<G extends GameTypes> {
  readonly line: readonly string[];
  /** Where it leads as this match goes on. */
  readonly reached: Match<G>;
}

/** Whether no more of the turn can be planned after an answer: what follows is not this seat's choice alone. */
export const isPlanOver = <G extends GameTypes>(after: Match<G>, seat: Seat): boolean =>
  after.result !== undefined || after.broken || after.cannotUndo(seat) !== undefined;

/** Numbers for positions: the same for equal ones. */
export const positionsOf = <G extends GameTypes>(): ((match: Match<G>) => number) => {
  const prints = new Fingerprints();
  return ({ snapshot }) => prints.of(snapshot.position);
};

/** Every plan of the seat whose turn begins, one a position; undefined if there are more than `most` answers. */
export function plansOf<G extends GameTypes>(
  from: Match<G>,
  seat: Seat,
  most: number,
): readonly SettledPlan<G>[] | undefined {
  const printOf = positionsOf<G>();
  const seen = new Set<number>([printOf(from)]);
  const plans: SettledPlan<G>[] = [];
  let open: SettledPlan<G>[] = [{ line: [], reached: from }];
  let answers = 0;
  while (open.length > 0) {
    const shorter = open;
    open = [];
    for (const { line, reached } of shorter)
      for (const { notation } of reached.decisions.find((each) => each.seat === seat)?.answers ?? []) {
        answers += 1;
        if (answers > most) return undefined;
        const next = reached.play(seat, notation);
        if (typeof next === 'string') continue;
        const print = printOf(next.match);
        if (seen.has(print)) continue;
        seen.add(print);
        const plan = { line: [...line, notation], reached: next.match };
        if (isPlanOver(next.match, seat)) plans.push(plan);
        else open.push(plan);
      }
  }
  return plans;
}
