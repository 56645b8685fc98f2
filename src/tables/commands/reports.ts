import { coolsUntil, type Recent, withRecent } from '../model/cooldown.ts';
import { type Rejection, reject } from '../model/rejection.ts';
import { MOST_REPORTS, nextReportNumber, REPORT_LENGTH } from '../model/report.ts';
import { seatOf, type Table } from '../model/table.ts';
import type { Done, TableCommand } from '../service/kept-tables.ts';
import type { TableRepository } from '../service/table-repository.ts';

/** What people tell the host of the bot; see {@link reportCommands}. */
export type ReportCommands = ReturnType<typeof reportCommands>;

/** Whether somebody sits at a table, or has sat there. */
const wasThere = (table: Table, person: string): boolean =>
  seatOf(table, person) !== undefined || table.former.some(({ id }) => id === person);

/** What people tell the host of the bot of what is wrong at a table. Nobody else sees anything of it. */
export function reportCommands(repository: TableRepository) {
  return {
    /** Keeps what somebody says is wrong, with how far the match has come, in whatever phase the table is. The last report is theirs. */
    report: (command: TableCommand, words: string, version: string): Promise<Done | Rejection> =>
      repository.execute({ ...command, isPrivate: true }, ({ table, match }, at) => {
        const { person } = command;
        if (!wasThere(table, person)) return reject('not-seated');
        const reporting: Recent = { what: 'report', person, motion: '', at };
        const until = coolsUntil(table, reporting);
        if (until !== undefined)
          return reject('too-soon-to-report', { minutes: Math.ceil((until - at) / 60_000) });
        if (table.reports.length >= MOST_REPORTS) return reject('too-many-reports');
        const report = {
          ...{ number: nextReportNumber(table), person, version, at },
          words: words.slice(0, REPORT_LENGTH),
          ply: match?.ply ?? 0,
        };
        return {
          table: withRecent({ ...table, reports: [...table.reports, report] }, reporting),
          isQuiet: true,
        };
      }),
  };
}
