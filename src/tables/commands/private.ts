import type { TextContext } from '../../games/presenter.ts';
import { quietly } from '../model/change.ts';
import { standInOf } from '../model/computer-seat.ts';
import { COOLDOWNS } from '../model/cooldown.ts';
import { planOf, reportFor, withoutPlan, withPlan, withReportTold } from '../model/plans.ts';
import { withNote } from '../model/private-note.ts';
import { reject } from '../model/rejection.ts';
import { MOST_REPORTS, nextReportNumber, REPORT_LENGTH } from '../model/report.ts';
import { isSolo, seatOf } from '../model/table.ts';
import { usualPlanPause } from '../service/plan-drafts.ts';
import type { TablesContext } from '../service/table-repository.ts';
import { hasPlayed } from '../transitions/rematch.ts';
import { guardsOf, inPrivate } from './guards.ts';

/** What people do at a table for their own eyes, or their host's: nothing of it touches what others see there. */
export function privateCommands({ repository, profiles, planPause = usualPlanPause }: TablesContext) {
  const { anywhere, atSeat } = guardsOf(repository);
  return {
    /** Saves answers as this person's plan for their next turn, replacing a former one, in their `textContext`. */
    keepPlan: inPrivate(
      atSeat(({ table, match, seat, by, at }, line: readonly string[], textContext: TextContext) => {
        if (match.turn.seat === seat) return 'plan-own-turn';
        const plan = match.planned(seat, line, textContext);
        if (plan === undefined || line.length === 0 || plan.answers.length < line.length)
          return 'nothing-to-plan';
        // Computers guess nothing from how soon somebody plays; a person who may come back to a seat would.
        const isAmongComputers = isSolo(table) && table.seats.every((each) => standInOf(each) === undefined);
        const pause = isAmongComputers ? 0 : planPause();
        const owner = { seat, person: by.person, madeAt: at, pause };
        return quietly(withPlan(table, match, plan, owner));
      }),
    ),

    cancelPlan: inPrivate(
      atSeat(({ table, seat }) =>
        planOf(table, seat) === undefined ? 'no-plan' : quietly(withoutPlan(table, seat)),
      ),
    ),

    planTold: inPrivate(
      atSeat(({ table, by }) =>
        reportFor(table, by.person) === undefined ? 'no-plan' : quietly(withReportTold(table, by.person)),
      ),
    ),

    /** Saves this person's note in place of their former one; empty words remove it. Works in any phase. */
    writeNote: inPrivate(
      anywhere(({ table, by }, words: string) =>
        seatOf(table, by.person) === undefined
          ? 'not-seated'
          : quietly({ ...table, notes: withNote(table.notes, by.person, words) }),
      ),
    ),

    /** Saves what somebody says is wrong, and how far the match is, in any phase. Adds it to the table's reports. */
    report: inPrivate(
      anywhere(async ({ table, match, by: { person }, at }, words: string, version: string) => {
        if (!hasPlayed(table, person)) return 'not-seated';
        if (table.reports.length >= MOST_REPORTS) return 'too-many-reports';
        let until = at;
        const noted = await profiles.change<'too-soon-to-report'>(person, (profile) => {
          // The same report may be worked out once more, at the same time.
          const last = profile.reportedAt === at ? undefined : profile.reportedAt;
          until = last === undefined ? at : last + COOLDOWNS.report;
          return until > at ? 'too-soon-to-report' : { ...profile, reportedAt: at };
        });
        if (typeof noted === 'string') return reject(noted, { minutes: Math.ceil((until - at) / 60_000) });
        const report = {
          ...{ number: nextReportNumber(table), person, version, at },
          words: words.slice(0, REPORT_LENGTH),
          ply: match?.ply ?? 0,
        };
        return quietly({ ...table, reports: [...table.reports, report] });
      }),
    ),
  };
}
