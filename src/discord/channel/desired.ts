import type { Phase, Table } from '../../tables/model/table.ts';
import type { Message } from '../protocol/message.ts';
import { digestOf } from './digest.ts';
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
