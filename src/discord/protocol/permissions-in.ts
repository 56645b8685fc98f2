import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';

/** An exception to the permissions of a role or a member in a channel; its bits as digits, as Discord sends them. */
export interface Overwrite {
  readonly id: string;
  readonly type: number;
  readonly allow: string;
  readonly deny: string;
}

/** A server as far as permissions need it. */
export interface Guild {
  /** Also the id of its role @everyone. */
  readonly id: string;
  readonly owner: string;
  readonly roles: readonly { readonly id: string; readonly permissions: string }[];
}

/** Somebody in a server, with the ids of their roles. */
export interface RoleHolder {
  readonly id: string;
  readonly roles: readonly string[];
}

/** Every bit that there can be. */
const EVERYTHING = (1n << 64n) - 1n;

/** A member's permissions in a channel, or in the parent of a thread ("Permissions", Permission Overwrites). */
export function permissionsIn(guild: Guild, member: RoleHolder, overwrites: readonly Overwrite[]): bigint {
  if (member.id === guild.owner) return EVERYTHING;
  const held = guild.roles.filter(({ id }) => id === guild.id || member.roles.includes(id));
  const base = held.reduce((all, { permissions }) => all | BigInt(permissions), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return EVERYTHING;
  const isOfRole = ({ type }: Overwrite): boolean => type === OverwriteType.Role;
  const layers = [
    overwrites.filter((each) => isOfRole(each) && each.id === guild.id),
    overwrites.filter((each) => isOfRole(each) && each.id !== guild.id && member.roles.includes(each.id)),
    overwrites.filter((each) => !isOfRole(each) && each.id === member.id),
  ];
  return layers.reduce((may, layer) => {
    const sum = (side: 'allow' | 'deny'): bigint => layer.reduce((all, each) => all | BigInt(each[side]), 0n);
    return (may & ~sum('deny')) | sum('allow');
  }, base);
}
