import type { Barrier } from '../protocol/access-error.ts';
import { type FailureKind, WireFailure } from '../protocol/discord-api.ts';

/** What keeps a channel from being spoken to, if that is why a request was not done. */
export function barrierIn(error: unknown): Barrier | undefined {
  if (!(error instanceof WireFailure)) return undefined;
  return BARRIER_OF.get(error.kind);
}

const BARRIER_OF: ReadonlyMap<FailureKind, Barrier> = new Map<FailureKind, Barrier>([
  ['vanished', 'vanished'],
  ['closed', 'closed'],
  ['archived', 'locked'],
  ['locked', 'locked'],
]);
