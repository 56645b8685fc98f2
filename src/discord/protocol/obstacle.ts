import type { Say } from '../../texts/say.ts';
import {
  type CommandPlace,
  isAdministrator,
  type NeededPermission,
  permissionsNeeded,
} from './permissions.ts';
import type { OwnMember } from './sight.ts';

/** Why no table can live in a channel. */
export type ChannelObstacle =
  /** The bot is not in that server: its commands got there without it. `invitation` is an address. */
  | { readonly kind: 'absent'; readonly invitation: string }
  /** A moderator has timed the bot out, until this time in milliseconds since 1970. */
  | { readonly kind: 'timed-out'; readonly until: number }
  /** A private thread that the bot was not added to. */
  | { readonly kind: 'private' }
  | { readonly kind: 'forum' }
  /** No thread can be started there. */
  | { readonly kind: 'no-thread' }
  | { readonly kind: 'missing'; readonly permissions: readonly NeededPermission[] }
  /** A locked thread, in which nobody can press anything, not even an administrator (discord-api-docs #7900). */
  | { readonly kind: 'locked' };

/** What is known of the bot itself where a table is to live. */
export interface OwnPlace {
  readonly member: OwnMember;
  readonly sees: boolean;
  readonly invitation: string;
}

/**
 * What keeps a table from this channel, or, with `inThread`, from a thread started there. `own` is absent if Discord
 * was not asked; it tells why the bot lacks a permission for another reason than its roles.
 */
export function obstacleAt(
  place: CommandPlace,
  own: OwnPlace | undefined,
  inThread = false,
): ChannelObstacle | undefined {
  const member = own?.member;
  if (member?.kind === 'absent') return { kind: 'absent', invitation: own?.invitation ?? '' };
  const until = member?.timedOutUntil;
  // An administrator cannot be timed out ("Permissions", Permissions For Timed Out Members).
  if (until !== undefined && !isAdministrator(place.permissions)) return { kind: 'timed-out', until };
  if (own?.sees === false) return { kind: 'private' };
  if (place.channelKind === 'forum') return { kind: 'forum' };
  if (inThread && place.channelKind !== 'text') return { kind: 'no-thread' };
  const missing = permissionsNeeded(place, inThread).filter(({ has }) => !has);
  if (missing.length > 0) return { kind: 'missing', permissions: missing.map(({ name }) => name) };
  return place.isLocked ? { kind: 'locked' } : undefined;
}

/** A sentence that names an obstacle, and what helps. */
export function obstacleWords(obstacle: ChannelObstacle, say: Say): string {
  switch (obstacle.kind) {
    case 'absent':
      return say('permissions-absent', { invitation: obstacle.invitation });
    case 'timed-out':
      return say('permissions-timed-out', { until: `<t:${Math.ceil(obstacle.until / 1000)}:f>` });
    case 'private':
      return say('permissions-private');
    case 'forum':
      return say('permissions-forum');
    case 'no-thread':
      return say('permissions-no-thread');
    case 'missing':
      return say('permissions-missing', { missing: namesOf(obstacle.permissions, say) });
    case 'locked':
      return say('permissions-locked');
  }
}

/** Permissions by their names, one after another. */
export const namesOf = (permissions: readonly NeededPermission[], say: Say): string =>
  permissions.map((name) => say(`permission-${name}`)).join(', ');
