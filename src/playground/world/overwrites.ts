import { type APIOverwrite, type OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { GUILD_ID, OWNER_ID } from './cast.ts';
import type { Members } from './members.ts';
import { ALL_PERMISSIONS } from './permissions.ts';
import type { Roles } from './roles.ts';

const bits = z.string().regex(/^\d+$/);

/** The reader of what is kept of an exception to the permissions in a channel. */
export const keptOverwrite = z.object({
  channelId: z.string(),
  /** Of a role (0) or a member (1). */
  id: z.string(),
  type: z.literal([0, 1]),
  allow: bits,
  deny: bits,
});

/** An exception to the permissions of a role or a member in a channel. */
export type ChannelOverwrite = z.infer<typeof keptOverwrite>;

/** An exception as a channel carries it. */
export const overwriteJson = ({ id, type, allow, deny }: ChannelOverwrite): APIOverwrite => ({
  id,
  type: type as OverwriteType,
  allow,
  deny,
});

/**
 * A member's permissions in a channel with these overwrites (Discord docs, topics/permissions.mdx "Permission
 * Overwrites"); none if they are not in the server.
 */
export function permissionsUnder(
  userId: string,
  overwrites: readonly ChannelOverwrite[],
  { members, roles }: { readonly members: Members; readonly roles: Roles },
): bigint {
  if (!members.isIn(userId)) return 0n;
  if (userId === OWNER_ID) return ALL_PERMISSIONS;
  const held = members.roles(userId);
  const base = [GUILD_ID, ...held].reduce((all, id) => all | roles.permissions(id), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return ALL_PERMISSIONS;
  const layers = [
    overwrites.filter(({ id }) => id === GUILD_ID),
    overwrites.filter(({ id, type }) => type === 0 && held.includes(id)),
    overwrites.filter(({ id, type }) => type === 1 && id === userId),
  ];
  return layers.reduce((may, layer) => {
    const sum = (side: 'allow' | 'deny'): bigint => layer.reduce((all, one) => all | BigInt(one[side]), 0n);
    return (may & ~sum('deny')) | sum('allow');
  }, base);
}
