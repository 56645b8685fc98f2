import { COOLDOWNS } from '../model/cooldown.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { MOST_REPORTS, nextReportNumber, REPORT_LENGTH } from '../model/report.ts';
import { seatOf, type Table } from '../model/table.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { Profiles } from '../service/profiles.ts';
import type { TableRepository } from '../service/table-repository.ts';

/** What people tell the host of the bot; see {@link reportCommands}. */
export type ReportCommands = ReturnType<typeof reportCommands>;

/** Whether somebody sits at a table, or has sat there. */
const wasThere = (table: Table, person: string): boolean =>
  seatOf(table, person) !== undefined || table.former.some(({ id }) => id === person);

/** What people tell the host of the bot of what is wrong at a table. Nobody else sees anything of it. */
export function reportCommands(repository: TableRepository, profiles: Pick<Profiles, 'change'>) {
  return {
    /** Saves what somebody says is wrong, and how far the match is, in any phase. Adds it to the table's reports. */
    report: (command: TableCommand, words: string, version: string): Promise<Done | Rejection> =>
      repository.execute({ ...command, isPrivate: true }, async ({ table, match }, at) => {
        const { person } = command;
        if (!wasThere(table, person)) return reject('not-seated');
        if (table.reports.length >= MOST_REPORTS) return reject('too-many-reports');
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
        return { table: { ...table, reports: [...table.reports, report] }, isQuiet: true };
      }),
  };
}
