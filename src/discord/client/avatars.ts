import { LRUCache } from 'lru-cache';
import { type Avatar, openAvatar } from '../../canvas/avatar.ts';
import { FairQueue } from '../../shares/queue.ts';
import type { FindAvatar } from '../views/message-context.ts';

/** Pixels of a side, a power of two from 16 to 4,096 ("Reference", Image Formatting). */
const SIZE = 128;
const PLACE = /^(?:avatars\/\d{1,20}|guilds\/\d{1,20}\/users\/\d{1,20}\/avatars)\/\w{1,64}$/;

/** Where Discord serves pictures of people: beside its REST API, if that is another than Discord's own. */
export const cdnBeside = (api: string | undefined): string =>
  api === undefined ? 'https://cdn.discordapp.com' : new URL(api).origin;

interface AvatarsParts {
  /** Where they are served, without a slash at the end. */
  readonly cdn: string;
  readonly download: (address: string) => Promise<Uint8Array>;
  readonly clock: { readonly now: () => number };
}

/** The most avatars at hand: 64 KB each, so 16 MB. */
const MOST_KEPT = 256;
const AT_ONCE = 4;
/** The most that are sent for: what finds no room is sent for by a later picture. */
const MOST_SENT_FOR = 64;
/** Milliseconds for which one that could not be had is left alone, and the most that are remembered so. */
const LEFT_ALONE = { time: 10 * 60 * 1000, most: 1_000 } as const;

/** The avatars of people at tables, each downloaded once and kept for a while. Nobody waits for one. */
export class Avatars {
  readonly #parts: AvatarsParts;
  readonly #kept = new LRUCache<string, Avatar>({ max: MOST_KEPT });
  readonly #failed: LRUCache<string, true>;
  readonly #queue = new FairQueue(AT_ONCE);
  readonly #sentFor = new Map<string, Promise<void>>();

  constructor(parts: AvatarsParts) {
    this.#parts = parts;
    const { time: ttl, most: max } = LEFT_ALONE;
    this.#failed = new LRUCache({ max, ttl, ttlResolution: 0, perf: parts.clock });
  }

  readonly find: FindAvatar = (place) => {
    const avatar = this.#kept.get(place);
    if (avatar === undefined) this.#send(place);
    return avatar;
  };

  async idle(): Promise<void> {
    await Promise.all(this.#sentFor.values());
  }

  #send(place: string): void {
    if (!PLACE.test(place) || this.#sentFor.has(place) || this.#sentFor.size >= MOST_SENT_FOR) return;
    if (this.#failed.has(place)) return;
    const brought = this.#queue
      .do({ person: place, server: '' }, () => this.#bring(place))
      .finally(() => this.#sentFor.delete(place));
    this.#sentFor.set(place, brought);
  }

  async #bring(place: string): Promise<void> {
    const { cdn, download } = this.#parts;
    try {
      const address = `${cdn}/${place}.png?size=${SIZE}`;
      this.#kept.set(place, await openAvatar(place, await download(address)));
      this.#failed.delete(place);
    } catch {
      // A picture that is gone or broken: the emblem stands for it.
      this.#failed.set(place, true);
    }
  }
}

/** The most bytes of an avatar: 128 × 128 pixels take at most 64 KB as they are. */
const MOST_BYTES = 512 * 1024;
const PATIENCE = 8_000;

/** Downloads the bytes at an address, no more than fit. Throws if they are not all there after `patience` ms. */
export async function download(address: string, patience: number = PATIENCE): Promise<Uint8Array> {
  const ending = new AbortController();
  // The request's own signal ends a body only as long as nothing has collected it.
  const late = new Promise<never>((_, failed) => {
    ending.signal.addEventListener('abort', () => failed(new Error('The picture took too long')));
  });
  late.catch(() => {});
  const timer = setTimeout(() => ending.abort(), patience);
  try {
    return await Promise.race([late, brought(address, ending.signal)]);
  } finally {
    clearTimeout(timer);
  }
}

async function brought(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { redirect: 'error', signal });
  const { body, status } = response;
  if (!response.ok || body === null) {
    await body?.cancel();
    throw new Error(`The picture did not come: ${status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    signal.throwIfAborted();
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`The picture is larger than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
