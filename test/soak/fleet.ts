import type { Cluster } from '../store/postgres/cluster.ts';
import { type BotProcess, type BotProcessOptions, botProcess } from './bot-process.ts';
import type { Records } from './records.ts';

/** Processes of one bot that share its shards and a database. What is asked of one process is asked of one of them. */
export interface Fleet extends Omit<BotProcess, 'freeze' | 'pid'> {
  /** Ends all of them at once; `kill` ends one, where none is missing. */
  killAll(): Promise<void>;
  /** One of them stands still for so many milliseconds. */
  freezeOne(milliseconds: number): Promise<void>;
  /** The server of the database is ended as a crash does, and started again. */
  crashDatabase(): Promise<void>;
  /** All connections to the database end. */
  cutConnections(): Promise<void>;
  /** One more joins, and another one leaves in order. */
  change(): Promise<void>;
}

/** Milliseconds after which it is given up that all shards are held. */
const PATIENCE = 120_000;
const LOOK = 100;
/** Milliseconds for which a database is away. */
const AWAY = 1_000;

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** A fleet that does not run yet. */
export function fleetOf({
  run,
  hosts,
  shards,
  address,
  cluster,
  records,
}: {
  readonly run: BotProcessOptions;
  readonly hosts: number;
  readonly shards: number;
  readonly address: string;
  readonly cluster: Cluster;
  readonly records: Records;
}): Fleet {
  const running: BotProcess[] = [];
  const former: BotProcess[] = [];
  let turn = 0;
  const isShared = async (): Promise<boolean> => {
    const held = await records.ask(
      'SELECT shard FROM shards WHERE until > clock_timestamp() AND session IS NOT NULL',
    );
    return held.length === shards;
  };
  const ready = async (): Promise<void> => {
    const until = performance.now() + PATIENCE;
    // There are no tables of the database before the first process has begun.
    while (!(await isShared().catch(() => false))) {
      if (performance.now() > until) throw new Error('not all shards are held');
      await pause(LOOK);
    }
  };
  const one = () =>
    botProcess({
      ...run,
      environment: { DATABASE_URL: address, SHARDS: 'leased' },
      isReady: async () => {},
    });
  /** As many run as there are to be, and all shards are held. */
  async function fill(): Promise<void> {
    while (running.length < hosts) {
      const next = one();
      running.push(next);
      await next.start();
    }
    await ready();
  }
  /** The one whose turn it is. */
  const next = (): BotProcess | undefined => {
    turn += 1;
    return running[turn % running.length];
  };
  const leave = async (which: BotProcess | undefined, how: 'kill' | 'stop'): Promise<void> => {
    if (which === undefined) return;
    running.splice(running.indexOf(which), 1);
    former.push(which);
    await which[how]();
  };
  const all = () => [...running, ...former];
  return {
    async start() {
      await fill();
      const { discord } = run;
      const until = performance.now() + PATIENCE;
      while (discord.people[0]?.commands().every(({ name }) => name !== 'play') !== false) {
        if (performance.now() > until) throw new Error('there are no commands');
        await pause(LOOK);
      }
    },
    kill: async () => {
      if (running.length === hosts) await leave(next(), 'kill');
    },
    async killAll() {
      await Promise.all([...running].map((each) => leave(each, 'kill')));
    },
    async stop() {
      await Promise.all([...running].map((each) => leave(each, 'stop')));
    },
    async freezeOne(milliseconds) {
      const frozen = next();
      frozen?.freeze('SIGSTOP');
      await pause(milliseconds);
      frozen?.freeze('SIGCONT');
    },
    async crashDatabase() {
      cluster.crash();
      await pause(AWAY);
      cluster.start();
    },
    cutConnections: () => cluster.cutConnections(),
    async change() {
      const joining = one();
      running.push(joining);
      await joining.start();
      await pause(AWAY);
      await leave(running[0], 'stop');
      await ready();
    },
    endedAlone: () => all().reduce((sum, each) => sum + each.endedAlone(), 0),
    peak: () => Math.max(...all().map((each) => each.peak() ?? 0)),
    worked() {
      const each = running.flatMap((bot) => bot.worked() ?? []);
      return {
        life: each.reduce((sum, { life }) => sum + life, 0),
        main: each.reduce((sum, { main }) => sum + main, 0),
        all: each.reduce((sum, { all }) => sum + all, 0),
      };
    },
  };
}
