import type { APIRole } from 'discord-api-types/v10';
import { z } from 'zod';
import { ROLES } from './cast.ts';
import type { Announcer } from './events.ts';

/** The reader of what is kept of a role. */
export const keptRole = z.object({ id: z.string(), permissions: z.string().regex(/^\d+$/) });

/** The roles of the server. */
export type Roles = ReturnType<typeof createRoles>;

/** The roles, with the permissions that were kept. */
export function createRoles(announcer: Announcer, kept: readonly z.infer<typeof keptRole>[]) {
  let roles = ROLES.map((role) => ({
    ...role,
    permissions: kept.find(({ id }) => id === role.id)?.permissions ?? role.permissions,
  }));
  const find = (id: string): APIRole | undefined => roles.find((role) => role.id === id);
  return {
    list: (): readonly APIRole[] => roles,
    find,
    /** What a role allows, as bits. */
    permissions: (id: string) => BigInt(find(id)?.permissions ?? '0'),
    setPermissions(id: string, permissions: bigint): void {
      const role = find(id);
      if (role === undefined) return;
      const changed = { ...role, permissions: permissions.toString() };
      roles = roles.map((each) => (each.id === id ? changed : each));
      announcer.announce({ kind: 'role', role: changed });
    },
    keep: () => roles.map(({ id, permissions }) => ({ id, permissions })),
  };
}
