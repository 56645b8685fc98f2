import { createHash, randomBytes } from 'node:crypto';
import type { World } from '../world/world.ts';
import type { RateName } from './endpoint.ts';

/** A number of requests in a window of milliseconds. */
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

interface RateVerdict {
  readonly headers: Readonly<Record<string, string>>;
  readonly refused?: object;
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

/** What a request is told that is one too many, and is to wait for some milliseconds. */
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

/** A counter with nothing counted yet. Every route has a bucket of its own, under a name that is drawn for this run. */
export function createRates(rules: RateRules) {
  const run = randomBytes(16).toString('hex');
  const buckets = new Map<string, { left: number; readonly resetAt: number }>();

  /** Takes one request from a bucket; `wait` is positive if none was left. */
  function draw(key: string, { limit, window }: RateRule) {
    const now = Date.now();
    if (buckets.size >= 2_000)
      for (const [each, { resetAt }] of buckets) if (resetAt <= now) buckets.delete(each);
    const found = buckets.get(key);
    const bucket =
      found !== undefined && found.resetAt > now ? found : { left: limit, resetAt: now + window };
    buckets.set(key, bucket);
    const wait = bucket.left > 0 ? 0 : bucket.resetAt - now;
    if (wait === 0) bucket.left -= 1;
    return { ...bucket, wait };
  }

  function fill(rate: RateName | 'oldEdit', route: string, major = ''): RateVerdict {
    const { left, resetAt, wait } = draw(`${route} ${major}`, rules[rate]);
    const name = createHash('md5').update(`${run} ${route}`).digest('hex');
    const headers = bucketHeaders(name, rules[rate].limit, left, resetAt);
    if (wait === 0) return { headers };
    const verdict = limited('user', wait);
    return { ...verdict, headers: { ...headers, ...verdict.headers } };
  }

  return {
    take(rate: RateName, route: string, major: string | undefined, editsOld: boolean): RateVerdict {
      const { wait } =
        rate === 'interaction' ? { wait: 0 } : draw('global', { limit: rules.global, window: 1000 });
      if (wait > 0) return limited('global', wait);
      const verdict = fill(rate, route, major);
      if (verdict.refused !== undefined || !editsOld) return verdict;
      const { headers, refused } = fill('oldEdit', 'edits of old messages', major);
      return refused === undefined ? verdict : { headers, refused: { ...refused, ...OLD_EDITS } };
    },
  };
}
