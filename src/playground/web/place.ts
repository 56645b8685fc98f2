import type { ShownChannel } from '../page/wire.ts';

/** Who one is and where, as the address says it: `#ana/general`, or `#ana` alone. */
export interface PagePlace {
  readonly username?: string;
  readonly channel?: string;
}

/** How the address names a channel: by its name where that is its own, as the names of threads need not be. */
export function slugOf({ id, kind, name }: Pick<ShownChannel, 'id' | 'kind' | 'name'>): string {
  return kind === 'text' || kind === 'forum' ? name : id;
}

/** Reads the part of the address after the hash. */
export function readPlace(hash: string): PagePlace {
  const [username = '', channel = ''] = hash.replace(/^#/u, '').split('/').map(decoded);
  return { ...(username === '' ? {} : { username }), ...(channel === '' ? {} : { channel }) };
}

/** Writes a place as the part of an address. */
export function hashOf(username: string, channel: string | undefined): string {
  const parts = channel === undefined ? [username] : [username, channel];
  return `#${parts.map(encodeURIComponent).join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
