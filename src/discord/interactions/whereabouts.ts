import { type Rejection, reject } from '../../tables/model/rejection.ts';
import { seatOf, type Table } from '../../tables/model/table.ts';
import type { Id } from '../protocol/ids.ts';
import type { Press } from './button.ts';

/** Why somebody can do nothing at a table from another server than its own; nothing where they are there. */
export const notInServer = (
  { guild }: Pick<Table, 'guild'>,
  here: { readonly guild: string },
): Rejection | undefined => (guild === here.guild ? undefined : reject('not-in-this-server'));

/** Why nobody can sit down at a table from another channel than its own; a thread of its own counts with the channel that it belongs to. */
export const notInChannel = (
  { channel, home, thread }: Pick<Table, 'channel' | 'home' | 'thread'>,
  here: { readonly channel: string },
): Rejection | undefined =>
  here.channel === channel || (thread === 'own' && here.channel === home)
    ? undefined
    : reject('not-in-this-channel', { channel });

/** Why a press is not made where it has to be, whatever its id says; nothing where it is. */
export function pressedElsewhere(id: Id, press: Press): Rejection | undefined {
  const table = press.opened?.now.table;
  if (table === undefined) return undefined;
  const why = notInServer(table, press.standpoint);
  if (why !== undefined || !takesSeat(id, table, press.person.id)) return why;
  return notInChannel(table, press.standpoint);
}

/** Whether an id lets somebody sit down who does not sit there. */
function takesSeat(id: Id, table: Table, person: string): boolean {
  switch (id.kind) {
    case 'take':
      return true;
    case 'lobby':
      return id.action === 'join';
    case 'motion':
      return id.action === 'agree' && seatOf(table, person) === undefined;
    default:
      return false;
  }
}
