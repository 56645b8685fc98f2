import { LEVELS, type Level, USUAL_LEVEL } from '../../games/level.ts';
import { seriesScore } from './series-score.ts';
import type { Table, TableNow } from './table.ts';

/** The level to try after a match of one person against computers: up after a victory, down after a lost series. */
export function levelToTry(now: TableNow): Level | undefined {
  const { table, match } = now;
  if (table.onwardFrom !== undefined) return undefined;
  const own = table.seats.findIndex(({ kind }) => kind === 'person');
  const computers = levelsAt(table);
  const isAlone = own !== -1 && computers.length === table.seats.length - 1;
  if (!isAlone || match?.result === undefined || table.former.length > 0) return undefined;
  const played = LEVELS.findLastIndex((level) => computers.includes(level));
  if (match.result.winners.includes(own)) return LEVELS[played + 1];
  const winners = seriesScore(now)?.winners ?? [];
  const isSeriesLost = winners.length > 0 && winners.every(({ seat }) => seat !== own);
  return isSeriesLost && played > 0 ? LEVELS[played - 1] : undefined;
}

/** The level of the strongest computer that has sat at a table from the first; the usual one if none has. */
export function strongestAt(table: Table): Level {
  const levels = levelsAt(table);
  return LEVELS.findLast((level) => levels.includes(level)) ?? USUAL_LEVEL;
}

const levelsAt = ({ seats }: Table): readonly Level[] =>
  seats.flatMap((seated) =>
    seated.kind === 'computer' && seated.standIn === undefined ? [seated.level ?? USUAL_LEVEL] : [],
  );
