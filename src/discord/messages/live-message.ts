import type { TableNow } from '../../tables/table.ts';
import { archivedMessage } from './archived-message.ts';
import { boardMessage } from './board-message.ts';
import { lobbyMessage } from './lobby-message.ts';
import type { Message } from './message.ts';
import { resultMessage } from './result-message.ts';
import type { Voice } from './voice.ts';

/** What a table's live message shows now: the lobby, the board, that it was put away, or the final standing, which is told from the log. */
export function liveMessage(now: TableNow, log: readonly string[], voice: Voice): Message {
  const { table, match } = now;
  if (match === undefined) return lobbyMessage(now, voice);
  switch (table.phase) {
    case 'playing':
      return boardMessage(now, match, voice);
    case 'archived':
      return archivedMessage(now, match, voice);
    case 'lobby':
    case 'ended':
    case 'closed':
      return resultMessage(now, match, log, voice);
  }
}
