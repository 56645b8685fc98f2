import type { AccessError } from '../../tables/model/channel.ts';
import type { DiscordErrorKind } from '../discord-error.ts';
import { DiscordError } from '../discord-error.ts';
import type { TableForChannel } from './state.ts';

/** What keeps a channel from being spoken to, if that is why a request was not done. */
export function accessErrorIn(error: unknown): AccessError | undefined {
  if (!(error instanceof DiscordError)) return undefined;
  return ACCESS_ERROR_OF.get(error.kind);
}

/** Why the channel in which a table lives cannot be spoken to; `undefined` if nothing is known against it. */
export const accessErrorOf = ({
  now,
  channel: { access },
}: Pick<TableForChannel, 'now' | 'channel'>): AccessError | undefined =>
  access?.channel === now.table.channel ? access.error : undefined;

const ACCESS_ERROR_OF: ReadonlyMap<DiscordErrorKind, AccessError> = new Map<DiscordErrorKind, AccessError>([
  ['vanished', 'vanished'],
  ['closed', 'closed'],
  ['archived', 'locked'],
  ['locked', 'locked'],
]);
