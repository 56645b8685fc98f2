import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { hueOf } from '../hue.ts';
import { MEMBERS, type Member } from './cast.ts';

const FAMILY = 'Playground Faces';
const SIDE = 128;

GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@expo-google-fonts/exo-2/700Bold/Exo2_700Bold.ttf'),
  FAMILY,
);

const faces = new Map<string, Uint8Array>();

/** As the page draws it: an initial on a colour of their own. */
function drawn({ user }: Member): Uint8Array {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  const hue = hueOf(user.id);
  const ground = pen.createLinearGradient(0, 0, SIDE * 0.5, SIDE);
  ground.addColorStop(0, `hsl(${hue}, 62%, 50%)`);
  ground.addColorStop(1, `hsl(${hue}, 66%, 36%)`);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.font = `700 ${SIDE * 0.5}px "${FAMILY}"`;
  pen.textAlign = 'center';
  pen.fillStyle = '#ffffff';
  const [initial = '?'] = user.global_name ?? user.username;
  pen.fillText(initial.toUpperCase(), SIDE / 2, SIDE * 0.67);
  return canvas.toBuffer('image/png');
}

/**
 * The picture of a member at `/avatars/USER/HASH.png`, or at `/guilds/…/users/USER/avatars/HASH.png` if it is the
 * server's own (Discord docs, reference.mdx "CDN Endpoints").
 */
export function findFace(
  pathname: string,
): { readonly bytes: Uint8Array; readonly contentType: string } | undefined {
  const [, id, hash] =
    /^\/(?:guilds\/\d+\/users|avatars)\/(\d+)(?:\/avatars)?\/(\w+)\.png$/.exec(pathname) ?? [];
  const member = MEMBERS.find(({ user }) => user.id === id);
  if (member === undefined || (hash !== member.user.avatar && hash !== member.serverAvatar)) return undefined;
  const bytes = faces.get(member.user.id) ?? drawn(member);
  faces.set(member.user.id, bytes);
  return { bytes, contentType: 'image/png' };
}
