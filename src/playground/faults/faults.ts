import { createHash } from 'node:crypto';
import { createAnnouncer } from '../announcer.ts';
import { FAULTS, type Fault, type FaultRates, type FaultTarget, type LineFault } from './kinds.ts';

/** How faults are drawn. */
export interface FaultOptions {
  /** Fixes what is drawn; the same seed draws the same row. 1 when absent. */
  readonly seed?: number;
  /** How likely each is from the start; never, where it is not named. */
  readonly rates?: Partial<FaultRates>;
  /** Shortest and longest wait of what is delayed or slow, in milliseconds of the world's clock. */
  readonly delay?: readonly [number, number];
}

interface Awaited {
  readonly fault: Fault;
  readonly where: FaultTarget;
  times: number;
}

/** Waits when nothing else is asked for; some are longer than the three seconds of an interaction. */
const DELAY = [50, 4_000] as const;

const all = (rate: (fault: Fault) => number): FaultRates =>
  Object.fromEntries(FAULTS.map((fault) => [fault, rate(fault)])) as Record<Fault, number>;

const fits = ({ method, route, event }: FaultTarget, what: FaultTarget): boolean =>
  (method === undefined || method === what.method) &&
  (route === undefined || route === what.route) &&
  (event === undefined || event === what.event);

/** Draws numbers from 0 up to, but not including, 1. */
export type FaultChance = () => number;

/** A row of numbers that a seed and a name fix: the same two give the same row again (mulberry32). */
export function chanceOf(seed: number, name: string): FaultChance {
  let state = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Faults on demand: what goes wrong between this Discord and its bot. */
export type Faults = ReturnType<typeof createFaults>;

/** Faults that may happen. None has yet. */
export function createFaults({ seed = 1, rates: first = {}, delay = DELAY }: FaultOptions = {}) {
  const chances = new Map<string, FaultChance>();
  const row = (name: string): FaultChance => {
    const known = chances.get(name) ?? chanceOf(seed, name);
    chances.set(name, known);
    return known;
  };
  const counted = new Map<Fault, number>();
  const { announce, watch } = createAnnouncer<Fault>();
  /** Counts a fault, drawn or not. */
  const happened = (fault: Fault): void => {
    counted.set(fault, (counted.get(fault) ?? 0) + 1);
    announce(fault);
  };
  let rates = all((fault) => first[fault] ?? 0);
  let awaited: Awaited[] = [];
  let strikeNow: (fault: LineFault) => number = () => 0;

  function asked<F extends Fault>(faults: readonly F[], what: FaultTarget): F | undefined {
    for (const each of awaited) {
      const fault = faults.find((one) => one === each.fault);
      if (fault === undefined || !fits(each.where, what)) continue;
      each.times -= 1;
      awaited = awaited.filter(({ times }) => times > 0);
      return fault;
    }
    return undefined;
  }

  function byChance<F extends Fault>(faults: readonly F[]): F | undefined {
    if (faults.every((fault) => rates[fault] === 0)) return undefined;
    let left = row(faults.join())();
    return faults.find((fault) => {
      left -= rates[fault];
      return left < 0;
    });
  }

  return {
    rates: (): FaultRates => rates,
    /** Sets how likely each fault is from now on; those that are not named never happen by chance. */
    setRates(next: Partial<FaultRates>): void {
      rates = all((fault) => next[fault] ?? 0);
    },
    /** Has the next `times` things that fit meet a fault, whatever the rates are. */
    once(fault: Fault, where: FaultTarget = {}, times = 1): void {
      awaited.push({ fault, where, times });
    },
    /** Does something to every gateway connection that has a session, at once; how many it hit. */
    strike: (fault: LineFault): number => strikeNow(fault),
    /** No fault happens any more: rates are 0, and what {@link once} still waited for is forgotten. */
    clear(): void {
      rates = all(() => 0);
      awaited = [];
    },
    counts: (): FaultRates => all((fault) => counted.get(fault) ?? 0),
    watch,
    draw<F extends Fault>(faults: readonly F[], what: FaultTarget): F | undefined {
      const fault = asked(faults, what) ?? byChance(faults);
      if (fault !== undefined) happened(fault);
      return fault;
    },
    delay: () => delay[0] + row('delay')() * (delay[1] - delay[0]),
    coin: () => row('coin')() < 0.5,
    happened,
    /** Says who does what {@link strike} asks for. */
    onStrike(strike: (fault: LineFault) => number): void {
      strikeNow = strike;
    },
  };
}
