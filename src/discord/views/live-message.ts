import { logNeeded } from '../../tables/model/log-needed.ts';
import type { TableNow } from '../../tables/model/table.ts';
import type { Message } from '../protocol/message.ts';
import { archivedMessage } from './archived-message.ts';
import { boardMessage } from './board-message.ts';
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
