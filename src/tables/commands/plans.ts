import type { TextContext } from '../../games/presenter.ts';
import { planOf, reportFor, withoutPlan, withPlan, withReportTold } from '../model/plans.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import type { Table } from '../model/table.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { TableRepository, TablesParts } from '../service/table-repository.ts';
import { atSeat } from './guards.ts';

/** What people plan for their next turns; see {@link planCommands}. */
export type PlanCommands = ReturnType<typeof planCommands>;

/** What people plan for their next turns: for their own eyes, so nothing of it touches what others see of the table. */
export function planCommands(
  repository: TableRepository,
  { planPause }: Required<Pick<TablesParts, 'planPause'>>,
) {
  const inPrivate = (command: TableCommand): TableCommand => ({ ...command, isPrivate: true });
  const unseen = (table: Table) => ({ table, isQuiet: true }) as const;

  return {
    /** Saves answers as this person's plan for their next turn, replacing a former one, in their `textContext`. */
    keepPlan: (
      command: TableCommand,
      line: readonly string[],
      textContext: TextContext,
    ): Promise<Done | Rejection> =>
      repository.execute(
        inPrivate(command),
        atSeat(command, ({ table }, match, seat, now) => {
          if (match.turn.seat === seat) return reject('plan-own-turn');
          const plan = match.planned(seat, line, textContext);
          if (plan === undefined || line.length === 0 || plan.answers.length < line.length)
            return reject('nothing-to-plan');
          const owner = { seat, person: command.person, madeAt: now, pause: planPause() };
          return unseen(withPlan(table, match, plan, owner));
        }),
      ),

    /** Drops this person's plan. */
    cancelPlan: (command: TableCommand): Promise<Done | Rejection> =>
      repository.execute(
        inPrivate(command),
        atSeat(command, ({ table }, _match, seat) =>
          planOf(table, seat) === undefined ? reject('no-plan') : unseen(withoutPlan(table, seat)),
        ),
      ),

    /** This person has heard what came of their plan. */
    planTold: (command: TableCommand): Promise<Done | Rejection> =>
      repository.execute(
        inPrivate(command),
        atSeat(command, ({ table }) =>
          reportFor(table, command.person) === undefined
            ? reject('no-plan')
            : unseen(withReportTold(table, command.person)),
        ),
      ),
  };
}
