import { randomBytes } from 'node:crypto';
import { chanceOf } from '../faults/chance.ts';
import type { ExtraRateName, RateName } from './endpoint.ts';

/** So many requests in so many milliseconds. */
export interface RateRule {
  readonly limit: number;
  readonly window: number;
}

/** How often the bot may ask. */
export interface RateRules extends Readonly<Record<RateName | ExtraRateName, RateRule>> {
  /** Requests a second over all routes but those of interactions. */
  readonly global: number;
}

/** Limits that differ from run to run and change while running, as Discord's may at any time. */
export interface RateVariety {
  /** Fixes what is drawn. */
  readonly seed: number;
  /** Milliseconds of real time after which everything is drawn anew. */
  readonly every: number;
}

/** What holds for requests to a route at some moment. */
export interface RouteRate extends RateRule {
  /** Name of the bucket; routes of one name share what is left. */
  readonly bucket: string;
}

/** Tells what holds for a route now. */
export type RatePlan = (rate: RateName | ExtraRateName, route: string, now: number) => RouteRate;

/** The rules as they are; every route has a bucket of its own, under a name that was drawn for this run. */
export function fixedPlan(rules: RateRules): RatePlan {
  const salt = randomBytes(8).toString('hex');
  const names = new Map<string, string>();
  return (rate, route) => {
    const bucket = names.get(route) ?? `${salt}${randomBytes(8).toString('hex')}`;
    names.set(route, bucket);
    return { ...rules[rate], bucket };
  };
}

/**
 * Limits of half to twice the number that the rules give, in half to one and a half times their time; bucket names
 * are drawn, and routes of one kind may share a bucket. All of it changes after a while.
 */
export function variedPlan(rules: RateRules, { seed, every }: RateVariety): RatePlan {
  const from = Date.now();
  return (rate, route, now) => {
    const era = Math.floor((now - from) / every);
    const draw = chanceOf(seed, `rates ${era} ${rate}`);
    const limit = Math.max(1, Math.round(rules[rate].limit * (0.5 + 1.5 * draw())));
    const window = Math.round(rules[rate].window * (0.5 + draw()));
    const shared = draw() < 0.5;
    const name = chanceOf(seed, `bucket ${era} ${shared ? rate : route}`);
    const words = Array.from({ length: 4 }, () => Math.floor(name() * 2 ** 32));
    return {
      limit,
      window,
      bucket: words.map((word) => word.toString(16).padStart(8, '0')).join(''),
    };
  };
}
