import type { PlayableGame } from './games/playable.ts';
import { writeRecord } from './records/write-record.ts';
import type { ReportedTable } from './store/sql/reported.ts';
import type { ProblemReport } from './tables/model/report.ts';
import type { TablePhase } from './tables/model/table.ts';
import { readTable } from './tables/service/saved-table.ts';

/** A problem that somebody has reported, as the host of the bot reads it. */
export interface ReportedProblem extends ProblemReport {
  readonly table: string;
  readonly game: string;
  readonly phase: TablePhase;
  /**
   * The match as everybody may know it: the bot's host may play in it, so it is whole only after its rules have
   * ended. It holds no seed and no names. Absent in a lobby, and if the rules have changed since.
   */
  readonly record: string | undefined;
}

/** The problems that were reported at these tables, each with what may be read of its match by now. */
export const reportedProblems = (
  tables: readonly ReportedTable[],
  games: readonly PlayableGame[],
): readonly ReportedProblem[] =>
  tables.flatMap((reported) => {
    const { id, game, phase, reports } = readTable(reported.table);
    const record = recordOf(
      reported,
      games.find(({ name }) => name === game),
    );
    return reports.map((report) => ({ ...report, table: id, game, phase, record }));
  });

function recordOf({ snapshot, log }: ReportedTable, game: PlayableGame | undefined): string | undefined {
  if (snapshot === undefined || game === undefined) return undefined;
  const record = game
    .resume(snapshot)
    .logged(log.map(({ body }) => body))
    .record('spectator', []);
  return record && writeRecord(record, { withList: true });
}

/** A report in a line and the words below it. */
export const reportLines = ({
  number,
  at,
  game,
  table,
  ply,
  phase,
  version,
  words,
}: ReportedProblem): string =>
  [
    `${number}  ${new Date(at).toISOString()}  ${game}, table ${table}, ply ${ply} (${phase}), bot ${version}`,
    ...words.split('\n').map((line) => `    ${line}`),
  ].join('\n');

/** A report as a file that `npm run replay` follows: what is no record stands in it as a comment. */
export const reportFile = (problem: ReportedProblem): string => {
  const about = reportLines(problem).replaceAll('(', '[').replaceAll(')', ']');
  return `(${about})\n${problem.record ?? ''}`;
};
