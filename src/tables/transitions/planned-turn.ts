import type { Change } from '../model/change.ts';
import type { Plan, PlanReport } from '../model/plan.ts';
import { withoutPlan, withoutReport } from '../model/plans.ts';
import type { TableNow } from '../model/table.ts';
import { advance } from './advance.ts';

/**
 * A table after the plan that is due was played: all its answers are one change. A plan is played once, however far
 * it gets. Undefined if none is due.
 */
export function playDuePlan(
  { table, match }: Pick<TableNow, 'table' | 'match'>,
  now: number,
): Change | undefined {
  const plan = table.plans.find(({ playAt }) => playAt !== undefined && playAt <= now);
  if (plan === undefined || match === undefined) return undefined;
  const { seat, person } = plan;
  const played = match.playPlan(seat, plan);
  let change: Change = { table: withoutPlan(table, seat), isQuiet: true };
  let before = match;
  for (const next of played.entries) {
    const { entries = [], ...step } = advance(change.table, { before, next, seat, by: person });
    change = { ...step, entries: [...(change.entries ?? []), ...entries] };
    before = next.match;
  }
  const last = played.entries.at(-1);
  const isUndoable = played.stop === 'turn over' && !played.drew && last?.match.result === undefined;
  const report: PlanReport = {
    ...reportOf(plan, match.turn.number, played),
    ...(isUndoable && last !== undefined ? { undoable: last.ply } : {}),
  };
  return {
    ...change,
    isPlanned: true,
    table: {
      ...change.table,
      planReports: [...withoutReport(change.table, person).planReports, report],
    },
  };
}

function reportOf(
  { seat, person, answers }: Plan,
  turn: number,
  { entries, stop }: { readonly entries: readonly unknown[]; readonly stop: PlanReport['stop'] },
): PlanReport {
  const labels = answers.map(({ label }) => label);
  return {
    ...{ seat, person, turn, stop },
    played: labels.slice(0, entries.length),
    left: labels.slice(entries.length),
  };
}
