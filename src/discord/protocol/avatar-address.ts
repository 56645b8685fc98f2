/** Where Discord serves pictures of people ("Reference", Image Formatting). */
export const DISCORD_CDN = 'https://cdn.discordapp.com';

/** Pixels of a side, a power of two from 16 to 4,096 ("Reference", Image Formatting). */
const SIZE = 128;

const PLACE = /^(?:avatars\/\d{1,20}|guilds\/\d{1,20}\/users\/\d{1,20}\/avatars)\/\w{1,64}$/;

/** Where the servers of this Discord's pictures are: beside another REST API, when there is one. */
export const cdnBeside = (api: string | undefined): string =>
  api === undefined ? DISCORD_CDN : new URL(api).origin;

interface User {
  readonly id: string;
  readonly avatar: string | null;
}

/** What of an interaction says whose it is. */
interface Whose {
  readonly guild_id?: string;
  readonly member?: { readonly user: User; readonly avatar?: string | null };
  readonly user?: User;
}

/**
 * The place of somebody's avatar at Discord: the one of the server before their own; empty where they have none. It holds the
 * picture's hash, so another picture has another place.
 */
export function avatarPlace({ member, user, guild_id: guild }: Whose): string {
  const who = member?.user ?? user;
  if (who === undefined) return '';
  if (member?.avatar && guild !== undefined)
    return `guilds/${guild}/users/${who.id}/avatars/${member.avatar}`;
  return who.avatar ? `avatars/${who.id}/${who.avatar}` : '';
}

/** The address of an avatar below the CDN, as a still PNG; nothing where the place is none that Discord would give. */
export const avatarAddress = (cdn: string, place: string): string | undefined =>
  PLACE.test(place) ? `${cdn}/${place}.png?size=${SIZE}` : undefined;
