import { setTimeout as wait } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { GATEWAY_STATES, type GatewayState, type ShardSign } from '../discord/client/gateway-health.ts';
import type { Log } from '../discord/log.ts';
import {
  type HandledAs,
  type Meter,
  OUTCOMES,
  type PressStage,
  type PuzzleEvent,
  type Sent,
} from '../discord/meter.ts';
import type { Store } from '../store/store.ts';

/** Bounds of what is timed, in seconds: from a look into memory to what Discord no longer waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 10];

/** What is counted under each name, and by what. */
const COUNTED = {
  interactions: [
    'Interactions that came to their end, by what was pressed and how it ended.',
    'kind',
    'outcome',
  ],
  shard_interactions: ['Interactions that the shards of this process heard of.', 'shard'],
  requests: ['Requests to Discord, by kind and how they ended.', 'request', 'outcome'],
  lesson_steps: ['Steps of lessons that somebody came past for the first time.', 'game', 'step'],
  puzzles: [
    'Puzzles of a day that somebody was shown for the first time, solved or gave up.',
    'game',
    'event',
  ],
  reports: ['Problems that somebody has reported to the host of the bot.', 'game'],
  renders: ['Pictures that were painted.'],
  errors: ['Lines of the log with the weight of an error or a warning.', 'level'],
} as const satisfies Readonly<Record<string, readonly [help: string, ...labels: string[]]>>;

/** How the database is to this process: its own, perhaps another's by now, or out of reach. */
const DATABASE_STATES = ['held', 'taken', 'away'] as const;

/** What is asked of a bot that runs, anew each time somebody observed. */
export interface RunningBot {
  readonly gateway: () => GatewayState;
  readonly shards: () => readonly ShardSign[];
  readonly database: () => (typeof DATABASE_STATES)[number];
  readonly hosts: () => number;
  /** The name of this machine, with which each number is labelled. */
  readonly host: string;
  /** The tables at which something waits to be said; `at` in milliseconds since 1970. */
  readonly pending: () => Promise<readonly { readonly at: number }[]>;
}

/** Milliseconds after which a database that does not tell what waits counts as away: its disk may hang. */
const SILENCE = 2_000;

/** What waits to be said at a bot; undefined if its database does not tell. */
export const waitingAt = ({ pending }: Pick<RunningBot, 'pending'>) =>
  Promise.race([pending(), wait(SILENCE, undefined, { ref: false })]).catch(() => undefined);

/** Everything that the host may want to see in numbers, in the form of Prometheus. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #counters = new Map(
    Object.entries<readonly string[]>(COUNTED).map(([name, [help = '', ...labelNames]]) => [
      name,
      new Counter({ name: `harbour_${name}_total`, help, labelNames, registers: [this.#registry] }),
    ]),
  );
  readonly #handlingTimes = this.#times(
    'harbour_interaction_seconds',
    'From the arrival of an interaction to the end of its handling.',
    'outcome',
  );
  readonly #stages = this.#times('harbour_stage_seconds', 'How long the stages of a press took.', 'stage');

  constructor(observed: RunningBot) {
    const gauge = (
      name: string,
      help: string,
      look: (gauge: Gauge) => void | Promise<void>,
      label?: string,
    ) =>
      new Gauge({
        ...{ name, help, registers: [this.#registry] },
        labelNames: label === undefined ? [] : [label],
        collect() {
          return look(this);
        },
      });
    gauge(
      'harbour_tables_behind',
      'Tables whose channel does not show yet what it should, or where somebody is still to be told something.',
      // Out of reach nobody knows; the other numbers are told all the same.
      async (tables) => tables.set((await waitingAt(observed))?.length ?? Number.NaN),
    );
    gauge(
      'harbour_gateway_state',
      'How the connection to the gateway is; 1 at the state that it is in.',
      (states) => setOne(states, GATEWAY_STATES, observed.gateway()),
      'state',
    );
    gauge('harbour_lease_held', 'Whether this process holds its database.', (held) =>
      held.set(observed.database() === 'held' ? 1 : 0),
    );
    gauge(
      'harbour_database_state',
      'How the database is to this process; 1 at the state that it is in.',
      (states) => setOne(states, DATABASE_STATES, observed.database()),
      'state',
    );
    gauge(
      'harbour_shard_ready',
      'The shards that this process holds: 1 where one is connected.',
      (shards) => {
        shards.reset();
        for (const { shard, isReady } of observed.shards())
          if (shard !== undefined) shards.set({ shard }, isReady ? 1 : 0);
      },
      'shard',
    );
    gauge(
      'harbour_processes',
      'Processes that work with the database, as far as this one knows.',
      (processes) => processes.set(observed.hosts()),
    );
    this.#registry.setDefaultLabels({ host: observed.host });
    for (const outcome of OUTCOMES) this.#handlingTimes.zero({ outcome });
    // What has not happened yet is 0 and not absent: only so is its first rise seen.
    for (const level of ['warn', 'error']) this.#count('errors', { level }, 0);
    collectDefaultMetrics({ register: this.#registry });
  }

  #count(name: keyof typeof COUNTED, labels: Readonly<Record<string, string | number>> = {}, by = 1): void {
    this.#counters.get(name)?.inc(labels, by);
  }

  #times(name: string, help: string, label: string): Histogram {
    return new Histogram({ name, help, labelNames: [label], buckets: SECONDS, registers: [this.#registry] });
  }

  readonly heard = (shard: number): void => {
    this.#count('shard_interactions', { shard });
  };

  readonly handled = (kind: string, outcome: HandledAs, milliseconds: number): void => {
    this.#count('interactions', { kind, outcome });
    this.#handlingTimes.observe({ outcome }, milliseconds / 1000);
  };

  readonly took = (stage: PressStage, milliseconds: number): void => {
    this.#stages.observe({ stage }, milliseconds / 1000);
    if (stage === 'paint') this.#count('renders');
  };

  readonly sent = (request: string, outcome: Sent): void => {
    this.#count('requests', { request, outcome });
  };

  readonly learnt = (game: string, step: string): void => {
    this.#count('lesson_steps', { game, step });
  };

  readonly puzzled = (game: string, event: PuzzleEvent): void => {
    this.#count('puzzles', { game, event });
  };

  readonly reported = (game: string): void => {
    this.#count('reports', { game });
  };

  /** A log whose errors and warnings are counted. */
  counting(log: Log): Log {
    const counted =
      (level: 'warn' | 'error'): Log[typeof level] =>
      (about, sentence) => {
        this.#count('errors', { level });
        log[level](about, sentence);
      };
    return {
      debug: (about, sentence) => log.debug(about, sentence),
      info: (about, sentence) => log.info(about, sentence),
      warn: counted('warn'),
      error: counted('error'),
    };
  }

  /** A store whose commits are timed. */
  timing<S extends Pick<Store, 'commit'>>(store: S): S {
    return {
      ...store,
      commit: (claim, change) => {
        const begun = performance.now();
        return store.commit(claim, change).finally(() => this.took('store', performance.now() - begun));
      },
    };
  }

  /** All of it as Prometheus reads it, and the type of that text. */
  async text(): Promise<{ readonly body: string; readonly type: string }> {
    return { body: await this.#registry.metrics(), type: this.#registry.contentType };
  }
}

/** Sets a gauge to 1 at the state that is now, and to 0 at the others. */
function setOne(gauge: Gauge, states: readonly string[], now: string): void {
  for (const state of states) gauge.set({ state }, state === now ? 1 : 0);
}
