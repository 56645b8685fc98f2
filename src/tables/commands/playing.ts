import { undoablePlan, withoutReport } from '../model/plans.ts';
import type { TablesContext } from '../service/table-repository.ts';
import { advance } from '../transitions/advance.ts';
import { guardsOf, isUndoneEnough } from './guards.ts';

/** How a match is played: answers, and what somebody takes back without asking the others. */
export function playingCommands({ repository }: TablesContext) {
  const { atSeat } = guardsOf(repository);
  return {
    /** Answers the question that was put to this person at ply `opened`. */
    answer: atSeat(({ table, match, seat, by }, opened: number, notation: string) => {
      if (match.broken) return 'broken';
      const decision = match.openTo(seat);
      if (decision === undefined) return 'not-asked';
      if (decision.opened !== opened) return 'stale';
      // An answer in the place of one that was given takes that back.
      const isAnew = match.decisions.every((each) => each.seat !== seat);
      if (isAnew && isUndoneEnough(table, match)) return 'enough-undone';
      const together = decision.answerAndEnd(notation);
      const next = match.play(seat, together?.first ?? notation);
      if (typeof next === 'string') return next;
      const change = advance(table, { before: match, next, seat, by: by.person });
      // Who has just taken something back decides by themselves what would be answered for them.
      if (match.undone && together === undefined) return change;
      // Each further answer is its own commit: if one cannot be written, the match waits where those before it lead.
      return { ...change, next: { seat, notations: together?.rest ?? [] } };
    }),

    /** Takes back this person's last press, or the end of a planned turn; `atPly` is the ply that they looked at. */
    undo: atSeat(async ({ table, match, seat, by }, atPly?: number) => {
      if (atPly !== undefined && atPly !== match.ply) return 'stale';
      if (isUndoneEnough(table, match)) return 'enough-undone';
      const planned = undoablePlan(table, match, by.person);
      const next =
        planned === undefined
          ? match.undo(seat)
          : await match.logged(await repository.kept.log(by.table)).goBack(seat, planned);
      if (typeof next === 'string') return next;
      const change = advance(table, { before: match, next, seat, by: by.person });
      return planned === undefined ? change : { ...change, table: withoutReport(change.table, by.person) };
    }),
  };
}
