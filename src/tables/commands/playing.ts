import { undoablePlan, withoutReport } from '../model/plans.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { TableRepository } from '../service/table-repository.ts';
import { advance } from '../transitions/advance.ts';
import { atSeat, isUndoneEnough } from './guards.ts';

/** How a match is played; see {@link playingCommands}. */
export type PlayingCommands = ReturnType<typeof playingCommands>;

/** How a match is played: answers, and what somebody takes back without asking the others. */
export function playingCommands(repository: TableRepository) {
  return {
    /** Answers the question that was put to this person at ply `opened`. */
    answer: (command: TableCommand, opened: number, notation: string): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atSeat(command, ({ table }, match, seat) => {
          if (match.broken) return reject('broken');
          const decision = match.openTo(seat);
          if (decision === undefined) return reject('not-asked');
          if (decision.opened !== opened) return reject('stale');
          // An answer in the place of one that was given takes that back.
          const isAnew = match.decisions.every((each) => each.seat !== seat);
          if (isAnew && isUndoneEnough(table, match)) return reject('enough-undone');
          const together = decision.answerAndEnd(notation);
          const next = match.play(seat, together?.first ?? notation);
          if (typeof next === 'string') return reject(next);
          const change = advance(table, { before: match, next, seat, by: command.person });
          // Each further answer is its own commit: if one cannot be written, those before it stand, and the match
          // waits there.
          return { ...change, next: { seat, notations: together?.rest ?? [] } };
        }),
      ),

    /**
     * Takes back this person's last move, or the end of a turn that they had planned if nobody has answered since;
     * `atPly` is the ply that they were looking at, if known.
     */
    undo: (command: TableCommand, atPly?: number): Promise<Done | Rejection> =>
      repository.execute(
        command,
        atSeat(command, async ({ table }, match, seat) => {
          if (atPly !== undefined && atPly !== match.ply) return reject('stale');
          if (isUndoneEnough(table, match)) return reject('enough-undone');
          const planned = undoablePlan(table, match, command.person);
          const next =
            planned === undefined
              ? match.undo(seat)
              : await match.logged(await repository.kept.log(command.table)).goBack(seat, planned);
          if (typeof next === 'string') return reject(next);
          const change = advance(table, { before: match, next, seat, by: command.person });
          return planned === undefined
            ? change
            : { ...change, table: withoutReport(change.table, command.person) };
        }),
      ),
  };
}
