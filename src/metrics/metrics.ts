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
import { DATABASE_STATES, type DatabaseState } from './health.ts';

/** Bounds of what is timed, in seconds: from a look into memory to what Discord no longer waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 10];

/** What is asked anew each time somebody looks. */
export interface Looks {
  /** At how many tables something waits to be said. */
  readonly waiting: () => Promise<number>;
  readonly gateway: () => GatewayState;
  /** The shards that this process holds. */
  readonly shards: () => readonly ShardSign[];
  readonly database: () => DatabaseState;
  /** How many processes work with the database. */
  readonly hosts: () => number;
  /** The name of this machine, with which each number is labelled. */
  readonly host: string;
}

/** Everything that the host may want to see in numbers, in the form of Prometheus. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #interactions = new Counter({
    name: 'harbour_interactions_total',
    help: 'Interactions that came to their end, by what was pressed and how it ended.',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
  });
  readonly #heard = new Counter({
    name: 'harbour_shard_interactions_total',
    help: 'Interactions that the shards of this process heard of.',
    labelNames: ['shard'],
    registers: [this.#registry],
  });
  readonly #handlingTimes = new Histogram({
    name: 'harbour_interaction_seconds',
    help: 'From the arrival of an interaction to the end of its handling.',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #stages = new Histogram({
    name: 'harbour_stage_seconds',
    help: 'How long the stages of a press took.',
    labelNames: ['stage'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #requests = new Counter({
    name: 'harbour_requests_total',
    help: 'Requests to Discord, by kind and how they ended.',
    labelNames: ['request', 'outcome'],
    registers: [this.#registry],
  });
  readonly #lessonSteps = new Counter({
    name: 'harbour_lesson_steps_total',
    help: 'Steps of lessons that somebody came past for the first time.',
    labelNames: ['game', 'step'],
    registers: [this.#registry],
  });
  readonly #puzzles = new Counter({
    name: 'harbour_puzzles_total',
    help: 'Puzzles of a day that somebody was shown for the first time, solved or gave up.',
    labelNames: ['game', 'event'],
    registers: [this.#registry],
  });
  readonly #reports = new Counter({
    name: 'harbour_reports_total',
    help: 'Problems that somebody has reported to the host of the bot.',
    labelNames: ['game'],
    registers: [this.#registry],
  });
  readonly #renders = new Counter({
    name: 'harbour_renders_total',
    help: 'Pictures that were painted.',
    registers: [this.#registry],
  });
  readonly #errors = new Counter({
    name: 'harbour_errors_total',
    help: 'Lines of the log with the weight of an error or a warning.',
    labelNames: ['level'],
    registers: [this.#registry],
  });

  constructor(looks: Looks) {
    const registers = [this.#registry];
    new Gauge({
      name: 'harbour_tables_behind',
      help: 'Tables whose channel does not show yet what it should, or where somebody is still to be told something.',
      registers,
      async collect() {
        // Out of reach nobody knows; the other numbers are told all the same.
        this.set(await looks.waiting().catch(() => Number.NaN));
      },
    });
    new Gauge({
      name: 'harbour_gateway_state',
      help: 'How the connection to the gateway is; 1 at the state that it is in.',
      labelNames: ['state'],
      registers,
      collect() {
        const now = looks.gateway();
        for (const state of GATEWAY_STATES) this.set({ state }, state === now ? 1 : 0);
      },
    });
    new Gauge({
      name: 'harbour_lease_held',
      help: 'Whether this process holds its database.',
      registers,
      collect() {
        this.set(looks.database() === 'held' ? 1 : 0);
      },
    });
    new Gauge({
      name: 'harbour_database_state',
      help: 'How the database is to this process; 1 at the state that it is in.',
      labelNames: ['state'],
      registers,
      collect() {
        const now = looks.database();
        for (const state of DATABASE_STATES) this.set({ state }, state === now ? 1 : 0);
      },
    });
    new Gauge({
      name: 'harbour_shard_ready',
      help: 'The shards that this process holds: 1 where one is connected.',
      labelNames: ['shard'],
      registers,
      collect() {
        this.reset();
        for (const { shard, isReady } of looks.shards())
          if (shard !== undefined) this.set({ shard }, isReady ? 1 : 0);
      },
    });
    new Gauge({
      name: 'harbour_processes',
      help: 'Processes that work with the database, as far as this one knows.',
      registers,
      collect() {
        this.set(looks.hosts());
      },
    });
    this.#registry.setDefaultLabels({ host: looks.host });
    for (const outcome of OUTCOMES) this.#handlingTimes.zero({ outcome });
    // What has not happened yet is 0 and not absent: only so is its first rise seen.
    for (const level of ['warn', 'error']) this.#errors.inc({ level }, 0);
    collectDefaultMetrics({ register: this.#registry });
  }

  readonly heard = (shard: number): void => {
    this.#heard.inc({ shard });
  };

  readonly handled = (kind: string, outcome: HandledAs, milliseconds: number): void => {
    this.#interactions.inc({ kind, outcome });
    this.#handlingTimes.observe({ outcome }, milliseconds / 1000);
  };

  readonly took = (stage: PressStage, milliseconds: number): void => {
    this.#stages.observe({ stage }, milliseconds / 1000);
    if (stage === 'paint') this.#renders.inc();
  };

  readonly sent = (request: string, outcome: Sent): void => {
    this.#requests.inc({ request, outcome });
  };

  readonly learnt = (game: string, step: string): void => {
    this.#lessonSteps.inc({ game, step });
  };

  readonly puzzled = (game: string, event: PuzzleEvent): void => {
    this.#puzzles.inc({ game, event });
  };

  readonly reported = (game: string): void => {
    this.#reports.inc({ game });
  };

  /** A log whose errors and warnings are counted. */
  counting(log: Log): Log {
    const counted = (level: 'warn' | 'error'): Log[typeof level] => {
      const errors = this.#errors;
      return (about, sentence) => {
        errors.inc({ level });
        log[level](about, sentence);
      };
    };
    return {
      debug: (about, sentence) => log.debug(about, sentence),
      info: (about, sentence) => log.info(about, sentence),
      warn: counted('warn'),
      error: counted('error'),
    };
  }

  /** All of it as Prometheus reads it, and the type of that text. */
  async text(): Promise<{ readonly body: string; readonly type: string }> {
    return { body: await this.#registry.metrics(), type: this.#registry.contentType };
  }
}
