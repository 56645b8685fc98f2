/** Where Discord serves pictures of people ("Reference", Image Formatting). */
export const DISCORD_CDN = 'https://cdn.discordapp.com';

/** Pixels of a side, a power of two from 16 to 4,096 ("Reference", Image Formatting). */
const SIZE = 128;

const PLACE = /^(?:avatars\/\d{1,20}|guilds\/\d{1,20}\/users\/\d{1,20}\/avatars)\/\w{1,64}$/;

/** Where the servers of this Discord's pictures are: beside another REST API, when there is one. */
export const cdnBeside = (api: string | undefined): string =>
  api === undefined ? DISCORD_CDN : new URL(api).origin;

/** The address of an avatar below the CDN, as a still PNG; nothing where the place is none that Discord would give. */
export const avatarAddress = (cdn: string, place: string): string | undefined =>
  PLACE.test(place) ? `${cdn}/${place}.png?size=${SIZE}` : undefined;
