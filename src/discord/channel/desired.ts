import { createHash } from 'node:crypto';
import { logNeeded } from '../../tables/model/log-needed.ts';
import type { Phase, Table, TableNow } from '../../tables/model/table.ts';
import type { Message } from '../protocol/message.ts';
import { archivedMessage } from '../views/archived-message.ts';
import { boardMessage } from '../views/board-message.ts';
import { lobbyMessage } from '../views/lobby-message.ts';
import { resultMessage } from '../views/result-message.ts';
import type { Voice } from '../views/telling.ts';
import { type Desired, LOBBY_PLY } from './state.ts';

/** The phases of a table in which somebody may want to press something. */
const IN_USE: ReadonlySet<Phase> = new Set<Phase>(['lobby', 'playing']);

/** What the channel needs to know of a table to keep its messages as they should be. */
export type TableToShow = Pick<
  Table,
  'id' | 'channel' | 'phase' | 'thread' | 'revision' | 'host' | 'calls' | 'shownFromPly'
>;

/** What a channel should show, and the message itself. */
export interface DesiredMessage extends Desired {
  /** The live message. It is made once, when it is first asked for. */
  readonly message: () => Message;
}

/** What the channel of a table should show. `draw` makes its live message, of which nothing is painted here. */
export function desiredOf(table: TableToShow, hasMatch: boolean, draw: () => Message): DesiredMessage {
  let drawn: Message | undefined;
  let digest: string | undefined;
  const message = (): Message => {
    drawn ??= draw();
    return drawn;
  };
  return {
    live: {
      channel: table.channel,
      fromPly: hasMatch ? table.shownFromPly : LOBBY_PLY,
      revision: table.revision,
      get digest() {
        digest ??= digestOf(message());
        return digest;
      },
    },
    calls: table.calls.map((call) =>
      hasMatch && call.reason !== 'lobby' ? call : { ...call, fromPly: LOBBY_PLY },
    ),
    isInUse: IN_USE.has(table.phase),
    thread: threadOf(table),
    host: table.host,
    message,
  };
}

function threadOf({ thread, phase }: Pick<Table, 'thread' | 'phase'>): Desired['thread'] {
  if (thread === 'wanted' && IN_USE.has(phase)) return 'start';
  return thread === 'own' && phase === 'closed' ? 'archive' : 'as-it-is';
}

/**
 * Tells what stands in a message from all else that could: its components without their marks, and what its pictures show. Nothing is
 * painted for it.
 */
export function digestOf({ components, pictures, keeps = [], files = [] }: Message): string {
  const shown = [
    components.map((part) => ({ ...part, id: undefined })),
    pictures.map(({ name, alt, key }) => [name, key ?? alt]),
    keeps.map(({ id, name }) => [id, name]),
    files.map(({ name }) => name),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

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
