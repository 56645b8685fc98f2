import type { TableNow } from '../../tables/model/table.ts';
import type { Message } from '../protocol/message.ts';
import { archivedMessage } from './archived-message.ts';
import { boardMessage, overFrom, takenBackFrom } from './board-message.ts';
import { lobbyMessage } from './lobby-message.ts';
import type { Voice } from './message-context.ts';
import { resultMessage } from './result-message.ts';

/**
 * What a table's live message shows now: the lobby, the board, that it was put away, or the final standing. `log` is told from, see
 * {@link logNeeded}; `invited` are those whom a lobby calls.
 */
export function liveMessage(
  now: TableNow,
  log: readonly string[],
  voice: Voice,
  invited: readonly string[] = [],
): Message {
  const { table, match } = now;
  if (match === undefined) return lobbyMessage(now, voice, invited);
  switch (table.phase) {
    case 'playing':
      return boardMessage(now, match, { from: logNeeded(now) ?? 0, entries: log }, voice);
    case 'archived':
      return archivedMessage(now, match, voice);
    case 'lobby':
    case 'ended':
    case 'closed':
      return resultMessage(now, match, log, voice);
  }
}

/**
 * The ply from which the live message needs the log: all of it for the final standing, what is to be taken back where that is asked, and
 * while somebody plays the turns that were over when it was posted, and what the others did; else none.
 */
export function logNeeded({ table, match }: TableNow): number | undefined {
  if (match?.result !== undefined) return 0;
  const plies = [
    takenBackFrom(table),
    ...(table.phase === 'playing' ? [overFrom(table), match?.othersFrom] : []),
  ];
  const known = plies.filter((ply) => ply !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
