import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch, TurnPlan } from '../../games/playable.ts';
import type { Plan, PlanReport } from './plan.ts';
import { holderOf, type Table } from './table.ts';

/** The plan of a seat, if it has one. */
export const planOf = ({ plans }: Table, seat: Seat): Plan | undefined =>
  plans.find((plan) => plan.seat === seat);

/** What came of somebody's plan, if they have not heard it yet. */
export const reportFor = ({ planReports }: Table, person: string): PlanReport | undefined =>
  planReports.find((report) => report.person === person);

/** The ply of the last answer of a planned turn, if it can be undone without asking: nobody has answered since. */
export function undoablePlan(table: Table, { ply }: PlayableMatch, person: string): number | undefined {
  const last = reportFor(table, person)?.undoable;
  return last !== undefined && ply === last + 1 ? last : undefined;
}

/** The table without the plan of a seat. */
export const withoutPlan = (table: Table, seat: Seat): Table => ({
  ...table,
  plans: table.plans.filter((plan) => plan.seat !== seat),
});

/** The table after somebody has heard what came of their plan. */
export const withReportTold = (table: Table, person: string): Table => ({
  ...table,
  planReports: table.planReports.map((report) =>
    report.person === person ? { ...report, isTold: true } : report,
  ),
});

/** The table without what came of somebody's plan. */
export const withoutReport = (table: Table, person: string): Table => ({
  ...table,
  planReports: table.planReports.filter((report) => report.person !== person),
});

/** The table with a plan of a seat, in the place of the one before. */
export const withPlan = (
  table: Table,
  match: PlayableMatch,
  { answers, premise }: Pick<TurnPlan, 'answers' | 'premise'>,
  owner: Pick<Plan, 'seat' | 'person' | 'madeAt' | 'pause'>,
): Table => ({
  ...table,
  plans: [
    ...withoutPlan(table, owner.seat).plans,
    { ...owner, ply: match.ply, turn: match.turn.number, answers, premise },
  ],
  planReports: withoutReport(table, owner.person).planReports,
});

/** Whether the turn of a plan has come, and nothing keeps it from being played. */
const isUp = ({ seat, turn }: Plan, table: Table, match: PlayableMatch): boolean =>
  match.turn.seat === seat &&
  match.turn.number > turn &&
  (table.vote === undefined || table.vote.refused !== undefined) &&
  match.decisions.some((decision) => decision.seat === seat);

/** A table's plans and reports after a change; a report stays until its turn was seen and can no longer be undone. */
export const plansAfter = (
  table: Table,
  match: PlayableMatch | undefined,
  now: number,
): Pick<Table, 'plans' | 'planReports'> =>
  table.phase !== 'playing' || match === undefined
    ? { plans: [], planReports: [] }
    : {
        plans: match.result === undefined ? plansAt(table, match, now) : [],
        planReports: table.planReports.filter(
          ({ seat, person, isTold }) =>
            holderOf(table, seat) === person &&
            (isTold !== true || undoablePlan(table, match, person) !== undefined),
        ),
      };

const plansAt = (table: Table, match: PlayableMatch, now: number): readonly Plan[] =>
  table.plans
    .filter(({ seat, person }) => holderOf(table, seat) === person)
    .map((plan) => {
      const { playAt = now + plan.pause, ...rest } = plan;
      return isUp(plan, table, match) ? { ...rest, playAt } : rest;
    });
