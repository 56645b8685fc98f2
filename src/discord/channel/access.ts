import type { AccessError } from '../protocol/access-error.ts';
import { DiscordError, type DiscordErrorKind } from '../protocol/discord-api.ts';

/** What keeps a channel from being spoken to, if that is why a request was not done. */
export function accessErrorIn(error: unknown): AccessError | undefined {
  if (!(error instanceof DiscordError)) return undefined;
  return ACCESS_ERROR_OF.get(error.kind);
}

const ACCESS_ERROR_OF: ReadonlyMap<DiscordErrorKind, AccessError> = new Map<DiscordErrorKind, AccessError>([
  ['vanished', 'vanished'],
  ['closed', 'closed'],
  ['archived', 'locked'],
  ['locked', 'locked'],
]);
