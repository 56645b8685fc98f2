import { randomBytes } from 'node:crypto';
import type { World } from '../world/world.ts';
import type { RateName } from './endpoint.ts';

/** So many requests in so many milliseconds. */
interface RateRule {
  readonly limit: number;
  readonly window: number;
}

/** How often the bot may ask; edits of old messages count by themselves besides. */
export interface RateRules extends Readonly<Record<RateName | 'oldEdit', RateRule>> {
  /** Requests a second over all routes but those of interactions. */
  readonly global: number;
}

/**
 * Limits as they are commonly seen; Discord publishes none but the global one and may change them at any time
 * (topics/rate-limits.mdx).
 */
export const OBSERVED_RATES: RateRules = {
  createMessage: { limit: 5, window: 5_000 },
  editMessage: { limit: 5, window: 5_000 },
  interaction: { limit: 5, window: 2_000 },
  oldEdit: { limit: 3, window: 6_000 },
  other: { limit: 20, window: 1_000 },
  global: 50,
};

/** What the limits say about a request. */
export interface RateVerdict {
  readonly headers: Readonly<Record<string, string>>;
  /** The body of the 429, when it is one too many. */
  readonly refused?: {
    readonly message: string;
    readonly retry_after: number;
    readonly global: boolean;
    readonly code: number;
  };
}

/** What is said about one edit of old messages too many (discord-userdoccers, error 30046). */
export const OLD_EDITS = {
  code: 30046,
  message: 'Maximum number of edits to messages older than 1 hour reached. Try again later',
} as const;

/** From this age on, in milliseconds, a message counts as old for edits. */
const OLD = 60 * 60_000;

/** Whether a message is so old that edits of it have a limit of their own in each channel. */
export function isOld({ posts, clock }: World, messageId: string): boolean {
  const post = posts.find(messageId);
  return post !== undefined && clock.now() - Date.parse(post.message.timestamp) >= OLD;
}

/** Counts requests. It goes by the real time, since that is what the bot's client waits by. */
export type RateCounter = ReturnType<typeof createRates>;

interface Bucket {
  left: number;
  resetAt: number;
}

/** What a request is told that is one too many, and is to wait so many milliseconds. */
export const limited = (scope: 'user' | 'global' | 'shared', wait: number): Required<RateVerdict> => ({
  headers: {
    ...(scope === 'global' ? { 'X-RateLimit-Global': 'true' } : {}),
    'X-RateLimit-Scope': scope,
    'Retry-After': String(Math.ceil(wait / 1000)),
  },
  refused: {
    message: scope === 'shared' ? 'The resource is being rate limited.' : 'You are being rate limited.',
    retry_after: wait / 1000,
    global: scope === 'global',
    code: 0,
  },
});

/** How full a bucket is, as every answer tells. */
export function bucketHeaders(name: string, limit: number, left: number, resetAt: number) {
  const seconds = (ms: number): string => (Math.max(0, ms) / 1000).toFixed(3);
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(left),
    'X-RateLimit-Reset': seconds(resetAt),
    'X-RateLimit-Reset-After': seconds(resetAt - Date.now()),
    'X-RateLimit-Bucket': name,
  };
}

function createGlobal(limit: number): (now: number) => number {
  let from = 0;
  let count = 0;
  return (now) => {
    if (now - from >= 1000) {
      from = now;
      count = 0;
    }
    count += 1;
    return count > limit ? from + 1000 - now : 0;
  };
}

/** A counter with nothing counted yet. Every route has a bucket of its own, under a name that is drawn for this run. */
export function createRates(rules: RateRules) {
  const names = new Map<string, string>();
  const buckets = new Map<string, Bucket>();
  const overGlobal = createGlobal(rules.global);

  function sweep(now: number): void {
    if (buckets.size < 2_000) return;
    for (const [key, { resetAt }] of buckets) if (resetAt <= now) buckets.delete(key);
  }

  function fill(rate: RateName | 'oldEdit', route: string, major = ''): RateVerdict {
    const now = Date.now();
    sweep(now);
    const { limit, window } = rules[rate];
    const name = names.get(route) ?? randomBytes(16).toString('hex');
    names.set(route, name);
    const key = `${name} ${major}`;
    const found = buckets.get(key);
    const bucket =
      found !== undefined && found.resetAt > now ? found : { left: limit, resetAt: now + window };
    buckets.set(key, bucket);
    const over = bucket.left === 0;
    if (!over) bucket.left -= 1;
    const headers = bucketHeaders(name, limit, bucket.left, bucket.resetAt);
    if (!over) return { headers };
    const verdict = limited('user', bucket.resetAt - now);
    return { ...verdict, headers: { ...headers, ...verdict.headers } };
  }

  return {
    take(rate: RateName, route: string, major: string | undefined, editsOld: boolean): RateVerdict {
      const wait = rate === 'interaction' ? 0 : overGlobal(Date.now());
      if (wait > 0) return limited('global', wait);
      const verdict = fill(rate, route, major);
      if (verdict.refused !== undefined || !editsOld) return verdict;
      const { headers, refused } = fill('oldEdit', 'edits of old messages', major);
      return refused === undefined ? verdict : { headers, refused: { ...refused, ...OLD_EDITS } };
    },
  };
}
